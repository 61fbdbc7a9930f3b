package spieltisch.checker;

/// A requirement on a server or a client. A requirement comes from the protocol document, or from
/// the behaviour of existing servers and clients.
public interface Clause {
  /// The short name of the clause, which is unique among the clauses of a report.
  String name();

  /// The section of the protocol 1.0 document; empty if the clause does not come from the document.
  String section();

  /// The requirement as one sentence.
  String sentence();
}
