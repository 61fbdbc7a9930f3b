package spieltisch.torres.rules;

import java.util.ArrayList;
import java.util.List;
import spieltisch.kernel.Seat;
import spieltisch.torres.PublicEvent;
import spieltisch.torres.Recorder;
import spieltisch.torres.Schedule;
import spieltisch.torres.Square;
import spieltisch.torres.cards.Card;

/// A recorder that lists the events and applies each of them to a state.
final class EventRecorder implements Recorder {
  private final MutableState state;
  private final List<Event> events = new ArrayList<>();

  EventRecorder(MutableState state) {
    this.state = state;
  }

  List<Event> events() {
    return List.copyOf(events);
  }

  private void add(Event event) {
    events.add(event);
    event.apply(state);
  }

  private void add(PublicEvent publicEvent) {
    add(new Event.Open(publicEvent));
  }

  @Override
  public void firstKnightAwaited(int seat) {
    add(new PublicEvent.FirstKnightAwaited(Seat.of(seat)));
  }

  @Override
  public void firstKnightPlaced(int seat, int at) {
    add(new PublicEvent.FirstKnightPlaced(Seat.of(seat), Square.of(at)));
  }

  @Override
  public void kingAwaited(int seat) {
    add(new PublicEvent.KingAwaited(Seat.of(seat)));
  }

  @Override
  public void kingPlaced(int seat, int at) {
    add(new PublicEvent.KingPlaced(Seat.of(seat), Square.of(at)));
  }

  @Override
  public void yearBegan(int year) {
    add(new PublicEvent.YearBegan(year));
  }

  @Override
  public void stacksDealt(int stacks) {
    add(new PublicEvent.StacksDealt(heights(stacks)));
  }

  private static List<Integer> heights(int stacks) {
    var heights = new ArrayList<Integer>();
    for (int i = 0; i < Schedule.MOST_STACKS; i++) heights.add(Schedule.stack(stacks, i));
    return heights;
  }

  @Override
  public void roundBegan(int round, int first) {
    add(new PublicEvent.RoundBegan(round, Seat.of(first)));
  }

  @Override
  public void turnBegan(int seat, int stack, int points) {
    add(new PublicEvent.TurnBegan(Seat.of(seat), stack, points));
  }

  @Override
  public void pointTaken(int seat, int score, int left) {
    add(new PublicEvent.PointTaken(Seat.of(seat), score, left));
  }

  @Override
  public void knightPlaced(int seat, int at, int left) {
    add(new PublicEvent.KnightPlaced(Seat.of(seat), Square.of(at), left));
  }

  @Override
  public void blockPlaced(int seat, int at, int left) {
    add(new PublicEvent.BlockPlaced(Seat.of(seat), Square.of(at), left));
  }

  @Override
  public void knightMoved(int seat, int from, int to, int left) {
    add(new PublicEvent.KnightMoved(Seat.of(seat), Square.of(from), Square.of(to), left));
  }

  @Override
  public void cardDrawn(int seat, int card, int left) {
    add(new Event.CardDrawn(Seat.of(seat), Card.of(card), left));
  }

  @Override
  public void blockMoved(int seat, int from, int to) {
    add(new PublicEvent.BlockMoved(Seat.of(seat), Square.of(from), Square.of(to)));
  }

  @Override
  public void knightMovedByCard(int seat, int card, int from, int to) {
    add(
        new PublicEvent.KnightMovedByCard(
            Seat.of(seat), Card.of(card), Square.of(from), Square.of(to)));
  }

  @Override
  public void blockPushedUnder(int seat, int at, int stack) {
    add(new PublicEvent.BlockPushedUnder(Seat.of(seat), Square.of(at), stack));
  }

  @Override
  public void supplyBlockPlaced(int seat, int at) {
    add(new PublicEvent.SupplyBlockPlaced(Seat.of(seat), Square.of(at)));
  }

  @Override
  public void pointsRaised(int seat, int card, int left) {
    add(new PublicEvent.PointsRaised(Seat.of(seat), Card.of(card), left));
  }

  @Override
  public void turnEnded(int seat) {
    add(new PublicEvent.TurnEnded(Seat.of(seat)));
  }

  @Override
  public void blockKept(int seat, int stack) {
    add(new PublicEvent.BlockKept(Seat.of(seat), stack));
  }

  @Override
  public void blocksReturned(int seat, int count) {
    add(new PublicEvent.BlocksReturned(Seat.of(seat), count));
  }

  @Override
  public void roundEnded(int round) {
    add(new PublicEvent.RoundEnded(round));
  }

  @Override
  public void castlesScored(int seat, int points, int score) {
    add(new PublicEvent.CastlesScored(Seat.of(seat), points, score));
  }

  @Override
  public void bonusScored(int seat, int points, int score) {
    add(new PublicEvent.BonusScored(Seat.of(seat), points, score));
  }

  @Override
  public void gameEnded() {
    add(new PublicEvent.GameEnded());
  }
}
