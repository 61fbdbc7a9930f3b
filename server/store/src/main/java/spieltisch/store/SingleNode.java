package spieltisch.store;

import java.util.Collection;
import java.util.List;
import java.util.Set;

/// A cluster of a single server, which uses its log alone and leads every table.
public final class SingleNode implements Cluster {
  private volatile List<String> nodes = List.of();

  @Override
  public void announce(String node) {
    nodes = List.of(node);
  }

  @Override
  public List<String> nodes() {
    return nodes;
  }

  @Override
  public boolean tryLead(TableId table) {
    return true;
  }

  @Override
  public Set<TableId> tryLeadAll(Collection<TableId> tables) {
    return Set.copyOf(tables);
  }

  @Override
  public boolean leads(TableId table) {
    return true;
  }

  @Override
  public void release(TableId table) {}
}
