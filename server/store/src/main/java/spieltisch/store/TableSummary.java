package spieltisch.store;

import java.util.List;
import spieltisch.table.Table;
import spieltisch.table.game.GameKind;

/// The summary of a table for the lobby and for the list of finished games.
///
/// @param most the number of seats at the table
/// @param updated the time of the last stored change, in milliseconds since 1970. The time is 0 for
///   a table that closed before a game began, so that this table comes last in every list.
/// @param started when the game began; 0 if it has not begun, negative if the time is unknown. The
///   log keeps the first time that it gets.
/// @param ended when the game ended; 0 if it has not ended. The log keeps the first time that it
///   gets.
public record TableSummary(
    TableId id,
    String name,
    GameKind game,
    Status status,
    List<String> players,
    int most,
    boolean hasPassword,
    long updated,
    TableDetails details,
    long started,
    long ended) {
  static final long NEVER_PLAYED = 0;

  /// Makes a summary without details.
  public TableSummary(
      TableId id,
      String name,
      GameKind game,
      Status status,
      List<String> players,
      int most,
      boolean hasPassword,
      long updated) {
    this(
        id,
        name,
        game,
        status,
        players,
        most,
        hasPassword,
        updated,
        TableDetails.UNKNOWN,
        status == Status.OPEN ? 0 : updated,
        status == Status.OVER ? updated : 0);
  }

  /// The progress of a table.
  public enum Status {
    OPEN,
    RUNNING,
    OVER
  }

  public static TableSummary of(TableId id, Table table, long now) {
    var status = table.isOver() ? Status.OVER : table.hasStarted() ? Status.RUNNING : Status.OPEN;
    long updated = table.expired() ? NEVER_PLAYED : now;
    return new TableSummary(
        id,
        table.name(),
        table.options().game(),
        status,
        table.players().stream().map(TableDetails::label).toList(),
        table.options().most(),
        table.options().passwordHash().isPresent(),
        updated,
        TableDetails.of(table),
        status == Status.OPEN ? 0 : updated,
        status == Status.OVER ? updated : 0);
  }

  /// Returns whether a game was played at the table and is over.
  public boolean isFinishedGame() {
    return status == Status.OVER && updated != NEVER_PLAYED;
  }
}
