package spieltisch.edge;

import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;
import spieltisch.host.ClosedException;
import spieltisch.host.Place;

/// What is written down about the people at the tables, always with table, member and seat, so that
/// it can be searched.
final class Diary {
  private static final Logger LOGGER = LoggerFactory.getLogger(Diary.class);

  private Diary() {}

  static void came(Place place) {
    about(LOGGER.atInfo(), place).log(place.isSpectator() ? "watches" : "sits down");
  }

  static void went(Place place) {
    about(LOGGER.atInfo(), place).log("is gone");
  }

  /// Something failed that must not. A server that goes down is no such thing.
  static void failed(String what, Optional<Place> place, @Nullable Throwable failure) {
    if (isGoingDown(failure)) return;
    var line = LOGGER.atError().setCause(failure);
    place.map(at -> about(line, at)).orElse(line).log(what);
  }

  static boolean isGoingDown(@Nullable Throwable failure) {
    var cause = failure instanceof CompletionException wrapped ? wrapped.getCause() : failure;
    return cause instanceof ClosedException;
  }

  private static LoggingEventBuilder about(LoggingEventBuilder line, Place place) {
    var table = place.room().table();
    var seat = table.match().flatMap(gameState -> gameState.seatOf(place.id()));
    return line.addKeyValue("table", place.room().id().text())
        .addKeyValue("member", place.id())
        .addKeyValue("seat", seat.map(it -> "" + it.index()).orElse("none"));
  }
}
