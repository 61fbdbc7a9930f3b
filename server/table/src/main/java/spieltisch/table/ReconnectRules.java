package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Decision.Accepted;
import spieltisch.kernel.Decision.Refused;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.SecretHash;

/// Decides whether a client that reconnects gets its seat back, even if a bot has taken over the
/// seat.
final class ReconnectRules {
  private ReconnectRules() {}

  /// Gives a seat back to the client that has the seat's token.
  static Decision<List<Entry>> takeSeatBack(
      Table table, Command.Return back, DecisionContext context) {
    for (var member : table.players())
      if (member.tokenHash().isPresent()
          && SecretHash.equal(member.tokenHash().get(), back.tokenHash()))
        return returned(table, member.id(), contributed(table, member.id(), back), context);
    return new Refused<>(TableRefusal.BAD_TOKEN);
  }

  /// Marks a disconnected member as connected, because the member's client is still connected to
  /// this server process.
  static Decision<List<Entry>> stayConnected(Table table, int id, DecisionContext context) {
    return DisconnectRules.isDisconnected(table, id) && !table.isOver()
        ? returned(table, id, List.of(), context)
        : new Refused<>(TableRefusal.NOTHING_DUE);
  }

  /// Returns the entry for the contribution of a returning player. A repeated or late contribution
  /// is ignored, because it must not prevent the return.
  private static List<Entry> contributed(Table table, int id, Command.Return back) {
    if (back.random().isEmpty()) return List.of();
    var decision = SeatingRules.contribute(table, new Command.Contribute(id, back.random().get()));
    return decision instanceof Accepted(var entries) ? entries : List.of();
  }

  /// Returns a chat message that says how many turns a bot has played for the member; empty if
  /// none.
  private static Optional<Entry> botTurns(Table table, int id) {
    int turns = table.members().botTurns(id);
    if (turns == 0 || !table.members().takenOver().contains(id)) return Optional.empty();
    var name = table.members().member(id).name().orElse("#" + id);
    var count = turns == 1 ? "einen Zug" : turns + " Züge";
    return Optional.of(
        new Entry.Chatted(
            OptionalInt.empty(), "Ein Bot hat " + count + " für " + name + " gespielt."));
  }

  private static Decision<List<Entry>> returned(
      Table table, int id, List<Entry> contributed, DecisionContext context) {
    var entries = new ArrayList<Entry>();
    entries.add(new Entry.Returned(id, Optional.of(context.node())));
    entries.addAll(PauseRules.afterReturn(table, context));
    botTurns(table, id).ifPresent(entries::add);
    entries.addAll(contributed);
    return GameStarter.accept(table, entries, context);
  }
}
