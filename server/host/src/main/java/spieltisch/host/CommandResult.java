package spieltisch.host;

import spieltisch.table.TableRefusal;

/// What the one who asked is told. By then everybody, he too, has been told what came of it.
public sealed interface CommandResult {
  /// Done, and safe in the log.
  record Done() implements CommandResult {}

  record Objected(TableRefusal objection) implements CommandResult {}

  record RefusedInCatan(spieltisch.catan.Refusal refusal) implements CommandResult {}

  record RefusedInTorres(spieltisch.torres.Refusal refusal) implements CommandResult {}
}
