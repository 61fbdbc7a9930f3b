package spieltisch.siedler.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import spieltisch.catan.Phase;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.ServerSentence;

/// Creates the messages outside of play: greeting, players in the lobby, game start and game end.
public final class LobbyMessages {
  private final Dialect dialect;
  private final String version;

  /// Creates messages for one dialect.
  ///
  /// @param version version text of the server
  public LobbyMessages(Dialect dialect, String version) {
    this.dialect = dialect;
    this.version = version;
  }

  /// Returns the first message of a connection.
  public ServerMessage greeting() {
    return new ServerMessage.Hello(version, dialect.version(), Extensions.NONE);
  }

  /// Returns the second greeting with the granted extensions; empty if there are none.
  public List<ServerMessage> granted(Set<Extension> granted) {
    return granted.isEmpty()
        ? List.of()
        : List.of(new ServerMessage.Hello(version, dialect.version(), granted));
  }

  /// Returns the messages for a new player: the player's id, the states of all other players sorted
  /// by id, then the player's own state.
  public List<ServerMessage> welcome(int id, Roster roster) {
    var messages = new ArrayList<ServerMessage>();
    messages.add(new ServerMessage.Welcome(id));
    for (var player : roster.players()) if (player.id() != id) messages.add(update(player, false));
    roster.player(id).ifPresent(player -> messages.add(update(player, true)));
    return messages;
  }

  /// Returns the state of a new or changed player; empty if no player has the id.
  ///
  /// @param recipient id of the player who receives the message
  public List<ServerMessage> playerChanged(int id, Roster roster, int recipient) {
    return roster.player(id).map(player -> update(player, id == recipient)).stream().toList();
  }

  private static ServerMessage update(Roster.Player player, boolean isOwn) {
    return new ServerMessage.StatusUpdate(PlayerStateMapper.inLobby(player, isOwn));
  }

  /// Returns the refusal of a taken colour. The refusal is a single message: some clients choose
  /// another colour for every message about a refusal, so two messages would make them choose
  /// twice.
  public ServerMessage colourTaken() {
    var text = ServerSentence.COLOUR_TAKEN.german();
    return switch (dialect.answers()) {
      case ONE_MESSAGE -> new ServerMessage.Failure(text);
      case TWO_MESSAGES -> new ServerMessage.Answer(text);
    };
  }

  /// Returns the answer to a refused request outside of play. For a taken colour, see
  /// [#colourTaken].
  public List<ServerMessage> refused(ServerSentence sentence) {
    return List.of(new ServerMessage.Answer(sentence.german()));
  }

  /// One of the rolls that decide which player has the first turn.
  public record StartingRoll(Seat seat, int first, int second) {}

  /// Returns the messages at the game start: the map, the starting rolls in order, the states of
  /// all players.
  public List<ServerMessage> started(List<StartingRoll> rolls, View view, Roster roster) {
    var messages = new ArrayList<ServerMessage>();
    messages.add(new ServerMessage.GameStarted(BoardMap.of(view.position(), roster)));
    for (var roll : rolls)
      messages.add(
          new ServerMessage.DiceRolled(
              roster.id(roll.seat()), new DiceRoll.Pair(roll.first(), roll.second())));
    messages.addAll(allStates(view, roster));
    return messages;
  }

  /// Returns the messages that show a game to a returning player or a new spectator. If the game is
  /// over, they end with the winner: a player who lost the connection at the end has not heard it.
  public List<ServerMessage> resumed(View view, Roster roster) {
    var messages = new ArrayList<ServerMessage>();
    messages.add(new ServerMessage.GameStarted(BoardMap.of(view.position(), roster)));
    messages.addAll(allStates(view, roster));
    messages.addAll(new MessageMapper(dialect).offers(view, roster));
    if (view.position().phase() instanceof Phase.Over(var winner))
      messages.add(won(winner, roster));
    return messages;
  }

  static ServerMessage won(Seat winner, Roster roster) {
    int id = roster.id(winner);
    var name = roster.playerAt(winner).flatMap(Roster.Player::name).orElse(String.valueOf(id));
    return new ServerMessage.GameEnded(ServerSentence.won(name), OptionalInt.of(id));
  }

  static List<ServerMessage> allStates(View view, Roster roster) {
    var messages = new ArrayList<ServerMessage>();
    for (var player : roster.players())
      player.seat().ifPresent(seat -> messages.add(inGame(player, seat, view)));
    return messages;
  }

  private static ServerMessage inGame(Roster.Player player, Seat seat, View view) {
    return new ServerMessage.StatusUpdate(PlayerStateMapper.inGame(player, seat, view));
  }

  /// Returns the state of a player who lost or regained the connection during the game.
  public List<ServerMessage> connectionChanged(int id, View view, Roster roster) {
    return roster
        .player(id)
        .flatMap(player -> player.seat().map(seat -> inGame(player, seat, view)))
        .stream()
        .toList();
  }

  /// Returns the messages that end a game without a winner because a player lost the connection.
  public List<ServerMessage> abandoned(int id, View view, Roster roster) {
    var messages = new ArrayList<>(connectionChanged(id, view, roster));
    messages.add(aborted());
    return messages;
  }

  /// Returns the message that a game has ended without a winner.
  public ServerMessage aborted() {
    return new ServerMessage.GameEnded(
        ServerSentence.CONNECTION_LOST.german(), OptionalInt.empty());
  }
}
