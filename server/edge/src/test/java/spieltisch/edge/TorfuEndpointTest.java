package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.config.Limits;
import spieltisch.host.Host;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;
import spieltisch.torfu.Keyword;
import spieltisch.torfu.KeywordSpelling;

class TorfuEndpointTest {
  @TempDir private Path folder = Path.of(".");
  private final List<AutoCloseable> open = new ArrayList<>();
  private @Nullable TestServer server;
  private int port;

  @BeforeEach
  void start() {
    var started = new TestServer(folder, Limits.DEFAULT);
    server = started;
    open.add(started);
    port = started.port("torfu");
  }

  @AfterEach
  void stop() throws Exception {
    for (var closeable : open) closeable.close();
  }

  private LineClient connect() throws IOException {
    var client = new LineClient(port);
    open.addFirst(client);
    return client;
  }

  private Host host() {
    return Objects.requireNonNull(server).host;
  }

  private void create(String game, int players) throws IOException {
    create(game, players, 0);
  }

  private void create(String game, int players, int timeout) throws IOException {
    var client = connect().send("NEU " + players, "NAME " + game, "PASSWD x", "TIMEOUT " + timeout);
    assertEquals(List.of("MELDUNG_SPIEL_ANGEMELDET", "-"), client.receive(2));
  }

  private LineClient join(String game, String name, int age) throws IOException {
    var client = connect().send("JOIN " + game, "PASSWD x", "NAME " + name, "ALTER " + age);
    assertEquals("MELDUNG_SPIELER_ANGEMELDET", client.receive());
    return client;
  }

  @Test
  void a_created_game_is_listed_and_its_name_is_taken() throws Exception {
    create("burg", 2);
    assertEquals(
        List.of("FEHLER_NAME_VERGEBEN", "-"),
        connect().send("NEU 2", "NAME burg", "PASSWD", "TIMEOUT 0").receive(2));
    join("burg", "anna", 30);
    assertEquals(List.of("burg ( 2 / 1 )", "-"), connect().send("LIST").receive(2));
    assertEquals(
        List.of("FEHLER_NAME_VERGEBEN", "-"),
        connect().send("JOIN burg", "PASSWD x", "NAME anna", "ALTER 3").receive(2));
    assertEquals(
        List.of("FEHLER_NICHT_VORHANDEN", "-"),
        connect().send("JOIN burg", "PASSWD falsch", "NAME bert", "ALTER 3").receive(2));
    join("burg", "bert", 25);
    assertEquals(List.of("burg ( 2 / 2 ) (gestartet)", "-"), connect().send("LIST").receive(2));
  }

  @Test
  void one_of_twelve_simultaneous_new_games_of_one_name_is_confirmed() throws Exception {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int round = 0; round < 10; round++) {
        var game = "burg-" + round;
        var start = new CountDownLatch(1);
        var answers = new ArrayList<Future<String>>();
        for (int i = 0; i < 12; i++) {
          var client = connect();
          answers.add(
              threads.submit(
                  () -> {
                    start.await();
                    client.send("NEU 2", "NAME " + game, "PASSWD", "TIMEOUT 0");
                    return client.receive();
                  }));
        }
        start.countDown();
        var received = new ArrayList<String>();
        for (var answer : answers) received.add(answer.get());
        Collections.sort(received, Comparator.reverseOrder());
        assertEquals("MELDUNG_SPIEL_ANGEMELDET", received.getFirst());
        assertEquals(Collections.nCopies(11, "FEHLER_NAME_VERGEBEN"), received.subList(1, 12));
      }
    }
  }

  @Test
  void a_new_game_cannot_have_the_name_of_a_catan_table() throws Exception {
    host().open("Endor", TableOptions.standard());
    assertEquals(
        List.of("FEHLER_NAME_VERGEBEN", "-"),
        connect().send("NEU 2", "NAME Endor", "PASSWD", "TIMEOUT 0").receive(2));
    assertEquals(List.of("-"), connect().send("LIST").receive(1));
    assertEquals(
        List.of("FEHLER_NICHT_VORHANDEN", "-"),
        connect().send("JOIN Endor", "PASSWD", "NAME anna", "ALTER 3").receive(2));
  }

  @Test
  void a_new_game_cannot_have_the_name_of_a_table_in_a_browser() throws Exception {
    assertEquals(
        List.of("FEHLER_NAME_VERGEBEN", "-"),
        connect().send("NEU 2", "NAME ~burg", "PASSWD", "TIMEOUT 0").receive(2));
    assertEquals(List.of("-"), connect().send("LIST").receive(1));
  }

  @Test
  void the_oldest_of_many_open_games_is_listed_and_known() throws Exception {
    create("alt", 2);
    for (int i = 0; i < 220; i++)
      host().open("Tisch-" + i, TableOptions.torres(2, Optional.empty(), TimeControl.NONE));
    var listed = connect().send("LIST").receiveUntil("-");
    assertEquals(222, listed.size());
    assertEquals("alt ( 2 / 0 )", listed.getFirst());
    assertEquals(
        List.of("FEHLER_NAME_VERGEBEN", "-"),
        connect().send("NEU 2", "NAME alt", "PASSWD", "TIMEOUT 0").receive(2));
    join("alt", "anna", 30);
  }

  @Test
  void a_spectator_with_a_name_that_is_taken_gets_another_one() throws Exception {
    create("burg", 2);
    join("burg", "zoe", 30);
    for (var expected : List.of("zoe-2", "zoe-3"))
      assertEquals(
          "MELDUNG_ZUSCHAUER_ANGEMELDET " + expected,
          connect().send("WATCH burg", "PASSWD x", "NAME zoe").receive());
  }

  @Test
  void the_server_can_use_another_keyword_spelling() throws Exception {
    var spelling =
        new KeywordSpelling(Map.of(Keyword.LIST, "LISTE", Keyword.FEHLER_NICHT_VORHANDEN, "HUH"));
    try (var server =
            new TestServer(
                Files.createDirectory(folder.resolve("other")),
                TestServer.GENEROUS,
                it -> it.with(spelling));
        var client = server.connect("torfu")) {
      assertEquals("HUH", client.send("LIST").receive());
      assertEquals("-", client.send("LISTE").receive());
    }
  }

  @Test
  void the_youngest_player_places_first_and_everyone_is_notified() throws Exception {
    create("burg", 2);
    var anna = join("burg", "anna", 30);
    var bert = join("burg", "bert", 25);
    assertEquals("NACHRICHT SERVER bert spielt mit.", anna.receive());
    assertEquals("AUFRUF_RITTER_SETZEN", bert.receive());
    assertEquals(
        "FEHLER_NICHT_AM_ZUG",
        anna.send("AKTION AKTION_SETZE_RITTER_ERSTEMAL", "X 4", "Y 0").receive());
    bert.send("AKTION AKTION_SETZE_RITTER_ERSTEMAL", "X 4", "Y 0");
    var placed = List.of("AKTION AKTION_SETZE_RITTER_ERSTEMAL", "FARBE BLAU", "X 4", "Y 0");
    assertEquals(placed, bert.receive(4));
    assertEquals(placed, anna.receive(4));
    assertEquals("AUFRUF_RITTER_SETZEN", anna.receive());
    assertEquals("NACHRICHT BLAU Hallo", bert.send("NACHRICHT Hallo").receive());
    assertEquals("FEHLER_NICHT_VORHANDEN", bert.send("QUATSCH").receive());
  }

  @Test
  void four_players_play_a_whole_game_and_a_spectator_sees_the_same_board() throws Exception {
    create("turm", 4);
    var players = new ArrayList<LineClient>();
    for (int i = 0; i < 4; i++) players.add(join("turm", "p" + i, 20 + i));
    var watcher = connect().send("WATCH turm", "PASSWD x", "NAME zoe");
    assertEquals("MELDUNG_ZUSCHAUER_ANGEMELDET zoe", watcher.receive());
    var threads = new ArrayList<Thread>();
    var transcripts = new ArrayList<List<String>>();
    for (var player : players) {
      var received = new ArrayList<String>();
      transcripts.add(received);
      threads.add(Thread.ofVirtual().start(() -> play(player, received)));
    }
    for (var thread : threads) thread.join(Duration.ofMinutes(10));
    for (var received : transcripts) assertEquals("MELDUNG_SPIEL_BEENDET", received.getLast());
    var watched = watcher.receiveUntil("MELDUNG_SPIEL_BEENDET");
    assertTrue(watched.contains("MELDUNG_RUNDE_BEENDET"));
    var plan = watcher.send("PLAN").receive(9);
    long placed = watched.stream().filter("AKTION AKTION_SETZE_BAUSTEIN"::equals).count();
    assertTrue(placed > 20, () -> placed + " blocks were placed");
    assertEquals(8 + placed, blocks(plan));
    for (var player : players) assertEquals(plan, player.send("PLAN").receive(9));
    assertEquals(
        List.of("turm ( 4 / 4 ) (beendet) (gestartet)", "-"), connect().send("LIST").receive(2));
  }

  @Test
  void control_characters_are_removed_from_chat_messages() throws Exception {
    create("burg", 2);
    var anna = join("burg", "anna", 30);
    assertEquals(
        "NACHRICHT ORANGE rot und leer", anna.send("NACHRICHT rot\u001b und\u202e leer").receive());
  }

  @Test
  void a_player_who_times_out_is_notified_and_the_game_continues_to_its_end() throws Exception {
    create("eile", 2, 1);
    var anna = join("eile", "anna", 30);
    var bert = join("eile", "bert", 25);
    var received = bert.receiveUntil("MELDUNG_SPIEL_BEENDET");
    assertEquals("AUFRUF_RITTER_SETZEN", received.getFirst());
    assertTrue(received.contains("FEHLER_TIMEOUT_UEBERSCHRITTEN"), received.toString());
    assertEquals("MELDUNG_SPIEL_BEENDET", received.getLast());
    assertTrue(
        anna.receiveUntil("MELDUNG_SPIEL_BEENDET").contains("FEHLER_TIMEOUT_UEBERSCHRITTEN"));
  }

  private static final String[] START_SQUARES = {"4 0", "2 2", "5 2", "0 3", "7 4"};

  /// Sums the heights of a plan. Its first line and the first number of each line are coordinates.
  private static long blocks(List<String> plan) {
    return plan.stream()
        .skip(1)
        .flatMap(line -> Arrays.stream(line.split("\t")).skip(1))
        .mapToLong(cell -> Long.parseLong(cell.replaceAll("\\D", "")))
        .sum();
  }

  /// Squares beside the initial castles. Blocks are tried there in turn, legal or not.
  private static final String[] BLOCK_SQUARES = {
    "4 1", "2 1", "5 3", "1 3", "7 5", "2 6", "6 5", "3 6", "3 0", "1 2", "6 2", "0 4"
  };

  /// Answers every request: places knight and king on the first free start square, and plays turns
  /// with a point, a card and up to two blocks.
  private static void play(LineClient client, List<String> received) {
    try {
      int attempt = 0;
      int turns = 0;
      while (received.isEmpty()
          || !received.getLast().equals("MELDUNG_SPIEL_BEENDET")
              && !received.getLast().equals("-")) {
        received.add(client.receive());
        switch (received.getLast()) {
          case "AUFRUF_RITTER_SETZEN" -> place(client, "AKTION_SETZE_RITTER_ERSTEMAL", 0);
          case "AUFRUF_KOENIG_SETZEN" -> place(client, "AKTION_SETZE_KOENIG", 4);
          case "FEHLER_FIGUR_VORHANDEN" -> place(client, "AKTION_SETZE_RITTER_ERSTEMAL", ++attempt);
          case "AUFRUF_ZUG_ABGEBEN" -> {
            client.send("ZUG", "AKTION AKTION_NEHME_PUNKT", "AKTION AKTION_ZIEHE_KARTE");
            for (int i = 0; i < 2; i++)
              place(client, "AKTION_SETZE_BAUSTEIN", BLOCK_SQUARES, turns++);
            client.send("ZUGENDE");
          }
          default -> {}
        }
      }
    } catch (IOException e) {
      received.add(e.toString());
    }
  }

  private static void place(LineClient client, String action, int attempt) throws IOException {
    place(client, action, START_SQUARES, attempt);
  }

  private static void place(LineClient client, String action, String[] squares, int attempt)
      throws IOException {
    var square = squares[attempt % squares.length].split(" ", 2);
    client.send("AKTION " + action, "X " + square[0], "Y " + square[1]);
  }

  @Test
  void a_disconnected_player_passes_and_the_game_continues() throws Exception {
    create("burg", 2);
    var anna = join("burg", "anna", 30);
    var bert = join("burg", "bert", 25);
    bert.close();
    var received = new ArrayList<String>();
    play(anna, received);
    assertEquals("MELDUNG_SPIEL_BEENDET", received.getLast());
  }
}
