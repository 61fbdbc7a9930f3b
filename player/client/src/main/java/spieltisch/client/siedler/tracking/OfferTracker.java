package spieltisch.client.siedler.tracking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.cards.Resources;
import spieltisch.siedler.message.ServerMessage;

/// Tracks the offers of this turn and the answers to them.
public final class OfferTracker {
  /// An offer with its number on the server.
  public record TrackedOffer(int player, int id, Resources give, Resources want) {}

  private final List<TrackedOffer> open = new ArrayList<>();
  private final Map<Integer, Map<Integer, Boolean>> answers = new TreeMap<>();
  private final Set<Integer> markedAnswered = new HashSet<>();
  private final List<TrackedOffer> closed = new ArrayList<>();
  private @Nullable TrackedOffer unnumbered;
  private OptionalInt concluding = OptionalInt.empty();
  private List<TrackedOffer> unpaid = List.of();

  void turnBegan() {
    open.clear();
    answers.clear();
    markedAnswered.clear();
    closed.clear();
    unnumbered = null;
    concluding = OptionalInt.empty();
    unpaid = List.of();
  }

  List<TrackedOffer> open() {
    return List.copyOf(open);
  }

  /// The offers of this turn that are no longer open.
  List<TrackedOffer> closed() {
    return List.copyOf(closed);
  }

  Map<Integer, Boolean> answers(TrackedOffer offer) {
    return answers.getOrDefault(offer.id(), Map.of());
  }

  /// Records a confirmed offer of this client's player whose number is unknown. An answer to the
  /// offer may reveal its number.
  public void offeredWithoutNumber(int player, Resources give, Resources want) {
    boolean isKnown =
        open.stream()
            .anyMatch(
                it -> it.player() == player && it.give().equals(give) && it.want().equals(want));
    if (isKnown) return;
    unnumbered = new TrackedOffer(player, 0, give, want);
  }

  void offered(ServerMessage.Offered message) {
    if (find(message.offer()).isPresent()) return;
    unnumbered = null;
    open.add(new TrackedOffer(message.player(), message.offer(), message.give(), message.want()));
  }

  void answered(int player, int id, boolean accepts) {
    var unknown = unnumbered;
    if (find(id).isEmpty() && unknown != null)
      offered(new ServerMessage.Offered(unknown.player(), id, unknown.give(), unknown.want()));
    answers.computeIfAbsent(id, _ -> new TreeMap<>()).put(player, accepts);
  }

  void withdrawn(int player, int id) {
    var offer = find(id);
    if (offer.isEmpty() || offer.get().player() == player) offer.ifPresent(this::close);
    else answered(player, id, false);
  }

  /// Records which offer this client's player concludes next.
  public void concluding(int id) {
    concluding = OptionalInt.of(id);
  }

  /// Closes the offer that led to a trade. The message about the trade does not name the offer. The
  /// closed offer is the offer that this client concluded, the only offer that the partner
  /// accepted, or the offer that fits the next payment.
  void traded(int player, int partner) {
    var own = concluding.isPresent() ? find(concluding.getAsInt()) : Optional.<TrackedOffer>empty();
    concluding = OptionalInt.empty();
    var possible =
        open.stream()
            .filter(
                offer -> offer.player() == player && answers(offer).getOrDefault(partner, false))
            .toList();
    if (own.isPresent() && own.get().player() == player) close(own.get());
    else if (possible.size() == 1) close(possible.getFirst());
    else unpaid = possible;
  }

  /// Applies a payment, which may reveal which offer led to the last trade.
  void paid(int player, Resources cards) {
    unpaid.stream()
        .filter(offer -> offer.player() == player && offer.give().equals(cards))
        .findFirst()
        .ifPresent(this::close);
    unpaid = List.of();
  }

  private void close(TrackedOffer offer) {
    open.remove(offer);
    closed.add(offer);
  }

  Optional<TrackedOffer> find(int id) {
    return open.stream().filter(offer -> offer.id() == id).findFirst();
  }

  /// The first open offer of another player that the given player has not answered; empty if there
  /// is none.
  public Optional<TrackedOffer> unanswered(int player) {
    return open.stream()
        .filter(offer -> offer.player() != player)
        .filter(
            offer -> !answers(offer).containsKey(player) && !markedAnswered.contains(offer.id()))
        .findFirst();
  }

  /// Marks an offer as answered, whatever the server replies to the answer.
  public void markAnswered(int id) {
    markedAnswered.add(id);
  }

  /// Returns whether any player answered the last offer of the given player.
  public boolean isLastAnswered(int player) {
    return Stream.concat(open.stream(), closed.stream())
        .filter(offer -> offer.player() == player)
        .max(Comparator.comparingInt(TrackedOffer::id))
        .filter(offer -> !answers(offer).isEmpty())
        .isPresent();
  }

  /// Returns whether any of the other players has not answered an offer of the given player.
  boolean hasUnanswered(int player, List<Integer> others) {
    return open.stream()
        .filter(offer -> offer.player() == player)
        .anyMatch(offer -> !answers(offer).keySet().containsAll(others));
  }
}
