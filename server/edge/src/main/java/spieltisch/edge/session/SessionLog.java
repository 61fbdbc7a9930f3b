package spieltisch.edge.session;

import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;
import spieltisch.host.HostClosedException;
import spieltisch.host.SeatHandle;

/// What is written down about the people at the tables, always with table, member and seat, so that
/// it can be searched.
final class SessionLog {
  private static final Logger LOGGER = LoggerFactory.getLogger(SessionLog.class);

  private SessionLog() {}

  static void came(SeatHandle seatHandle) {
    about(LOGGER.atInfo(), seatHandle).log(seatHandle.isSpectator() ? "watches" : "sits down");
  }

  static void went(SeatHandle seatHandle) {
    about(LOGGER.atInfo(), seatHandle).log("is gone");
  }

  /// Something failed that must not. A server that goes down is no such thing.
  static void failed(String what, Optional<SeatHandle> seatHandle, @Nullable Throwable failure) {
    if (isGoingDown(failure)) return;
    var line = LOGGER.atError().setCause(failure);
    seatHandle.map(at -> about(line, at)).orElse(line).log(what);
  }

  static boolean isGoingDown(@Nullable Throwable failure) {
    var cause = failure instanceof CompletionException wrapped ? wrapped.getCause() : failure;
    return cause instanceof HostClosedException;
  }

  private static LoggingEventBuilder about(LoggingEventBuilder line, SeatHandle seatHandle) {
    var table = seatHandle.room().table();
    var seat = table.match().flatMap(gameState -> gameState.seatOf(seatHandle.id()));
    return line.addKeyValue("table", seatHandle.room().id().text())
        .addKeyValue("member", seatHandle.id())
        .addKeyValue("seat", seat.map(it -> "" + it.index()).orElse("none"));
  }
}
