package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.siedler.codec.Dialect;

class BotCommandTest {
  @TempDir private Path folder = Path.of(".");

  @Test
  void a_missing_server_is_reported_in_one_line() {
    for (var address : new String[] {"tcp://127.0.0.1:1", "ws://127.0.0.1:1/catan"}) {
      var run = CommandRun.of("bot", "--connect", address);
      assertEquals(1, run.code());
      assertTrue(run.err().startsWith("spieltisch: no server at " + address), run.err());
      assertEquals(1, run.err().lines().count(), run.err());
    }
  }

  @Test
  void another_protocol_is_reported_in_one_line() {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 4))) {
      assertEquals(
          new CommandRun(1, "", "spieltisch: the server speaks protocol 0.4, not 1.0\n"),
          CommandRun.of("bot", "--connect", playServer.tcp(Dialect.V0_4)));
      var page = CommandRun.of("bot", "--connect", playServer.web().replace("/catan", "/other"));
      assertEquals(1, page.code());
      assertTrue(page.err().contains("status 404"), page.err());
    }
  }

  @Test
  void wrong_arguments_are_reported_in_one_line() {
    assertEquals(2, CommandRun.of("bot").code());
    for (var wrong :
        new String[][] {
          {"--connect", "localhost"},
          {"--connect", "tcp://localhost:1", "--level", "genius"},
          {"--connect", "tcp://localhost:1", "--colour", "pink"},
          {"--connect", "tcp://localhost:1", "--dialect", "2.0"}
        }) {
      var arguments = new ArrayList<String>();
      arguments.add("bot");
      arguments.addAll(List.of(wrong));
      var run = CommandRun.of(arguments.toArray(String[]::new));
      assertEquals(1, run.code());
      assertEquals(1, run.err().lines().count(), run.err());
    }
  }

  @Test
  void the_help_lists_options_and_examples() {
    var run = CommandRun.of("bot", "--help");
    assertEquals(0, run.code());
    for (var option :
        new String[] {
          "--connect", "--level", "--name", "--colour", "--dialect", "--games", "Examples"
        }) assertTrue(run.out().contains(option), run.out());
  }

  @Test
  void three_bots_finish_a_game() throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 3));
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var runs = new ArrayList<Future<CommandRun>>();
      for (int i = 0; i < 3; i++)
        runs.add(
            threads.submit(
                () ->
                    CommandRun.of(
                        "bot",
                        "--connect",
                        playServer.web(),
                        "--name",
                        "Leia",
                        "--level",
                        "random")));
      int won = 0;
      for (var future : runs) {
        var run = future.get(600, TimeUnit.SECONDS);
        assertEquals(0, run.code(), run.err());
        if (run.out().startsWith("won: ")) won++;
      }
      assertEquals(1, won);
    }
  }

  @Test
  void two_bots_finish_a_game_of_torres() throws Exception {
    try (var playServer = new PlayServer(folder, PlayServer.shortGame(3, 3));
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var address = "tcp://127.0.0.1:" + playServer.port("torfu");
      var runs = new ArrayList<Future<CommandRun>>();
      for (var level : List.of("medium", "random"))
        runs.add(
            threads.submit(
                () ->
                    CommandRun.of(
                        "bot",
                        "--connect",
                        address,
                        "--dialect",
                        "torfu",
                        "--game",
                        "Burg",
                        "--name",
                        level,
                        "--level",
                        level,
                        "--verbose")));
      var first = runs.get(0).get(120, TimeUnit.SECONDS);
      var second = runs.get(1).get(120, TimeUnit.SECONDS);
      assertEquals("", first.err() + second.err());
      assertTrue(first.out().startsWith("won: medium has "), first.out());
      assertTrue(second.out().startsWith("lost: medium has "), second.out());
    }
  }

  @Test
  void two_bots_that_open_the_same_game_at_once_play_it_together() throws Exception {
    try (var playServer = new PlayServer(folder);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var address = "tcp://127.0.0.1:" + playServer.port("torfu");
      for (int round = 0; round < 5; round++) {
        var game = "Burg-" + round;
        var start = new CyclicBarrier(2);
        var runs = new ArrayList<Future<CommandRun>>();
        for (var name : List.of("anna", "bert"))
          runs.add(
              threads.submit(
                  () -> {
                    start.await();
                    return torresBot(address, game, name);
                  }));
        for (var run : runs) {
          var ended = run.get(120, TimeUnit.SECONDS);
          assertEquals("", ended.err());
          assertEquals(0, ended.code());
        }
      }
    }
  }

  private static CommandRun torresBot(String address, String game, String name) {
    return CommandRun.of(
        "bot",
        "--connect",
        address,
        "--dialect",
        "torfu",
        "--game",
        game,
        "--name",
        name,
        "--level",
        "random");
  }

  @Test
  void torres_over_a_websocket_is_rejected_in_one_line() {
    var run = CommandRun.of("bot", "--connect", "ws://127.0.0.1:1/x", "--dialect", "torfu");
    assertEquals(
        "spieltisch: torfu needs a TCP address like tcp://localhost:8003", run.err().strip());
  }
}
