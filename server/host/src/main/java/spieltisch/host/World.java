package spieltisch.host;

import java.security.SecureRandom;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/// What a host takes from the machine it runs on; a test has a world of its own.
///
/// @param executor where the tables work
/// @param random where secrets come from: the seeds of games, the names of tables
public record World(Time time, Executor executor, RandomGenerator random) {
  /// The real one, but for the time.
  public static World real(Time time) {
    return new World(time, Thread::startVirtualThread, new SecureRandom());
  }
}
