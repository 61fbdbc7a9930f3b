package spieltisch.store;

import java.util.List;
import spieltisch.table.Table;
import spieltisch.table.game.GameKind;
import spieltisch.table.member.Member;

/// The summary of a table for the lobby and for the list of finished games.
///
/// @param most the number of seats at the table
/// @param updated the time of the last stored change, in milliseconds since 1970. The time is 0 for
///   a table that closed before a game began, so that this table comes last in every list.
public record TableSummary(
    TableId id,
    String name,
    GameKind game,
    Status status,
    List<String> players,
    int most,
    boolean hasPassword,
    long updated) {
  static final long NEVER_PLAYED = 0;

  /// The progress of a table.
  public enum Status {
    OPEN,
    RUNNING,
    OVER
  }

  public static TableSummary of(TableId id, Table table, long now) {
    var status = table.isOver() ? Status.OVER : table.hasStarted() ? Status.RUNNING : Status.OPEN;
    return new TableSummary(
        id,
        table.name(),
        table.options().game(),
        status,
        table.players().stream().map(TableSummary::label).toList(),
        table.options().most(),
        table.options().passwordHash().isPresent(),
        table.expired() ? NEVER_PLAYED : now);
  }

  /// Returns whether a game was played at the table and is over.
  public boolean isFinishedGame() {
    return status == Status.OVER && updated != NEVER_PLAYED;
  }

  private static String label(Member member) {
    return member.name().orElse("#" + member.id());
  }
}
