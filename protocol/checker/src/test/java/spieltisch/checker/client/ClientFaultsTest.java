package spieltisch.checker.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.client.siedler.ScriptedGame.OK;
import static spieltisch.client.siedler.ScriptedGame.status;

import java.time.Duration;
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
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;

/// For each thing that is demanded of a client, one that fails in it.
class ClientFaultsTest {
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
      "{\"Handelsangebot\":{\"Spieler\":8,\"Handel id\":5,\"Angebot\":{\"Erz\":1},\"Nachfrage\":{\"Holz\":1}}}";

  private final ScriptedGame scriptedGame = new ScriptedGame();
  private final CheckReport checkReport = new CheckReport(ClientClause.values());
  private final ClientConformance clientConformance =
      new ClientConformance(checkReport, Dialect.V1_0);
  private final QuirkSchedule quirkSchedule = new QuirkSchedule(checkReport, Dialect.V1_0);
  private final ClientChecker checker = new ClientChecker(Dialect.V1_0, Duration.ofMillis(300));

  @ParameterizedTest
  @EnumSource
  void each_fault_is_found(ClientClause clause) throws InterruptedException {
    assertEquals(List.of(clause), wrong(commit(clause)));
  }

  private static List<Clause> wrong(CheckReport found) {
    return found.wrong().stream().map(CheckReport.Finding::clause).toList();
  }

  private CheckReport commit(ClientClause clause) throws InterruptedException {
    switch (clause) {
      case GREETING -> said(INTRODUCTION);
      case SPELLING -> arrived().said("{\"Spiel Starten\":{}}");
      case NAME_AND_COLOUR -> arrived().said(START);
      case READY -> arrived().clientConformance.failed("silence");
      case OTHER_COLOUR ->
          arrived().said(INTRODUCTION).told(OK).said(START).told(TAKEN).said(START);
      case ACTS -> playing("Würfeln").clientConformance.failed("silence");
      case OUT_OF_TURN -> playing("Warten").said(ROLL);
      case ALLOWED -> playing("Handeln oder Bauen").said(CARD).told(NO);
      case DISCARD ->
          discarding().said(discard("\"Holz\":3,\"Lehm\":0,\"Wolle\":0,\"Getreide\":0,\"Erz\":0"));
      case ALL_FIVE -> discarding().said(discard("\"Holz\":4"));
      case TARGET ->
          playing("Räuber versetzen")
              .said("{\"Räuber versetzen\":{\"Ort\":{\"x\":1,\"y\":1},\"Ziel\":-1}}");
      case REFUSAL -> {
        playing("Handeln oder Bauen").said(CARD);
        clientConformance.turnedDown();
        said(CARD);
      }
      case AFTER_THE_END -> playing("Warten").told(END).said(ROLL);
      case ONE_AT_A_TIME -> playing("Würfeln").said(ROLL, ROLL);
      case ANSWERS_OFFERS -> playing("Warten").told(OFFER, scriptedGame.theirs("Warten", 3));
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
          goneAfter(clause);
      case SERVER_FIRST -> {
        return examined(ClientChecker.Stage.DOCUMENT, new ScriptedLink().says(HELLO));
      }
      case OTHER_VERSION -> {
        return examined(
            ClientChecker.Stage.OTHER_VERSION, new ScriptedLink().on("{\"Hallo\"", HELLO));
      }
      case WINNER -> {
        return goingOn(ClientChecker.Stage.PRACTICE);
      }
      case LEAVING -> {
        return goingOn(ClientChecker.Stage.LEAVING);
      }
    }
    return checkReport;
  }

  // What client and table say to each other.

  private ClientFaultsTest said(String... lines) {
    for (var line : lines) clientConformance.said(line);
    return this;
  }

  private ClientFaultsTest told(String... lines) {
    for (var line : lines) clientConformance.told(read(line));
    return this;
  }

  private static ServerMessage read(String line) {
    return new MessageCodec(Dialect.V1_0).decodeServer(line)
            instanceof DecodeResult.Decoded<ServerMessage> read
        ? read.value()
        : new ServerMessage.Answer(line);
  }

  private ClientFaultsTest arrived() {
    return told(GREETING)
        .said(HELLO)
        .told("{\"Willkommen\":{\"id\":7}}", scriptedGame.mine("Spiel starten"));
  }

  private ClientFaultsTest playing(String status) {
    return arrived()
        .said(INTRODUCTION)
        .told(OK)
        .said(START)
        .told(
            OK,
            scriptedGame.map(),
            scriptedGame.theirs("Warten", 3),
            scriptedGame.mine(status, "\"Holz\":8"));
  }

  private ClientFaultsTest discarding() {
    return playing("Karten wegen Räuber abgeben");
  }

  private static String discard(String cards) {
    return "{\"Karten abgeben\":{\"Abgeben\":{" + cards + "}}}";
  }

  // A client that is confused by a peculiarity and goes away.

  private void goneAfter(ClientClause clause) {
    playing("Handeln oder Bauen").said(CARD);
    for (int i = 0; i < 100 && !practise(clause); i++) quirkSchedule.rolls();
    clientConformance.blame(quirkSchedule.blame());
    clientConformance.failed("it went away");
  }

  /// Shows the client what may confuse it; answers whether it did.
  private boolean practise(ClientClause clause) {
    switch (clause) {
      case STRANGE_MAP -> hears(scriptedGame.map());
      case OK_FIRST -> hears(scriptedGame.mine("Handeln oder Bauen"), OK);
      case OK_MISSING -> hears(OK);
      case NO_STATES -> hears(scriptedGame.mine("Handeln oder Bauen"));
      case PIECES -> hears(ScriptedGame.gained(7, "\"Holz\":2"));
      case NULLS -> hears(status(8, "Warten", "\"Name\":\"B\",\"Farbe\":\"Blau\""));
      case UNKNOWN -> hears("{\"Würfelwurf\":{\"Spieler\":7,\"Wurf\":[1,1]}}");
      case MINUS_ONE -> hears("{\"Räuber versetzt\":{\"Spieler\":8,\"Ort\":{\"x\":1,\"y\":1}}}");
      case GREATEST_ROAD -> hears(status(8, "Warten", "\"Längste Handelsstraße\":true"));
      case OTHER_REFUSAL -> {
        if (quirkSchedule.refusal(new ClientMessage.BuyCard()).isPresent())
          clientConformance.turnedDown();
      }
      default -> throw new IllegalArgumentException("no peculiarity: " + clause);
    }
    return quirkSchedule.blame().equals(Optional.of(clause));
  }

  private List<String> hears(String... lines) {
    var heard = new java.util.ArrayList<String>();
    for (var line : lines)
      heard.addAll(
          quirkSchedule.toClient(
              read(line), line, 7, Optional.<ClientMessage>of(new ClientMessage.BuyCard())));
    return heard;
  }

  // A client at a real examination.

  private CheckReport examined(ClientChecker.Stage stage, ScriptedLink client)
      throws InterruptedException {
    return examined(stage, client, new ScriptedLink());
  }

  private CheckReport examined(ClientChecker.Stage stage, ScriptedLink client, ScriptedLink table)
      throws InterruptedException {
    checker.examine(stage, client, () -> new Chair(table));
    return checker.report();
  }

  private record Chair(Link place) implements ClientChecker.Table {
    @Override
    public void leave() {}

    @Override
    public void close() {}
  }

  /// Whatever the end is, this client goes on playing.
  private CheckReport goingOn(ClientChecker.Stage stage) throws InterruptedException {
    return ending(stage, ROLL, ROLL);
  }

  private CheckReport ending(ClientChecker.Stage stage, String... requests)
      throws InterruptedException {
    var client = new ScriptedLink().on("{\"Hallo\"", HELLO).on("{\"Spiel beendet\"", requests);
    var table =
        new ScriptedLink()
            .says(GREETING)
            .on("{\"Hallo\"", "{\"Willkommen\":{\"id\":7}}", scriptedGame.map(), END);
    return examined(stage, client, table);
  }

  @Test
  void one_request_that_crosses_the_end_is_no_fault() throws InterruptedException {
    var wrong = ending(ClientChecker.Stage.LEAVING, ROLL).wrong();
    assertEquals(List.of(), wrong);
  }

  // What the peculiarities look like.

  @Test
  void a_client_that_goes_on_has_survived() {
    hears(scriptedGame.map());
    quirkSchedule.rolls();
    assertEquals(1, checkReport.times(ClientClause.STRANGE_MAP));
    assertEquals(List.of(), checkReport.wrong());
  }

  @Test
  void numbers_of_players_are_counted_from_zero_and_back() {
    assertEquals(
        List.of("{\"Würfelwurf\":{\"Spieler\":6,\"Wurf\":[1,1]}}"),
        hears("{\"Würfelwurf\":{\"Spieler\":7,\"Wurf\":[1,1]}}"));
    assertEquals(
        "{\"Räuber versetzen\":{\"Ort\":{\"x\":1,\"y\":1},\"Ziel\":8}}",
        quirkSchedule.toTable("{\"Räuber versetzen\":{\"Ort\":{\"x\":1,\"y\":1},\"Ziel\":7}}"));
    assertEquals(
        "{\"Handel annehmen\":{\"Handel id\":7,\"Annehmen\":true}}",
        quirkSchedule.toTable("{\"Handel annehmen\":{\"Handel id\":7,\"Annehmen\":true}}"));
  }

  @Test
  void the_strange_map_is_still_a_map() {
    var strange = hears(scriptedGame.map()).getFirst();
    var map = (ServerMessage.GameStarted) read(scriptedGame.map());
    var drawn = (ServerMessage.GameStarted) read(strange);
    assertEquals(map.map().fields(), drawn.map().fields());
    assertEquals(map.map().harbours(), drawn.map().harbours());
  }

  @Test
  void the_confirmation_comes_before_what_follows() {
    quirkSchedule.rolls();
    assertEquals(
        List.of(OK, status(7 - 1, "Handeln oder Bauen", "")),
        hears(scriptedGame.mine("Handeln oder Bauen"), OK));
  }
}
