package spieltisch.client.siedler.tracking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerStatus;

/// Tracks the current turn and the order of play, as far as status messages show them.
public final class TurnTracker {
  /// The kind of development card that the active player played in this turn.
  enum Played {
    KNIGHT,
    PROGRESS
  }

  /// The stage of the game, derived from the settlements on the board.
  enum Stage {
    /// No settlement is placed yet. On some servers the players now roll for the order of play.
    BEFORE_SET_UP,
    FIRST_ROUND,
    /// The second round of the set-up, in which the order of play is reversed, or the turns after
    /// the set-up.
    LATER
  }

  private final List<Integer> order = new ArrayList<>();
  private final List<OwnedPiece> built = new ArrayList<>();
  private OptionalInt active = OptionalInt.empty();
  private Optional<DiceRoll> dice = Optional.empty();
  private Optional<Played> played = Optional.empty();
  private int turns;

  public OptionalInt active() {
    return active;
  }

  Optional<DiceRoll> dice() {
    return dice;
  }

  Optional<Played> played() {
    return played;
  }

  int turns() {
    return turns;
  }

  /// The pieces that the active player built in this turn.
  List<OwnedPiece> built() {
    return List.copyOf(built);
  }

  /// The players whose turns were seen, in the order of their turns.
  List<Integer> order() {
    return List.copyOf(order);
  }

  /// Applies a status. Returns whether a turn began with this status. A roll for the order of play
  /// is no turn.
  boolean statusChanged(int player, PlayerStatus status, Stage stage) {
    return switch (status) {
      case SETTLEMENT, ROAD -> setUpTurn(player, stage != Stage.LATER);
      case ROLL -> stage != Stage.BEFORE_SET_UP && beginTurn(player, dice.isPresent());
      case TURN, ROBBER -> beginTurn(player, false);
      case WAIT, START, AWAITS_START, DISCARD, BUILD, CONNECTION_LOST -> false;
    };
  }

  private boolean setUpTurn(int player, boolean isForward) {
    if (isForward && !order.contains(player)) order.add(player);
    active = OptionalInt.of(player);
    dice = Optional.empty();
    if (isForward) turns = 0;
    return false;
  }

  private boolean beginTurn(int player, boolean mayRepeat) {
    boolean isSame = active.isPresent() && active.getAsInt() == player && turns > 0;
    if (isSame && !mayRepeat) return false;
    if (!order.contains(player)) order.add(player);
    active = OptionalInt.of(player);
    dice = Optional.empty();
    played = Optional.empty();
    built.clear();
    turns++;
    return true;
  }

  /// Applies a roll of the active player. Rolls for the order of play are ignored; they happen
  /// before any player is active.
  void rolled(int player, DiceRoll newDice) {
    if (active.isPresent() && active.getAsInt() == player) dice = Optional.of(newDice);
  }

  void played(Played card) {
    played = Optional.of(card);
  }

  void built(OwnedPiece ownedPiece) {
    if (turns > 0) built.add(ownedPiece);
  }
}
