package spieltisch.store;

import java.util.Collection;
import java.util.List;
import java.util.Set;

/// The servers that share a log. The cluster also decides which server leads a table.
public interface Cluster {
  /// Registers this server. The registration lasts until the server closes the log or its process
  /// ends.
  void announce(String node);

  /// Returns the names of the live servers.
  List<String> nodes();

  /// Tries to make this server the leader of a table. Returns whether this server leads the table
  /// now. Only the leader runs the bots and the clock of the table.
  ///
  /// Leadership only avoids duplicate work. Correctness depends on the expected version of each
  /// append instead.
  boolean tryLead(TableId table);

  /// Tries to make this server the leader of those tables that no live server leads. Live servers
  /// are those that `nodes` returned last. Returns those of the tables that this server leads now.
  Set<TableId> tryLeadAll(Collection<TableId> tables);

  /// Returns whether this server believes that it leads the table. The belief may be outdated.
  boolean leads(TableId table);

  void release(TableId table);
}
