package spieltisch.kernel;

/// An action that a player requests. Each game has its own actions.
public interface GameAction {}
