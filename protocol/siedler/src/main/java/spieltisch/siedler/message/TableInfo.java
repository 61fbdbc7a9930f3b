package spieltisch.siedler.message;

/// Entry of the table list.
public record TableInfo(String name, int players, int seats, boolean isRunning) {}
