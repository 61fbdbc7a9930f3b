package spieltisch.torres;

import java.util.Arrays;

/// The public information of a game, in a compact form that can be read but not changed.
///
/// The full state is a position and the cards of all players; a view is a position and the viewer's
/// own cards. Other classes see a position as this read-only type; only its owner holds it as a
/// [MutablePosition] and changes it.
public abstract sealed class Position permits MutablePosition {
  final Board board = new Board();
  final int[] scores = new int[Schedule.MOST_PLAYERS];
  final int[] stacks = new int[Schedule.MOST_PLAYERS];
  final int[] handSizes = new int[Schedule.MOST_PLAYERS];
  final int[] deckSizes = new int[Schedule.MOST_PLAYERS];
  Options options;
  int players;
  int supply;
  int played;
  PhaseKind phaseKind;
  int awaited;
  int year;
  int round;
  int turn;
  int first;
  int points;
  int blocks;
  int drawn;
  boolean hasPlayedCard;

  Position(Options options, int players, int first) {
    if (players < Schedule.FEWEST_PLAYERS || players > Schedule.MOST_PLAYERS)
      throw new IllegalArgumentException(players + " players");
    if (first < 0 || first >= players) throw new IllegalArgumentException("no seat " + first);
    this.options = options;
    this.players = players;
    this.first = first;
    this.awaited = first;
    this.phaseKind = PhaseKind.FIRST_KNIGHT;
  }

  /// A mutable copy of this position.
  public MutablePosition copy() {
    var copy = new MutablePosition(options, players, first);
    copy.copyFrom(this);
    return copy;
  }

  public Options options() {
    return options;
  }

  public Board board() {
    return board;
  }

  public int players() {
    return players;
  }

  public PhaseKind phaseKind() {
    return phaseKind;
  }

  public int awaited() {
    return awaited;
  }

  /// The number of the year, from 1; 0 until the king is placed for the first time.
  public int year() {
    return year;
  }

  /// The number of the round within the year, from 1.
  public int round() {
    return round;
  }

  /// The number of the turn within the round, from 1.
  public int turn() {
    return turn;
  }

  /// The seat that begins the round.
  public int first() {
    return first;
  }

  public int points() {
    return points;
  }

  public int blocks() {
    return blocks;
  }

  public int drawn() {
    return drawn;
  }

  public boolean hasPlayedCard() {
    return hasPlayedCard;
  }

  public int supply() {
    return supply;
  }

  /// The cards that all players have played, packed as in [Cards].
  public int played() {
    return played;
  }

  public int score(int seat) {
    return scores[seat];
  }

  /// The stacks that a seat has left in this year, packed as in [Schedule].
  public int stacks(int seat) {
    return stacks[seat];
  }

  public int handSize(int seat) {
    return handSizes[seat];
  }

  /// The number of cards that a seat can still draw.
  public int deckSize(int seat) {
    return deckSizes[deckOf(seat)];
  }

  /// The index of the deck from which a seat draws.
  public int deckOf(int seat) {
    return options.has(Variant.OWN_DECKS) ? seat : 0;
  }

  /// The number of all blocks of the awaited player.
  public int reserve() {
    return blocks + Schedule.blocks(stacks[awaited]);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position that
        && Arrays.equals(numbers(), that.numbers())
        && board.equals(that.board);
  }

  @Override
  public int hashCode() {
    return 31 * board.hashCode() + Arrays.hashCode(numbers());
  }

  private int[] numbers() {
    int[] clock = {
      options.bits(),
      players,
      supply,
      played,
      phaseKind.letter(),
      awaited,
      year,
      round,
      turn,
      first,
      points,
      blocks,
      drawn,
      hasPlayedCard ? 1 : 0
    };
    int seats = Schedule.MOST_PLAYERS;
    int[] all = Arrays.copyOf(clock, clock.length + 4 * seats);
    System.arraycopy(scores, 0, all, clock.length, seats);
    System.arraycopy(stacks, 0, all, clock.length + seats, seats);
    System.arraycopy(handSizes, 0, all, clock.length + 2 * seats, seats);
    System.arraycopy(deckSizes, 0, all, clock.length + 3 * seats, seats);
    return all;
  }
}
