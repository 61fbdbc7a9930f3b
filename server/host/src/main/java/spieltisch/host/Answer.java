package spieltisch.host;

import spieltisch.catan.Refusal;
import spieltisch.table.Objection;

/// What the one who asked is told. By then everybody, he too, has been told what came of it.
public sealed interface Answer {
  /// Done, and safe in the log.
  record Done() implements Answer {}

  record Objected(Objection objection) implements Answer {}

  record RefusedInCatan(Refusal refusal) implements Answer {}
}
