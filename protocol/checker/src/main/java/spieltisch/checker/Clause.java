package spieltisch.checker;

/// A requirement on the server or the client, from the protocol document or from practice.
public interface Clause {
  /// The id of the clause.
  String name();

  /// The section of the protocol 1.0 document; empty if the clause comes from practice.
  String section();

  /// The requirement as one sentence.
  String sentence();
}
