package spieltisch.catan.view;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import spieltisch.catan.Action;
import spieltisch.catan.Legality;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.PackedAction;
import spieltisch.catan.PlayerKnowledge;
import spieltisch.catan.Position;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.GameView;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;

/// What one viewer knows: the public information and, for a player, the player's own cards. A view
/// is immutable.
public final class View implements GameView, PlayerKnowledge {
  private final Viewer viewer;
  private final Position position;
  private final int hand;
  private final int cards;
  private final int fresh;

  private View(Viewer viewer, Position position, int hand, int cards, int fresh) {
    this.viewer = viewer;
    this.position = position;
    this.hand = hand;
    this.cards = cards;
    this.fresh = fresh;
  }

  /// The view of a spectator.
  ///
  /// @param position a position that nobody changes afterwards
  public static View ofSpectator(Position position) {
    return new View(
        Viewer.spectator(), position, PackedCounts.NONE, PackedCounts.NONE, PackedCounts.NONE);
  }

  /// The view of a player.
  ///
  /// @param position a position that nobody changes afterwards
  /// @param hand the player's resource cards, packed
  /// @param cards the player's development cards, packed
  /// @param fresh the development cards among `cards` that the player bought in this turn, packed
  public static View ofPlayer(Seat seat, Position position, int hand, int cards, int fresh) {
    return new View(Viewer.of(seat), position, hand, cards, fresh);
  }

  public Viewer viewer() {
    return viewer;
  }

  /// The seat of the viewer; empty for a spectator.
  public Optional<Seat> seat() {
    return viewer instanceof Viewer.Player(var seat) ? Optional.of(seat) : Optional.empty();
  }

  @Override
  public Position position() {
    return position;
  }

  /// The viewer's own resource cards.
  public Resources hand() {
    return Resources.unpacked(hand);
  }

  /// The viewer's own development cards.
  public Cards cards() {
    return Cards.unpacked(cards);
  }

  /// The development cards that the viewer bought in this turn and may not play yet.
  public Cards freshCards() {
    return Cards.unpacked(fresh);
  }

  /// The points of a seat as this viewer knows them, including the viewer's own victory point
  /// cards.
  public int points(Seat seat) {
    int shown = position.publicPoints(seat.index());
    boolean alreadyShown = position.isOver() && position.actor() == seat.index();
    return viewer.is(seat) && !alreadyShown ? shown + cards().victoryPoints() : shown;
  }

  /// The viewer's legal actions; empty for a spectator. [MoveGenerator] tells which legal actions
  /// the list leaves out.
  public List<Action> legal() {
    return seat().map(seat -> new MoveGenerator().actions(this, seat.index())).orElse(List.of());
  }

  /// The reason why an action is illegal, as far as the viewer knows; empty if the action is legal.
  public Optional<Refusal> refusal(Action action) {
    if (seat().isEmpty()) return Optional.of(Refusal.NOT_YOUR_TURN);
    return Optional.ofNullable(
        Legality.refusal(this, seat().get().index(), PackedAction.of(position.island(), action)));
  }

  /// The view after an observation.
  public View after(Observation observation) {
    return after(List.of(observation));
  }

  /// The view after several observations.
  public View after(List<Observation> observations) {
    var viewUpdater = new ViewUpdater(this);
    observations.forEach(viewUpdater::add);
    return viewUpdater.view();
  }

  View with(Position next, int newHand, int newCards, int newFresh) {
    return new View(viewer, next, newHand, newCards, newFresh);
  }

  @Override
  public boolean mayHave(int seat, int pack) {
    return isOwn(seat)
        ? PackedCounts.covers(hand, pack)
        : position.handSize(seat) >= PackedCounts.total(pack);
  }

  /// Whether the bank may have these cards. A face-down card may be of any kind.
  @Override
  public boolean bankMayHave(int pack) {
    int missing = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++)
      missing +=
          Math.max(0, PackedCounts.count(pack, kind) - PackedCounts.count(position.bank(), kind));
    return missing <= position.faceDown();
  }

  @Override
  public int bankKinds() {
    return position.faceDown() > 0
        ? (1 << Resource.KINDS) - 1
        : PackedCounts.kinds(position.bank());
  }

  private boolean isOwn(int seat) {
    return viewer.is(Seat.of(seat));
  }

  @Override
  public int hand(int seat) {
    return hand;
  }

  @Override
  public int cards(int seat) {
    return cards;
  }

  @Override
  public int fresh() {
    return fresh;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof View view
        && viewer.equals(view.viewer)
        && hand == view.hand
        && cards == view.cards
        && fresh == view.fresh
        && position.equals(view.position);
  }

  @Override
  public int hashCode() {
    return Objects.hash(viewer, hand, cards, fresh, position);
  }

  @Override
  public String toString() {
    return "View[" + viewer + ", " + position + ", " + hand() + ", " + cards() + "]";
  }
}
