package spieltisch.table;

import java.util.List;

/// The table's answer to a command.
public sealed interface Decision {
  /// It is done, once these are in the log.
  record Granted(List<Entry> entries) implements Decision {
    public Granted {
      entries = List.copyOf(entries);
    }
  }

  /// The table does not do that.
  record Objected(TableRefusal objection) implements Decision {}

  /// The rules of Catan forbid it.
  record RefusedInCatan(spieltisch.catan.Refusal refusal) implements Decision {}

  /// The rules of Torres forbid it.
  record RefusedInTorres(spieltisch.torres.Refusal refusal) implements Decision {}
}
