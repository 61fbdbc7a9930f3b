package spieltisch.kernel;

/// What one viewer sees of an event. Each game has its own observations.
public interface GameObservation {}
