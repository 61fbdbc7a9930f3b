package spieltisch.kernel;

/// What one viewer sees of an event, in any game.
public interface GameObservation {}
