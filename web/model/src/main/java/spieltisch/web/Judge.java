package spieltisch.web;

import org.teavm.jso.JSExport;

/// What the ES module exports: one function from what a player knows to what he may do.
public final class Judge {
  private Judge() {}

  /// Nothing happens when the module is loaded; the compiler wants a starting point.
  public static void main(String[] args) {}

  /// The legal moves, one a line, in the words of `Spelling`.
  ///
  /// @param knowledge the lines that `Knowledge` reads
  @JSExport
  public static String legal(String knowledge) {
    return Spelling.lines(Knowledge.read(knowledge).view());
  }
}
