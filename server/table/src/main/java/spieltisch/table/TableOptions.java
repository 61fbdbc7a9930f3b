package spieltisch.table;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import spieltisch.catan.Options;
import spieltisch.table.game.GameKind;

/// What was agreed when a table was opened.
///
/// @param fewest with how many players the game may start
/// @param most how many may join
/// @param catan the rules for a game of Catan; its number of players is that of the largest game
/// @param torres the rules for a game of Torres
/// @param boardSeed the seed of a board that is to be played; a random one otherwise
/// @param passwordHash what a player must know; see `SecretHash`
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
    DisconnectPolicy loss) {

  public TableOptions {
    int limit = game == GameKind.CATAN ? 6 : 4;
    if (fewest < 2 || fewest > most || most > limit)
      throw new IllegalArgumentException(
          "a table takes 2 to " + limit + " players, not " + fewest + " to " + most);
  }

  /// A table as a client of protocol 1.0 expects it: three or four players, official rules, no
  /// extras.
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
        DisconnectPolicy.ENDS_THE_GAME);
  }

  /// A table for Torres as its text protocol opens them: so many players, a password, a time for
  /// each turn.
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
        DisconnectPolicy.PASSES_HIS_TURNS);
  }

  public TableOptions withPlayers(int newFewest, int newMost) {
    return but(
        draft -> {
          draft.fewest = newFewest;
          draft.most = newMost;
          draft.catan = catan.forPlayers(newMost);
        });
  }

  public TableOptions withCatan(Options rules) {
    return but(draft -> draft.catan = rules);
  }

  public TableOptions withBoardSeed(OptionalLong seed) {
    return but(draft -> draft.boardSeed = seed);
  }

  public TableOptions withClock(TimeControl newTimeControl) {
    return but(draft -> draft.timeControl = newTimeControl);
  }

  public TableOptions withPasswordHash(Optional<String> hash) {
    return but(draft -> draft.passwordHash = hash);
  }

  public TableOptions withLoss(DisconnectPolicy newDisconnectPolicy) {
    return but(draft -> draft.disconnectPolicy = newDisconnectPolicy);
  }

  /// For those who may not know the password: only whether there is one.
  TableOptions withoutPassword() {
    return withPasswordHash(passwordHash.map(_ -> ""));
  }

  private TableOptions but(Consumer<Draft> change) {
    var draft = new Draft(this);
    change.accept(draft);
    return draft.signed();
  }

  /// The same agreement while something in it is being changed.
  private static final class Draft {
    private final TableOptions old;
    private int fewest;
    private int most;
    private Options catan;
    private OptionalLong boardSeed;
    private TimeControl timeControl;
    private Optional<String> passwordHash;
    private DisconnectPolicy disconnectPolicy;

    Draft(TableOptions old) {
      this.old = old;
      fewest = old.fewest;
      most = old.most;
      catan = old.catan;
      boardSeed = old.boardSeed;
      timeControl = old.clock;
      passwordHash = old.passwordHash;
      disconnectPolicy = old.loss;
    }

    TableOptions signed() {
      return new TableOptions(
          old.game,
          fewest,
          most,
          catan,
          old.torres,
          boardSeed,
          timeControl,
          passwordHash,
          old.spectators,
          disconnectPolicy);
    }
  }
}
