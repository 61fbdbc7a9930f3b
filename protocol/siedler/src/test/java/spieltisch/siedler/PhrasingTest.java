package spieltisch.siedler;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.Peer.malformed;
import static spieltisch.siedler.Peer.read;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.Board;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.catan.Observation;
import spieltisch.catan.Phase;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Terrain;
import spieltisch.kernel.Seat;

/// From messages to actions and back, and what is said around them.
class PhrasingTest {
  private static final Phrasing PHRASING = new Phrasing(Dialect.V1_0);

  private static Stage turn() {
    return Scenes.turn(new Stage(Dialect.V1_0), Scenes.LEIA);
  }

  private static Reading<Action> action(ClientMessage.Move move) {
    return PHRASING.action(move, Stage.ROSTER, turn().view(0));
  }

  @Test
  void every_action_has_a_message_that_asks_for_it() {
    var wood = Resources.of(Resource.WOOD, 1);
    var ore = Resources.of(Resource.ORE, 1);
    var corner = Map04.corner("ABE");
    var edge = Map04.edge("AB");
    for (var action :
        List.of(
            new Action.Roll(),
            new Action.EndTurn(),
            new Action.BuildRoad(edge),
            new Action.BuildSettlement(corner),
            new Action.BuildCity(corner),
            new Action.BuyCard(),
            new Action.Discard(wood),
            new Action.MoveRobber(new Hex(0, 1), Optional.of(Scenes.HAN)),
            new Action.MoveRobber(new Hex(0, 1), Optional.empty()),
            new Action.PlayKnight(new Hex(0, 1), Optional.of(Scenes.LUKE)),
            new Action.PlayRoadBuilding(edge, Optional.of(Map04.edge("BE"))),
            new Action.PlayMonopoly(Resource.ORE),
            new Action.PlayInvention(wood),
            new Action.TradeWithBank(wood, ore),
            new Action.Offer(wood, ore),
            new Action.Answer(3, false),
            new Action.Conclude(3, Scenes.HAN),
            new Action.Withdraw(3)))
      assertEquals(action, read(action(PHRASING.message(action, Stage.ROSTER))));
  }

  @Test
  void a_number_that_no_player_has_is_malformed() {
    var robber = malformed(action(new ClientMessage.MoveRobber(new Hex(0, 1), OptionalInt.of(9))));
    assertEquals("Räuber versetzen.Ziel", robber.path());
    var knight = malformed(action(new ClientMessage.PlayKnight(new Hex(0, 1), OptionalInt.of(0))));
    assertEquals("Ritter ausspielen.Ziel", knight.path());
    var conclude = malformed(action(new ClientMessage.Conclude(3, 99)));
    assertEquals(
        "„Handel abschließen.Mitspieler“ nennt die Nummer 99, die kein Spieler hat.",
        conclude.sentence());
  }

  @Test
  void to_take_back_what_was_never_accepted_is_to_decline() {
    var stage = turn();
    stage.given(
        new Observation.Offered(
            Scenes.LEIA, 3, Resources.of(Resource.WOOD, 1), Resources.of(Resource.ORE, 1)),
        new Observation.Answered(Scenes.HAN, 3, true));
    var withdraw = new ClientMessage.Withdraw(3);
    assertEquals(
        new Action.Withdraw(3), read(PHRASING.action(withdraw, Stage.ROSTER, stage.view(0))));
    assertEquals(
        new Action.Withdraw(3), read(PHRASING.action(withdraw, Stage.ROSTER, stage.view(1))));
    assertEquals(
        new Action.Answer(3, false), read(PHRASING.action(withdraw, Stage.ROSTER, stage.view(2))));
  }

  @Test
  void every_refusal_ends_in_an_answer_that_is_not_ok() {
    for (var dialect : Samples.DIALECTS)
      for (var refusal : Refusal.values()) {
        var told = new Phrasing(dialect).refused(refusal);
        assertTrue(told.getLast() instanceof ServerMessage.Answer answer && !answer.isOk());
        assertTrue(told.stream().allMatch(it -> new Speller(dialect).spell(it).isPresent()));
      }
  }

  @Test
  void the_answers_that_clients_know_by_heart_are_exact() {
    assertEquals("Unzulässige Aktion", answer(Refusal.NOT_YOUR_TURN));
    assertEquals("Ungenügend Rohstoffe", answer(Refusal.TOO_POOR));
    assertEquals("Schon belegt", answer(Refusal.TAKEN));
    assertEquals("Es gibt keine Entwicklungskarten mehr", answer(Refusal.DECK_EMPTY));
    assertEquals("Farbe bereits vergeben", Sentence.COLOUR_TAKEN.german());
  }

  private static String answer(Refusal refusal) {
    return ((ServerMessage.Answer) PHRASING.refused(refusal).getLast()).text();
  }

  @Test
  void no_ok_follows_the_end_of_the_game() {
    assertFalse(PHRASING.isConfirmed(List.of(new Observation.Won(Scenes.LEIA, 0))));
    assertTrue(PHRASING.isConfirmed(List.of(new Observation.Rolled(Scenes.LEIA, 1, 2))));
  }

  @Test
  void gains_and_costs_of_nothing_are_never_told() {
    var nothing =
        List.<Observation>of(
            new Observation.Produced(Seat.of(1), Resources.NONE),
            new Observation.Paid(Seat.of(0), Resources.NONE));
    var view = turn().view(0);
    var told = PHRASING.told(Seat.of(0), nothing, view, view, Stage.ROSTER);
    assertEquals(
        List.of(ServerMessage.StatusUpdate.class), told.stream().map(Object::getClass).toList());
  }

  @Test
  void every_status_follows_from_a_phase() {
    var corner = Map04.corner("ABE");
    var leia = Scenes.LEIA;
    assertEquals(Status.SETTLEMENT, Portrait.status(new Phase.FoundSettlement(leia, 0), leia));
    assertEquals(Status.ROAD, Portrait.status(new Phase.FoundRoad(leia, 1, corner), leia));
    assertEquals(Status.ROLL, Portrait.status(new Phase.BeforeRoll(leia), leia));
    assertEquals(Status.ROBBER, Portrait.status(new Phase.MoveRobber(leia), leia));
    assertEquals(Status.TURN, Portrait.status(new Phase.TradeAndBuild(leia), leia));
    assertEquals(Status.WAIT, Portrait.status(new Phase.TradeAndBuild(leia), Scenes.HAN));
    assertEquals(Status.WAIT, Portrait.status(new Phase.Over(leia), leia));
    var discard = new Phase.Discard(leia, List.of(0, 4, 0));
    assertEquals(Status.WAIT, Portrait.status(discard, leia));
    assertEquals(Status.DISCARD, Portrait.status(discard, Scenes.HAN));
    assertEquals(
        Status.BUILD, Portrait.status(new Phase.SpecialBuild(Scenes.HAN, leia), Scenes.HAN));
  }

  @Test
  void a_dialect_without_the_word_for_a_status_says_a_plainer_one() {
    assertTrue(spelled(Dialect.V1_0, Status.BUILD).contains("\"Status\":\"Bauen\""));
    assertTrue(spelled(Dialect.V0_4, Status.BUILD).contains("\"Status\":\"Handeln oder Bauen\""));
    assertTrue(spelled(Dialect.V0_1, Status.ROBBER).contains("\"Status\":\"Warten\""));
    assertTrue(spelled(Dialect.V0_1, Status.DISCARD).contains("\"Status\":\"Warten\""));
  }

  private static String spelled(Dialect dialect, Status status) {
    var state =
        new PlayerState(
            1,
            Optional.empty(),
            Optional.empty(),
            status,
            OptionalInt.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    return new Speller(dialect).spell(new ServerMessage.StatusUpdate(state)).orElseThrow();
  }

  @Test
  void every_legal_move_of_a_list_can_be_sent() {
    var stage = turn();
    stage.given(new Observation.Produced(Scenes.LEIA, new Resources(4, 4, 4, 4, 4)));
    var moves = PHRASING.legal(stage.view(0), Stage.ROSTER).moves();
    assertTrue(moves.size() > 5, moves.toString());
    for (var move : moves) {
      var text = stage.speller().spell(move).orElseThrow();
      assertEquals(move, read(stage.speller().readClient(text)));
      var action = read(PHRASING.action(move, Stage.ROSTER, stage.view(0)));
      assertEquals(Optional.empty(), stage.view(0).refusal(action));
    }
  }

  @Test
  void a_full_list_of_the_longest_moves_fits_into_a_message() {
    var move =
        new ClientMessage.PlayRoadBuilding(
            new Edge(new Hex(-3, -3), new Hex(-3, -4)),
            Optional.of(new Edge(new Hex(-3, -3), new Hex(-3, -4))));
    var list = new ServerMessage.LegalMoves(Collections.nCopies(300, move));
    for (var dialect : List.of(Dialect.V1_0, Dialect.ASCII_1_0)) {
      var text = new Speller(dialect, Extensions.ALL).spell(list).orElseThrow();
      assertTrue(text.getBytes(UTF_8).length <= Frames.LONGEST, text.length() + " characters");
      assertEquals(list, read(new Speller(dialect).readServer(text)));
    }
  }

  @Test
  void a_map_that_was_heard_becomes_the_same_board() {
    for (var dialect : Samples.DIALECTS) {
      var stage = new Stage(dialect);
      var started = stage.reception().started(List.of(), stage.view(0), Stage.ROSTER).getFirst();
      var text = stage.speller().spell(started).orElseThrow();
      var heard = (ServerMessage.GameStarted) read(stage.speller().readServer(text));
      assertEquals(Optional.of(Map04.board()), heard.chart().board());
    }
  }

  @Test
  void a_map_that_is_none_is_no_board() {
    Optional<Board> none = Optional.empty();
    assertEquals(none, new Chart(List.of(), List.of(), List.of(), new Hex(0, 0)).board());
    var fields = new Stage(Dialect.V1_0).view(0).position().board().island().hexes().stream();
    var sea = fields.map(hex -> new Chart.Field(hex, Terrain.SEA, 0)).toList();
    assertEquals(none, new Chart(sea, List.of(), List.of(), new Hex(0, 0)).board());
  }

  @Test
  void a_secret_changes_no_byte_for_those_who_may_not_know_it() {
    var wood = stolen(Resource.WOOD);
    var ore = stolen(Resource.ORE);
    assertEquals(wood.heard(2), ore.heard(2));
    assertEquals(wood.spectatorHeard(), ore.spectatorHeard());
    assertFalse(wood.heard(1).equals(ore.heard(1)));
  }

  private static Stage stolen(Resource card) {
    var stage = turn();
    stage.given(new Observation.Produced(Scenes.HAN, new Resources(1, 0, 0, 0, 1)));
    return stage.act(
        0,
        new ClientMessage.MoveRobber(Map04.hex('N'), OptionalInt.of(13)),
        new Observation.RobberMoved(Scenes.LEIA, Map04.hex('N'), Optional.of(Scenes.HAN)),
        new Observation.Stolen(Scenes.LEIA, Scenes.HAN, Optional.of(card)),
        new Observation.PhaseBegan(new Phase.TradeAndBuild(Scenes.LEIA)));
  }

  @Test
  void the_special_building_phase_goes_from_player_to_player() {
    var stage = turn();
    stage.act(
        0,
        new ClientMessage.EndTurn(),
        new Observation.PhaseBegan(new Phase.SpecialBuild(Scenes.HAN, Seat.of(0))));
    var heard = stage.heard(2);
    assertTrue(heard.get(0).contains("\"id\":42") && heard.get(0).contains("\"Warten\""));
    assertTrue(heard.get(1).contains("\"id\":13") && heard.get(1).contains("\"Status\":\"Bauen\""));
  }
}
