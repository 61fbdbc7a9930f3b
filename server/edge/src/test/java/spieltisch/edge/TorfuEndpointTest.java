package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Ports;
import spieltisch.host.Host;
import spieltisch.host.SystemTimeSource;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.TableOptions;
import spieltisch.torfu.Keyword;
import spieltisch.torfu.KeywordSpelling;

class TorfuEndpointTest {
  @TempDir private Path folder = Path.of(".");
  private final List<AutoCloseable> open = new ArrayList<>();
  private int port;

  @BeforeEach
  void start() {
    var log = new SqliteLog(folder.resolve("log.db"));
    var time = new SystemTimeSource();
    var host = new Host(log, time, Duration.ZERO);
    var server = Server.start(host, TableOptions.standard(), Ports.LOOPBACK, Limits.USUAL, "Test");
    open.addAll(List.of(server, host, time, log));
    port = server.port("torfu");
  }

  @AfterEach
  void stop() throws Exception {
    for (var each : open) each.close();
  }

  private TorfuClient connect() throws IOException {
    var client = new TorfuClient(port);
    open.addFirst(client);
    return client;
  }

  private void create(String game, int players) throws IOException {
    create(game, players, 0);
  }

  private void create(String game, int players, int timeout) throws IOException {
    var client = connect().send("NEU " + players, "NAME " + game, "PASSWD x", "TIMEOUT " + timeout);
    assertEquals(List.of("MELDUNG_SPIEL_ANGEMELDET", "-"), client.hear(2));
  }

  private TorfuClient join(String game, String name, int age) throws IOException {
    var client = connect().send("JOIN " + game, "PASSWD x", "NAME " + name, "ALTER " + age);
    assertEquals("MELDUNG_SPIELER_ANGEMELDET", client.hear());
    return client;
  }

  @Test
  void a_game_is_made_listed_and_its_name_is_taken_then() throws Exception {
    create("burg", 2);
    assertEquals(
        List.of("FEHLER_NAME_VERGEBEN", "-"),
        connect().send("NEU 2", "NAME burg", "PASSWD", "TIMEOUT 0").hear(2));
    join("burg", "anna", 30);
    assertEquals(List.of("burg ( 2 / 1 )", "-"), connect().send("LIST").hear(2));
    assertEquals(
        List.of("FEHLER_NAME_VERGEBEN", "-"),
        connect().send("JOIN burg", "PASSWD x", "NAME anna", "ALTER 3").hear(2));
    assertEquals(
        List.of("FEHLER_NICHT_VORHANDEN", "-"),
        connect().send("JOIN burg", "PASSWD falsch", "NAME bert", "ALTER 3").hear(2));
    join("burg", "bert", 25);
    assertEquals(List.of("burg ( 2 / 2 ) (gestartet)", "-"), connect().send("LIST").hear(2));
  }

  @Test
  void a_host_may_spell_the_keywords_otherwise() throws Exception {
    var keywordSpelling =
        new KeywordSpelling(Map.of(Keyword.LIST, "LISTE", Keyword.FEHLER_NICHT_VORHANDEN, "HUH"));
    try (var house =
            new TestServer(
                Files.createDirectory(folder.resolve("other")),
                TestServer.GENEROUS,
                it -> it.with(keywordSpelling));
        var client = house.connect("torfu")) {
      assertEquals("HUH", client.send("LIST").hear());
      assertEquals("-", client.send("LISTE").hear());
    }
  }

  @Test
  void the_youngest_places_first_and_everybody_hears_it() throws Exception {
    create("burg", 2);
    var anna = join("burg", "anna", 30);
    var bert = join("burg", "bert", 25);
    assertEquals("NACHRICHT SERVER bert spielt mit.", anna.hear());
    assertEquals("AUFRUF_RITTER_SETZEN", bert.hear());
    assertEquals(
        "FEHLER_NICHT_AM_ZUG",
        anna.send("AKTION AKTION_SETZE_RITTER_ERSTEMAL", "X 4", "Y 0").hear());
    bert.send("AKTION AKTION_SETZE_RITTER_ERSTEMAL", "X 4", "Y 0");
    var told = List.of("AKTION AKTION_SETZE_RITTER_ERSTEMAL", "FARBE BLAU", "X 4", "Y 0");
    assertEquals(told, bert.hear(4));
    assertEquals(told, anna.hear(4));
    assertEquals("AUFRUF_RITTER_SETZEN", anna.hear());
    assertEquals("NACHRICHT BLAU Hallo", bert.send("NACHRICHT Hallo").hear());
    assertEquals("FEHLER_NICHT_VORHANDEN", bert.send("QUATSCH").hear());
  }

  @Test
  void four_players_play_a_whole_game_and_a_spectator_sees_the_same_board() throws Exception {
    create("turm", 4);
    var players = new ArrayList<TorfuClient>();
    for (int i = 0; i < 4; i++) players.add(join("turm", "p" + i, 20 + i));
    var watcher = connect().send("WATCH turm", "NAME zoe");
    assertEquals("MELDUNG_ZUSCHAUER_ANGEMELDET zoe", watcher.hear());
    var threads = new ArrayList<Thread>();
    var ends = new ArrayList<List<String>>();
    for (var player : players) {
      var heard = new ArrayList<String>();
      ends.add(heard);
      threads.add(Thread.ofVirtual().start(() -> play(player, heard)));
    }
    for (var thread : threads) thread.join(Duration.ofMinutes(10));
    for (var heard : ends) assertEquals("MELDUNG_SPIEL_BEENDET", heard.getLast());
    var watched = watcher.hearUntil("MELDUNG_SPIEL_BEENDET");
    assertTrue(watched.contains("MELDUNG_RUNDE_BEENDET"));
    var plan = watcher.send("PLAN").hear(9);
    long placed = watched.stream().filter("AKTION AKTION_SETZE_BAUSTEIN"::equals).count();
    assertTrue(placed > 20, () -> placed + " blocks were placed");
    assertEquals(8 + placed, blocks(plan));
    for (var player : players) assertEquals(plan, player.send("PLAN").hear(9));
    assertEquals(
        List.of("turm ( 4 / 4 ) (beendet) (gestartet)", "-"), connect().send("LIST").hear(2));
  }

  @Test
  void what_is_said_is_made_harmless_before_others_hear_it() throws Exception {
    create("burg", 2);
    var anna = join("burg", "anna", 30);
    assertEquals(
        "NACHRICHT ORANGE rot und leer", anna.send("NACHRICHT rot\u001b und\u202e leer").hear());
  }

  @Test
  void who_does_not_answer_in_time_is_told_so_and_the_game_goes_on_to_its_end() throws Exception {
    create("eile", 2, 1);
    var anna = join("eile", "anna", 30);
    var bert = join("eile", "bert", 25);
    var heard = bert.hearUntil("MELDUNG_SPIEL_BEENDET");
    assertEquals("AUFRUF_RITTER_SETZEN", heard.getFirst());
    assertTrue(heard.contains("FEHLER_TIMEOUT_UEBERSCHRITTEN"), heard.toString());
    assertEquals("MELDUNG_SPIEL_BEENDET", heard.getLast());
    assertTrue(anna.hearUntil("MELDUNG_SPIEL_BEENDET").contains("FEHLER_TIMEOUT_UEBERSCHRITTEN"));
  }

  private static final String[] START = {"4 0", "2 2", "5 2", "0 3", "7 4"};

  /// The heights on a plan: its first line and the first number of each line only name squares.
  private static long blocks(List<String> plan) {
    return plan.stream()
        .skip(1)
        .flatMap(line -> Arrays.stream(line.split("\t")).skip(1))
        .mapToLong(cell -> Long.parseLong(cell.replaceAll("\\D", "")))
        .sum();
  }

  /// Squares beside the castles of the start; on each a block is tried in turn, allowed or not.
  private static final String[] SITES = {
    "4 1", "2 1", "5 3", "1 3", "7 5", "2 6", "6 5", "3 6", "3 0", "1 2", "6 2", "0 4"
  };

  /// Answers every call: knight and king to the first free starting square, turns with a point, a
  /// card, and a block or two.
  private static void play(TorfuClient client, List<String> heard) {
    try {
      int tried = 0;
      int turns = 0;
      while (heard.isEmpty()
          || !heard.getLast().equals("MELDUNG_SPIEL_BEENDET") && !heard.getLast().equals("-")) {
        heard.add(client.hear());
        switch (heard.getLast()) {
          case "AUFRUF_RITTER_SETZEN" -> place(client, "AKTION_SETZE_RITTER_ERSTEMAL", 0);
          case "AUFRUF_KOENIG_SETZEN" -> place(client, "AKTION_SETZE_KOENIG", 4);
          case "FEHLER_FIGUR_VORHANDEN" -> place(client, "AKTION_SETZE_RITTER_ERSTEMAL", ++tried);
          case "AUFRUF_ZUG_ABGEBEN" -> {
            client.send("ZUG", "AKTION AKTION_NEHME_PUNKT", "AKTION AKTION_ZIEHE_KARTE");
            for (int i = 0; i < 2; i++) place(client, "AKTION_SETZE_BAUSTEIN", SITES, turns++);
            client.send("ZUGENDE");
          }
          default -> {}
        }
      }
    } catch (IOException e) {
      heard.add(e.toString());
    }
  }

  private static void place(TorfuClient client, String action, int tried) throws IOException {
    place(client, action, START, tried);
  }

  private static void place(TorfuClient client, String action, String[] squares, int tried)
      throws IOException {
    var square = squares[tried % squares.length].split(" ", 2);
    client.send("AKTION " + action, "X " + square[0], "Y " + square[1]);
  }

  @Test
  void a_player_who_is_gone_passes_and_the_game_goes_on() throws Exception {
    create("burg", 2);
    var anna = join("burg", "anna", 30);
    var bert = join("burg", "bert", 25);
    bert.close();
    var heard = new ArrayList<String>();
    play(anna, heard);
    assertEquals("MELDUNG_SPIEL_BEENDET", heard.getLast());
  }
}
