package spieltisch.catan.rules;

import java.util.Arrays;
import java.util.Objects;
import spieltisch.catan.Board;
import spieltisch.catan.Options;
import spieltisch.catan.PlayerKnowledge;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.kernel.Chance;

/// The whole truth of a game: what lies open, and every secret.
///
/// Through `Catan` a state is a value. Search and benchmarks may change one in place with `play`.
public final class State implements PlayerKnowledge, Recorder {
  private static final int BANK = 0;
  private static final int DECK = 1;
  private static final int FRESH = 2;
  private static final int HANDS = 3;

  private final Position open;
  private final int[] secrets;
  private final int players;

  /// A game about to begin.
  public State(Options options, Board board) {
    open = new Position(options, board);
    players = options.players();
    secrets = new int[HANDS + 2 * players];
    secrets[BANK] = open.bank();
    secrets[DECK] = options.deck();
  }

  private State(State other) {
    open = other.open.copy();
    players = other.players;
    secrets = other.secrets.clone();
  }

  /// A truth that fits an open position, with the given secrets; the bank has all cards that no
  /// hand has. Who searches makes such worlds from what he knows.
  ///
  /// @param hands the resource cards of each seat, packed
  /// @param cards the development cards of each seat, packed
  /// @param fresh those that the active seat bought in this turn, packed
  /// @param deck the development cards that are left to buy, packed
  public static State dealt(Position open, int[] hands, int[] cards, int fresh, int deck) {
    var state = new State(open.options(), open.board());
    state.open.copyFrom(open);
    int each = open.options().bank();
    state.secrets[BANK] = PackedCounts.of(each, each, each, each, each);
    for (int hand : hands) state.secrets[BANK] -= hand;
    state.secrets[DECK] = deck;
    state.secrets[FRESH] = fresh;
    System.arraycopy(hands, 0, state.secrets, HANDS, state.players);
    System.arraycopy(cards, 0, state.secrets, HANDS + state.players, state.players);
    return state;
  }

  public State copy() {
    return new State(this);
  }

  /// Becomes equal to another state of the same game, without allocating.
  public void copyFrom(State other) {
    open.copyFrom(other.open);
    System.arraycopy(other.secrets, 0, secrets, 0, secrets.length);
  }

  /// Does a legal move in place.
  public void play(int seat, long move, Chance chance) {
    Referee.play(this, this, seat, move, chance);
  }

  @Override
  public Position open() {
    return open;
  }

  @Override
  public int hand(int seat) {
    return secrets[HANDS + seat];
  }

  @Override
  public int cards(int seat) {
    return secrets[HANDS + players + seat];
  }

  @Override
  public int fresh() {
    return secrets[FRESH];
  }

  @Override
  public boolean mayHave(int seat, int pack) {
    return PackedCounts.covers(hand(seat), pack);
  }

  @Override
  public boolean bankMayHave(int pack) {
    return PackedCounts.covers(secrets[BANK], pack);
  }

  @Override
  public int bankKinds() {
    return PackedCounts.kinds(secrets[BANK]);
  }

  /// The bank's resource cards, packed, with those that lie face down.
  public int bank() {
    return secrets[BANK];
  }

  /// The development cards left, packed.
  public int deck() {
    return secrets[DECK];
  }

  /// All points of a seat, hidden ones too.
  public int points(int seat) {
    int shown = open.openPoints(seat);
    return open.isOver() && open.actor() == seat ? shown : shown + victoryPointCards(seat);
  }

  int victoryPointCards(int seat) {
    return PackedCounts.count(cards(seat), Card.VICTORY_POINT.ordinal());
  }

  // Recording.

  @Override
  public void rolled(int seat, int first, int second) {
    open.rolled(first, second);
  }

  @Override
  public void produced(int seat, int pack) {
    open.gained(seat, pack);
    secrets[BANK] -= pack;
    secrets[HANDS + seat] += pack;
  }

  @Override
  public void paid(int seat, int pack) {
    open.paid(seat, pack);
    secrets[BANK] += pack;
    secrets[HANDS + seat] -= pack;
  }

  @Override
  public void roadPlaced(int seat, int edge) {
    open.roadPlaced(seat, edge);
  }

  @Override
  public void settlementPlaced(int seat, int corner) {
    open.settlementPlaced(seat, corner);
  }

  @Override
  public void cityPlaced(int seat, int corner) {
    open.cityPlaced(seat, corner);
  }

  @Override
  public void cardBought(int seat, int card) {
    open.cardBought(seat);
    int one = PackedCounts.one(card);
    secrets[DECK] -= one;
    secrets[HANDS + players + seat] += one;
    if (open.phaseKind() == Position.TRADE_AND_BUILD) secrets[FRESH] += one;
  }

  @Override
  public void discarded(int seat, int pack) {
    open.discarded(seat, PackedCounts.total(pack));
    secrets[BANK] += pack;
    secrets[HANDS + seat] -= pack;
  }

  @Override
  public void robberMoved(int seat, int hex, int victim) {
    open.robberMoved(hex);
  }

  @Override
  public void stolen(int thief, int victim, int resource) {
    handOver(victim, thief, PackedCounts.one(resource), 1);
  }

  private void handOver(int from, int to, int pack, int count) {
    open.handedOver(from, to, count);
    secrets[HANDS + from] -= pack;
    secrets[HANDS + to] += pack;
  }

  @Override
  public void knightPlayed(int seat, int hex, int victim) {
    open.knightPlayed(seat);
    spend(seat, Card.KNIGHT);
  }

  @Override
  public void roadBuildingPlayed(int seat, int first, int second) {
    open.cardPlayed(seat);
    spend(seat, Card.ROAD_BUILDING);
  }

  @Override
  public void monopolyPlayed(int seat, int resource) {
    open.cardPlayed(seat);
    spend(seat, Card.MONOPOLY);
  }

  private void spend(int seat, Card card) {
    secrets[HANDS + players + seat] -= PackedCounts.one(card.ordinal());
  }

  @Override
  public void surrendered(int from, int to, int resource, int count) {
    handOver(from, to, PackedCounts.of(resource, count), count);
  }

  @Override
  public void inventionPlayed(int seat, int pack) {
    open.cardPlayed(seat);
    spend(seat, Card.INVENTION);
    produced(seat, pack);
  }

  @Override
  public void bankTraded(int seat, int give, int want) {
    paid(seat, give);
    produced(seat, want);
  }

  @Override
  public void offered(int seat, int offer, int give, int want) {
    open.offered(offer, give, want);
  }

  @Override
  public void answered(int seat, int offer, boolean accept) {
    open.answered(seat, offer, accept);
  }

  @Override
  public void traded(int seat, int partner, int offer, int give, int want) {
    open.offerClosed(offer);
    handOver(seat, partner, give, PackedCounts.total(give));
    handOver(partner, seat, want, PackedCounts.total(want));
  }

  @Override
  public void withdrawn(int seat, int offer) {
    if (seat == open.active()) open.offerClosed(offer);
    else open.acceptanceWithdrawn(seat, offer);
  }

  @Override
  public void longestRoadPassed(int holder) {
    open.longestRoadPassed(holder);
  }

  @Override
  public void largestArmyPassed(int holder) {
    open.largestArmyPassed(holder);
  }

  @Override
  public void settlementAwaited(int seat, int placed) {
    open.settlementAwaited(seat, placed);
  }

  @Override
  public void roadAwaited(int seat, int placed, int corner) {
    open.roadAwaited(seat, placed, corner);
  }

  @Override
  public void turnBegan(int seat) {
    open.turnBegan(seat);
    secrets[FRESH] = PackedCounts.NONE;
  }

  @Override
  public void discardsAwaited(int roller, long owed) {
    open.discardsAwaited(roller, owed);
  }

  @Override
  public void robberAwaited(int seat) {
    open.robberAwaited(seat);
  }

  @Override
  public void tradeAndBuildBegan(int seat) {
    open.tradeAndBuildBegan(seat);
  }

  @Override
  public void specialBuildBegan(int seat) {
    open.specialBuildBegan(seat);
  }

  @Override
  public void won(int seat, int victoryPointCards) {
    open.won(seat, victoryPointCards);
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || (other instanceof State state
            && Arrays.equals(secrets, state.secrets)
            && open.equals(state.open));
  }

  @Override
  public int hashCode() {
    return Objects.hash(Arrays.hashCode(secrets), open);
  }

  @Override
  public String toString() {
    return "State[" + open + "]";
  }
}
