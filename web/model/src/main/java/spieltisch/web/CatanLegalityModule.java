package spieltisch.web;

import org.teavm.jso.JSExport;

/// The function that the ES module for Catan exports: it lists the legal moves in a view.
public final class CatanLegalityModule {
  private CatanLegalityModule() {}

  /// An empty entry point, which the compiler requires.
  public static void main(String[] args) {}

  /// Returns the legal moves, one move per line, in the format of `ActionLines`.
  ///
  /// @param knowledge the view of a player as lines in the format of `CatanViewReader`
  @JSExport
  public static String legal(String knowledge) {
    return ActionLines.lines(CatanViewReader.read(knowledge).view());
  }
}
