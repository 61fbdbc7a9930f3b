package spieltisch.catan;

import java.util.Arrays;

/// The open offers in the order in which they were made, and the answers to them.
///
/// One `long` holds the acceptances of all offers, another `long` the rejections. Each of the two
/// has one byte for each offer, with one bit for each seat. So no loop is needed to find the seats
/// that have not answered.
final class Offers {
  /// The maximum number of open offers.
  static final int MOST = 8;

  /// The number of bits for the answers to one offer.
  static final int ANSWERS = 8;

  private static final int NUMBER = 0;
  private static final int GIVE = 1;
  private static final int WANT = 2;
  private static final int SIZE = 3;
  private static final int ANSWER = (1 << ANSWERS) - 1;
  private static final long EACH = 0x0101_0101_0101_0101L;

  private final int[] terms;
  private long accepted;
  private long declined;
  private long each;
  private int open;
  private int made;

  Offers() {
    terms = new int[MOST * SIZE];
  }

  Offers(Offers other) {
    terms = other.terms.clone();
    copyAnswers(other);
  }

  void copyFrom(Offers other) {
    System.arraycopy(other.terms, 0, terms, 0, terms.length);
    copyAnswers(other);
  }

  private void copyAnswers(Offers other) {
    accepted = other.accepted;
    declined = other.declined;
    each = other.each;
    open = other.open;
    made = other.made;
  }

  int open() {
    return open;
  }

  /// The number of offers made in this turn, including closed offers.
  int made() {
    return made;
  }

  int id(int index) {
    return terms[index * SIZE + NUMBER];
  }

  int give(int index) {
    return terms[index * SIZE + GIVE];
  }

  int want(int index) {
    return terms[index * SIZE + WANT];
  }

  /// The seats that accepted an offer, one bit for each seat.
  int acceptedOf(int index) {
    return (int) (accepted >>> index * ANSWERS) & ANSWER;
  }

  /// The seats that declined an offer, one bit for each seat.
  int declinedOf(int index) {
    return (int) (declined >>> index * ANSWERS) & ANSWER;
  }

  /// The acceptances of all offers: one byte for each offer, with one bit for each seat.
  long allAccepted() {
    return accepted;
  }

  /// A word with one byte of value 1 for each open offer.
  long each() {
    return each;
  }

  /// A word with one byte for each open offer: 1 if the seat has accepted the offer, otherwise 0.
  long accepted(int seat) {
    return accepted >>> seat & EACH;
  }

  /// A word with one byte for each open offer: 1 if the seat has not answered the offer, otherwise
  /// 0.
  long unanswered(int seat) {
    return each & ~((accepted | declined) >>> seat);
  }

  /// The index of an open offer, or -1 if the id is unknown. The search begins with the newest
  /// offer.
  int indexOf(int id) {
    int index = open - 1;
    while (index >= 0 && id(index) != id) index--;
    return index;
  }

  /// Finds the oldest offer that some of the given seats have not answered, and returns the first
  /// of these seats. Returns NOBODY if the given seats have answered all offers.
  int firstUnanswered(int seats) {
    long unanswered = seats * each & ~(accepted | declined);
    return unanswered == 0 ? Position.NOBODY : Long.numberOfTrailingZeros(unanswered) % ANSWERS;
  }

  void add(int id, int give, int want) {
    int at = open++ * SIZE;
    terms[at + NUMBER] = id;
    terms[at + GIVE] = give;
    terms[at + WANT] = want;
    each = each << ANSWERS | 1;
    made++;
  }

  void answer(int id, int seat, boolean accept) {
    long answer = 1L << indexOf(id) * ANSWERS + seat;
    long yes = accept ? answer : 0;
    accepted = accepted & ~answer | yes;
    declined = declined & ~answer | answer ^ yes;
  }

  /// Removes an offer; the offers after it move up by one.
  void close(int id) {
    int index = indexOf(id);
    open--;
    each >>>= ANSWERS;
    for (int at = index * SIZE; at < open * SIZE; at++) terms[at] = terms[at + SIZE];
    for (int at = open * SIZE; at < (open + 1) * SIZE; at++) terms[at] = 0;
    accepted = without(accepted, index);
    declined = without(declined, index);
  }

  private static long without(long answers, int index) {
    long before = (1L << index * ANSWERS) - 1;
    return answers & before | answers >>> ANSWERS & ~before;
  }

  /// Sets the number of offers made in this turn.
  void setMade(int madeSoFar) {
    made = madeSoFar;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Offers offers
        && open == offers.open
        && made == offers.made
        && accepted == offers.accepted
        && declined == offers.declined
        && Arrays.equals(terms, offers.terms);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Arrays.hashCode(terms) + Long.hashCode(accepted)) + Long.hashCode(declined);
  }
}
