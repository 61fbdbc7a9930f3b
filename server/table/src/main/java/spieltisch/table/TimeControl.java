package spieltisch.table;

import java.util.OptionalLong;

/// The time limits of players in milliseconds; 0 means no limit.
///
/// @param turn for a whole turn
/// @param increment added to the rest of the turn for each action in it
/// @param discard for discarding cards out of turn
/// @param computer for each decision of a client that calls itself a computer player; empty if it
///   has the same limits as people. Journals of earlier versions do not have it
public record TimeControl(long turn, long increment, long discard, OptionalLong computer) {
  public static final TimeControl NONE = new TimeControl(0, 0, 0);

  public TimeControl {
    if (turn < 0 || increment < 0 || discard < 0 || computer.orElse(1) < 1)
      throw new IllegalArgumentException("negative time limit");
  }

  public TimeControl(long turn, long increment, long discard) {
    this(turn, increment, discard, OptionalLong.empty());
  }

  /// Limits for each decision instead of each turn.
  ///
  /// @param people in milliseconds; 0 for no limit
  /// @param computers in milliseconds; 0 for the limit of people
  public static TimeControl perDecision(long people, long computers) {
    return new TimeControl(
        people, people, people, computers == 0 ? OptionalLong.empty() : OptionalLong.of(computers));
  }
}
