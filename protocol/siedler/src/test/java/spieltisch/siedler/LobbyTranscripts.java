package spieltisch.siedler;

import static spieltisch.siedler.LetterMap.corner;
import static spieltisch.siedler.Transcripts.HAN;
import static spieltisch.siedler.Transcripts.LEIA;
import static spieltisch.siedler.Transcripts.LUKE;
import static spieltisch.siedler.Transcripts.turn;
import static spieltisch.siedler.Transcripts.wood;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.Observation;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.ServerSentence;

/// Dialogues outside of play: joining, names and colours, start, chat, disconnecting and returning.
final class LobbyTranscripts {
  private LobbyTranscripts() {}

  static void handshake(TranscriptTable table) {
    var lobby = table.lobby();
    var han =
        new Roster.Player(
            13, Optional.of("Han"), Optional.of(Colour.WHITE), Optional.empty(), true, true);
    var roster = new Roster(List.of(han, Roster.Player.joined(14)));
    table
        .serverSends(0, List.of(lobby.greeting()))
        .clientSends(0, new ClientMessage.Hello("Testclient 1 (KI)", Extensions.NONE))
        .serverSends(0, lobby.welcome(14, roster))
        .serverSends(1, lobby.playerChanged(14, roster, 13));
  }

  static void colours(TranscriptTable table) {
    var lobby = table.lobby();
    var leia = Roster.Player.joined(42);
    var han = Roster.Player.joined(13);
    table.roster(new Roster(List.of(leia, han)));
    setProfile(table, 1, named(han, "Han", Colour.WHITE));
    start(table, 1, named(han, "Han", Colour.WHITE));
    setProfile(table, 0, named(leia, "Leia", Colour.WHITE));
    table.clientSends(0, new ClientMessage.Start()).serverSends(0, List.of(lobby.colourTaken()));
    setProfile(table, 0, named(leia, "Leia", Colour.ORANGE));
    start(table, 0, named(leia, "Leia", Colour.ORANGE));
    table
        .clientSends(1, new ClientMessage.Start())
        .serverSends(1, lobby.refused(ServerSentence.ALREADY_READY));
  }

  private static void setProfile(TranscriptTable table, int seat, Roster.Player player) {
    table.clientSends(seat, new ClientMessage.SetProfile(player.name(), player.colour()));
    change(table, seat, player);
  }

  private static void start(TranscriptTable table, int seat, Roster.Player player) {
    table.clientSends(seat, new ClientMessage.Start());
    change(
        table,
        seat,
        new Roster.Player(player.id(), player.name(), player.colour(), player.seat(), true, true));
  }

  private static void change(TranscriptTable table, int seat, Roster.Player player) {
    var players = table.roster().players().stream();
    table.roster(new Roster(players.map(it -> it.id() == player.id() ? player : it).toList()));
    var lobby = table.lobby();
    table
        .serverSends(0, lobby.playerChanged(player.id(), table.roster(), 42))
        .serverSends(1, lobby.playerChanged(player.id(), table.roster(), 13))
        .serverSends(seat, List.of(ServerMessage.Answer.OK));
  }

  private static Roster.Player named(Roster.Player player, String name, Colour colour) {
    return new Roster.Player(
        player.id(), Optional.of(name), Optional.of(colour), player.seat(), player.isReady(), true);
  }

  static void start(TranscriptTable table) {
    var rolls =
        List.of(
            new LobbyMessages.StartingRoll(LUKE, 4, 3),
            new LobbyMessages.StartingRoll(HAN, 2, 1),
            new LobbyMessages.StartingRoll(LEIA, 2, 5),
            new LobbyMessages.StartingRoll(LUKE, 1, 1),
            new LobbyMessages.StartingRoll(HAN, 2, 6),
            new LobbyMessages.StartingRoll(LEIA, 6, 3));
    table
        .serverSendsEach(view -> table.lobby().started(rolls, view, table.roster()))
        .serverSends(0, List.of(ServerMessage.Answer.OK));
  }

  static void chat(TranscriptTable table) {
    table
        .clientSends(0, new ClientMessage.SendChat("Hilf mir, \"Obi-Wan\"!"))
        .serverSendsAll(
            List.of(new ServerMessage.Chat(OptionalInt.of(42), "Hilf mir, \"Obi-Wan\"!")))
        .serverSends(0, List.of(ServerMessage.Answer.OK))
        .serverSendsAll(List.of(new ServerMessage.Chat(OptionalInt.empty(), "Noch eine Runde?")));
  }

  static void disconnect(TranscriptTable table) {
    turn(table, LEIA);
    var players =
        table.roster().players().stream().map(it -> it.id() == 13 ? disconnected(it) : it).toList();
    table.roster(new Roster(players));
    table.serverSendsEach(view -> table.lobby().abandoned(13, view, table.roster()));
  }

  private static Roster.Player disconnected(Roster.Player player) {
    return new Roster.Player(
        player.id(), player.name(), player.colour(), player.seat(), true, false);
  }

  static void returning(TranscriptTable table) {
    turn(table, LEIA)
        .given(
            new Observation.CityPlaced(HAN, corner("NOR")),
            new Observation.Produced(LEIA, new Resources(2, 0, 0, 0, 0)),
            new Observation.Offered(LEIA, 3, wood(1), Resources.of(Resource.ORE, 1)),
            new Observation.Answered(LUKE, 3, true),
            new Observation.Answered(HAN, 3, false));
    table.serverSends(1, table.lobby().resumed(table.view(1), table.roster()));
  }
}
