package spieltisch.checker.server;

import java.util.List;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.catan.Action;
import spieltisch.catan.cards.Card;
import spieltisch.catan.view.View;
import spieltisch.checker.CheckReport;

/// Chooses random legal actions. Until the checker has tried to play a second card in one turn, the
/// policy also collects development cards, and plays a card only if another playable card stays in
/// hand. Purely random players would rarely hold two playable cards, so most checks would leave the
/// clause `ONE_CARD` open.
final class CheckPolicy {
  private static final List<Card> PROBE_CARDS = List.of(Card.KNIGHT, Card.MONOPOLY);

  private final CheckReport report;
  private final CatanPlayer randomPlayer;

  CheckPolicy(CheckReport report, int seed) {
    this.report = report;
    randomPlayer = Level.RANDOM.catanPlayer(seed);
  }

  Action choose(View view) {
    if (report.times(ServerClause.ONE_CARD) > 0) return random(view);
    var legal = view.legal();
    if (legal.contains(new Action.BuyCard())) return new Action.BuyCard();
    int playable = PROBE_CARDS.stream().mapToInt(card -> oldCards(view, card)).sum();
    return playable < 2
        ? keepCards(view)
        : legal.stream()
            .filter(CheckPolicy::playsProbeCard)
            .findFirst()
            .orElseGet(() -> random(view));
  }

  private Action keepCards(View view) {
    var action = random(view);
    // This loop ends, because a roll or the end of the turn is always legal.
    while (playsProbeCard(action)) action = random(view);
    return action;
  }

  private Action random(View view) {
    return randomPlayer.choose(view, Deadline.inMillis(1000));
  }

  private static boolean playsProbeCard(Action action) {
    return action instanceof Action.PlayKnight || action instanceof Action.PlayMonopoly;
  }

  private static int oldCards(View view, Card card) {
    return view.cards().count(card) - view.freshCards().count(card);
  }
}
