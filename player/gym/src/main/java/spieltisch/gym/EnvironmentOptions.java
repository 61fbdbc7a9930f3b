package spieltisch.gym;

import spieltisch.catan.Options;

/// The rules of a game in an environment, and its limits.
///
/// @param withOffers whether players may make offers to each other
/// @param maxTurns the number of turns after which an unfinished game ends without a winner
record EnvironmentOptions(Options rules, boolean withOffers, int maxTurns) {
  static final int DEFAULT_MAX_TURNS = 1_000;

  static EnvironmentOptions standard(int players) {
    return new EnvironmentOptions(Options.standard(players), true, DEFAULT_MAX_TURNS);
  }
}
