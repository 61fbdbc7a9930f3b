package spieltisch.store;

import java.util.List;
import spieltisch.table.Table;
import spieltisch.table.game.GameKind;
import spieltisch.table.member.Member;

/// The row of a table in the lobby and in the list of finished games.
///
/// @param most the number of seats
/// @param updated time of the last stored change, in milliseconds since 1970; 0 for a table that
///   closed without a game, so that it is the last in every list
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

  /// Progress of a table.
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

  /// Whether a game was played at the table and is over.
  public boolean isFinishedGame() {
    return status == Status.OVER && updated != NEVER_PLAYED;
  }

  private static String label(Member member) {
    return member.name().orElse("#" + member.id());
  }
}
