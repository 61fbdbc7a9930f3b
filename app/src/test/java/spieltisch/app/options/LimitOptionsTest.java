package spieltisch.app.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import spieltisch.app.CliException;
import spieltisch.edge.config.Limits;
import spieltisch.table.options.DisconnectTimeouts;

/// The limits of a server that is started without options, and options that change them.
class LimitOptionsTest {
  private static LimitOptions options(String... arguments) {
    return CommandLine.populateCommand(new LimitOptions(), arguments);
  }

  @Test
  void the_defaults_limit_connections_messages_tables_and_bots() {
    assertEquals(Limits.DEFAULT, options().limits());
    assertEquals(new Limits.Tables(50, 30, 100, 2_000, 2_000), options().limits().tables());
    assertEquals(Duration.ofMinutes(30), options().emptyTables());
    assertEquals(DisconnectTimeouts.STANDARD, options().disconnectTimeouts());
    assertEquals(10, options().chatBurst());
  }

  @Test
  void each_option_changes_its_limit() {
    var limits =
        options(
                "--connections-per-address=1",
                "--messages-per-second=2",
                "--message-burst=3",
                "--tables-per-address=4",
                "--tables-per-minute=5",
                "--bots-per-address=6",
                "--tables=7",
                "--bots=8",
                "--handshake-seconds=9",
                "--idle-seconds=10",
                "--write-queue=11")
            .limits();
    var expected =
        new Limits(
            11,
            Duration.ofSeconds(10),
            Duration.ofSeconds(9),
            1,
            2,
            3,
            new Limits.Tables(4, 5, 6, 7, 8));
    assertEquals(expected, limits);
    assertEquals(Duration.ofMinutes(12), options("--empty-table-minutes=12").emptyTables());
    assertEquals(13, options("--chat-burst=13").chatBurst());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--bots-per-address=-1", "--connections-per-address=-1", "--idle-seconds=0"})
  void impossible_limits_are_refused(String argument) {
    assertThrows(CliException.class, () -> options(argument).limits());
  }
}
