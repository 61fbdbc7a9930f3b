package spieltisch.table.options;

import java.util.OptionalLong;

/// The time limits of players in milliseconds; 0 means no limit.
///
/// @param turn the limit for a whole turn
/// @param increment the time that each action adds to the time left in the turn. The time left
///   never exceeds `turn`.
/// @param discard the limit for discarding cards in another player's turn
/// @param computer the limit for each decision of a client that calls itself a computer player;
///   empty if people's limits apply to such clients. The value is empty in journals of earlier
///   versions.
/// @param answer the limit for answering an offer; empty for no limit, as in journals of earlier
///   versions
public record TimeControl(
    long turn, long increment, long discard, OptionalLong computer, OptionalLong answer) {
  /// The limit for answering an offer if the host of the table chooses no other limit.
  public static final long DEFAULT_ANSWER_MILLIS = 20_000;

  public static final TimeControl NONE = new TimeControl(0, 0, 0);

  public TimeControl {
    if (turn < 0 || increment < 0 || discard < 0 || computer.orElse(1) < 1 || answer.orElse(1) < 1)
      throw new IllegalArgumentException("negative time limit");
  }

  public TimeControl(long turn, long increment, long discard) {
    this(turn, increment, discard, OptionalLong.empty(), OptionalLong.empty());
  }

  /// Returns limits for each decision instead of each turn.
  ///
  /// @param people the limit for people in milliseconds; 0 for no limit
  /// @param computers the limit for computer players in milliseconds; 0 if people's limit applies
  ///   to them
  public static TimeControl perDecision(long people, long computers) {
    return new TimeControl(people, people, people, limit(computers), OptionalLong.empty());
  }

  /// Returns these limits with another limit for answering an offer.
  ///
  /// @param millis the limit in milliseconds; 0 for no limit
  public TimeControl withAnswer(long millis) {
    return new TimeControl(turn, increment, discard, computer, limit(millis));
  }

  private static OptionalLong limit(long millis) {
    return millis == 0 ? OptionalLong.empty() : OptionalLong.of(millis);
  }
}
