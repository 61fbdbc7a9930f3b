package spieltisch.catan.view;

import spieltisch.catan.MutablePosition;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.kernel.Viewer;

/// Applies several observations to a view and copies its position only once.
public final class ViewUpdater {
  private final View before;
  private final Knowledge knowledge;

  public ViewUpdater(View view) {
    before = view;
    knowledge = new Knowledge(view);
  }

  public void add(Observation observation) {
    observation.apply(knowledge, knowledge.position.island());
  }

  /// The view after the observations so far. The returned view is valid until the next observation
  /// is added.
  public View view() {
    return before.with(knowledge.position, knowledge.hand, knowledge.cards, knowledge.fresh);
  }

  private static final class Knowledge implements KnowledgeRecorder {
    private final MutablePosition position;
    private final int own;
    private int hand;
    private int cards;
    private int fresh;

    Knowledge(View view) {
      position = view.position().copy();
      own = view.viewer() instanceof Viewer.Player(var seat) ? seat.index() : Position.NOBODY;
      hand = view.hand().packed();
      cards = view.cards().packed();
      fresh = view.fresh();
    }

    @Override
    public MutablePosition mutablePosition() {
      return position;
    }

    @Override
    public void takeFromBank(int seat, int resources) {
      addToHand(seat, resources);
    }

    @Override
    public void addToHand(int seat, int resources) {
      if (seat == own) hand += resources;
    }

    @Override
    public void drawCard(int seat, int card) {
      cards += card;
      if (position.phaseKind() == Position.TRADE_AND_BUILD) fresh += card;
    }

    @Override
    public void removeCard(int seat, int card) {
      if (seat == own) cards -= card;
    }

    @Override
    public void turnBegan(int seat) {
      KnowledgeRecorder.super.turnBegan(seat);
      fresh = PackedCounts.NONE;
    }
  }
}
