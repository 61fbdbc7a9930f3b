package spieltisch.arena;

/// The result of one entrant over all games. A name may hold several seats of a game; each seat
/// counts.
///
/// @param seats the number of seats played
/// @param wins the number of wins; a shared win counts as a fraction
/// @param points the mean points at the end of a game
/// @param elo the rating, see `Ratings`
/// @param moves the number of decisions
/// @param micros the mean CPU time of a decision, in microseconds
/// @param refused the number of decisions that the rules refused
/// @param illegal the number of refused decisions that the seat's own view forbids
public record Standing(
    String name,
    int seats,
    double wins,
    Interval rate,
    double points,
    double elo,
    long moves,
    double micros,
    long refused,
    long illegal) {}
