package spieltisch.host;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import spieltisch.table.Command;
import spieltisch.table.Table;

/// Finds the members and spectators whose server is down. A server that is missing only for a short
/// time counts as live, because the database may have been unreachable.
final class NodeLiveness {
  private static final long TOLERANCE_MILLIS = 5_000;

  private final Map<Optional<String>, Long> missingSince = new HashMap<>();
  private List<String> nodes = List.of();
  private long now;

  /// Updates the list of live servers.
  void update(List<String> liveNodes, long at) {
    nodes = liveNodes;
    now = at;
    missingSince.keySet().removeIf(this::isLive);
  }

  /// Returns a command for each member and spectator whose server is down.
  List<Command> nodeLostCommands(Table table) {
    var commands = new ArrayList<Command>();
    for (var player : table.players())
      if (player.bot().isEmpty() && player.connected() && isDown(player.presence().node()))
        commands.add(new Command.NodeLost(player.id(), player.presence().node()));
    for (var spectator : table.members().spectators())
      if (isDown(spectator.node()))
        commands.add(new Command.NodeLost(spectator.id(), spectator.node()));
    return commands;
  }

  private boolean isDown(Optional<String> node) {
    if (isLive(node)) return false;
    missingSince.putIfAbsent(node, now);
    return now - missingSince.get(node) >= TOLERANCE_MILLIS;
  }

  private boolean isLive(Optional<String> node) {
    return node.filter(nodes::contains).isPresent();
  }
}
