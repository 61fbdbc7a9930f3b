package spieltisch.web;

import org.teavm.jso.JSExport;

/// What the ES module exports: one function from what a player knows to what he may do.
public final class CatanLegalityModule {
  private CatanLegalityModule() {}

  /// Nothing happens when the module is loaded; the compiler wants a starting point.
  public static void main(String[] args) {}

  /// The legal moves, one a line, in the words of `ActionLines`.
  ///
  /// @param knowledge the lines that `CatanViewReader` reads
  @JSExport
  public static String legal(String knowledge) {
    return ActionLines.lines(CatanViewReader.read(knowledge).view());
  }
}
