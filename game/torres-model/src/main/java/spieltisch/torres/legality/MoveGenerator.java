package spieltisch.torres.legality;

import java.util.ArrayList;
import java.util.List;
import spieltisch.torres.Action;
import spieltisch.torres.ActionKind;
import spieltisch.torres.PackedAction;
import spieltisch.torres.PlayerKnowledge;
import spieltisch.torres.Schedule;
import spieltisch.torres.Squares;
import spieltisch.torres.cards.Card;
import spieltisch.torres.cards.Cards;

/// Generates the legal actions of the awaited player, sorted by kind, source and target.
///
/// Actions are stored in groups, such as "the knight on this square to one of those squares". A
/// group takes three numbers for any number of actions, so choosing a random action needs no list.
/// An instance is reusable and belongs to one thread.
public final class MoveGenerator {
  // The card that moves a block needs the most groups: one for each of 63 stacks.
  private static final int MOST_GROUPS = 128;

  // A group is a packed action without its target, and a set of targets. `begin` holds the rank of
  // the first action of each group.
  private final int[] prefixes = new int[MOST_GROUPS];
  private final long[] targets = new long[MOST_GROUPS];
  private final int[] begin = new int[MOST_GROUPS];
  private int groups;
  private int count;

  /// Finds the legal actions and returns their number.
  public int find(PlayerKnowledge knowledge) {
    groups = 0;
    count = 0;
    switch (knowledge.phaseKind()) {
      case FIRST_KNIGHT ->
          addGroup(ActionKind.PLACE_FIRST_KNIGHT, 0, Legality.knightTargets(knowledge));
      case KING -> addGroup(ActionKind.PLACE_KING, 0, Legality.kingTargets(knowledge));
      case TURN -> turn(knowledge);
      case OVER -> {}
    }
    return count;
  }

  /// The action with the given rank among the actions of the last [#find].
  public int get(int rank) {
    if (rank < 0 || rank >= count) throw new IndexOutOfBoundsException(rank);
    int group = groups - 1;
    while (begin[group] > rank) group--;
    return prefixes[group] | Squares.select(targets[group], rank - begin[group]);
  }

  /// The legal actions as unpacked values.
  public List<Action> actions(PlayerKnowledge knowledge) {
    var actions = new ArrayList<Action>(find(knowledge));
    for (int group = 0; group < groups; group++)
      for (long left = targets[group]; left != 0; left = Squares.rest(left))
        actions.add(PackedAction.action(prefixes[group] | Squares.first(left)));
    return List.copyOf(actions);
  }

  private void turn(PlayerKnowledge knowledge) {
    if (knowledge.points() >= 1) {
      addAction(ActionKind.TAKE_POINT);
      paid(knowledge);
    }
    if (!knowledge.hasPlayedCard()) cards(knowledge);
    addAction(ActionKind.END_TURN);
  }

  private void paid(PlayerKnowledge knowledge) {
    var board = knowledge.board();
    int seat = knowledge.awaited();
    if (knowledge.points() >= 2 && Legality.hasKnight(knowledge))
      addGroup(ActionKind.PLACE_KNIGHT, 0, MovementRules.besideKnights(board, seat));
    if (knowledge.blocks() > 0) addGroup(ActionKind.PLACE_BLOCK, 0, BuildingRules.targets(board));
    for (long left = board.knights(seat); left != 0; left = Squares.rest(left)) {
      int from = Squares.first(left);
      addGroup(
          ActionKind.MOVE_KNIGHT, from, MovementRules.targets(board, from, knowledge.options()));
    }
    if (knowledge.drawn() < Schedule.MOST_DRAWS && knowledge.deck() > 0)
      addAction(ActionKind.DRAW_CARD);
  }

  private void cards(PlayerKnowledge knowledge) {
    int pile = knowledge.playable();
    for (int card = 0; pile >= Cards.one(card) && card < Card.ALL.size(); card++)
      if (Cards.count(pile, card) > 0) card(knowledge, ActionKind.of(Card.of(card)));
  }

  private void card(PlayerKnowledge knowledge, ActionKind actionKind) {
    if (actionKind.squares() < 2) {
      addGroup(actionKind, 0, Legality.targets(knowledge, actionKind, 0));
      return;
    }
    for (long left = Legality.sources(knowledge, actionKind);
        left != 0;
        left = Squares.rest(left)) {
      int from = Squares.first(left);
      addGroup(actionKind, from, Legality.targets(knowledge, actionKind, from));
    }
  }

  /// Adds an action without squares, with square 0 as its target.
  private void addAction(ActionKind actionKind) {
    addGroup(actionKind, 0, Squares.bit(0));
  }

  /// Adds a group of actions. The group may be empty, which saves the caller a branch.
  private void addGroup(ActionKind actionKind, int from, long to) {
    prefixes[groups] = PackedAction.prefix(actionKind, from);
    targets[groups] = to;
    begin[groups] = count;
    groups++;
    count += Squares.size(to);
  }
}
