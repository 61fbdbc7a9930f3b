package spieltisch.checker;

/// Something that a document, or the practice of others, demands of one side of a connection.
public interface Clause {
  /// A word for programs.
  String name();

  /// Of the document of protocol 1.0; empty if only practice demands it.
  String section();

  /// One sentence of what is demanded.
  String sentence();
}
