package spieltisch.siedler.message;

/// An entry of the table list.
public record TableInfo(String name, int players, int seats, boolean isRunning) {}
