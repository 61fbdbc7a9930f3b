package spieltisch.table;

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
/// @param passwordHash the hash of the password for joining, as `SecretHash` makes it; empty
///   without a password
/// @param spectators whether spectators are allowed
/// @param loss what happens when a player disconnects
/// @param ready how long the others wait for a player who is not ready, in milliseconds; 0 for no
///   limit, empty for the default. The value is empty in journals of earlier versions.
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
    OptionalLong ready) {

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
        OptionalLong.empty());
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
        OptionalLong.empty());
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
  /// @param millis the waiting time; 0 for no limit
  public TableOptions withReady(long millis) {
    return change(builder -> builder.ready = OptionalLong.of(millis));
  }

  /// Returns how long the others wait for a player who is not ready, in milliseconds; 0 for no
  /// limit.
  public long readyMillis() {
    return ready.orElse(DEFAULT_READY_MILLIS);
  }

  /// Returns these options with an empty string instead of the password hash, which still shows
  /// that a password exists.
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
          ready);
    }
  }
}
