package spieltisch.torres;

import java.util.Arrays;
import spieltisch.torres.cards.Card;
import spieltisch.torres.cards.Cards;

/// Everything that lies open on the table, in compact form: what the whole truth and every view
/// have in common.
///
/// It records what happened and holds no rule. A card's face is not open, so it is ignored here
/// until the card is played.
public final class Position implements Recorder {
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

  /// The position in which the start player is asked for his first knight.
  public static Position start(Options options, int players, int first) {
    var position = new Position(options, players, first);
    position.board.copyFrom(Board.start());
    position.supply = Schedule.BLOCKS - position.board.blocks();
    if (options.has(Variant.OWN_DECKS))
      Arrays.fill(position.deckSizes, 0, players, Card.ALL.size());
    else position.deckSizes[0] = Card.COPIES * Card.ALL.size();
    return position;
  }

  public Position copy() {
    var copy = new Position(options, players, first);
    copy.copyFrom(this);
    return copy;
  }

  public void copyFrom(Position other) {
    board.copyFrom(other.board);
    copy(other.scores, scores);
    copy(other.stacks, stacks);
    copy(other.handSizes, handSizes);
    copy(other.deckSizes, deckSizes);
    options = other.options;
    players = other.players;
    supply = other.supply;
    played = other.played;
    phaseKind = other.phaseKind;
    awaited = other.awaited;
    year = other.year;
    round = other.round;
    turn = other.turn;
    first = other.first;
    points = other.points;
    blocks = other.blocks;
    drawn = other.drawn;
    hasPlayedCard = other.hasPlayedCard;
  }

  private static void copy(int[] from, int[] to) {
    System.arraycopy(from, 0, to, 0, to.length);
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

  public PhaseKind stage() {
    return phaseKind;
  }

  public int awaited() {
    return awaited;
  }

  /// The year from 1; 0 until the king is placed for the first time.
  public int year() {
    return year;
  }

  /// The round of the year, from 1.
  public int round() {
    return round;
  }

  /// The turn of the round, from 1.
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

  /// The cards that were played, as a pile of [Cards].
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

  /// How many cards are left for a seat to draw.
  public int deckSize(int seat) {
    return deckSizes[deckOf(seat)];
  }

  /// The index of the deck from which a seat draws.
  public int deckOf(int seat) {
    return options.has(Variant.OWN_DECKS) ? seat : 0;
  }

  /// All blocks of the awaited player.
  public int reserve() {
    return blocks + Schedule.blocks(stacks[awaited]);
  }

  @Override
  public void knightCalled(int seat) {
    phaseKind = PhaseKind.FIRST_KNIGHT;
    awaited = seat;
  }

  @Override
  public void firstKnightPlaced(int seat, int at) {
    board.addKnight(seat, at);
  }

  @Override
  public void kingCalled(int seat) {
    phaseKind = PhaseKind.KING;
    awaited = seat;
  }

  @Override
  public void kingPlaced(int seat, int at) {
    board.putKing(at);
  }

  @Override
  public void yearBegan(int year) {
    this.year = year;
    round = 0;
    turn = 0;
  }

  @Override
  public void stacksDealt(int stacks) {
    for (int seat = 0; seat < players; seat++) this.stacks[seat] += stacks;
    supply -= players * Schedule.blocks(stacks);
  }

  @Override
  public void roundBegan(int round, int first) {
    this.round = round;
    this.first = first;
    turn = 0;
  }

  @Override
  public void turnBegan(int seat, int stack, int points) {
    phaseKind = PhaseKind.TURN;
    awaited = seat;
    turn++;
    this.points = points;
    blocks = Schedule.stack(stacks[seat], stack);
    stacks[seat] = Schedule.without(stacks[seat], stack);
    drawn = 0;
    hasPlayedCard = false;
  }

  @Override
  public void pointTaken(int seat, int score, int left) {
    scores[seat] = score;
    points = left;
  }

  @Override
  public void knightPlaced(int seat, int at, int left) {
    board.addKnight(seat, at);
    points = left;
  }

  @Override
  public void blockPlaced(int seat, int at, int left) {
    board.raise(at);
    blocks--;
    points = left;
  }

  @Override
  public void knightMoved(int seat, int from, int to, int left) {
    board.moveKnight(seat, from, to);
    points = left;
  }

  @Override
  public void cardDrawn(int seat, int card, int left) {
    handSizes[seat]++;
    deckSizes[deckOf(seat)]--;
    drawn++;
    points = left;
  }

  @Override
  public void blockMoved(int seat, int from, int to) {
    cardPlayed(seat, Card.MOVE_BLOCK.index());
    board.lower(from);
    board.raise(to);
  }

  @Override
  public void knightMovedByCard(int seat, int card, int from, int to) {
    cardPlayed(seat, card);
    board.moveKnight(seat, from, to);
  }

  @Override
  public void blockPushedUnder(int seat, int at, int stack) {
    cardPlayed(seat, Card.PUSH_BLOCK_UNDER.index());
    board.raise(at);
    if (stack == PublicEvent.THIS_TURN) blocks--;
    else stacks[seat] -= Schedule.block(stack);
  }

  @Override
  public void supplyBlockPlaced(int seat, int at) {
    cardPlayed(seat, Card.PLACE_SUPPLY_BLOCK.index());
    board.raise(at);
    supply--;
  }

  @Override
  public void pointsRaised(int seat, int card, int left) {
    cardPlayed(seat, card);
    points = left;
  }

  private void cardPlayed(int seat, int card) {
    handSizes[seat]--;
    played += Cards.one(card);
    hasPlayedCard = true;
  }

  @Override
  public void turnEnded(int seat) {
    points = 0;
  }

  @Override
  public void blockKept(int seat, int stack) {
    blocks--;
    stacks[seat] += Schedule.block(stack);
  }

  @Override
  public void blocksReturned(int seat, int count) {
    blocks -= count;
    supply += count;
  }

  @Override
  public void roundEnded(int round) {
    this.round = round;
  }

  @Override
  public void castlesScored(int seat, int points, int score) {
    scores[seat] = score;
  }

  @Override
  public void bonusScored(int seat, int points, int score) {
    scores[seat] = score;
  }

  @Override
  public void gameEnded() {
    phaseKind = PhaseKind.OVER;
    awaited = PlayerKnowledge.NOBODY;
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
