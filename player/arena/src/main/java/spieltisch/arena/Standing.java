package spieltisch.arena;

/// How one name fared. A name may sit on several seats of a game; each counts.
///
/// @param seats how often it sat down
/// @param wins how often it won; a shared win counts in part
/// @param points the mean at the end of a game
/// @param elo see `Ratings`
/// @param moves how many decisions it made
/// @param micros the mean CPU time of a decision, in millionths of a second
/// @param refused how many of them the rules refused
/// @param illegal how many of those its own view forbids
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
