package spieltisch.torfu;

/// The words in a line about an absent player.
enum AbsenceWord {
  /// A bot takes over the seat in a number of milliseconds.
  IN,
  /// The player is back, after the bot has played a number of turns.
  ENDE
}
