package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.Colour;
import spieltisch.kernel.Decision;
import spieltisch.table.chance.Seed;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.TableOptions;

/// A table to which a test sends commands at any time.
abstract class TestTable {
  static final Seed SEED = new Seed("00".repeat(31) + "2a");

  static final long BEGIN = 1_000_000;

  final List<Entry> entries = new ArrayList<>();
  long now = BEGIN;
  Table table = Table.opened(new Entry.Opened("Tisch", TableOptions.standard()));

  final DecisionContext context() {
    return new DecisionContext(now, "node", () -> SEED);
  }

  final Decision<List<Entry>> ask(Command command) {
    var decision = table.decide(command, context());
    if (decision instanceof Decision.Accepted(var accepted))
      for (var entry : accepted) {
        table = table.after(entry);
        entries.add(entry);
      }
    return decision;
  }

  final int joinReady(String name, Colour colour, Optional<String> token) {
    int id = table.members().nextId();
    ask(new Command.Join("Test", Optional.empty(), token.map(SecretHash::hash)));
    ask(new Command.SetProfile(id, Optional.of(name), Optional.of(colour)));
    ask(new Command.Ready(id));
    return id;
  }
}
