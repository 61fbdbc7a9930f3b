package spieltisch.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.client.Script.OK;
import static spieltisch.client.Script.status;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.codec.MessageCodec;

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

  private final Script script = new Script();
  private final Report report = new Report(ClientClause.values());
  private final Conduct conduct = new Conduct(report, Dialect.V1_0);
  private final Mischief mischief = new Mischief(report, Dialect.V1_0);
  private final ClientChecker checker = new ClientChecker(Dialect.V1_0, Duration.ofMillis(300));

  @ParameterizedTest
  @EnumSource
  void each_fault_is_found(ClientClause clause) throws InterruptedException {
    assertEquals(List.of(clause), wrong(commit(clause)));
  }

  private static List<Demand> wrong(Report found) {
    return found.wrong().stream().map(Report.Finding::clause).toList();
  }

  private Report commit(ClientClause clause) throws InterruptedException {
    switch (clause) {
      case GREETING -> said(INTRODUCTION);
      case SPELLING -> arrived().said("{\"Spiel Starten\":{}}");
      case NAME_AND_COLOUR -> arrived().said(START);
      case READY -> arrived().conduct.failed("silence");
      case OTHER_COLOUR ->
          arrived().said(INTRODUCTION).told(OK).said(START).told(TAKEN).said(START);
      case ACTS -> playing("Würfeln").conduct.failed("silence");
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
        conduct.turnedDown();
        said(CARD);
      }
      case AFTER_THE_END -> playing("Warten").told(END).said(ROLL);
      case ONE_AT_A_TIME -> playing("Würfeln").said(ROLL, ROLL);
      case ANSWERS_OFFERS -> playing("Warten").told(OFFER, script.theirs("Warten", 3));
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
        return examined(ClientChecker.Stage.DOCUMENT, new Puppet().says(HELLO));
      }
      case OTHER_VERSION -> {
        return examined(ClientChecker.Stage.OTHER_VERSION, new Puppet().on("{\"Hallo\"", HELLO));
      }
      case WINNER -> {
        return goingOn(ClientChecker.Stage.PRACTICE);
      }
      case LEAVING -> {
        return goingOn(ClientChecker.Stage.LEAVING);
      }
    }
    return report;
  }

  // What client and table say to each other.

  private ClientFaultsTest said(String... lines) {
    for (var line : lines) conduct.said(line);
    return this;
  }

  private ClientFaultsTest told(String... lines) {
    for (var line : lines) conduct.told(read(line));
    return this;
  }

  private static ServerMessage read(String line) {
    return new MessageCodec(Dialect.V1_0).readServer(line) instanceof DecodeResult.Read<ServerMessage> read
        ? read.value()
        : new ServerMessage.Answer(line);
  }

  private ClientFaultsTest arrived() {
    return told(GREETING)
        .said(HELLO)
        .told("{\"Willkommen\":{\"id\":7}}", script.mine("Spiel starten"));
  }

  private ClientFaultsTest playing(String status) {
    return arrived()
        .said(INTRODUCTION)
        .told(OK)
        .said(START)
        .told(OK, script.map(), script.theirs("Warten", 3), script.mine(status, "\"Holz\":8"));
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
    for (int i = 0; i < 100 && !practise(clause); i++) mischief.rolls();
    conduct.blame(mischief.blame());
    conduct.failed("it went away");
  }

  /// Shows the client what may confuse it; answers whether it did.
  private boolean practise(ClientClause clause) {
    switch (clause) {
      case STRANGE_MAP -> hears(script.map());
      case OK_FIRST -> hears(script.mine("Handeln oder Bauen"), OK);
      case OK_MISSING -> hears(OK);
      case NO_STATES -> hears(script.mine("Handeln oder Bauen"));
      case PIECES -> hears(Script.gained(7, "\"Holz\":2"));
      case NULLS -> hears(status(8, "Warten", "\"Name\":\"B\",\"Farbe\":\"Blau\""));
      case UNKNOWN -> hears("{\"Würfelwurf\":{\"Spieler\":7,\"Wurf\":[1,1]}}");
      case MINUS_ONE -> hears("{\"Räuber versetzt\":{\"Spieler\":8,\"Ort\":{\"x\":1,\"y\":1}}}");
      case GREATEST_ROAD -> hears(status(8, "Warten", "\"Längste Handelsstraße\":true"));
      case OTHER_REFUSAL -> {
        if (mischief.refusal(new ClientMessage.BuyCard()).isPresent()) conduct.turnedDown();
      }
      default -> throw new IllegalArgumentException("no peculiarity: " + clause);
    }
    return mischief.blame().equals(Optional.of(clause));
  }

  private List<String> hears(String... lines) {
    var heard = new java.util.ArrayList<String>();
    for (var line : lines)
      heard.addAll(
          mischief.toClient(
              read(line), line, 7, Optional.<ClientMessage>of(new ClientMessage.BuyCard())));
    return heard;
  }

  // A client at a real examination.

  private Report examined(ClientChecker.Stage stage, Puppet client) throws InterruptedException {
    return examined(stage, client, new Puppet());
  }

  private Report examined(ClientChecker.Stage stage, Puppet client, Puppet table)
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
  private Report goingOn(ClientChecker.Stage stage) throws InterruptedException {
    return ending(stage, ROLL, ROLL);
  }

  private Report ending(ClientChecker.Stage stage, String... requests) throws InterruptedException {
    var client = new Puppet().on("{\"Hallo\"", HELLO).on("{\"Spiel beendet\"", requests);
    var table =
        new Puppet()
            .says(GREETING)
            .on("{\"Hallo\"", "{\"Willkommen\":{\"id\":7}}", script.map(), END);
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
    hears(script.map());
    mischief.rolls();
    assertEquals(1, report.times(ClientClause.STRANGE_MAP));
    assertEquals(List.of(), report.wrong());
  }

  @Test
  void numbers_of_players_are_counted_from_zero_and_back() {
    assertEquals(
        List.of("{\"Würfelwurf\":{\"Spieler\":6,\"Wurf\":[1,1]}}"),
        hears("{\"Würfelwurf\":{\"Spieler\":7,\"Wurf\":[1,1]}}"));
    assertEquals(
        "{\"Räuber versetzen\":{\"Ort\":{\"x\":1,\"y\":1},\"Ziel\":8}}",
        mischief.toTable("{\"Räuber versetzen\":{\"Ort\":{\"x\":1,\"y\":1},\"Ziel\":7}}"));
    assertEquals(
        "{\"Handel annehmen\":{\"Handel id\":7,\"Annehmen\":true}}",
        mischief.toTable("{\"Handel annehmen\":{\"Handel id\":7,\"Annehmen\":true}}"));
  }

  @Test
  void the_strange_map_is_still_a_map() {
    var strange = hears(script.map()).getFirst();
    var map = (ServerMessage.GameStarted) read(script.map());
    var drawn = (ServerMessage.GameStarted) read(strange);
    assertEquals(map.chart().fields(), drawn.chart().fields());
    assertEquals(map.chart().harbours(), drawn.chart().harbours());
  }

  @Test
  void the_confirmation_comes_before_what_follows() {
    mischief.rolls();
    assertEquals(
        List.of(OK, status(7 - 1, "Handeln oder Bauen", "")),
        hears(script.mine("Handeln oder Bauen"), OK));
  }
}
