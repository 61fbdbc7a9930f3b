package spieltisch.checker.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.client.siedler.ScriptedGame.OK;
import static spieltisch.client.siedler.ScriptedGame.status;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spieltisch.checker.CheckReport;
import spieltisch.checker.Clause;
import spieltisch.checker.ScriptedLink;
import spieltisch.client.siedler.ScriptedGame;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;

/// Every clause is violated by a client with exactly this fault.
class ClientClausesTest {
  private static final String HELLO = "{\"Hallo\":{\"Version\":\"Fremd\"}}";
  private static final String GREETING =
      "{\"Hallo\":{\"Version\":\"Tisch\",\"Protokoll\":\"1.0\"}}";
  private static final String INTRODUCTION = "{\"Spieler\":{\"Name\":\"A\",\"Farbe\":\"Rot\"}}";
  private static final String START = "{\"Spiel starten\":{}}";
  private static final String ROLL = "{\"Würfeln\":{}}";
  private static final String CARD = "{\"Entwicklungskarte kaufen\":{}}";
  private static final String NO = "{\"Serverantwort\":\"Unzulässige Aktion\"}";
  private static final String TAKEN = "{\"Serverantwort\":\"Farbe bereits vergeben\"}";
  private static final String END = "{\"Spiel beendet\":{\"Nachricht\":\"aus\",\"Sieger\":8}}";
  private static final String OFFER =
      "{\"Handelsangebot\":{\"Spieler\":8,\"Handel"
          + " id\":5,\"Angebot\":{\"Erz\":1},\"Nachfrage\":{\"Holz\":1}}}";

  private final ScriptedGame game = new ScriptedGame();
  private final CheckReport report = new CheckReport(ClientClause.values());
  private final ClientRequestChecks conformance = new ClientRequestChecks(report, Dialect.V1_0);
  private final QuirkSchedule quirks = new QuirkSchedule(report, Dialect.V1_0);
  private final ClientConformanceCheck checker =
      new ClientConformanceCheck(Dialect.V1_0, Duration.ofMillis(300));

  @ParameterizedTest
  @EnumSource
  void each_violation_is_found(ClientClause clause) throws InterruptedException {
    assertEquals(List.of(clause), wrong(violate(clause)));
  }

  @Test
  void a_failure_alone_refuses_a_taken_colour() {
    joined().sent(INTRODUCTION).received(OK).sent(START);
    received("{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}").sent(START);
    assertEquals(List.of(ClientClause.OTHER_COLOUR), wrong(report));
  }

  private static List<Clause> wrong(CheckReport found) {
    return found.wrong().stream().map(CheckReport.Finding::clause).toList();
  }

  private CheckReport violate(ClientClause clause) throws InterruptedException {
    switch (clause) {
      case GREETING -> sent(INTRODUCTION);
      case SPELLING -> joined().sent("{\"Spiel Starten\":{}}");
      case NAME_AND_COLOUR -> joined().sent(START);
      case READY -> joined().conformance.failed("silence");
      case OTHER_COLOUR ->
          joined().sent(INTRODUCTION).received(OK).sent(START).received(TAKEN).sent(START);
      case ACTS -> playing("Würfeln").conformance.failed("silence");
      case OUT_OF_TURN -> playing("Warten").sent(ROLL);
      case ALLOWED -> playing("Handeln oder Bauen").sent(CARD).received(NO);
      case DISCARD ->
          discarding().sent(discard("\"Holz\":3,\"Lehm\":0,\"Wolle\":0,\"Getreide\":0,\"Erz\":0"));
      case ALL_FIVE -> discarding().sent(discard("\"Holz\":4"));
      case TARGET ->
          playing("Räuber versetzen")
              .sent("{\"Räuber versetzen\":{\"Ort\":{\"x\":1,\"y\":1},\"Ziel\":-1}}");
      case REFUSAL -> {
        playing("Handeln oder Bauen").sent(CARD);
        conformance.refusedByChecker();
        sent(CARD);
      }
      case AFTER_REFUSAL -> {
        playing("Handeln oder Bauen").sent(CARD);
        conformance.refusedByChecker();
        conformance.failed("silence");
      }
      case AFTER_THE_END -> playing("Warten").received(END).sent(ROLL);
      case ONE_AT_A_TIME -> playing("Würfeln").sent(ROLL, ROLL);
      case ANSWERS_OFFERS -> playing("Warten").received(OFFER, game.theirs("Warten", 3));
      case STRANGE_MAP,
          OK_FIRST,
          OK_MISSING,
          NO_STATES,
          PIECES,
          NULLS,
          UNKNOWN,
          OTHER_REFUSAL,
          MINUS_ONE,
          GREATEST_ROAD ->
          failsAfter(clause);
      case SERVER_FIRST -> {
        return checked(ClientConformanceCheck.Stage.DOCUMENT, new ScriptedLink().sends(HELLO));
      }
      case OTHER_VERSION -> {
        return checked(
            ClientConformanceCheck.Stage.OTHER_VERSION, new ScriptedLink().on("{\"Hallo\"", HELLO));
      }
      case WINNER -> {
        return playingOn(ClientConformanceCheck.Stage.PRACTICE);
      }
      case LEAVING -> {
        return playingOn(ClientConformanceCheck.Stage.LEAVING);
      }
    }
    return report;
  }

  // Messages between client and table.

  private ClientClausesTest sent(String... lines) {
    for (var line : lines) conformance.sentByClient(line);
    return this;
  }

  private ClientClausesTest received(String... lines) {
    for (var line : lines) conformance.sentToClient(read(line));
    return this;
  }

  private static ServerMessage read(String line) {
    return new MessageCodec(Dialect.V1_0).decodeServer(line)
            instanceof DecodeResult.Decoded<ServerMessage> read
        ? read.value()
        : new ServerMessage.Answer(line);
  }

  private ClientClausesTest joined() {
    return received(GREETING)
        .sent(HELLO)
        .received("{\"Willkommen\":{\"id\":7}}", game.mine("Spiel starten"));
  }

  private ClientClausesTest playing(String status) {
    return joined()
        .sent(INTRODUCTION)
        .received(OK)
        .sent(START)
        .received(OK, game.map(), game.theirs("Warten", 3), game.mine(status, "\"Holz\":8"));
  }

  private ClientClausesTest discarding() {
    return playing("Karten wegen Räuber abgeben");
  }

  private static String discard(String cards) {
    return "{\"Karten abgeben\":{\"Abgeben\":{" + cards + "}}}";
  }

  // Clients that fail because of a quirk.

  private void failsAfter(ClientClause clause) {
    playing("Handeln oder Bauen").sent(CARD);
    for (int i = 0; i < 100 && !showQuirk(clause); i++) quirks.turnBegan();
    conformance.attributeFaultsTo(quirks.suspect());
    conformance.failed("it disconnected");
  }

  /// Shows the client a quirk. Returns whether it occurred.
  private boolean showQuirk(ClientClause clause) {
    switch (clause) {
      case STRANGE_MAP -> toClient(game.map());
      case OK_FIRST -> toClient(game.mine("Handeln oder Bauen"), OK);
      case OK_MISSING -> toClient(OK);
      case NO_STATES -> toClient(game.mine("Handeln oder Bauen"));
      case PIECES -> toClient(ScriptedGame.gained(7, "\"Holz\":2"));
      case NULLS -> toClient(status(8, "Warten", "\"Name\":\"B\",\"Farbe\":\"Blau\""));
      case UNKNOWN -> toClient("{\"Würfelwurf\":{\"Spieler\":7,\"Wurf\":[1,1]}}");
      case MINUS_ONE -> toClient("{\"Räuber versetzt\":{\"Spieler\":8,\"Ort\":{\"x\":1,\"y\":1}}}");
      case GREATEST_ROAD -> toClient(status(8, "Warten", "\"Längste Handelsstraße\":true"));
      case OTHER_REFUSAL -> {
        if (quirks.refusal(new ClientMessage.BuyCard()).isPresent()) conformance.refusedByChecker();
      }
      default -> throw new IllegalArgumentException("not a quirk: " + clause);
    }
    return quirks.suspect().equals(Optional.of(clause));
  }

  private List<String> toClient(String... lines) {
    var rewritten = new ArrayList<String>();
    for (var line : lines)
      rewritten.addAll(
          quirks.toClient(
              read(line), line, 7, Optional.<ClientMessage>of(new ClientMessage.BuyCard())));
    return rewritten;
  }

  // Clients in a check session.

  private CheckReport checked(ClientConformanceCheck.Stage stage, ScriptedLink client)
      throws InterruptedException {
    return checked(stage, client, new ScriptedLink());
  }

  private CheckReport checked(
      ClientConformanceCheck.Stage stage, ScriptedLink client, ScriptedLink table)
      throws InterruptedException {
    checker.check(stage, client, () -> new TestTable(table));
    return checker.report();
  }

  private record TestTable(Link link) implements ClientConformanceCheck.Table {
    @Override
    public void otherPlayerLeaves() {}

    @Override
    public void close() {}
  }

  /// A client that plays on after the end.
  private CheckReport playingOn(ClientConformanceCheck.Stage stage) throws InterruptedException {
    return ending(stage, ROLL, ROLL);
  }

  private CheckReport ending(ClientConformanceCheck.Stage stage, String... requests)
      throws InterruptedException {
    var client = new ScriptedLink().on("{\"Hallo\"", HELLO).on("{\"Spiel beendet\"", requests);
    var table =
        new ScriptedLink()
            .sends(GREETING)
            .on("{\"Hallo\"", "{\"Willkommen\":{\"id\":7}}", game.map(), END);
    return checked(stage, client, table);
  }

  @Test
  void one_request_that_crosses_the_end_is_allowed() throws InterruptedException {
    var wrong = ending(ClientConformanceCheck.Stage.LEAVING, ROLL).wrong();
    assertEquals(List.of(), wrong);
  }

  @Test
  void a_probe_of_the_port_is_no_client() throws InterruptedException {
    for (var stage : ClientConformanceCheck.Stage.values())
      assertFalse(checker.check(stage, new ClosedLink(), () -> new TestTable(new ScriptedLink())));
    assertEquals(List.of(), wrong(checker.report()));
    for (var clause : ClientClause.values()) assertEquals(0, checker.report().times(clause));
  }

  /// A connection that is closed at once.
  private record ClosedLink() implements Link {
    @Override
    public void send(String text) {}

    @Override
    public Received receive(Duration timeout) {
      return new Received.Closed("closed");
    }

    @Override
    public void close() {}
  }

  /// A client that builds, is refused and says nothing more.
  @Test
  void a_client_that_falls_silent_after_a_refusal_is_shown() throws InterruptedException {
    var client =
        new ScriptedLink()
            .on("{\"Hallo\"", HELLO)
            .on("{\"Willkommen\"", INTRODUCTION, START)
            .on("{\"Spiel gestartet\"", CARD);
    var table =
        new ScriptedLink()
            .sends(GREETING)
            .on("{\"Hallo\"", "{\"Willkommen\":{\"id\":7}}", game.mine("Spiel starten"))
            .on("{\"Spieler\"", OK)
            .on(START, OK, game.map(), game.mine("Handeln oder Bauen", "\"Erz\":1"))
            .on(CARD, NO);
    var found = checked(ClientConformanceCheck.Stage.LEAVING, client, table).wrong();
    var silence =
        found.stream().filter(it -> it.clause() == ClientClause.AFTER_REFUSAL).findFirst();
    assertTrue(silence.isPresent(), found::toString);
    assertTrue(silence.get().seen().contains("after the refusal of BuyCard[]"), found::toString);
  }

  // The form of the quirks.

  @Test
  void a_client_that_plays_on_has_handled_the_quirk() {
    toClient(game.map());
    quirks.turnBegan();
    assertEquals(1, report.times(ClientClause.STRANGE_MAP));
    assertEquals(List.of(), report.wrong());
  }

  @Test
  void player_numbers_are_translated_from_zero_and_back() {
    assertEquals(
        List.of("{\"Würfelwurf\":{\"Spieler\":6,\"Wurf\":[1,1]}}"),
        toClient("{\"Würfelwurf\":{\"Spieler\":7,\"Wurf\":[1,1]}}"));
    assertEquals(
        "{\"Räuber versetzen\":{\"Ort\":{\"x\":1,\"y\":1},\"Ziel\":8}}",
        quirks.toTable("{\"Räuber versetzen\":{\"Ort\":{\"x\":1,\"y\":1},\"Ziel\":7}}"));
    assertEquals(
        "{\"Handel annehmen\":{\"Handel id\":7,\"Annehmen\":true}}",
        quirks.toTable("{\"Handel annehmen\":{\"Handel id\":7,\"Annehmen\":true}}"));
  }

  @Test
  void the_rewritten_map_has_the_same_content() {
    var rewritten = toClient(game.map()).getFirst();
    var map = (ServerMessage.GameStarted) read(game.map());
    var decoded = (ServerMessage.GameStarted) read(rewritten);
    assertEquals(map.map().fields(), decoded.map().fields());
    assertEquals(map.map().harbours(), decoded.map().harbours());
  }

  @Test
  void the_confirmation_can_come_before_the_effect() {
    quirks.turnBegan();
    assertEquals(
        List.of(OK, status(7 - 1, "Handeln oder Bauen", "")),
        toClient(game.mine("Handeln oder Bauen"), OK));
  }
}
