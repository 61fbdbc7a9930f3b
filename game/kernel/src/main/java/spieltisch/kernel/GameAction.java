package spieltisch.kernel;

/// An action that a player asks for, in any game.
public interface GameAction {}
