package spieltisch.edge.session;

import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;
import spieltisch.host.HostClosedException;
import spieltisch.host.SeatHandle;

/// Writes log lines about clients at tables. Each line names the table, the member and the seat.
final class SessionLog {
  private static final Logger LOGGER = LoggerFactory.getLogger(SessionLog.class);

  private SessionLog() {}

  static void joined(SeatHandle at) {
    about(LOGGER.atInfo(), at).log(at.isSpectator() ? "spectator joined" : "player joined");
  }

  static void left(SeatHandle at) {
    about(LOGGER.atInfo(), at).log(at.isSpectator() ? "spectator left" : "player left");
  }

  /// Logs an unexpected failure. A failure that the shutdown of the server causes is not logged.
  static void failed(String what, Optional<SeatHandle> at, @Nullable Throwable failure) {
    if (isShutdown(failure)) return;
    var line = LOGGER.atError().setCause(failure);
    at.map(seat -> about(line, seat)).orElse(line).log(what);
  }

  static boolean isShutdown(@Nullable Throwable failure) {
    var cause = failure instanceof CompletionException wrapped ? wrapped.getCause() : failure;
    return cause instanceof HostClosedException;
  }

  private static LoggingEventBuilder about(LoggingEventBuilder line, SeatHandle at) {
    var seat = at.tableRunner().table().gameState().flatMap(game -> game.seatOf(at.id()));
    return line.addKeyValue("table", at.tableRunner().id().text())
        .addKeyValue("member", at.id())
        .addKeyValue("seat", seat.map(it -> "" + it.index()).orElse("none"));
  }
}
