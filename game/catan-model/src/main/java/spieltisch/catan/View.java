package spieltisch.catan;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;

/// What one viewer knows: all that lies open, and his own hand if he plays. It never changes.
public final class View implements PlayerKnowledge {
  private final Viewer viewer;
  private final Position open;
  private final int hand;
  private final int cards;
  private final int fresh;

  private View(Viewer viewer, Position open, int hand, int cards, int fresh) {
    this.viewer = viewer;
    this.open = open;
    this.hand = hand;
    this.cards = cards;
    this.fresh = fresh;
  }

  /// The view of a spectator.
  ///
  /// @param open what nobody changes any more
  public static View ofSpectator(Position open) {
    return new View(
        Viewer.spectator(), open, PackedCounts.NONE, PackedCounts.NONE, PackedCounts.NONE);
  }

  /// The view of a player.
  ///
  /// @param open what nobody changes any more
  /// @param hand his resource cards, packed
  /// @param cards his development cards, packed
  /// @param fresh those of them that he bought in this turn of his, packed
  public static View ofPlayer(Seat seat, Position open, int hand, int cards, int fresh) {
    return new View(Viewer.of(seat), open, hand, cards, fresh);
  }

  public Viewer viewer() {
    return viewer;
  }

  /// The seat of the viewer, if he plays.
  public Optional<Seat> seat() {
    return viewer instanceof Viewer.Player(var seat) ? Optional.of(seat) : Optional.empty();
  }

  @Override
  public Position open() {
    return open;
  }

  /// The viewer's own resource cards.
  public Resources hand() {
    return Resources.unpacked(hand);
  }

  /// The viewer's own development cards.
  public Cards cards() {
    return Cards.unpacked(cards);
  }

  /// Those of the own cards that may not be played yet.
  public Cards freshCards() {
    return Cards.unpacked(fresh);
  }

  /// The points of a seat as this viewer knows them: his own victory point cards count.
  public int points(Seat seat) {
    int shown = open.openPoints(seat.index());
    boolean alreadyShown = open.isOver() && open.actor() == seat.index();
    return viewer.is(seat) && !alreadyShown ? shown + cards().victoryPoints() : shown;
  }

  /// The legal moves from the menu.
  public List<Action> legal() {
    return seat().map(seat -> new MoveGenerator().actions(this, seat.index())).orElse(List.of());
  }

  /// Why the viewer may not do this, as far as he can know.
  public Optional<Refusal> refusal(Action action) {
    if (seat().isEmpty()) return Optional.of(Refusal.NOT_YOUR_TURN);
    return Optional.ofNullable(
        Legality.refusal(this, seat().get().index(), PackedAction.of(open.island(), action)));
  }

  /// What is known after seeing this.
  public View after(Observation observation) {
    return after(List.of(observation));
  }

  /// What is known after seeing all this, one after another.
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
        : open.handSize(seat) >= PackedCounts.total(pack);
  }

  /// The open piles and, of each kind, as many more as came back face down.
  @Override
  public boolean bankMayHave(int pack) {
    int missing = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++)
      missing +=
          Math.max(0, PackedCounts.count(pack, kind) - PackedCounts.count(open.bank(), kind));
    return missing <= open.faceDown();
  }

  @Override
  public int bankKinds() {
    return open.faceDown() > 0 ? (1 << Resource.KINDS) - 1 : PackedCounts.kinds(open.bank());
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
        && open.equals(view.open);
  }

  @Override
  public int hashCode() {
    return Objects.hash(viewer, hand, cards, fresh, open);
  }

  @Override
  public String toString() {
    return "View[" + viewer + ", " + open + ", " + hand() + ", " + cards() + "]";
  }
}
