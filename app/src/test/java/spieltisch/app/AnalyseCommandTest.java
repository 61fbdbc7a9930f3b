package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.analysis.RecordedGames;
import spieltisch.store.Log;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.store.journal.GameRecord;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanOpening;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;
import tools.jackson.databind.json.JsonMapper;

/// Tests the commands `analyse` and `calibrate` through their command lines.
class AnalyseCommandTest {
  @TempDir private static Path folder = Path.of(".");
  private static PlayedGame game = new PlayedGame(folder, "");

  @BeforeAll
  static void play() throws Exception {
    game = PlayedGame.in(folder, PlayServer.shortGame(3, 3));
  }

  private static CommandRun analyse(String... more) {
    var arguments = new ArrayList<>(List.of("analyse", "--nodes", "50"));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private static String data() {
    return game.folder().toString();
  }

  private static String export() {
    var run = CommandRun.of("export", game.id(), "--data", data());
    assertEquals(0, run.code(), run.err());
    return run.out();
  }

  /// The journal as one entry per line.
  private static List<String> journal() {
    return GameRecord.parse("game", export()).entries().stream()
        .map(entry -> GameRecord.toJson(entry).toString())
        .toList();
  }

  private static String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void a_finished_game_gets_a_report_as_text_json_and_html() throws Exception {
    var page = folder.resolve("report.html");
    var text = analyse(game.id(), "--data", data(), "--html", page.toString());
    assertEquals(0, text.code(), text.err());
    assertTrue(text.out().contains("own luck"), text.out());
    assertTrue(Files.readString(page).contains("<svg"), "no graph");
    assertFalse(Files.readString(page).contains("http"), "the page loads something");
    var json = new JsonMapper().readTree(analyse(file("a.json", export()), "--json").out());
    assertEquals(1, json.get("version").asInt());
    assertTrue(json.get("over").asBoolean());
    for (var player : json.get("players")) {
      double sum = 0;
      for (var term : List.of("ownLuck", "othersLuck", "ownPlay", "othersPlay"))
        sum += player.get(term).asDouble();
      double change = player.get("result").asDouble() - player.get("start").asDouble();
      assertEquals(change, sum, 0.0005);
    }
  }

  @Test
  void equal_options_give_equal_output() {
    var first = analyse(game.id(), "--data", data(), "--json", "--threads", "1");
    var second = analyse(game.id(), "--data", data(), "--json", "--threads", "3");
    assertEquals(0, first.code(), first.err());
    assertEquals(first.out(), second.out());
  }

  @Test
  void a_cut_record_is_analysed_as_far_as_it_goes() throws Exception {
    var lines = journal();
    int kept = lines.size() - 10;
    var cut = lines.subList(0, kept).stream().collect(Collectors.joining("\n"));
    var run = analyse(file("cut.txt", cut + "\n" + lines.get(kept).substring(0, 20)));
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("The record ends before the game is over"), run.out());
  }

  @Test
  void a_changed_record_says_where_it_stops() throws Exception {
    var lines = new ArrayList<>(journal());
    int rolled = 0;
    while (!lines.get(rolled).contains("\"is\":\"rolled\"")) rolled++;
    lines.remove(rolled);
    var run = analyse(file("changed.txt", String.join("\n", lines)));
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("The analysis stops at entry "), run.out());
  }

  @Test
  void all_games_give_a_profile_of_every_player() {
    var run = analyse("--all", "--data", data());
    assertEquals(0, run.code(), run.err());
    assertEquals(4, run.out().lines().count(), run.out());
  }

  private static List<Entry> entries() {
    return GameRecord.parse("game", export()).entries();
  }

  /// Writes a record to a data folder under a name of its own, since two running tables cannot have
  /// the same name.
  private static void store(Path data, String id, List<Entry> entries) throws IOException {
    Files.createDirectories(data);
    var table = new TableId(id);
    var opened = (Entry.Opened) entries().getFirst();
    var named = new Entry.Opened(id, opened.options(), opened.seed());
    var renamed = new ArrayList<>(entries);
    if (entries.getFirst() instanceof Entry.Opened) renamed.set(0, named);
    try (var log = new SqliteLog(data.resolve("spieltisch.db"))) {
      var summary = TableSummary.of(table, Table.opened(named), 1);
      assertEquals(Log.AppendResult.APPENDED, log.appendAndWait(table, 0, renamed, summary));
    }
  }

  @Test
  void a_running_game_of_the_data_folder_is_refused() throws Exception {
    var data = folder.resolve("running");
    var entries = entries();
    store(data, "running", entries.subList(0, entries.size() - 20));
    var run = analyse("running", "--data", data.toString());
    assertEquals(1, run.code(), run.out());
    assertEquals("", run.out());
    assertTrue(run.err().contains("the game running is not over yet"), run.err());
    assertEquals(1, analyse("--all", "--data", data.toString()).code());
  }

  @Test
  void profiles_leave_out_games_that_were_aborted_and_impossible_journals() throws Exception {
    var data = folder.resolve("mixed");
    var entries = entries();
    var aborted = new ArrayList<>(entries.subList(0, entries.size() - 20));
    aborted.add(new Entry.Aborted("end"));
    store(data, "aborted", aborted);
    store(data, "impossible", entries.subList(1, entries.size()));
    store(data, "whole", entries);
    var run = analyse("--all", "--data", data.toString());
    assertEquals(0, run.code(), run.err());
    assertTrue(run.err().contains("impossible: entry 1 is impossible"), run.err());
    assertTrue(run.err().contains("whole game: 2"), run.err());
    assertEquals(analyse("--all", "--data", data()).out(), run.out());
  }

  @Test
  void a_placement_that_was_taken_back_is_left_out() throws Exception {
    var entries = new ArrayList<>(entries());
    int placed = firstAction(entries);
    var acted = (Entry.Acted) entries.get(placed);
    entries.add(placed + 1, new Entry.Undone(acted.seat(), placed + 1, acted.at()));
    entries.add(placed + 2, acted);
    var game = RecordedGames.of(entries);
    assertEquals(placed + 3, game.moves().getFirst().entry());
    assertEquals(RecordedGames.of(entries()).moves().size(), game.moves().size());
    var run = analyse(file("undone.txt", lines(entries)));
    assertEquals(0, run.code(), run.err());
    assertFalse(run.out().contains("The analysis stops"), run.out());
  }

  private static int firstAction(List<Entry> entries) {
    int first = 0;
    while (!(entries.get(first) instanceof Entry.Acted)) first++;
    return first;
  }

  private static String lines(List<Entry> entries) {
    return entries.stream()
        .map(entry -> GameRecord.toJson(entry).toString())
        .collect(Collectors.joining("\n"));
  }

  @Test
  void a_seat_is_not_judged_while_a_bot_has_taken_it_over() {
    var entries = new ArrayList<>(entries());
    int first = firstAction(entries);
    int seat = ((Entry.Acted) entries.get(first)).seat().index();
    var started = (Entry.Started) entries.get(first - 1);
    int member = ((CatanOpening) started.opening()).order().get(seat);
    entries.add(first, new Entry.TakenOver(member));
    int returned = first + 12;
    entries.add(returned, new Entry.Returned(member, Optional.empty()));
    int others = 0;
    int before = 0;
    int after = 0;
    for (var move : RecordedGames.of(entries).moves()) {
      boolean isTakenOver = move.seat() == seat && move.entry() <= returned;
      assertEquals(!isTakenOver, move.isChosen(), "entry " + move.entry());
      if (isTakenOver) before++;
      else if (move.seat() == seat) after++;
      else others++;
    }
    assertTrue(before > 0 && after > 0 && others > 0, before + ", " + after + ", " + others);
  }

  @Test
  void a_damaged_line_in_the_middle_is_reported() throws Exception {
    var lines = new ArrayList<>(journal());
    int damaged = lines.size() - 10;
    lines.set(damaged - 1, "{\"is\":");
    var run = analyse(file("damaged.txt", String.join("\n", lines)));
    assertEquals(0, run.code(), run.err());
    assertTrue(run.err().contains("line " + damaged + " cannot be read"), run.err());
  }

  @Test
  void bad_input_is_reported_in_one_line() throws Exception {
    var torres = TableOptions.torres(2, Optional.empty(), TimeControl.NONE);
    var other = PlayedGame.in(Files.createDirectory(folder.resolve("torres")), torres);
    for (var run :
        List.of(
            analyse(other.id(), "--data", other.folder().toString()),
            analyse("unknown", "--data", data()),
            analyse(file("nonsense.txt", "nonsense")),
            analyse(),
            analyse(file("no-opening.txt", String.join("\n", journal().subList(1, 40)))),
            analyse(game.id(), "--all", "--data", data()),
            analyse("--all", "--server", "http://localhost:1", "--data", data()),
            analyse(game.id(), "--threads", "0", "--data", data()),
            analyse("--all", "--data", other.folder().toString()))) {
      assertEquals(1, run.code(), run.out());
      assertEquals(1, run.err().lines().count(), run.err());
    }
  }

  @Test
  void calibrate_prints_the_table_and_writes_the_plot_and_a_model() throws Exception {
    var plot = folder.resolve("plot.svg");
    var run = CommandRun.of("calibrate", "--positions", "60", "--plot", plot.toString());
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("largest difference"), run.out());
    assertTrue(Files.readString(plot).startsWith("<svg"));
    var model = folder.resolve("win.model");
    var fit =
        CommandRun.of("calibrate", "--fit", model.toString(), "--games", "4", "--epochs", "1");
    assertEquals(0, fit.code(), fit.err());
    assertTrue(Files.readString(model).startsWith("# The win-chance model"));
    assertEquals(1, CommandRun.of("calibrate", "--positions", "0").code());
  }
}
