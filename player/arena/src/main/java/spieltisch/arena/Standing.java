package spieltisch.arena;

/// The result of one entrant over all games. If an entrant plays several seats of a game, each seat
/// counts.
///
/// @param seats the number of seats that the entrant played
/// @param wins the number of wins; a shared win counts as a fraction
/// @param points the mean points at the end of a game
/// @param elo the rating, see `Ratings`
/// @param moves the number of decisions that the entrant made
/// @param micros the mean CPU time of a decision, in microseconds
/// @param refused the number of decisions that the rules refused
/// @param illegal the number of refused decisions that the player could have avoided, because the
///   action was illegal in its own view
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
