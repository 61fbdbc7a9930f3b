package spieltisch.host;

import spieltisch.table.TableRefusal;

/// What the one who asked is told. By then everybody, he too, has been told what came of it.
public sealed interface Answer {
  /// Done, and safe in the log.
  record Done() implements Answer {}

  record Objected(TableRefusal objection) implements Answer {}

  record RefusedInCatan(spieltisch.catan.Refusal refusal) implements Answer {}

  record RefusedInTorres(spieltisch.torres.Refusal refusal) implements Answer {}
}
