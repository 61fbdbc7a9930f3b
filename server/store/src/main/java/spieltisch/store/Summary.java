package spieltisch.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import spieltisch.table.GameKind;
import spieltisch.table.Member;
import spieltisch.table.Table;

/// What the lobby shows of a table, and the history of a finished game.
public record Summary(
    TableId id,
    String name,
    GameKind game,
    Status status,
    List<String> players,
    int most,
    boolean password,
    long updated) {

  public enum Status {
    OPEN,
    RUNNING,
    OVER
  }

  public static Summary of(TableId id, Table table, long now) {
    var status = table.isOver() ? Status.OVER : table.hasStarted() ? Status.RUNNING : Status.OPEN;
    return new Summary(
        id,
        table.name(),
        table.options().game(),
        status,
        table.members().stream().map(Summary::label).toList(),
        table.options().most(),
        table.options().passwordHash().isPresent(),
        now);
  }

  /// In the order of the columns.
  void bind(PreparedStatement statement) throws SQLException {
    statement.setString(1, id.text());
    statement.setString(2, name);
    statement.setString(3, game.name());
    statement.setString(4, status.name());
    statement.setString(5, playersInOneText());
    statement.setInt(6, most);
    statement.setBoolean(7, password);
    statement.setLong(8, updated);
  }

  String playersInOneText() {
    return String.join("\n", players);
  }

  private static String label(Member member) {
    return member.name().orElse("#" + member.id());
  }
}
