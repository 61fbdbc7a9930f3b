package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A game that others recorded with the reference server of 2016. It is not part of the project;
/// the tests run where its folder is found, or is given as `-Dtranscripts.recorded=folder`.
class RecordedGameTest {
  private static final Path FOLDER = folder();
  private static final Pattern LINE = Pattern.compile("[0-9:.]+ ([SC])>[SC] (.*)");

  private final Speller speller = new Speller(Dialect.V1_0);
  private final Map<String, Integer> kinds = new TreeMap<>();
  private int cut;

  /// Beside the project or further up, unless a property says where.
  private static Path folder() {
    var beside = Path.of("shared", "spec", "transcripts");
    for (var at = Path.of("").toAbsolutePath(); at != null; at = at.getParent())
      if (Files.isDirectory(at.resolve(beside))) beside = at.resolve(beside);
    return Path.of(System.getProperty("transcripts.recorded", beside.toString()));
  }

  private static List<Path> logs() throws IOException {
    if (!Files.isDirectory(FOLDER)) return List.of();
    try (var files = Files.list(FOLDER)) {
      return files.filter(it -> it.toString().endsWith(".log")).sorted().toList();
    }
  }

  @Test
  void is_read_without_loss() throws IOException {
    var logs = logs();
    assumeTrue(!logs.isEmpty(), "the recorded game is not at " + FOLDER);
    for (var log : logs) for (var line : Files.readAllLines(log)) check(line);
    int whole = kinds.values().stream().mapToInt(Integer::intValue).sum();
    assertTrue(whole >= 1470, whole + " messages");
    assertTrue(cut <= 43, cut + " lines are cut");
    assertTrue(kinds.size() >= 25, kinds.toString());
  }

  /// A line is cut if it is no JSON; every other line must be understood.
  private void check(String line) {
    var match = LINE.matcher(line);
    if (!match.matches()) {
      cut++;
      return;
    }
    var text = match.group(2);
    Json json;
    try {
      json = JsonText.read(text);
    } catch (Fault _) {
      cut++;
      return;
    }
    var again = match.group(1).equals("S") ? server(text) : client(text);
    assertEquals(plain(json), plain(JsonText.read(again)), line);
  }

  private String server(String text) {
    var message = Peer.read(speller.readServer(text));
    kinds.merge("S " + message.getClass().getSimpleName(), 1, Integer::sum);
    return speller.spell(message).orElseThrow();
  }

  private String client(String text) {
    var message = Peer.read(speller.readClient(text));
    kinds.merge("C " + message.getClass().getSimpleName(), 1, Integer::sum);
    return speller.spell(message).orElseThrow();
  }

  /// The same for all ways to say it: members in any order; null, a target of -1 and a number of
  /// zero cards as if left out.
  private static Object plain(Json json) {
    return switch (json) {
      case Json.Members(var names, var values) -> {
        var members = new TreeMap<String, Object>();
        for (int i = 0; i < names.size(); i++)
          if (!isLeftOut(names.get(i), values.get(i)))
            members.put(names.get(i), plain(values.get(i)));
        yield members;
      }
      case Json.Items(var items) -> {
        var list = new ArrayList<Object>();
        for (var item : items) list.add(plain(item));
        yield list;
      }
      case Json.Text _, Json.Whole _, Json.Huge _, Json.Fraction _, Json.Bool _, Json.Nothing _ ->
          json;
    };
  }

  private static boolean isLeftOut(String name, Json value) {
    boolean isNobody = name.equals("Ziel") && value.equals(new Json.Whole(-1));
    boolean isNoCard =
        value.equals(new Json.Whole(0))
            && List.of("Holz", "Lehm", "Wolle", "Getreide", "Erz").contains(name);
    return value instanceof Json.Nothing || isNobody || isNoCard;
  }

  @Test
  void its_map_is_a_board_of_ours() throws IOException {
    var logs = logs();
    assumeTrue(!logs.isEmpty(), "the recorded game is not at " + FOLDER);
    var found = 0;
    for (var line : Files.readAllLines(logs.getFirst())) {
      var match = LINE.matcher(line);
      if (!match.matches() || !match.group(2).startsWith("{\"Spiel gestartet\"")) continue;
      var started = (ServerMessage.GameStarted) Peer.read(speller.readServer(match.group(2)));
      assertTrue(started.chart().board().isPresent());
      found++;
    }
    assertEquals(1, found);
  }
}
