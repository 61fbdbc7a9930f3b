package spieltisch.store;

import java.util.List;

/// The servers that share a log, and which of them leads a table.
public interface Cluster {
  /// Registers this server until it closes the log or its process ends.
  void announce(String node);

  /// Returns the names of the live servers.
  List<String> nodes();

  /// Tries to become the leader of a table: the one server that runs its bots and clock.
  ///
  /// Leadership avoids duplicate work. Correctness does not depend on it but on the expected
  /// version of each append.
  boolean tryLead(TableId table);

  /// Returns whether this server believes that it leads the table.
  boolean leads(TableId table);

  void release(TableId table);
}
