package spieltisch.table;

import java.util.List;
import spieltisch.catan.Refusal;

/// The table's answer to a command.
public sealed interface Ruling {
  /// It is done, once these are in the log.
  record Granted(List<Entry> entries) implements Ruling {
    public Granted {
      entries = List.copyOf(entries);
    }
  }

  /// The table does not do that.
  record Objected(Objection objection) implements Ruling {}

  /// The rules of Catan forbid it.
  record RefusedInCatan(Refusal refusal) implements Ruling {}
}
