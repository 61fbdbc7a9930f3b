package spieltisch.edge;

/// Runs what comes from other threads on the thread of a connection, in order.
@FunctionalInterface
interface Reporter {
  void run(Runnable task);
}
