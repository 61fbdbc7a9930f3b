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

/// The legal actions of the awaited player, by kind, source and target.
///
/// They come in groups, such as "the knight on this square to one of those", and a group is a few
/// numbers however many actions it has; so choosing one at random needs no list. A menu is reused
/// and belongs to one thread.
public final class MoveGenerator {
  // The card that moves a block needs the most: a group for each of 63 stacks.
  private static final int MOST_GROUPS = 128;

  /// The codes of a group without their target; it begins at the rank of its first action.
  private final int[] prefixes = new int[MOST_GROUPS];

  private final long[] targets = new long[MOST_GROUPS];
  private final int[] begin = new int[MOST_GROUPS];
  private int groups;
  private int count;

  /// Finds the actions; answers how many there are.
  public int find(PlayerKnowledge playerKnowledge) {
    groups = 0;
    count = 0;
    switch (playerKnowledge.stage()) {
      case FIRST_KNIGHT ->
          group(ActionKind.PLACE_FIRST_KNIGHT, 0, Legality.knightTargets(playerKnowledge));
      case KING -> group(ActionKind.PLACE_KING, 0, Legality.kingTargets(playerKnowledge));
      case TURN -> turn(playerKnowledge);
      case OVER -> {}
    }
    return count;
  }

  /// One of the actions that were found, by its rank.
  public int get(int rank) {
    if (rank < 0 || rank >= count) throw new IndexOutOfBoundsException(rank);
    int group = groups - 1;
    while (begin[group] > rank) group--;
    return prefixes[group] | Squares.select(targets[group], rank - begin[group]);
  }

  /// The actions as values.
  public List<Action> actions(PlayerKnowledge playerKnowledge) {
    var actions = new ArrayList<Action>(find(playerKnowledge));
    for (int group = 0; group < groups; group++)
      for (long left = targets[group]; left != 0; left = Squares.rest(left))
        actions.add(PackedAction.action(prefixes[group] | Squares.first(left)));
    return List.copyOf(actions);
  }

  private void turn(PlayerKnowledge playerKnowledge) {
    if (playerKnowledge.points() >= 1) {
      one(ActionKind.TAKE_POINT);
      paid(playerKnowledge);
    }
    if (!playerKnowledge.hasPlayedCard()) cards(playerKnowledge);
    one(ActionKind.END_TURN);
  }

  private void paid(PlayerKnowledge playerKnowledge) {
    var board = playerKnowledge.board();
    int seat = playerKnowledge.awaited();
    if (playerKnowledge.points() >= 2 && Legality.hasKnight(playerKnowledge))
      group(ActionKind.PLACE_KNIGHT, 0, MovementRules.besideKnights(board, seat));
    if (playerKnowledge.blocks() > 0)
      group(ActionKind.PLACE_BLOCK, 0, BuildingRules.targets(board));
    for (long left = board.knights(seat); left != 0; left = Squares.rest(left)) {
      int from = Squares.first(left);
      group(
          ActionKind.MOVE_KNIGHT,
          from,
          MovementRules.targets(board, from, playerKnowledge.options()));
    }
    if (playerKnowledge.drawn() < Schedule.MOST_DRAWS && playerKnowledge.deck() > 0)
      one(ActionKind.DRAW_CARD);
  }

  private void cards(PlayerKnowledge playerKnowledge) {
    int pile = playerKnowledge.playable();
    for (int card = 0; pile >= Cards.one(card) && card < Card.ALL.size(); card++)
      if (Cards.count(pile, card) > 0) card(playerKnowledge, ActionKind.of(Card.of(card)));
  }

  private void card(PlayerKnowledge playerKnowledge, ActionKind actionKind) {
    if (actionKind.squares() < 2) {
      group(actionKind, 0, Legality.targets(playerKnowledge, actionKind, 0));
      return;
    }
    for (long left = Legality.sources(playerKnowledge, actionKind);
        left != 0;
        left = Squares.rest(left)) {
      int from = Squares.first(left);
      group(actionKind, from, Legality.targets(playerKnowledge, actionKind, from));
    }
  }

  /// An action without squares counts as one with the first square as its target.
  private void one(ActionKind actionKind) {
    group(actionKind, 0, Squares.bit(0));
  }

  /// An empty group does no harm and costs no branch.
  private void group(ActionKind actionKind, int from, long to) {
    prefixes[groups] = PackedAction.prefix(actionKind, from);
    targets[groups] = to;
    begin[groups] = count;
    groups++;
    count += Squares.size(to);
  }
}
