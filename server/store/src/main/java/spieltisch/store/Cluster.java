package spieltisch.store;

import java.util.List;

/// The servers that share a log, as one of them sees it.
public interface Cluster {
  /// Tells the others that this server is there, until it closes the log or dies.
  void announce(String node);

  /// The servers that are there.
  List<String> nodes();

  /// Tries to become the server that lets this table's bots and clock act; there is one at most. A
  /// convenience, no guarantee: what holds is the version that an append expects.
  boolean lead(TableId table);

  /// Whether this server is the one, as far as it knows.
  boolean leads(TableId table);

  void release(TableId table);
}
