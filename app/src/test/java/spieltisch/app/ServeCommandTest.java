package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import spieltisch.catan.Options;
import spieltisch.edge.config.DialectTables;
import spieltisch.table.options.TableOptions;
import spieltisch.torres.Variant;

/// A server that cannot start reports the reason in one line.
class ServeCommandTest {
  @TempDir private Path folder = Path.of(".");

  @Test
  void a_port_out_of_range_is_reported_in_one_line() {
    assertEquals(failure("--port must be from 0 to 65535"), serve("--port", "65536"));
    assertEquals(failure("--port must be from 0 to 65535"), serve("--port", "-1"));
    for (var portOption : List.of("--tcp-1.0", "--tcp-0.4", "--tcp-0.1", "--torres"))
      for (var port : List.of("65536", "-2"))
        assertEquals(
            failure("a port must be from 0 to 65535, or -1 for none"), serve(portOption, port));
  }

  @Test
  void a_busy_port_is_reported_in_one_line() throws IOException {
    try (var busy = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var port = String.valueOf(busy.getLocalPort());
      assertEquals(
          failure("port " + port + " for web cannot be opened: it is in use already"),
          serve("--address", "127.0.0.1", "--port", port));
    }
  }

  @Test
  void a_foreign_address_is_reported_in_one_line() {
    assertEquals(
        failure("port 0 for web cannot be opened: the address is not one of this machine"),
        serve("--address", "192.0.2.1", "--port", "0"));
  }

  @Test
  void an_impossible_folder_is_reported_in_one_line() throws IOException {
    var file = Files.createFile(folder.resolve("file"));
    var inside = file.resolve("data").toString();
    assertEquals(
        failure("cannot create the folder " + inside), serve("--port", "0", "--data", inside));
  }

  @Test
  void a_second_server_on_the_same_folder_is_reported_in_one_line() throws IOException {
    try (var first = new PlayServer(folder, TableOptions.standard())) {
      var message =
          "another server (process %d) uses the folder %s: stop it, or choose another folder with --data"
              .formatted(ProcessHandle.current().pid(), folder.toRealPath());
      assertEquals(failure(message), serve("--port", "0"));
      assertTrue(first.port("web") > 0);
    }
  }

  @Test
  void a_damaged_database_is_reported_in_one_line() throws IOException {
    var file = folder.resolve("spieltisch.db");
    var advice =
        ": nothing was changed; restore a backup of its folder, or move the file away to start"
            + " without its games";
    Files.writeString(file, "garbage");
    assertEquals(
        failure("the database " + file + " is damaged (it is not a SQLite database)" + advice),
        serve("--port", "0"));
    Files.writeString(file, "");
    assertEquals(
        failure("the database " + file + " is damaged (it is empty)" + advice),
        serve("--port", "0"));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void a_folder_that_cannot_be_written_is_reported_in_one_line() {
    assertEquals(
        failure(
            "cannot write in the folder /proc: give this user write permission and free space"
                + " there, or choose another folder with --data"),
        serve("--port", "0", "--data", "/proc"));
  }

  @Test
  void a_negative_bot_pause_is_rejected() {
    assertEquals(failure("--bot-pause must not be negative"), serve("--bot-pause", "-1"));
  }

  @Test
  void rules_that_a_protocol_cannot_play_are_rejected() {
    assertEquals(
        failure("--rules-0.1: protocol 0.1 has no messages for the rules standard"),
        serve("--rules-0.1", "standard"));
    assertEquals(
        failure("unknown rules torres; known are standard, v04, v01, notizen"),
        serve("--rules-0.4", "torres"));
  }

  @Test
  void a_negative_time_for_decisions_is_rejected() {
    assertEquals(
        failure("--decision-seconds and --computer-seconds must not be negative"),
        serve("--computer-seconds", "-1"));
  }

  @Test
  void the_default_tables_are_those_of_the_server() {
    var command = CommandLine.populateCommand(new ServeCommand());
    assertEquals(DialectTables.standard(), command.dialectTables());
  }

  @Test
  void the_rules_of_public_tables_can_be_chosen() {
    var command =
        CommandLine.populateCommand(
            new ServeCommand(),
            "--bank=12",
            "--desert=centre",
            "--shortage=in-turn-order",
            "--invention=one-or-two",
            "--ready-seconds=30",
            "--torres-variants=own-decks,climb-up-to-two");
    var tables = command.dialectTables();
    for (var options : List.of(tables.v10(), tables.v04(), tables.v01())) {
      assertEquals(12, options.catan().bank());
      assertEquals(Options.Desert.CENTRE, options.catan().desert());
      assertEquals(Options.ShortageRule.IN_TURN_ORDER, options.catan().shortage());
      assertEquals(Options.Invention.ONE_OR_TWO, options.catan().invention());
      assertEquals(30_000, options.readyMillis());
    }
    assertEquals(
        spieltisch.torres.Options.of(Variant.OWN_DECKS, Variant.CLIMB_UP_TO_TWO), tables.torres());
  }

  @Test
  void impossible_rules_of_public_tables_are_rejected() {
    assertEquals(failure("--bank must be 1 to 31"), serve("--bank", "0"));
    assertEquals(failure("--ready-seconds must not be negative"), serve("--ready-seconds", "-1"));
    assertEquals(
        failure("unknown desert sea; known are anywhere, centre"), serve("--desert", "sea"));
    assertEquals(
        failure("--torres-variants takes one variant of each topic"),
        serve("--torres-variants", "leader-starts,fixed-start"));
  }

  private CommandRun serve(String... options) {
    var withData = Stream.of("serve", "--data", folder.toString());
    var command = List.of(options).contains("--data") ? Stream.of("serve") : withData;
    return CommandRun.of(Stream.concat(command, Stream.of(options)).toArray(String[]::new));
  }

  private static CommandRun failure(String message) {
    return new CommandRun(1, "", "spieltisch: " + message + "\n");
  }
}
