package spieltisch.store;

/// The unique id of a table in the log. Unlike a table's name, the id is never reused.
public record TableId(String text) {
  /// Returns the id of the rematch table. The ids of consecutive rematches are `3f2a`, `3f2a-2`,
  /// `3f2a-3` and so on. All servers compute the same id, so a game has at most one rematch table.
  public TableId next() {
    int dash = text.indexOf('-');
    return dash < 0
        ? new TableId(text + "-2")
        : new TableId(
            text.substring(0, dash + 1)
                + (Integer.parseInt(text, dash + 1, text.length(), 10) + 1));
  }
}
