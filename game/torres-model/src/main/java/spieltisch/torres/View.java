package spieltisch.torres;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.kernel.GameView;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.torres.cards.Card;
import spieltisch.torres.cards.Cards;
import spieltisch.torres.legality.Legality;
import spieltisch.torres.legality.MoveGenerator;

/// What one viewer knows: the public information and, for a player, the player's own cards. A view
/// is immutable.
public final class View implements GameView, PlayerKnowledge {
  private static final int SPECTATOR = -2;

  private final Viewer viewer;
  private final Position position;
  private final int hand;
  private final int fresh;

  private View(Viewer viewer, Position position, int hand, int fresh) {
    this.viewer = viewer;
    this.position = position;
    this.hand = hand;
    this.fresh = fresh;
  }

  /// The view of a spectator.
  ///
  /// @param position a position that nobody changes afterwards
  public static View spectator(Position position) {
    return new View(Viewer.spectator(), position, Cards.NONE, Cards.NONE);
  }

  /// The view of a player.
  ///
  /// @param position a position that nobody changes afterwards
  /// @param hand all cards of the player, packed as in [Cards]
  /// @param fresh the cards of `hand` that the player drew in this turn, packed as in [Cards]
  public static View player(Seat seat, Position position, int hand, int fresh) {
    return new View(Viewer.of(seat), position, hand, fresh);
  }

  /// The view after an observation.
  public View after(Observation observation) {
    var next = position.copy();
    switch (observation) {
      case PublicEvent publicEvent -> publicEvent.apply(next);
      case Observation.CardDrawn(var seat, var left) ->
          next.cardDrawn(seat.index(), PlayerKnowledge.NOBODY, left);
      case Observation.CardReceived(var seat, var card, var left) ->
          next.cardDrawn(seat.index(), card.index(), left);
    }
    int received = received(observation);
    int kept = observation instanceof PublicEvent.TurnEnded ? Cards.NONE : fresh;
    int lost = isOwnPlay(observation) ? next.played() - position.played() : Cards.NONE;
    return new View(viewer, next, hand + received - lost, kept + received);
  }

  private static int received(Observation observation) {
    return observation instanceof Observation.CardReceived received
        ? Cards.one(received.card().index())
        : Cards.NONE;
  }

  /// Whether an observation may show that the viewer played a card. Only the awaited player plays
  /// cards.
  private boolean isOwnPlay(Observation observation) {
    return observation instanceof PublicEvent && position.awaited() == seatIndex();
  }

  /// The legal actions of the viewer, sorted by kind, source and target.
  public List<Action> legal() {
    if (awaited() != seatIndex()) return List.of();
    return new MoveGenerator().actions(this);
  }

  /// The reason why an action is illegal; empty if the action is legal.
  public Optional<Refusal> refusal(Action action) {
    return Optional.ofNullable(Legality.refusal(this, seatIndex(), PackedAction.of(action)));
  }

  @Override
  public Position position() {
    return position;
  }

  public Viewer viewer() {
    return viewer;
  }

  private int seatIndex() {
    return viewer instanceof Viewer.Player(var seat) ? seat.index() : SPECTATOR;
  }

  int fresh() {
    return fresh;
  }

  public Phase phase() {
    return switch (phaseKind()) {
      case FIRST_KNIGHT -> new Phase.FirstKnight(Seat.of(awaited()));
      case KING -> new Phase.King(Seat.of(awaited()));
      case TURN -> new Phase.Turn(Seat.of(awaited()), points(), blocks(), drawn(), hasPlayedCard());
      case OVER -> new Phase.Over();
    };
  }

  public List<Seat> seats() {
    return Seat.first(position.players());
  }

  public int year() {
    return position.year();
  }

  public int round() {
    return position.round();
  }

  public int turn() {
    return position.turn();
  }

  public Seat first() {
    return Seat.of(position.first());
  }

  public int score(Seat seat) {
    return position.score(seat.index());
  }

  /// The seats with the highest score.
  public List<Seat> leaders() {
    int best = 0;
    for (var seat : seats()) best = Math.max(best, score(seat));
    var leaders = new ArrayList<Seat>();
    for (var seat : seats()) if (score(seat) == best) leaders.add(seat);
    return List.copyOf(leaders);
  }

  /// The heights of the stacks that a seat has left in this year.
  public List<Integer> stacks(Seat seat) {
    int left =
        Math.max(0, Schedule.rounds(position.players(), Math.max(1, year())) - stacksTaken(seat));
    var heights = new ArrayList<Integer>();
    for (int i = 0; i < left; i++) heights.add(Schedule.stack(position.stacks(seat.index()), i));
    return List.copyOf(heights);
  }

  private int stacksTaken(Seat seat) {
    if (year() == 0) return Schedule.MOST_STACKS;
    int place = Math.floorMod(seat.index() - position.first(), position.players());
    return place < turn() ? round() : Math.max(0, round() - 1);
  }

  /// The number of blocks that a seat can still place in this turn or, if it is another seat's
  /// turn, in its next turn.
  public int blocksForTurn(Seat seat) {
    if (phaseKind() == PhaseKind.TURN && awaited() == seat.index()) return blocks();
    int stacks = position.stacks(seat.index());
    int next = options().has(Variant.STACKS_IN_ORDER) ? 0 : Schedule.largest(stacks);
    return Schedule.stack(stacks, next);
  }

  public int handSize(Seat seat) {
    return position.handSize(seat.index());
  }

  /// The number of cards of a kind that the viewer holds, including cards drawn in this turn.
  public int held(Card card) {
    return Cards.count(hand, card.index());
  }

  /// All cards of the viewer, packed as in [Cards].
  public int hand() {
    return hand;
  }

  public int deckSize(Seat seat) {
    return position.deckSize(seat.index());
  }

  /// The number of cards of a kind that all players together have played.
  public int played(Card card) {
    return Cards.count(position.played(), card.index());
  }

  @Override
  public int playable() {
    return hand - fresh;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof View view
        && viewer.equals(view.viewer)
        && hand == view.hand
        && fresh == view.fresh
        && position.equals(view.position);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * viewer.hashCode() + hand) + position.hashCode();
  }

  @Override
  public String toString() {
    return "View of " + viewer + ": " + PositionNotation.write(position);
  }
}
