package spieltisch.client.siedler;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerStatus;

/// Whose turn it is and what has happened in it, as far as the statuses tell; and from them the
/// order of play.
final class TurnTracker {
  /// A card that was played in this turn.
  enum Played {
    KNIGHT,
    PROGRESS
  }

  private final List<Integer> order = new ArrayList<>();
  private final List<OwnedPiece> built = new ArrayList<>();
  private OptionalInt active = OptionalInt.empty();
  private Optional<DiceRoll> diceRoll = Optional.empty();
  private Optional<Played> played = Optional.empty();
  private int turns;

  OptionalInt active() {
    return active;
  }

  Optional<DiceRoll> dice() {
    return diceRoll;
  }

  Optional<Played> played() {
    return played;
  }

  int turns() {
    return turns;
  }

  /// What the active player built in this turn.
  List<OwnedPiece> built() {
    return List.copyOf(built);
  }

  /// Those whose turns were seen, in their order.
  List<Integer> order() {
    return List.copyOf(order);
  }

  /// Somebody's status; answers whether a turn began with it.
  ///
  /// @param isForward whether turns follow in the order of play, not backwards as in the second
  ///   round of the set-up
  boolean stands(int player, PlayerStatus playerStatus, boolean isForward) {
    return switch (playerStatus) {
      case SETTLEMENT, ROAD -> founds(player, isForward);
      case ROLL -> begins(player, diceRoll.isPresent());
      case TURN, ROBBER -> begins(player, false);
      case WAIT, START, AWAITS_START, DISCARD, BUILD, CONNECTION_LOST -> false;
    };
  }

  private boolean founds(int player, boolean isForward) {
    if (isForward && !order.contains(player)) order.add(player);
    active = OptionalInt.of(player);
    diceRoll = Optional.empty();
    return false;
  }

  private boolean begins(int player, boolean isAgain) {
    boolean isSame = active.isPresent() && active.getAsInt() == player && turns > 0;
    if (isSame && !isAgain) return false;
    if (!order.contains(player)) order.add(player);
    active = OptionalInt.of(player);
    diceRoll = Optional.empty();
    played = Optional.empty();
    built.clear();
    turns++;
    return true;
  }

  /// Throws for the first turn come before anybody is active.
  void thrown(int player, DiceRoll newDiceRoll) {
    if (active.isPresent() && active.getAsInt() == player) diceRoll = Optional.of(newDiceRoll);
  }

  void played(Played card) {
    played = Optional.of(card);
  }

  void built(OwnedPiece ownedPiece) {
    if (turns > 0) built.add(ownedPiece);
  }
}
