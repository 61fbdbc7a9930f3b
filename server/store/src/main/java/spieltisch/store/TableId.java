package spieltisch.store;

/// The name under which the log knows a table; unlike the table's own name it is never used again.
public record TableId(String text) {}
