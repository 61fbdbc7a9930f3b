package spieltisch.catan;

import java.util.Arrays;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// The public numbers of cards. For each player: resource cards, development cards, played knights
/// and cards that the player must still discard. For the bank: face-up cards by kind, face-down
/// cards and the deck of development cards.
final class CardCounts {
  private static final int HAND = 0;
  private static final int CARDS = 1;
  private static final int KNIGHTS = 2;
  private static final int OWED = 3;
  private static final int SIZE = 4;

  private final int[] counts;
  private int bank;
  private int faceDown;
  private int deck;

  CardCounts(Options options) {
    counts = new int[options.players() * SIZE];
    int each = options.bank();
    bank = PackedCounts.of(each, each, each, each, each);
    deck = PackedCounts.total(options.deck());
  }

  CardCounts(CardCounts other) {
    counts = other.counts.clone();
    copyBank(other);
  }

  void copyFrom(CardCounts other) {
    System.arraycopy(other.counts, 0, counts, 0, counts.length);
    copyBank(other);
  }

  private void copyBank(CardCounts other) {
    bank = other.bank;
    faceDown = other.faceDown;
    deck = other.deck;
  }

  int hand(int seat) {
    return counts[seat * SIZE + HAND];
  }

  int cards(int seat) {
    return counts[seat * SIZE + CARDS];
  }

  int knights(int seat) {
    return counts[seat * SIZE + KNIGHTS];
  }

  int owed(int seat) {
    return counts[seat * SIZE + OWED];
  }

  int bank() {
    return bank;
  }

  int faceDown() {
    return faceDown;
  }

  int deck() {
    return deck;
  }

  /// Gives a player cards from the bank: face-up cards as far as they suffice, then face-down
  /// cards.
  void gain(int seat, int pack) {
    counts[seat * SIZE + HAND] += PackedCounts.total(pack);
    if (PackedCounts.covers(bank, pack)) bank -= pack;
    else takeFaceDownToo(pack);
  }

  private void takeFaceDownToo(int pack) {
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      int wanted = PackedCounts.count(pack, kind);
      int faceUp = Math.min(wanted, PackedCounts.count(bank, kind));
      bank -= PackedCounts.of(kind, faceUp);
      faceDown -= wanted - faceUp;
    }
  }

  void pay(int seat, int pack) {
    counts[seat * SIZE + HAND] -= PackedCounts.total(pack);
    bank += pack;
  }

  void discard(int seat, int count) {
    counts[seat * SIZE + HAND] -= count;
    counts[seat * SIZE + OWED] = 0;
    faceDown += count;
  }

  void handOver(int from, int to, int count) {
    counts[from * SIZE + HAND] -= count;
    counts[to * SIZE + HAND] += count;
  }

  void buyCard(int seat) {
    counts[seat * SIZE + CARDS]++;
    deck--;
  }

  void playCard(int seat) {
    counts[seat * SIZE + CARDS]--;
  }

  void addKnight(int seat) {
    counts[seat * SIZE + KNIGHTS]++;
  }

  void owe(int seat, int count) {
    counts[seat * SIZE + OWED] = count;
  }

  void setCounts(int seat, int hand, int cards, int knights) {
    counts[seat * SIZE + HAND] = hand;
    counts[seat * SIZE + CARDS] = cards;
    counts[seat * SIZE + KNIGHTS] = knights;
  }

  void setBank(int faceUp, int newFaceDown, int newDeck) {
    bank = faceUp;
    faceDown = newFaceDown;
    deck = newDeck;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CardCounts cardCounts
        && bank == cardCounts.bank
        && faceDown == cardCounts.faceDown
        && deck == cardCounts.deck
        && Arrays.equals(counts, cardCounts.counts);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * (31 * Arrays.hashCode(counts) + bank) + faceDown) + deck;
  }
}
