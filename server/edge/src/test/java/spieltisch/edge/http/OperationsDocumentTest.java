package spieltisch.edge.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.json.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.TestServer;

/// The dashboard, the alert rules and the documents name metrics that a server really has.
class OperationsDocumentTest {
  private static final Path DOCS = Path.of("../../docs");
  private static final Pattern METRIC =
      Pattern.compile("\\b(?:spieltisch|jvm|process|system)_[a-z_]+\\b");
  private static final Pattern ALERT =
      Pattern.compile("- alert: (\\w+)\n +expr: (.+)\n +for: (\\w+)\n");
  private static final Pattern SECTION = Pattern.compile("^## (\\d+)\\. ", Pattern.MULTILINE);
  private static final Pattern REFERENCE = Pattern.compile("operations\\.md ([\\d, ]+)");

  @TempDir private Path folder = Path.of(".");

  private static String read(String name) throws IOException {
    return Files.readString(DOCS.resolve(name));
  }

  private static Set<String> found(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /// Returns the names in the answer of a server that has refused a request.
  private Set<String> served() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS);
        var client = server.joinedClient()) {
      client.send("{\"Unsinn\":1}");
      for (var answer = ""; !answer.startsWith("{\"Serverantwort\""); ) answer = client.receive();
      return server
          .getAdmin("/metrics")
          .body()
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("[{ ]", 2)[0])
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  @Test
  void every_metric_of_the_dashboard_the_alerts_and_the_documents_exists() throws Exception {
    var served = served();
    for (var file :
        List.of("ops/grafana-dashboard.json", "ops/alerts.yml", "operations.md", "api.md")) {
      var named = found(METRIC, read(file));
      named.removeIf(name -> served.contains(name) || served.contains(name + "_bucket"));
      assertEquals(Set.of(), named, file);
    }
  }

  @Test
  void the_dashboard_shows_every_metric_of_the_server_and_has_unique_panels() throws Exception {
    var dashboard = new JsonObject(read("ops/grafana-dashboard.json"));
    var ids = new TreeSet<Integer>();
    var queries = new ArrayList<String>();
    for (var item : dashboard.getJsonArray("panels")) {
      var panel = (JsonObject) item;
      assertTrue(ids.add(panel.getInteger("id")), "panel " + panel.getInteger("id"));
      for (var target : panel.getJsonArray("targets"))
        queries.add(((JsonObject) target).getString("expr"));
    }
    var shown = found(METRIC, String.join("\n", queries));
    for (var name : served())
      if (name.startsWith("spieltisch_"))
        assertTrue(
            shown.stream().anyMatch(it -> family(it).equals(family(name))), name + " is not shown");
  }

  /// Returns the name of a histogram without the suffix of one of its series.
  private static String family(String name) {
    return name.replaceAll("_(bucket|count|sum|max)$", "");
  }

  @Test
  void every_alert_leads_to_a_section_of_the_operations_document() throws Exception {
    var rules = read("ops/alerts.yml");
    var sections = SECTION.matcher(read("operations.md")).results().map(it -> it.group(1)).toList();
    assertEquals(10, sections.size());
    long alerts = ALERT.matcher(rules).results().count();
    assertEquals(rules.split("- alert:", -1).length - 1, alerts, "every alert has expr and for");
    var references = REFERENCE.matcher(rules).results().map(it -> it.group(1)).toList();
    assertEquals(alerts, references.size());
    for (var reference : references)
      for (var number : reference.strip().split(", ", -1))
        assertTrue(sections.contains(number), "section " + number);
  }
}
