package spieltisch.client.siedler;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.catan.Action;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Position;
import spieltisch.catan.view.View;

/// Chooses actions. The chooser never repeats an action that the server refused in the same
/// position, leaves out kinds of actions that the server keeps refusing, and limits the number of
/// offers in a turn.
final class ActionChooser {
  /// How often the chooser asks the player for one decision, if the player chooses actions that are
  /// not allowed.
  private static final int MAX_CHOICES = 4;

  /// The number of refusals in a turn after which the player ends its turn.
  private static final int MAX_REFUSALS = 12;

  private static final int MAX_OFFERS = MoveGenerator.OFFERS_A_TURN;

  /// The purchases that replace a refused choice, in order of preference.
  private static final List<Class<? extends Action>> ALTERNATIVES =
      List.of(Action.BuildCity.class, Action.BuildSettlement.class, Action.BuyCard.class);

  private final CatanPlayer player;
  private final Duration thinkingTime;
  private final Consumer<String> log;
  private final Set<Action> refused = new LinkedHashSet<>();
  private final RefusedKinds refusedKinds = new RefusedKinds();
  private Optional<View> position = Optional.empty();
  private int refusals;
  private int offers;

  ActionChooser(CatanPlayer player, Duration thinkingTime, Consumer<String> log) {
    this.player = player;
    this.thinkingTime = thinkingTime;
    this.log = log;
  }

  /// Returns an action; empty if there is nothing left to try.
  Optional<Action> decide(View view) {
    if (!position.equals(Optional.of(view))) refused.clear();
    position = Optional.of(view);
    if (refusals >= MAX_REFUSALS) return fallback(view);
    var shown = mayOffer() ? view : withoutOffers(view);
    for (int i = 0; i < MAX_CHOICES; i++) {
      var action = choose(shown);
      if (action.isEmpty() || !isAllowed(view, action.get())) continue;
      boolean givesUp = i > 0 && action.get() instanceof Action.EndTurn;
      return givesUp ? alternative(view).or(() -> action) : action;
    }
    return alternative(view).or(() -> fallback(view));
  }

  /// Returns the roll for the order of play; empty if the server refused it. The roll for the order
  /// of play needs no decision of the player.
  Optional<Action> decideOrderRoll(View view) {
    position = Optional.of(view);
    var roll = new Action.Roll();
    return refused.contains(roll) ? Optional.empty() : Optional.of(roll);
  }

  private Optional<Action> choose(View view) {
    try {
      return Optional.of(player.choose(view, Deadline.inMillis(thinkingTime.toMillis())));
    } catch (RuntimeException e) {
      log.accept("player failed to choose an action in " + view.position() + ": " + e);
      return Optional.empty();
    }
  }

  private boolean isAllowed(View view, Action action) {
    if (refused.contains(action)) return false;
    if (action instanceof Action.Offer && !mayOffer()) return false;
    return isFounding(view) || !refusedKinds.isBarred(action.getClass());
  }

  private static boolean isFounding(View view) {
    int phase = view.position().phaseKind();
    return phase == Position.FOUND_SETTLEMENT || phase == Position.FOUND_ROAD;
  }

  private boolean mayOffer() {
    return offers < MAX_OFFERS && !refusedKinds.isBarred(Action.Offer.class);
  }

  /// Returns a copy of the view in which no more offers are allowed in this turn.
  private static View withoutOffers(View view) {
    var open = view.position();
    if (open.phaseKind() != Position.TRADE_AND_BUILD || view.seat().isEmpty()) return view;
    var copy = new MutablePosition(open.options(), open.board());
    copy.copyFrom(open);
    copy.resume(
        open.turn(), open.isCardPlayed(), MAX_OFFERS, open.freshHarbours(), open.diceDeck());
    return View.ofPlayer(
        view.seat().get(),
        copy,
        view.hand().packed(),
        view.cards().packed(),
        view.freshCards().packed());
  }

  /// Returns a purchase that replaces a refused choice, or nothing if no purchase is legal.
  private Optional<Action> alternative(View view) {
    if (view.position().phaseKind() != Position.TRADE_AND_BUILD) return Optional.empty();
    var legal = view.legal();
    return ALTERNATIVES.stream()
        .flatMap(kind -> legal.stream().filter(kind::isInstance))
        .filter(action -> isAllowed(view, action))
        .findFirst();
  }

  /// Returns the end of the turn if it is legal and was not refused. Otherwise returns any other
  /// legal action that was not refused and is no offer; empty if there is none.
  private Optional<Action> fallback(View view) {
    var legal = view.legal();
    var end = new Action.EndTurn();
    if (legal.contains(end) && !refused.contains(end)) return Optional.of(end);
    return legal.stream()
        .filter(action -> !refused.contains(action))
        .filter(action -> !(action instanceof Action.Offer))
        .findFirst();
  }

  /// Records that the server refused an action.
  void refused(Action action) {
    refused.add(action);
    refusedKinds.refused(action);
    refusals++;
  }

  /// Records that the server carried out an action. An offer counts as accepted only when another
  /// player answers it.
  void accepted(Action action) {
    if (action instanceof Action.Offer) offers++;
    else refusedKinds.accepted(action);
  }

  /// Records whether any other player answered an offer of this client's player.
  void offerEnded(Action offer, boolean isAnswered) {
    if (isAnswered) refusedKinds.accepted(offer);
    else refusedKinds.refused(offer);
  }

  /// Resets the counts of refusals and offers at the beginning of a turn.
  void turnBegan() {
    refusals = 0;
    offers = 0;
    refusedKinds.turnBegan();
  }

  /// Resets the count of refusals after the server has accepted the end of the turn.
  void turnEnded() {
    refusals = 0;
  }

  /// Allows all refused actions again.
  void clearRefused() {
    refused.clear();
  }
}
