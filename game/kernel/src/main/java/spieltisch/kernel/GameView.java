package spieltisch.kernel;

/// What one viewer knows of a game. Each game has its own views.
public interface GameView {}
