package spieltisch.torfu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.torfu.ClientMessage.*;
import spieltisch.torfu.ServerMessage.Cell;
import spieltisch.torres.Action;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Colour;
import spieltisch.torres.Observation;
import spieltisch.torres.PackedAction;
import spieltisch.torres.PublicEvent;
import spieltisch.torres.Square;
import spieltisch.torres.cards.Card;

/// Requirements of the protocol document, one test each.
class TorfuDocumentTest {
  private static final Seat ZERO = Seat.of(0);
  private static final Viewer PLAYER = Viewer.of(ZERO);
  private static final Viewer OTHER = Viewer.of(Seat.of(1));
  private static final Square A = Square.at(1, 2);
  private static final Square B = Square.at(3, 4);

  @Test
  void keywords_are_spelled_like_their_constants() {
    for (var keyword : Keyword.values())
      assertEquals(keyword.name(), KeywordSpelling.STANDARD.spelling(keyword));
  }

  @Test
  void a_game_is_created_by_number_name_password_and_timeout() {
    assertEquals(
        List.of(new CreateGame(4, "burg", "geheim", 30_000)),
        decoded("NEU 4", "NAME burg", "PASSWD geheim", "TIMEOUT 30000"));
    assertLines(new ServerMessage.GameCreated(), "MELDUNG_SPIEL_ANGEMELDET");
  }

  @Test
  void a_taken_name_is_an_error() {
    assertLines(new ServerMessage.Failed(ErrorCode.NAME_TAKEN), "FEHLER_NAME_VERGEBEN");
  }

  @Test
  void games_are_listed_with_their_numbers_and_marks() {
    assertEquals(List.of(new ListGames()), decoded("LIST"));
    assertLines(new ServerMessage.GameListed("burg", 4, 1, false, false), "burg ( 4 / 1 )");
    assertLines(
        new ServerMessage.GameListed("burg", 4, 4, false, true), "burg ( 4 / 4 ) (gestartet)");
    assertLines(
        new ServerMessage.GameListed("burg", 4, 4, true, true),
        "burg ( 4 / 4 ) (beendet) (gestartet)");
  }

  @Test
  void a_player_joins_by_game_password_name_and_age() {
    assertEquals(
        List.of(new JoinGame("burg", "geheim", "anna", 12)),
        decoded("JOIN burg", "PASSWD geheim", "NAME anna", "ALTER 12"));
    assertLines(new ServerMessage.PlayerJoined(), "MELDUNG_SPIELER_ANGEMELDET");
  }

  @Test
  void a_spectator_watches_by_game_and_name_and_is_confirmed_by_name() {
    assertEquals(List.of(new WatchGame("burg", "zoe")), decoded("WATCH burg", "NAME zoe"));
    assertLines(new ServerMessage.SpectatorJoined("zoe"), "MELDUNG_ZUSCHAUER_ANGEMELDET zoe");
  }

  @ParameterizedTest
  @MethodSource("badRegistrations")
  void an_invalid_registration_is_recognised(Registration what, List<String> lines) {
    assertEquals(List.of(new BadRegistration(what)), decoded(lines.toArray(String[]::new)));
  }

  static List<Arguments> badRegistrations() {
    return List.of(
        bad(Registration.NEW_GAME, "NEU 5", "NAME b", "PASSWD p", "TIMEOUT 1"),
        bad(Registration.NEW_GAME, "NEU 1", "NAME b", "PASSWD p", "TIMEOUT 1"),
        bad(Registration.NEW_GAME, "NEU viele", "NAME b", "PASSWD p", "TIMEOUT 1"),
        bad(Registration.NEW_GAME, "NEU 2", "NAME b c", "PASSWD p", "TIMEOUT 1"),
        bad(Registration.NEW_GAME, "NEU 2", "NAME b", "PASSWD p", "TIMEOUT bald"),
        bad(Registration.NEW_GAME, "NEU 2", "PASSWD p"),
        bad(Registration.PLAYER, "JOIN b", "PASSWD p", "NAME anna", "ALTER jung"),
        bad(Registration.PLAYER, "JOIN b", "PASSWD p", "NAME anna", "ALTER -1"),
        bad(Registration.PLAYER, "JOIN b", "PASSWD p", "NAME", "ALTER 3"),
        bad(Registration.SPECTATOR, "WATCH b", "NAME STATUSENDE"),
        bad(Registration.SPECTATOR, "WATCH b", "UNSINN"));
  }

  private static Arguments bad(Registration what, String... lines) {
    return Arguments.of(what, List.of(lines));
  }

  @Test
  void an_empty_password_and_no_time_limit_are_allowed() {
    assertEquals(
        List.of(new CreateGame(2, "b", "", 0)), decoded("NEU 2", "NAME b", "PASSWD", "TIMEOUT 0"));
  }

  @Test
  void each_player_is_called_to_place_the_first_knight() {
    assertCalled(new PublicEvent.FirstKnightAwaited(ZERO), "AUFRUF_RITTER_SETZEN");
    assertEquals(
        List.of(new Act(new Action.PlaceFirstKnight(A))),
        decoded("AKTION AKTION_SETZE_RITTER_ERSTEMAL", "X 1", "Y 2"));
  }

  @Test
  void one_player_is_called_to_place_the_king_before_each_phase() {
    assertCalled(new PublicEvent.KingAwaited(ZERO), "AUFRUF_KOENIG_SETZEN");
    assertEquals(
        List.of(new Act(new Action.PlaceKing(A))),
        decoded("AKTION AKTION_SETZE_KOENIG", "X 1", "Y 2"));
  }

  @Test
  void the_end_of_a_round_is_reported_when_all_have_had_their_turns() {
    assertEquals(
        List.of(new ServerMessage.RoundEnded()),
        MessageMapper.messages(new PublicEvent.RoundEnded(1), OTHER));
    assertLines(new ServerMessage.RoundEnded(), "MELDUNG_RUNDE_BEENDET");
  }

  @Test
  void the_end_of_the_game_is_reported() {
    assertEquals(
        List.of(new ServerMessage.GameEnded()),
        MessageMapper.messages(new PublicEvent.GameEnded(), OTHER));
    assertLines(new ServerMessage.GameEnded(), "MELDUNG_SPIEL_BEENDET");
  }

  @Test
  void a_player_is_called_for_a_turn() {
    assertCalled(new PublicEvent.TurnBegan(ZERO, 0, 5), "AUFRUF_ZUG_ABGEBEN");
  }

  @Test
  void a_turn_is_a_sequence_of_actions_between_two_keywords() {
    assertEquals(
        List.of(
            new BeginTurn(),
            new Act(new Action.TakePoint()),
            new Act(new Action.MoveThroughDoors(A, B)),
            new Act(new Action.PlaceBlock(B)),
            new EndTurn()),
        decoded(
            "ZUG",
            "AKTION AKTION_NEHME_PUNKT",
            "AKTION AKTION_ZIEHE_DURCHTOR",
            "KARTE 3",
            "X 1",
            "Y 2",
            "X 3",
            "Y 4",
            "AKTION AKTION_SETZE_BAUSTEIN",
            "X 3",
            "Y 4",
            "ZUGENDE"));
  }

  @Test
  void each_action_is_complete_before_the_end_of_the_turn() {
    var reader = new ClientReader(KeywordSpelling.STANDARD);
    reader.read(new TextLine.Text("ZUG"));
    assertEquals(
        List.of(new Act(new Action.DrawCard())),
        reader.read(new TextLine.Text("AKTION AKTION_ZIEHE_KARTE")));
    reader.read(new TextLine.Text("AKTION AKTION_SETZE_RITTER"));
    reader.read(new TextLine.Text("X 1"));
    assertEquals(
        List.of(new Act(new Action.PlaceKnight(A))), reader.read(new TextLine.Text("Y 2")));
  }

  @Test
  void the_end_of_the_turn_is_confirmed() {
    assertEquals(
        List.of(new ServerMessage.TurnEnded()),
        MessageMapper.messages(new PublicEvent.TurnEnded(ZERO), OTHER));
    assertLines(new ServerMessage.TurnEnded(), "ZUGENDE");
  }

  @Test
  void an_unknown_action_is_an_error() {
    assertEquals(List.of(new ActUnknown("AKTION_FLIEGE")), decoded("AKTION AKTION_FLIEGE"));
    assertLines(new ServerMessage.Failed(ErrorCode.UNKNOWN), "FEHLER_NICHT_VORHANDEN");
  }

  @Test
  void an_exceeded_time_limit_is_an_error() {
    assertLines(new ServerMessage.Failed(ErrorCode.TIMEOUT), "FEHLER_TIMEOUT_UEBERSCHRITTEN");
  }

  /// Fields to send and fields of the confirmation: c a card, f a colour, 1 and 2 the squares.
  @ParameterizedTest
  @CsvSource({
    "AKTION_NEHME_PUNKT, TAKE_POINT, -, f",
    "AKTION_SETZE_RITTER, PLACE_KNIGHT, 1, f1",
    "AKTION_SETZE_BAUSTEIN, PLACE_BLOCK, 1, 1",
    "AKTION_SETZE_KOENIG, PLACE_KING, 1, 1",
    "AKTION_ZIEHE_RITTER, MOVE_KNIGHT, 12, f12",
    "AKTION_ZIEHE_KARTE, DRAW_CARD, -, f",
    "AKTION_VERSETZE_BAUSTEIN, MOVE_BLOCK, c12, 12",
    "AKTION_ZIEHE_DIAGONAL, MOVE_DIAGONALLY, c12, f12",
    "AKTION_ZIEHE_DURCHTOR, MOVE_THROUGH_DOORS, c12, f12",
    "AKTION_UNTERSCHIEBE_BAUSTEIN, PUSH_BLOCK_UNDER, c1, 1",
    "AKTION_VERSETZE_RITTER, TRANSFER_KNIGHT, c12, f12",
    "AKTION_ZIEHE_ZWIEEBENEN, CLIMB_TWO_LEVELS, c12, f12",
    "AKTION_ZIEHE_UEBER_RITTER, JUMP_FIGURE, c12, f12",
    "AKTION_SETZE_BAUSTEIN_ALLGEMEIN, PLACE_SUPPLY_BLOCK, c1, f1",
    "AKTION_SETZE_RITTER_ERSTEMAL, PLACE_FIRST_KNIGHT, 1, f1",
    "AKTION_SECHS_AKTIONSPUNKTE, SIX_POINTS, c, f",
    "AKTION_SIEBEN_AKTIONSPUNKTE, SEVEN_POINTS, c, f",
  })
  void an_action_is_sent_with_these_fields_and_confirmed_with_those(
      String word, ActionKind kind, String sent, String confirmed) {
    var action = action(kind);
    assertEquals(
        fields(word, kind, sent),
        new ClientWriter(KeywordSpelling.STANDARD).lines(new Act(action)));
    assertEquals(
        List.of(new Act(action)), decoded(fields(word, kind, sent).toArray(String[]::new)));
    ServerMessage done =
        confirmed.startsWith("f")
            ? new ServerMessage.DoneBy(Colour.ORANGE, action)
            : new ServerMessage.Done(action);
    assertLines(done, fields(word, kind, confirmed).toArray(String[]::new));
  }

  private static Action action(ActionKind kind) {
    return kind.squares() == 1 ? PackedAction.action(kind, A, A) : PackedAction.action(kind, A, B);
  }

  private static List<String> fields(String word, ActionKind kind, String form) {
    var lines = new ArrayList<String>(List.of("AKTION " + word));
    if (form.contains("c")) lines.add("KARTE " + kind.card().number());
    if (form.contains("f")) lines.add("FARBE ORANGE");
    if (form.contains("1")) lines.addAll(List.of("X 1", "Y 2"));
    if (form.contains("2")) lines.addAll(List.of("X 3", "Y 4"));
    return lines;
  }

  @Test
  void only_the_drawer_receives_the_card() {
    var own = new Observation.CardReceived(ZERO, Card.TRANSFER_KNIGHT, 4);
    var others = new Observation.CardDrawn(ZERO, 4);
    var done = new ServerMessage.DoneBy(Colour.ORANGE, new Action.DrawCard());
    assertEquals(
        List.of(done, new ServerMessage.CardDrawn(Card.TRANSFER_KNIGHT)),
        MessageMapper.messages(own, PLAYER));
    assertEquals(List.of(done), MessageMapper.messages(others, OTHER));
    assertLines(new ServerMessage.CardDrawn(Card.TRANSFER_KNIGHT), "KARTE 5");
  }

  @Test
  void both_spellings_of_the_misspelt_actions_are_accepted() {
    for (var word : List.of("AKTION_ZIEHE DURCHTOR", "AKTION_ZIEHE_DURCHTOR"))
      assertEquals(
          List.of(new Act(new Action.MoveThroughDoors(A, B))),
          decoded("AKTION " + word, "KARTE 3", "X 1", "Y 2", "X 3", "Y 4"));
    for (var word : List.of("AKTION_ZIEHE_ZWIEEBENEN", "AKTION_ZIEHE_ZWEIEBENEN"))
      assertEquals(
          List.of(new Act(new Action.ClimbTwoLevels(A, B))),
          decoded("AKTION " + word, "KARTE 6", "X 1", "Y 2", "X 3", "Y 4"));
  }

  /// The document prints one square for this action.
  @ParameterizedTest
  @CsvSource({
    "02000000/10000000, X 0, Y 0, AKTION_ZIEHE_ZWIEEBENEN",
    "02000000/10000000, X 1, Y 0, AKTION_ZIEHE_ZWIEEBENEN",
    "02000000/20000000, X 1, Y 0, AKTION_ZIEHE_ZWIEEBENEN",
    "02000000/20000000, X 0, Y 0, FEHLER_ZUG_UNMOEGLICH",
    "02000000/10000000, X 5, Y 5, FEHLER_ZUG_UNMOEGLICH"
  })
  void a_climb_with_one_square_is_played_if_it_is_unambiguous(
      String rows, String x, String y, String answer) {
    var position =
        "position "
            + rows
            + "/00000000/00000000/00000000/00000000/00000000/00000000 - 00/11 0/0"
            + " 3.3.3.0/3.3.3.3 1/0 39 0000000000 T.0.1.1.1.0.5.3.0.0 -"
            + " 0000010000/0000000000 0000000000 4444434444";
    var written =
        TranscriptPlayer.run(
            List.of(
                position,
                "0 > ZUG",
                "0 > AKTION AKTION_ZIEHE_ZWIEEBENEN",
                "0 > KARTE 6",
                "0 > " + x,
                "0 > " + y,
                "0 > ZUGENDE"));
    assertTrue(
        written.stream().anyMatch(line -> line.matches("[0*] < (AKTION )?" + answer)),
        written.toString());
  }

  /// The golden transcript of errors contains each documented error of each action.
  @ParameterizedTest
  @CsvSource({
    "NEHME_PUNKT, ZU_WENIG_AKTIONSPUNKTE",
    "SETZE_RITTER, ZU_WENIG_AKTIONSPUNKTE ZU_HOCH FIGUR_VORHANDEN UNBENACHBART",
    "SETZE_BAUSTEIN, ZU_WENIG_AKTIONSPUNKTE HAT_ZUWENIG_BAUSTEINE BURGEIGENSCHAFT_VERLETZT"
        + " BURG_NEUBAU",
    "SETZE_KOENIG, FIGUR_VORHANDEN",
    "ZIEHE_RITTER, ZU_WENIG_AKTIONSPUNKTE ZU_HOCH FIGUR_VORHANDEN KEINE_FIGUR"
        + " ZUG_NICHT_GERADEAUS ZUG_ZU_LANG ZUG_DURCH_BURG_UNMOEGLICH",
    "ZIEHE_KARTE, ZU_WENIG_AKTIONSPUNKTE KEINE_KARTE_VORHANDEN NUR_ZWEI_KARTEN",
    "VERSETZE_BAUSTEIN, HAT_AKTIONSKARTE_NICHT BURGEIGENSCHAFT_VERLETZT BURG_WIRD_GETRENNT"
        + " BURG_NEUBAU ZU_WENIG_BURGEN",
    "ZIEHE_DIAGONAL, HAT_AKTIONSKARTE_NICHT ZU_HOCH FIGUR_VORHANDEN KEINE_FIGUR ZUG_ZU_LANG",
    "ZIEHE_DURCHTOR, HAT_AKTIONSKARTE_NICHT FIGUR_VORHANDEN KEINE_FIGUR ZUG_NICHT_GERADEAUS"
        + " ZUG_ZU_LANG ZUG_DURCH_BURG_UNMOEGLICH",
    "UNTERSCHIEBE_BAUSTEIN, HAT_AKTIONSKARTE_NICHT HAT_ZUWENIG_BAUSTEINE ZUG_UNMOEGLICH"
        + " BURGEIGENSCHAFT_VERLETZT",
    "VERSETZE_RITTER, HAT_AKTIONSKARTE_NICHT FIGUR_VORHANDEN KEINE_FIGUR",
    "ZIEHE_ZWIEEBENEN, HAT_AKTIONSKARTE_NICHT ZU_HOCH FIGUR_VORHANDEN KEINE_FIGUR"
        + " ZUG_NICHT_GERADEAUS ZUG_ZU_LANG",
    "ZIEHE_UEBER_RITTER, HAT_AKTIONSKARTE_NICHT ZU_HOCH FIGUR_VORHANDEN KEINE_FIGUR"
        + " ZUG_NICHT_GERADEAUS ZUG_ZU_LANG",
    "SETZE_BAUSTEIN_ALLGEMEIN, HAT_AKTIONSKARTE_NICHT FIGUR_VORHANDEN"
        + " BURGEIGENSCHAFT_VERLETZT BURG_NEUBAU",
    "SETZE_RITTER_ERSTEMAL, FIGUR_VORHANDEN",
    "SECHS_AKTIONSPUNKTE, HAT_AKTIONSKARTE_NICHT",
    "SIEBEN_AKTIONSPUNKTE, HAT_AKTIONSKARTE_NICHT",
  })
  void an_action_can_cause_each_documented_error(String action, String errors) throws IOException {
    var found = errorsInTranscript();
    for (var error : errors.split(" ", -1))
      assertTrue(found.contains("AKTION_" + action + " FEHLER_" + error), error);
  }

  private static Set<String> errorsInTranscript() throws IOException {
    var found = new HashSet<String>();
    String action = "";
    for (var line : GoldenFile.read("errors.scene")) {
      if (line.contains(" > AKTION ")) action = line.substring(line.indexOf("AKTION_"));
      if (line.contains(" < FEHLER_")) found.add(action + " " + line.substring(4));
    }
    return found;
  }

  @Test
  void chat_is_sent_with_the_colour_of_the_sender() {
    assertEquals(List.of(new Say("Hallo, ihr da")), decoded("NACHRICHT Hallo, ihr da"));
    assertLines(
        new ServerMessage.Said(Sender.BLUE, "Hallo, ihr da"), "NACHRICHT BLAU Hallo, ihr da");
  }

  @Test
  void scores_are_sent_as_chat_of_the_server() {
    assertEquals(
        List.of(new ServerMessage.Said(Sender.SERVER, "ORANGE: 12 Punkte für Burgen, jetzt 13")),
        MessageMapper.messages(new PublicEvent.CastlesScored(ZERO, 12, 13), OTHER));
  }

  @Test
  void the_status_is_a_block() {
    assertEquals(List.of(new AskStatus()), decoded("STATUS"));
    var roster =
        new Roster("burg", 500, List.of(new Roster.Player("anna", 30)), List.of("zoe", "yves"));
    assertLines(
        roster.status(),
        "STATUS burg",
        "PHASE 0",
        "RUNDE 0",
        "ZUG 0",
        "ACTIVE -",
        "TIMEOUT 500",
        "SPIELER 1",
        "0 anna 0 30 0",
        "ZUSCHAUER",
        "zoe",
        "yves",
        "STATUSENDE");
  }

  @Test
  void the_plan_shows_heights_and_letters_as_in_the_example() {
    assertEquals(List.of(new AskPlan()), decoded("PLAN"));
    assertLines(plan(), EXAMPLE);
  }

  private static final String[] EXAMPLE = {
    "\t0\t1\t2\t3\t4\t5\t6\t7",
    "0\t0\t0\t0\t0\t1\t0\t0\t0",
    "1\t0\t0\t1K\t0\t0\t0\t0\t0",
    "2\t0\t0\t1B\t0\t0\t1O\t1\t0",
    "3\t1O\t0\t0\t0\t0\t1\t0\t0",
    "4\t0\t0\t0\t0\t0\t0\t0\t1",
    "5\t0\t0\t1\t0\t0\t1\t0\t0",
    "6\t0\t0\t0\t0\t0\t0\t0\t0",
    "7\t0\t0\t0\t1\t0\t0\t0\t0",
  };

  /// Returns the plan of the example, built from its squares.
  static ServerMessage.Plan plan() {
    var cells = new ArrayList<Cell>();
    for (int i = 0; i < Square.COUNT; i++) cells.add(new Cell(0, PlanFigure.NONE));
    for (var square : List.of("40", "62", "53", "74", "25", "55", "37"))
      put(cells, square, PlanFigure.NONE);
    put(cells, "21", PlanFigure.KING);
    put(cells, "22", PlanFigure.BLUE);
    put(cells, "52", PlanFigure.ORANGE);
    put(cells, "03", PlanFigure.ORANGE);
    return new ServerMessage.Plan(cells);
  }

  private static void put(List<Cell> cells, String square, PlanFigure figure) {
    int index = Square.at(square.charAt(0) - '0', square.charAt(1) - '0').index();
    cells.set(index, new Cell(1, figure));
  }

  /// Fails unless the message is encoded as these lines and decoded from them.
  private static void assertLines(ServerMessage message, String... lines) {
    assertEquals(List.of(lines), new ServerWriter(KeywordSpelling.STANDARD).lines(message));
    var reader = new ServerReader(KeywordSpelling.STANDARD);
    var decoded = new ArrayList<ServerMessage>();
    for (var line : lines) decoded.addAll(reader.read(new TextLine.Text(line)));
    assertEquals(List.of(message), decoded);
  }

  private static void assertCalled(PublicEvent event, String line) {
    var messages = MessageMapper.messages(event, PLAYER);
    assertEquals(1, messages.size());
    assertLines(messages.get(0), line);
    assertEquals(List.of(), MessageMapper.messages(event, OTHER));
    assertEquals(List.of(), MessageMapper.messages(event, Viewer.spectator()));
  }

  private static List<ClientMessage> decoded(String... lines) {
    var reader = new ClientReader(KeywordSpelling.STANDARD);
    var decoded = new ArrayList<ClientMessage>();
    for (var line : lines) decoded.addAll(reader.read(new TextLine.Text(line)));
    if (lines[lines.length - 1].startsWith("X") || decoded.isEmpty())
      throw new AssertionError("incomplete: " + String.join(" / ", lines));
    return decoded;
  }
}
