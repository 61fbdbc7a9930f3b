package spieltisch.store;

/// The name under which the log knows a table; unlike the table's own name it is never used again.
public record TableId(String text) {
  /// The table where the game of this one is played once more, whoever asks: `3f2a` is followed by
  /// `3f2a-2`, and that by `3f2a-3`.
  public TableId next() {
    int dash = text.indexOf('-');
    return dash < 0
        ? new TableId(text + "-2")
        : new TableId(
            text.substring(0, dash + 1)
                + (Integer.parseInt(text, dash + 1, text.length(), 10) + 1));
  }
}
