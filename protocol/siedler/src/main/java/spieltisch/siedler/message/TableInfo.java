package spieltisch.siedler.message;

/// A table as it stands in the list to choose from.
public record TableInfo(String name, int players, int seats, boolean isRunning) {}
