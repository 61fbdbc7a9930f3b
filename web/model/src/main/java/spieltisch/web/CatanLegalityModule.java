package spieltisch.web;

import org.teavm.jso.JSExport;

/// Exports of the ES module for Catan: the legal moves in a view.
public final class CatanLegalityModule {
  private CatanLegalityModule() {}

  /// Entry point that the compiler requires. It does nothing.
  public static void main(String[] args) {}

  /// Returns the legal moves, one a line, in the format of `ActionLines`.
  ///
  /// @param knowledge lines in the format of `CatanViewReader`
  @JSExport
  public static String legal(String knowledge) {
    return ActionLines.lines(CatanViewReader.read(knowledge).view());
  }
}
