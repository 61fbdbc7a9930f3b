package spieltisch.kernel;

/// What one viewer knows of any game.
public interface GameView {}
