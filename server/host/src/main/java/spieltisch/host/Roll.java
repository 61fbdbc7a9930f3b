package spieltisch.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.table.Command;
import spieltisch.table.Table;

/// Calls the roll at a table: who was connected through a server that is no longer there is lost.
///
/// @param nodes the servers that are there
record Roll(List<String> nodes) {
  List<Command> missing(Table table) {
    var commands = new ArrayList<Command>();
    for (var member : table.members())
      if (member.bot().isEmpty() && member.connected() && isGone(member.presence().node()))
        commands.add(new Command.Lose(member.id()));
    for (var spectator : table.company().spectators())
      if (isGone(spectator.node())) commands.add(new Command.StopWatching(spectator.id()));
    return commands;
  }

  private boolean isGone(Optional<String> node) {
    return node.isEmpty() || !nodes.contains(node.get());
  }
}
