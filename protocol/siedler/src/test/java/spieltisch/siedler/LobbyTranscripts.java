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
import spieltisch.catan.Observation;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.ServerSentence;

/// What happens around a game: coming, names and colours, the start, chat, going and coming back.
final class LobbyTranscripts {
  private LobbyTranscripts() {}

  static void handshake(TranscriptTable transcriptTable) {
    var lobbyMessages = transcriptTable.reception();
    var han =
        new Roster.Person(
            13, Optional.of("Han"), Optional.of(Colour.WHITE), Optional.empty(), true, true);
    var roster = new Roster(List.of(han, Roster.Person.arriving(14)));
    transcriptTable
        .hear(0, List.of(lobbyMessages.greeting()))
        .say(0, new ClientMessage.Hello("Testclient 1 (KI)", Extensions.NONE))
        .hear(0, lobbyMessages.welcome(14, roster))
        .hear(1, lobbyMessages.changed(14, roster, 13));
  }

  static void colours(TranscriptTable transcriptTable) {
    var lobbyMessages = transcriptTable.reception();
    var leia = Roster.Person.arriving(42);
    var han = Roster.Person.arriving(13);
    transcriptTable.roster(new Roster(List.of(leia, han)));
    introduce(transcriptTable, 1, named(han, "Han", Colour.WHITE));
    start(transcriptTable, 1, named(han, "Han", Colour.WHITE));
    introduce(transcriptTable, 0, named(leia, "Leia", Colour.WHITE));
    transcriptTable.say(0, new ClientMessage.Start()).hear(0, lobbyMessages.colourTaken());
    introduce(transcriptTable, 0, named(leia, "Leia", Colour.ORANGE));
    start(transcriptTable, 0, named(leia, "Leia", Colour.ORANGE));
    transcriptTable
        .say(1, new ClientMessage.Start())
        .hear(1, lobbyMessages.refused(ServerSentence.ALREADY_READY));
  }

  private static void introduce(TranscriptTable transcriptTable, int seat, Roster.Person person) {
    transcriptTable.say(seat, new ClientMessage.Introduce(person.name(), person.colour()));
    change(transcriptTable, seat, person);
  }

  private static void start(TranscriptTable transcriptTable, int seat, Roster.Person person) {
    transcriptTable.say(seat, new ClientMessage.Start());
    change(
        transcriptTable,
        seat,
        new Roster.Person(person.id(), person.name(), person.colour(), person.seat(), true, true));
  }

  private static void change(TranscriptTable transcriptTable, int seat, Roster.Person person) {
    var people = transcriptTable.roster().people().stream();
    transcriptTable.roster(
        new Roster(people.map(it -> it.id() == person.id() ? person : it).toList()));
    var lobbyMessages = transcriptTable.reception();
    transcriptTable
        .hear(0, lobbyMessages.changed(person.id(), transcriptTable.roster(), 42))
        .hear(1, lobbyMessages.changed(person.id(), transcriptTable.roster(), 13))
        .hear(seat, List.of(ServerMessage.Answer.OK));
  }

  private static Roster.Person named(Roster.Person person, String name, Colour colour) {
    return new Roster.Person(
        person.id(), Optional.of(name), Optional.of(colour), person.seat(), person.isReady(), true);
  }

  static void start(TranscriptTable transcriptTable) {
    var throwsInOrder =
        List.of(
            new LobbyMessages.FirstThrow(LUKE, 4, 3),
            new LobbyMessages.FirstThrow(HAN, 2, 1),
            new LobbyMessages.FirstThrow(LEIA, 2, 5),
            new LobbyMessages.FirstThrow(LUKE, 1, 1),
            new LobbyMessages.FirstThrow(HAN, 2, 6),
            new LobbyMessages.FirstThrow(LEIA, 6, 3));
    transcriptTable
        .hearEach(
            view ->
                transcriptTable.reception().started(throwsInOrder, view, transcriptTable.roster()))
        .hear(0, List.of(ServerMessage.Answer.OK));
  }

  static void chat(TranscriptTable transcriptTable) {
    transcriptTable
        .say(0, new ClientMessage.Say("Hilf mir, \"Obi-Wan\"!"))
        .hearAll(List.of(new ServerMessage.Chat(OptionalInt.of(42), "Hilf mir, \"Obi-Wan\"!")))
        .hear(0, List.of(ServerMessage.Answer.OK))
        .hearAll(List.of(new ServerMessage.Chat(OptionalInt.empty(), "Noch eine Runde?")));
  }

  static void disconnect(TranscriptTable transcriptTable) {
    turn(transcriptTable, LEIA);
    var gone =
        transcriptTable.roster().people().stream()
            .map(it -> it.id() == 13 ? gone(it) : it)
            .toList();
    transcriptTable.roster(new Roster(gone));
    transcriptTable.hearEach(
        view -> transcriptTable.reception().abandoned(13, view, transcriptTable.roster()));
  }

  private static Roster.Person gone(Roster.Person person) {
    return new Roster.Person(
        person.id(), person.name(), person.colour(), person.seat(), true, false);
  }

  static void comingBack(TranscriptTable transcriptTable) {
    turn(transcriptTable, LEIA)
        .given(
            new Observation.CityPlaced(HAN, corner("NOR")),
            new Observation.Produced(LEIA, new Resources(2, 0, 0, 0, 0)),
            new Observation.Offered(LEIA, 3, wood(1), Resources.of(Resource.ORE, 1)),
            new Observation.Answered(LUKE, 3, true),
            new Observation.Answered(HAN, 3, false));
    transcriptTable.hear(
        1, transcriptTable.reception().resumed(transcriptTable.view(1), transcriptTable.roster()));
  }
}
