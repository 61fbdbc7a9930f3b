package spieltisch.client.siedler;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.cards.Resources;
import spieltisch.siedler.message.ServerMessage;

/// The offers of this turn and what everybody answered.
public final class OfferTracker {
  /// An offer as it was made.
  public record Deal(int player, int id, Resources give, Resources want) {}

  private final List<Deal> open = new ArrayList<>();
  private final Map<Integer, Map<Integer, Boolean>> answers = new TreeMap<>();
  private final Set<Integer> givenUp = new HashSet<>();
  private final List<Deal> closed = new ArrayList<>();
  private @Nullable Deal nameless;
  private OptionalInt concluding = OptionalInt.empty();
  private List<Deal> unpaid = List.of();

  void turnBegan() {
    open.clear();
    answers.clear();
    givenUp.clear();
    closed.clear();
    nameless = null;
    concluding = OptionalInt.empty();
    unpaid = List.of();
  }

  List<Deal> open() {
    return List.copyOf(open);
  }

  /// Those of this turn that are gone.
  List<Deal> closed() {
    return List.copyOf(closed);
  }

  Map<Integer, Boolean> answers(Deal deal) {
    return answers.getOrDefault(deal.id(), Map.of());
  }

  /// An own offer was confirmed whose number nobody told; an answer to it may do so.
  void offeredNameless(int player, Resources give, Resources want) {
    boolean isKnown =
        open.stream()
            .anyMatch(
                it -> it.player() == player && it.give().equals(give) && it.want().equals(want));
    if (isKnown) return;
    nameless = new Deal(player, 0, give, want);
  }

  void offered(ServerMessage.Offered offer) {
    if (find(offer.offer()).isPresent()) return;
    nameless = null;
    open.add(new Deal(offer.player(), offer.offer(), offer.give(), offer.want()));
  }

  void answered(int player, int id, boolean accepts) {
    var unknown = nameless;
    if (find(id).isEmpty() && unknown != null)
      offered(new ServerMessage.Offered(unknown.player(), id, unknown.give(), unknown.want()));
    answers.computeIfAbsent(id, _ -> new TreeMap<>()).put(player, accepts);
  }

  void withdrawn(int player, int id) {
    var deal = find(id);
    if (deal.isEmpty() || deal.get().player() == player) deal.ifPresent(this::close);
    else answered(player, id, false);
  }

  /// The own offer that is to be concluded next.
  void concluding(int id) {
    concluding = OptionalInt.of(id);
  }

  /// The message does not say which offer it was: the one that we concluded, the only one that the
  /// partner accepted, or the one that is paid for next.
  void traded(int player, int partner) {
    var own = concluding.isPresent() ? find(concluding.getAsInt()) : Optional.<Deal>empty();
    concluding = OptionalInt.empty();
    var possible =
        open.stream()
            .filter(deal -> deal.player() == player && answers(deal).getOrDefault(partner, false))
            .toList();
    if (own.isPresent() && own.get().player() == player) close(own.get());
    else if (possible.size() == 1) close(possible.getFirst());
    else unpaid = possible;
  }

  /// Somebody gave these cards away.
  void paid(int player, Resources cards) {
    unpaid.stream()
        .filter(deal -> deal.player() == player && deal.give().equals(cards))
        .findFirst()
        .ifPresent(this::close);
    unpaid = List.of();
  }

  private void close(Deal deal) {
    open.remove(deal);
    closed.add(deal);
  }

  Optional<Deal> find(int id) {
    return open.stream().filter(deal -> deal.id() == id).findFirst();
  }

  /// An offer of somebody else to which this player has not said anything yet.
  public Optional<Deal> unanswered(int player) {
    return open.stream()
        .filter(deal -> deal.player() != player)
        .filter(deal -> !answers(deal).containsKey(player) && !givenUp.contains(deal.id()))
        .findFirst();
  }

  /// Whatever the server makes of the answer, it will not be given again.
  public void giveUp(int id) {
    givenUp.add(id);
  }

  /// How many of these have not answered every offer of this player.
  boolean isAwaited(int player, List<Integer> others) {
    return open.stream()
        .filter(deal -> deal.player() == player)
        .anyMatch(deal -> !answers(deal).keySet().containsAll(others));
  }
}
