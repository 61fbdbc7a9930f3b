package spieltisch.torres;

import java.util.ArrayList;
import java.util.List;

/// The legal actions of the awaited player, by kind, source and target.
///
/// They come in groups, such as "the knight on this square to one of those", and a group is a few
/// numbers however many actions it has; so choosing one at random needs no list. A menu is reused
/// and belongs to one thread.
public final class Menu {
  // The card that moves a block needs the most: a group for each of 63 stacks.
  private static final int MOST_GROUPS = 128;

  /// The codes of a group without their target; it begins at the rank of its first action.
  private final int[] prefixes = new int[MOST_GROUPS];

  private final long[] targets = new long[MOST_GROUPS];
  private final int[] begin = new int[MOST_GROUPS];
  private int groups;
  private int count;

  /// Finds the actions; answers how many there are.
  public int find(Facts facts) {
    groups = 0;
    count = 0;
    switch (facts.stage()) {
      case FIRST_KNIGHT -> group(Kind.PLACE_FIRST_KNIGHT, 0, Legality.knightTargets(facts));
      case KING -> group(Kind.PLACE_KING, 0, Legality.kingTargets(facts));
      case TURN -> turn(facts);
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
  public List<Action> actions(Facts facts) {
    var actions = new ArrayList<Action>(find(facts));
    for (int group = 0; group < groups; group++)
      for (long left = targets[group]; left != 0; left = Squares.rest(left))
        actions.add(ActionCode.action(prefixes[group] | Squares.first(left)));
    return List.copyOf(actions);
  }

  private void turn(Facts facts) {
    if (facts.points() >= 1) {
      one(Kind.TAKE_POINT);
      paid(facts);
    }
    if (!facts.hasPlayedCard()) cards(facts);
    one(Kind.END_TURN);
  }

  private void paid(Facts facts) {
    var board = facts.board();
    int seat = facts.awaited();
    if (facts.points() >= 2 && Legality.hasKnight(facts))
      group(Kind.PLACE_KNIGHT, 0, Movement.besideKnights(board, seat));
    if (facts.blocks() > 0) group(Kind.PLACE_BLOCK, 0, Building.targets(board));
    for (long left = board.knights(seat); left != 0; left = Squares.rest(left)) {
      int from = Squares.first(left);
      group(Kind.MOVE_KNIGHT, from, Movement.targets(board, from, facts.options()));
    }
    if (facts.drawn() < Schedule.MOST_DRAWS && facts.deck() > 0) one(Kind.DRAW_CARD);
  }

  private void cards(Facts facts) {
    int pile = facts.playable();
    for (int card = 0; pile >= Cards.one(card) && card < Card.ALL.size(); card++)
      if (Cards.count(pile, card) > 0) card(facts, Kind.of(Card.of(card)));
  }

  private void card(Facts facts, Kind kind) {
    if (kind.squares() < 2) {
      group(kind, 0, Legality.targets(facts, kind, 0));
      return;
    }
    for (long left = Legality.sources(facts, kind); left != 0; left = Squares.rest(left)) {
      int from = Squares.first(left);
      group(kind, from, Legality.targets(facts, kind, from));
    }
  }

  /// An action without squares counts as one with the first square as its target.
  private void one(Kind kind) {
    group(kind, 0, Squares.bit(0));
  }

  /// An empty group does no harm and costs no branch.
  private void group(Kind kind, int from, long to) {
    prefixes[groups] = ActionCode.prefix(kind, from);
    targets[groups] = to;
    begin[groups] = count;
    groups++;
    count += Squares.size(to);
  }
}
