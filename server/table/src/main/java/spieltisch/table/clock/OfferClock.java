package spieltisch.table.clock;

import java.util.HashSet;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import spieltisch.kernel.Seat;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameState;
import spieltisch.table.game.PendingAnswer;
import spieltisch.table.options.TimeControl;

/// The clock of the offers in one turn: when the offers that await answers were made, and which
/// seats did not answer in time.
///
/// @param madeAt the time of each offer that awaits an answer, in milliseconds since 1970, by its
///   id
/// @param late the seats for which the server declined an offer in this turn. These seats have less
///   time for further offers of the turn, so that an absent player does not delay every offer by
///   the full time.
/// @param countered the counter-offers of this turn
public record OfferClock(Map<Integer, Long> madeAt, Set<Seat> late, Set<CounterOffer> countered) {
  public static final OfferClock EMPTY = new OfferClock(Map.of(), Set.of(), Set.of());

  /// A seat and the offer to which it made a counter-offer.
  public record CounterOffer(Seat seat, int offer) {}

  private static final int LATE_DIVISOR = 4;

  /// Returns the clock after an action.
  public OfferClock after(Entry.Acted acted, GameState before, GameState after) {
    var pending = after.pendingAnswers();
    boolean isAnswer = !before.awaitedSeats().contains(acted.seat());
    boolean isSameTurn = before.turnId() == after.turnId();
    if (!isSameTurn && pending.isEmpty()) return EMPTY;
    if (pending.isEmpty() && madeAt.isEmpty() && !isAnswer) return this;
    var times = new TreeMap<Integer, Long>();
    for (var answer : pending)
      times.put(answer.offer(), madeAt.getOrDefault(answer.offer(), acted.at()));
    var missing = new HashSet<Seat>();
    if (isSameTurn) missing.addAll(late);
    if (isAnswer && acted.actor() == Entry.Actor.CLOCK) missing.add(acted.seat());
    else missing.remove(acted.seat());
    return new OfferClock(
        Map.copyOf(times), Set.copyOf(missing), isSameTurn ? countered : Set.of());
  }

  /// Returns the clock after a pause, during which it stood still.
  public OfferClock afterPause(long millis) {
    var times = new TreeMap<>(madeAt);
    times.replaceAll((_, at) -> at + millis);
    return new OfferClock(Map.copyOf(times), late, countered);
  }

  /// Returns the clock after the time limits have changed in a pause. If the limit has changed,
  /// open offers get the whole new limit.
  ///
  /// @param pausedAt when the pause began
  public OfferClock withLimit(TimeControl before, TimeControl after, long pausedAt) {
    if (before.answer().equals(after.answer())) return this;
    var times = new TreeMap<>(madeAt);
    times.replaceAll((_, _) -> pausedAt);
    return new OfferClock(Map.copyOf(times), late, countered);
  }

  public OfferClock withCounterOffer(Seat seat, int offer) {
    var all = new HashSet<>(countered);
    all.add(new CounterOffer(seat, offer));
    return new OfferClock(madeAt, late, Set.copyOf(all));
  }

  /// Returns the time at which the server declines an unanswered offer for a seat; empty without a
  /// limit.
  public OptionalLong deadline(PendingAnswer answer, TimeControl timeControl) {
    if (timeControl.answer().isEmpty()) return OptionalLong.empty();
    long limit = timeControl.answer().getAsLong();
    long allowed = late.contains(answer.seat()) ? limit / LATE_DIVISOR : limit;
    return OptionalLong.of(madeAt.getOrDefault(answer.offer(), 0L) + allowed);
  }
}
