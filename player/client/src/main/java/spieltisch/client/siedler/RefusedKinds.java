package spieltisch.client.siedler;

import java.util.HashMap;
import java.util.Map;
import spieltisch.catan.Action;

/// Remembers which kinds of actions the server refuses, within a turn and across turns.
///
/// After two refusals of a kind of action in a turn, the client does not use this kind for the rest
/// of the turn. A single refusal has this effect if the kind was already refused in an earlier
/// turn. A kind that was refused in two turns without success is left out for one turn, then for
/// two, four and at most eight turns. When the server accepts an action, its kind is allowed again.
/// The client never leaves out an action that its status demands.
final class RefusedKinds {
  private static final int MAX_IN_TURN = 2;
  private static final int MAX_FAILED_TURNS = 2;
  private static final int MAX_SKIPPED_TURNS = 8;

  private static final class History {
    private int refusedInTurn;
    private int failedTurns;
    private int skippedTurns;
  }

  private final Map<Class<? extends Action>, History> kinds = new HashMap<>();

  boolean isBarred(Class<? extends Action> kind) {
    var history = kinds.get(kind);
    if (history == null) return false;
    int allowed = history.failedTurns == 0 ? MAX_IN_TURN : 1;
    return history.skippedTurns > 0 || history.refusedInTurn >= allowed;
  }

  void refused(Action action) {
    if (!isOptional(action)) return;
    kinds.computeIfAbsent(action.getClass(), _ -> new History()).refusedInTurn++;
  }

  void accepted(Action action) {
    kinds.remove(action.getClass());
  }

  void turnBegan() {
    kinds.values().forEach(RefusedKinds::turnBegan);
  }

  private static void turnBegan(History history) {
    if (history.skippedTurns > 0) history.skippedTurns--;
    if (history.refusedInTurn == 0) return;
    history.refusedInTurn = 0;
    history.failedTurns++;
    int excess = history.failedTurns - MAX_FAILED_TURNS;
    if (excess >= 0) history.skippedTurns = Math.min(MAX_SKIPPED_TURNS, 1 << Math.min(excess, 8));
  }

  private static boolean isOptional(Action action) {
    return switch (action) {
      case Action.BuildRoad _,
          Action.BuildSettlement _,
          Action.BuildCity _,
          Action.BuyCard _,
          Action.PlayKnight _,
          Action.PlayRoadBuilding _,
          Action.PlayMonopoly _,
          Action.PlayInvention _,
          Action.TradeWithBank _,
          Action.Offer _,
          Action.Conclude _,
          Action.Withdraw _ ->
          true;
      case Action.Roll _,
          Action.EndTurn _,
          Action.Discard _,
          Action.MoveRobber _,
          Action.Answer _ ->
          false;
    };
  }
}
