package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import spieltisch.catan.Action;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Decision.Accepted;
import spieltisch.kernel.Decision.Refused;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.table.clock.OfferClock;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.PendingAnswer;

/// Decides offers to chosen players and counter-offers. The rules of the game know neither: an
/// offer to some players is an offer that the server declines for the others, and a counter-offer
/// is a refusal with a proposal for the player on turn.
final class NegotiationRules {
  private NegotiationRules() {}

  static Decision<List<Entry>> offerTo(
      Table table, Command.OfferTo command, DecisionContext context) {
    return switch (offered(table, command, context)) {
      case Accepted(var offered) ->
          new Accepted<>(withDeclines(table, offered, command.partners(), context));
      case Refused(var reason) -> new Refused<>(reason);
    };
  }

  /// Makes the offer. A counter-offer is taken by an offer to its sender. At the limit of open
  /// offers, the new offer replaces the one that the counter-offer answers, which is still open.
  private static Decision<List<Entry>> offered(
      Table table, Command.OfferTo command, DecisionContext context) {
    var decision = act(table, command.member(), command.offer(), context);
    if (!decision.equals(new Refused<>(Refusal.TOO_MANY_OFFERS))) return decision;
    var answered = counteredOffer(table, command.partners());
    if (answered.isEmpty()) return decision;
    var withdraw = new Action.Withdraw(answered.getAsInt());
    return switch (act(table, command.member(), withdraw, context)) {
      case Accepted(var withdrawn) -> followedByOffer(table, withdrawn, command, context);
      case Refused(var reason) -> new Refused<>(reason);
    };
  }

  private static Decision<List<Entry>> followedByOffer(
      Table table, List<Entry> withdrawn, Command.OfferTo command, DecisionContext context) {
    var current = table;
    for (var entry : withdrawn) current = current.after(entry);
    return act(current, command.member(), command.offer(), context)
        .map(offered -> Stream.concat(withdrawn.stream(), offered.stream()).toList());
  }

  /// The newest open offer that the one partner answered with a counter-offer; empty if there is
  /// none, or if there are several partners.
  private static OptionalInt counteredOffer(Table table, List<Integer> partners) {
    if (partners.size() != 1) return OptionalInt.empty();
    var game = table.game().orElseThrow();
    var partner = game.state().seatOf(partners.getFirst());
    if (partner.isEmpty()) return OptionalInt.empty();
    var open = ((CatanGameState) game.state()).state().position().offers();
    return game.offers().countered().stream()
        .filter(counter -> counter.seat().equals(partner.get()))
        .mapToInt(OfferClock.CounterOffer::offer)
        .filter(id -> open.stream().anyMatch(offer -> offer.id() == id))
        .max();
  }

  private static Decision<List<Entry>> act(
      Table table, int member, Action action, DecisionContext context) {
    return PlayRules.act(table, new Command.Act(member, action, Entry.Actor.PLAYER), context);
  }

  /// Declines the new offer for all players to whom it is not made.
  private static List<Entry> withDeclines(
      Table table, List<Entry> offered, List<Integer> partners, DecisionContext context) {
    var entries = new ArrayList<>(offered);
    var current = table;
    for (var entry : offered) current = current.after(entry);
    var state = current.gameState().orElseThrow();
    int newest = state.pendingAnswers().stream().mapToInt(PendingAnswer::offer).max().orElse(0);
    for (var answer : state.pendingAnswers()) {
      boolean isAsked = partners.contains(state.order().get(answer.seat().index()));
      if (answer.offer() != newest || isAsked) continue;
      var decision =
          PlayRules.act(current, answer.seat(), answer.decline(), Entry.Actor.OFFERER, context);
      if (!(decision instanceof Accepted(var declined))) continue;
      for (var entry : declined) current = current.after(entry);
      entries.addAll(declined);
    }
    return List.copyOf(entries);
  }

  static Decision<List<Entry>> counter(
      Table table, Command.CounterOffer counter, DecisionContext context) {
    var decline = new Action.Answer(counter.offer(), false);
    var act = new Command.Act(counter.member(), decline, Entry.Actor.PLAYER);
    return switch (PlayRules.act(table, act, context)) {
      case Refused(var reason) -> new Refused<>(reason);
      case Accepted(var declined) -> {
        var game = table.game().orElseThrow();
        var seat = game.state().seatOf(counter.member()).orElseThrow();
        if (game.offers().countered().contains(new OfferClock.CounterOffer(seat, counter.offer())))
          yield new Refused<>(TableRefusal.COUNTERED_ALREADY);
        var wrong = refusal((CatanGameState) game.state(), seat, counter);
        if (wrong.isPresent()) yield new Refused<>(wrong.get());
        var entries = new ArrayList<>(declined);
        entries.add(
            new Entry.CounterOffered(seat, counter.offer(), counter.give(), counter.want()));
        yield new Accepted<>(List.copyOf(entries));
      }
    };
  }

  private static Optional<Refusal> refusal(
      CatanGameState state, Seat seat, Command.CounterOffer counter) {
    if (!isValid(counter.give()) || !isValid(counter.want()))
      return Optional.of(Refusal.BAD_AMOUNT);
    if (counter.give().total() == 0 || counter.want().total() == 0)
      return Optional.of(Refusal.GIFT);
    for (var kind : Resource.values())
      if (counter.give().count(kind) > 0 && counter.want().count(kind) > 0)
        return Optional.of(Refusal.SAME_KIND);
    var hand = state.view(Viewer.of(seat)).hand();
    return hand.covers(counter.give()) ? Optional.empty() : Optional.of(Refusal.NOT_YOUR_CARDS);
  }

  private static boolean isValid(Resources cards) {
    return PackedCounts.isValid(cards.packed());
  }
}
