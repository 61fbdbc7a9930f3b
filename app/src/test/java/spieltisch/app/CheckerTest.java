package spieltisch.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.client.Address;
import spieltisch.client.Checker;
import spieltisch.client.Clause;
import spieltisch.client.Heard;
import spieltisch.client.Link;
import spieltisch.client.Report;
import spieltisch.siedler.Dialect;

/// The checker on our own server, honest and falsified.
class CheckerTest {
  @TempDir private Path folder = Path.of(".");

  private static Report check(String address, Dialect dialect, UnaryOperator<String> falsify)
      throws InterruptedException {
    var door = Address.of(address).orElseThrow();
    return new Checker(() -> new Liar(door.open(), falsify), dialect).check();
  }

  @Test
  void our_own_server_passes_with_no_finding() throws Exception {
    try (var house = new House(folder, House.shortGame(3, 6))) {
      var report = check(house.web(), Dialect.V1_0, UnaryOperator.identity());
      assertEquals(List.of(), report.wrong());
      long open =
          report.findings().stream().filter(it -> it.verdict() == Report.Verdict.OPEN).count();
      assertTrue(open <= 5, new Findings("", report)::text);
    }
  }

  @Test
  void our_own_server_passes_in_the_dialect_of_2014() throws Exception {
    try (var house = new House(folder, House.shortGame(3, 4))) {
      var report = check(house.tcp(Dialect.V0_4), Dialect.V0_4, UnaryOperator.identity());
      assertEquals(List.of(), report.wrong());
    }
  }

  /// A fault that a server might have, and the clause that it breaks.
  record Fault(Clause clause, String from, String to) {}

  static List<Fault> faults() {
    return List.of(
        new Fault(Clause.ROLL_TWICE, "\"Unzulässige Aktion\"", "\"OK\""),
        new Fault(Clause.HIDDEN_HANDS, "\"Rohstoffe\":{\"Unbekannt\"", "\"Rohstoffe\":{\"Holz\""),
        new Fault(Clause.DICE, "\"Wurf\":[1,", "\"Wurf\":[0,"),
        new Fault(Clause.POINTS, "\"Siegpunkte\":2", "\"Siegpunkte\":3"),
        new Fault(
            Clause.COLOUR,
            "{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}",
            "{\"Serverantwort\":\"OK\"}"),
        new Fault(Clause.THE_END, "\"Sieger\":", "\"Dieb\":"));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void a_fault_is_found(Fault fault) throws Exception {
    try (var house = new House(folder, House.shortGame(3, 3))) {
      UnaryOperator<String> falsify = text -> text.replace(fault.from(), fault.to());
      var report = check(house.web(), Dialect.V1_0, falsify);
      var wrong = report.wrong().stream().map(Report.Finding::clause).toList();
      assertTrue(wrong.contains(fault.clause()), wrong::toString);
    }
  }

  @Test
  void the_command_writes_text_json_and_junit() throws Exception {
    try (var house = new House(folder, House.shortGame(3, 3))) {
      var out = new StringWriter();
      var json = folder.resolve("findings.json");
      var junit = folder.resolve("findings.xml");
      int code =
          Spieltisch.commandLine()
              .setOut(new PrintWriter(out, true))
              .execute("check", house.web(), "--json", "" + json, "--junit", "" + junit);
      assertEquals(0, code, out::toString);
      assertTrue(out.toString().contains("right  §14.2 only one roll a turn"), out::toString);
      assertTrue(Files.readString(json).contains("\"clause\":\"ROLL_TWICE\",\"section\":\"14.2\""));
      assertTrue(Files.readString(junit).contains("failures=\"0\""));
    }
  }

  @Test
  void a_protocol_without_an_end_is_not_checked() {
    var err = new StringWriter();
    int code =
        Spieltisch.commandLine()
            .setErr(new PrintWriter(err, true))
            .execute("check", "tcp://127.0.0.1:1", "--dialect", "0.1");
    assertEquals(1, code);
    assertEquals(
        "spieltisch: a game of protocol 0.1 has no end, so it cannot be checked",
        err.toString().strip());
  }

  /// A link on which the server seems to say something else.
  private record Liar(Link real, UnaryOperator<String> falsify) implements Link {
    @Override
    public void send(String text) {
      real.send(text);
    }

    @Override
    public Heard hear(Duration patience) throws InterruptedException {
      var heard = real.hear(patience);
      return heard instanceof Heard.Text(var text) ? new Heard.Text(falsify.apply(text)) : heard;
    }

    @Override
    public void close() {
      real.close();
    }
  }
}
