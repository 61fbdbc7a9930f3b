package spieltisch.checker;

/// A requirement on a server or a client. It comes from the protocol document, or from the
/// behaviour of existing servers and clients.
public interface Clause {
  /// The id of the clause.
  String name();

  /// The section of the protocol 1.0 document; empty if the clause does not come from the document.
  String section();

  /// The requirement as one sentence.
  String sentence();
}
