package spieltisch.siedler.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import spieltisch.catan.View;
import spieltisch.kernel.Seat;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.ServerSentence;

/// What is said around a game: greetings, names and colours, the start and the end.
public final class LobbyMessages {
  private final Dialect dialect;
  private final String version;

  /// Speaks for a server.
  ///
  /// @param version what the server calls itself
  public LobbyMessages(Dialect dialect, String version) {
    this.dialect = dialect;
    this.version = version;
  }

  /// The first word of a connection.
  public ServerMessage greeting() {
    return new ServerMessage.Hello(version, dialect.version(), Extensions.NONE);
  }

  /// The second greeting, for a client that asked for extensions; nothing for others.
  public List<ServerMessage> granted(Set<Extension> granted) {
    return granted.isEmpty()
        ? List.of()
        : List.of(new ServerMessage.Hello(version, dialect.version(), granted));
  }

  /// What the newcomer hears: his number, everybody else in the order of their numbers, himself.
  public List<ServerMessage> welcome(int id, Roster roster) {
    var messages = new ArrayList<ServerMessage>();
    messages.add(new ServerMessage.Welcome(id));
    for (var person : roster.people()) if (person.id() != id) messages.add(update(person, false));
    roster.person(id).ifPresent(person -> messages.add(update(person, true)));
    return messages;
  }

  /// Somebody came or changed, as the person with the number `audience` hears it.
  public List<ServerMessage> changed(int id, Roster roster, int audience) {
    return roster.person(id).map(person -> update(person, id == audience)).stream().toList();
  }

  private static ServerMessage update(Roster.Person person, boolean isOwn) {
    return new ServerMessage.StatusUpdate(PlayerStateMapper.inLobby(person, isOwn));
  }

  /// The colour is taken. The document shows a failure, clients wait for an answer: both.
  public List<ServerMessage> colourTaken() {
    var text = ServerSentence.COLOUR_TAKEN.german();
    return List.of(new ServerMessage.Failure(text), new ServerMessage.Answer(text));
  }

  /// Whatever else is not possible outside the game.
  public List<ServerMessage> refused(ServerSentence serverSentence) {
    return List.of(new ServerMessage.Answer(serverSentence.german()));
  }

  /// One throw of the roll for the first turn.
  public record FirstThrow(Seat seat, int first, int second) {}

  /// The game begins: the map, the throws for the first turn round by round, everybody's state.
  public List<ServerMessage> started(List<FirstThrow> throwsInOrder, View view, Roster roster) {
    var messages = new ArrayList<ServerMessage>();
    messages.add(new ServerMessage.GameStarted(BoardMap.of(view.open(), roster)));
    for (var thrown : throwsInOrder)
      messages.add(
          new ServerMessage.Thrown(
              roster.id(thrown.seat()), new DiceRoll.Pair(thrown.first(), thrown.second())));
    messages.addAll(everybody(view, roster));
    return messages;
  }

  /// A running game, for somebody who comes back or comes to watch.
  public List<ServerMessage> resumed(View view, Roster roster) {
    var messages = new ArrayList<ServerMessage>();
    messages.add(new ServerMessage.GameStarted(BoardMap.of(view.open(), roster)));
    messages.addAll(everybody(view, roster));
    messages.addAll(new MessageMapper(dialect).offers(view, roster));
    return messages;
  }

  private static List<ServerMessage> everybody(View view, Roster roster) {
    var messages = new ArrayList<ServerMessage>();
    for (var person : roster.people())
      person.seat().ifPresent(seat -> messages.add(inGame(person, seat, view)));
    return messages;
  }

  private static ServerMessage inGame(Roster.Person person, Seat seat, View view) {
    return new ServerMessage.StatusUpdate(PlayerStateMapper.inGame(person, seat, view));
  }

  /// Somebody's connection changed while the game runs.
  public List<ServerMessage> connectionChanged(int id, View view, Roster roster) {
    return roster
        .person(id)
        .flatMap(person -> person.seat().map(seat -> inGame(person, seat, view)))
        .stream()
        .toList();
  }

  /// The game ends without a winner, because a player is gone.
  public List<ServerMessage> abandoned(int id, View view, Roster roster) {
    var messages = new ArrayList<>(connectionChanged(id, view, roster));
    messages.add(
        new ServerMessage.GameEnded(ServerSentence.CONNECTION_LOST.german(), OptionalInt.empty()));
    return messages;
  }
}
