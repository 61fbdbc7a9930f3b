package spieltisch.host;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import spieltisch.table.Command;
import spieltisch.table.Table;

/// Calls the roll at the tables: who was connected through a server that is no longer there is
/// lost. A server that is missing for a moment only, for instance because the database was away, is
/// waited for.
final class NodeLiveness {
  private static final long TOLERANCE_MILLIS = 5_000;

  private final Map<Optional<String>, Long> missingSince = new HashMap<>();
  private List<String> present = List.of();
  private long now;

  /// A new round begins.
  ///
  /// @param nodes the servers that are there
  void begin(List<String> nodes, long at) {
    present = nodes;
    now = at;
    missingSince.keySet().removeIf(this::isPresent);
  }

  List<Command> missing(Table table) {
    var commands = new ArrayList<Command>();
    for (var member : table.members())
      if (member.bot().isEmpty() && member.connected() && isGone(member.presence().node()))
        commands.add(new Command.NodeLost(member.id(), member.presence().node()));
    for (var spectator : table.company().spectators())
      if (isGone(spectator.node()))
        commands.add(new Command.NodeLost(spectator.id(), spectator.node()));
    return commands;
  }

  private boolean isGone(Optional<String> node) {
    if (isPresent(node)) return false;
    missingSince.putIfAbsent(node, now);
    return now - missingSince.get(node) >= TOLERANCE_MILLIS;
  }

  private boolean isPresent(Optional<String> node) {
    return node.filter(present::contains).isPresent();
  }
}
