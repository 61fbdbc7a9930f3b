package spieltisch.torres.rules;

import java.util.ArrayList;
import java.util.List;
import spieltisch.kernel.Seat;
import spieltisch.torres.Card;
import spieltisch.torres.Fact;
import spieltisch.torres.Recorder;
import spieltisch.torres.Schedule;
import spieltisch.torres.Square;

/// A recorder that passes everything on to a state and writes it down as events.
final class Journal implements Recorder {
  private final State state;
  private final List<Event> events = new ArrayList<>();

  Journal(State state) {
    this.state = state;
  }

  List<Event> events() {
    return events;
  }

  private void happened(Event event) {
    events.add(event);
    event.tell(state);
  }

  private void happened(Fact fact) {
    happened(new Event.Open(fact));
  }

  @Override
  public void knightCalled(int seat) {
    happened(new Fact.KnightCalled(Seat.of(seat)));
  }

  @Override
  public void firstKnightPlaced(int seat, int at) {
    happened(new Fact.FirstKnightPlaced(Seat.of(seat), Square.of(at)));
  }

  @Override
  public void kingCalled(int seat) {
    happened(new Fact.KingCalled(Seat.of(seat)));
  }

  @Override
  public void kingPlaced(int seat, int at) {
    happened(new Fact.KingPlaced(Seat.of(seat), Square.of(at)));
  }

  @Override
  public void yearBegan(int year) {
    happened(new Fact.YearBegan(year));
  }

  @Override
  public void stacksDealt(int stacks) {
    happened(new Fact.StacksDealt(heights(stacks)));
  }

  private static List<Integer> heights(int stacks) {
    var heights = new ArrayList<Integer>();
    for (int i = 0; i < Schedule.MOST_STACKS; i++) heights.add(Schedule.stack(stacks, i));
    return heights;
  }

  @Override
  public void roundBegan(int round, int first) {
    happened(new Fact.RoundBegan(round, Seat.of(first)));
  }

  @Override
  public void turnBegan(int seat, int stack, int points) {
    happened(new Fact.TurnBegan(Seat.of(seat), stack, points));
  }

  @Override
  public void pointTaken(int seat, int score, int left) {
    happened(new Fact.PointTaken(Seat.of(seat), score, left));
  }

  @Override
  public void knightPlaced(int seat, int at, int left) {
    happened(new Fact.KnightPlaced(Seat.of(seat), Square.of(at), left));
  }

  @Override
  public void blockPlaced(int seat, int at, int left) {
    happened(new Fact.BlockPlaced(Seat.of(seat), Square.of(at), left));
  }

  @Override
  public void knightMoved(int seat, int from, int to, int left) {
    happened(new Fact.KnightMoved(Seat.of(seat), Square.of(from), Square.of(to), left));
  }

  @Override
  public void cardDrawn(int seat, int card, int left) {
    happened(new Event.CardDrawn(Seat.of(seat), Card.of(card), left));
  }

  @Override
  public void blockMoved(int seat, int from, int to) {
    happened(new Fact.BlockMoved(Seat.of(seat), Square.of(from), Square.of(to)));
  }

  @Override
  public void knightMovedByCard(int seat, int card, int from, int to) {
    happened(
        new Fact.KnightMovedByCard(Seat.of(seat), Card.of(card), Square.of(from), Square.of(to)));
  }

  @Override
  public void blockPushedUnder(int seat, int at, int stack) {
    happened(new Fact.BlockPushedUnder(Seat.of(seat), Square.of(at), stack));
  }

  @Override
  public void supplyBlockPlaced(int seat, int at) {
    happened(new Fact.SupplyBlockPlaced(Seat.of(seat), Square.of(at)));
  }

  @Override
  public void pointsRaised(int seat, int card, int left) {
    happened(new Fact.PointsRaised(Seat.of(seat), Card.of(card), left));
  }

  @Override
  public void turnEnded(int seat) {
    happened(new Fact.TurnEnded(Seat.of(seat)));
  }

  @Override
  public void blockKept(int seat, int stack) {
    happened(new Fact.BlockKept(Seat.of(seat), stack));
  }

  @Override
  public void blocksReturned(int seat, int count) {
    happened(new Fact.BlocksReturned(Seat.of(seat), count));
  }

  @Override
  public void roundEnded(int round) {
    happened(new Fact.RoundEnded(round));
  }

  @Override
  public void castlesScored(int seat, int points, int score) {
    happened(new Fact.CastlesScored(Seat.of(seat), points, score));
  }

  @Override
  public void bonusScored(int seat, int points, int score) {
    happened(new Fact.BonusScored(Seat.of(seat), points, score));
  }

  @Override
  public void gameEnded() {
    happened(new Fact.GameEnded());
  }
}
