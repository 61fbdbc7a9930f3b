package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spieltisch.client.Address;
import spieltisch.client.Checker;
import spieltisch.client.Clause;
import spieltisch.client.Demand;
import spieltisch.client.LinkException;
import spieltisch.client.Report;
import spieltisch.siedler.codec.Dialect;

/// For each clause a server that breaks it: our own, with somebody on the line who tells lies. They
/// mostly wait for what never comes, so they wait together.
@Execution(ExecutionMode.CONCURRENT)
class CheckerFaultsTest {
  /// A clause may not come up in a game: then another is played.
  private static final int MOST_GAMES = 20;

  @TempDir private Path folder = Path.of(".");

  @Test
  void every_clause_can_be_found_wrong() {
    var broken = EnumSet.noneOf(Clause.class);
    for (var lie : Lie.values()) broken.addAll(lie.broken());
    assertEquals(EnumSet.allOf(Clause.class), broken);
  }

  @ParameterizedTest
  @EnumSource
  void each_lie_is_found_out(Lie lie) throws Exception {
    try (var house = new House(folder, House.shortGame(3, lie.points()))) {
      var door = Address.of(house.tcp(Dialect.V1_0)).orElseThrow();
      var missed = EnumSet.copyOf(lie.broken());
      for (int i = 0; i < MOST_GAMES && !missed.isEmpty(); i++) missed.removeAll(wrong(door, lie));
      assertEquals(EnumSet.noneOf(Clause.class), missed);
    }
  }

  /// Where many play at once a server may be late to greet: that is no game.
  private static List<Demand> wrong(Address door, Lie lie) throws InterruptedException {
    try {
      return check(door, lie).wrong().stream().map(Report.Finding::clause).toList();
    } catch (LinkException _) {
      return List.of();
    }
  }

  private static Report check(Address door, Lie lie) throws InterruptedException {
    var lines = new AtomicInteger();
    return new Checker(
            () -> new Liar(door.open(), lines.getAndIncrement(), lie),
            Dialect.V1_0,
            Duration.ofSeconds(1))
        .check();
  }
}
