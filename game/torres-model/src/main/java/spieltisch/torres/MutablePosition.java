package spieltisch.torres;

import java.util.Arrays;
import spieltisch.torres.cards.Card;
import spieltisch.torres.cards.Cards;

/// A position that can be changed. The methods of this class apply events without checking rules.
///
/// A drawn card is not public, so a position records the kind of a card only when the card is
/// played.
public final class MutablePosition extends Position implements Recorder {
  MutablePosition(Options options, int players, int first) {
    super(options, players, first);
  }

  /// The position that awaits the start player's first knight.
  public static MutablePosition start(Options options, int players, int first) {
    var position = new MutablePosition(options, players, first);
    position.board.copyFrom(Board.start());
    position.supply = Schedule.BLOCKS - position.board.blocks();
    if (options.has(Variant.OWN_DECKS))
      Arrays.fill(position.deckSizes, 0, players, Card.ALL.size());
    else position.deckSizes[0] = Card.COPIES * Card.ALL.size();
    return position;
  }

  /// Makes this position equal to another position.
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

  @Override
  public void firstKnightAwaited(int seat) {
    phaseKind = PhaseKind.FIRST_KNIGHT;
    awaited = seat;
  }

  @Override
  public void firstKnightPlaced(int seat, int at) {
    board.addKnight(seat, at);
  }

  @Override
  public void kingAwaited(int seat) {
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
}
