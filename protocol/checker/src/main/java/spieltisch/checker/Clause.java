package spieltisch.checker;

/// A requirement on one side of a connection, from the protocol document or from practice.
public interface Clause {
  /// The id of the clause.
  String name();

  /// The section in the document of protocol 1.0; empty if the clause comes from practice.
  String section();

  /// One sentence with the requirement.
  String sentence();
}
