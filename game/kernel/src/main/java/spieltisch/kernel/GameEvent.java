package spieltisch.kernel;

/// Something that happened in a game, including its secrets. Each game has its own events.
public interface GameEvent {}
