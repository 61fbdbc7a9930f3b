package spieltisch.kernel;

/// Something that happened in any game, secrets included.
public interface GameEvent {}
