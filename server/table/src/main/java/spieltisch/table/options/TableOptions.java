package spieltisch.table.options;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import spieltisch.catan.Options;
import spieltisch.table.game.GameKind;

/// The options of a table.
///
/// @param fewest the smallest number of players with which the game starts
/// @param most the largest number of players that may join
/// @param catan the options of a game of Catan, for `most` players
/// @param torres the options of a game of Torres
/// @param boardSeed the seed of the Catan board; empty for a random board
/// @param clock the time limits of the players
/// @param passwordHash the hash of the password for joining; empty if the table has no password. In
///   the options that clients see, the hash is replaced by an empty string.
/// @param spectators whether spectators are allowed
/// @param loss what happens when a player disconnects
/// @param ready how long the others wait for a player who is not ready, in milliseconds; 0 for no
///   limit, empty for the default. The value is empty in journals of earlier versions.
/// @param botPause how long bots wait before each action, in milliseconds; empty for the pause of
///   the server. The value is empty in journals of earlier versions.
/// @param undo whether players may take back their last placement; empty in journals of earlier
///   versions, which means no
public record TableOptions(
    GameKind game,
    int fewest,
    int most,
    Options catan,
    spieltisch.torres.Options torres,
    OptionalLong boardSeed,
    TimeControl clock,
    Optional<String> passwordHash,
    boolean spectators,
    DisconnectPolicy loss,
    OptionalLong ready,
    OptionalLong botPause,
    Optional<Boolean> undo) {

  private static final long DEFAULT_READY_MILLIS = 120_000;
  public static final int MOST_CATAN_PLAYERS = 6;
  public static final int MOST_TORRES_PLAYERS = 4;

  public TableOptions {
    int limit = game == GameKind.CATAN ? MOST_CATAN_PLAYERS : MOST_TORRES_PLAYERS;
    if (fewest < 2 || fewest > most || most > limit)
      throw new IllegalArgumentException(
          "a table takes 2 to " + limit + " players, not " + fewest + " to " + most);
  }

  /// Returns the options that a client of protocol 1.0 expects: three or four players, official
  /// rules, no time limits.
  public static TableOptions standard() {
    return new TableOptions(
        GameKind.CATAN,
        3,
        4,
        Options.standard(4),
        spieltisch.torres.Options.STANDARD,
        OptionalLong.empty(),
        TimeControl.NONE,
        Optional.empty(),
        true,
        DisconnectPolicy.ENDS_THE_GAME,
        OptionalLong.empty(),
        OptionalLong.empty(),
        Optional.empty());
  }

  /// Returns the options of a table that a client of the Torres text protocol opens.
  public static TableOptions torres(
      int players, Optional<String> passwordHash, TimeControl timeControl) {
    return new TableOptions(
        GameKind.TORRES,
        players,
        players,
        Options.standard(players),
        spieltisch.torres.Options.STANDARD,
        OptionalLong.empty(),
        timeControl,
        passwordHash,
        true,
        DisconnectPolicy.PASSES_HIS_TURNS,
        OptionalLong.empty(),
        OptionalLong.empty(),
        Optional.empty());
  }

  public TableOptions withPlayers(int newFewest, int newMost) {
    return change(
        builder -> {
          builder.fewest = newFewest;
          builder.most = newMost;
          builder.catan = catan.forPlayers(newMost);
        });
  }

  public TableOptions withCatan(Options rules) {
    return change(builder -> builder.catan = rules);
  }

  public TableOptions withTorres(spieltisch.torres.Options rules) {
    return change(builder -> builder.torres = rules);
  }

  public TableOptions withBoardSeed(OptionalLong seed) {
    return change(builder -> builder.boardSeed = seed);
  }

  public TableOptions withClock(TimeControl newTimeControl) {
    return change(builder -> builder.timeControl = newTimeControl);
  }

  public TableOptions withPasswordHash(Optional<String> hash) {
    return change(builder -> builder.passwordHash = hash);
  }

  public TableOptions withLoss(DisconnectPolicy newDisconnectPolicy) {
    return change(builder -> builder.disconnectPolicy = newDisconnectPolicy);
  }

  /// Returns these options with another waiting time for players who are not ready.
  ///
  /// @param millis the waiting time in milliseconds; 0 for no limit
  public TableOptions withReady(long millis) {
    return change(builder -> builder.ready = OptionalLong.of(millis));
  }

  /// Returns these options with another pause of bots before each action.
  public TableOptions withBotPause(long millis) {
    return change(builder -> builder.botPause = OptionalLong.of(millis));
  }

  /// Returns these options with or without undo.
  public TableOptions withUndo(boolean isAllowed) {
    return change(builder -> builder.undo = Optional.of(isAllowed));
  }

  /// Returns whether players may take back their last placement. Torres needs no undo: a player
  /// sends a turn as a whole.
  public boolean allowsUndo() {
    return game == GameKind.CATAN && undo.orElse(false);
  }

  /// Returns these options with the time limits and the speed of bots of other options.
  public TableOptions withPaceOf(TableOptions other) {
    return change(
        builder -> {
          builder.timeControl = other.clock;
          builder.botPause = other.botPause;
        });
  }

  /// Returns how long the others wait for a player who is not ready, in milliseconds; 0 for no
  /// limit.
  public long readyMillis() {
    return ready.orElse(DEFAULT_READY_MILLIS);
  }

  /// Returns these options without the password hash. An empty string replaces the hash, so that a
  /// reader still sees that a password exists.
  public TableOptions withoutPassword() {
    return withPasswordHash(passwordHash.map(_ -> ""));
  }

  private TableOptions change(Consumer<Builder> change) {
    var builder = new Builder(this);
    change.accept(builder);
    return builder.build();
  }

  private static final class Builder {
    private final TableOptions old;
    private int fewest;
    private int most;
    private Options catan;
    private spieltisch.torres.Options torres;
    private OptionalLong boardSeed;
    private TimeControl timeControl;
    private Optional<String> passwordHash;
    private DisconnectPolicy disconnectPolicy;
    private OptionalLong ready;
    private OptionalLong botPause;
    private Optional<Boolean> undo;

    Builder(TableOptions old) {
      this.old = old;
      fewest = old.fewest;
      most = old.most;
      catan = old.catan;
      torres = old.torres;
      boardSeed = old.boardSeed;
      timeControl = old.clock;
      passwordHash = old.passwordHash;
      disconnectPolicy = old.loss;
      ready = old.ready;
      botPause = old.botPause;
      undo = old.undo;
    }

    TableOptions build() {
      return new TableOptions(
          old.game,
          fewest,
          most,
          catan,
          torres,
          boardSeed,
          timeControl,
          passwordHash,
          old.spectators,
          disconnectPolicy,
          ready,
          botPause,
          undo);
    }
  }
}
