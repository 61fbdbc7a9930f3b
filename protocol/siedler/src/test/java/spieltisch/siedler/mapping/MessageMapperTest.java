package spieltisch.siedler.mapping;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.ReadingAssertions.malformed;
import static spieltisch.siedler.ReadingAssertions.read;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.Board;
import spieltisch.catan.Phase;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Seat;
import spieltisch.siedler.LetterMap;
import spieltisch.siedler.TranscriptTable;
import spieltisch.siedler.Transcripts;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.RandomMessages;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.codec.json.JsonFramer;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.ServerSentence;

/// Tests of the mapping between messages and actions, observations and states.
class MessageMapperTest {
  private static final MessageMapper MAPPER = new MessageMapper(Dialect.V1_0);

  private static TranscriptTable turn() {
    return Transcripts.turn(new TranscriptTable(Dialect.V1_0), Transcripts.LEIA);
  }

  private static DecodeResult<Action> action(ClientMessage.Move move) {
    return MAPPER.action(move, TranscriptTable.ROSTER, turn().view(0));
  }

  @Test
  void every_action_has_a_request_message() {
    var wood = Resources.of(Resource.WOOD, 1);
    var ore = Resources.of(Resource.ORE, 1);
    var corner = LetterMap.corner("ABE");
    var edge = LetterMap.edge("AB");
    for (var action :
        List.of(
            new Action.Roll(),
            new Action.EndTurn(),
            new Action.BuildRoad(edge),
            new Action.BuildSettlement(corner),
            new Action.BuildCity(corner),
            new Action.BuyCard(),
            new Action.Discard(wood),
            new Action.MoveRobber(new Hex(0, 1), Optional.of(Transcripts.HAN)),
            new Action.MoveRobber(new Hex(0, 1), Optional.empty()),
            new Action.PlayKnight(new Hex(0, 1), Optional.of(Transcripts.LUKE)),
            new Action.PlayRoadBuilding(edge, Optional.of(LetterMap.edge("BE"))),
            new Action.PlayMonopoly(Resource.ORE),
            new Action.PlayInvention(wood),
            new Action.TradeWithBank(wood, ore),
            new Action.Offer(wood, ore),
            new Action.Answer(3, false),
            new Action.Conclude(3, Transcripts.HAN),
            new Action.Withdraw(3)))
      assertEquals(action, read(action(MAPPER.request(action, TranscriptTable.ROSTER))));
  }

  @Test
  void an_unknown_player_id_is_malformed() {
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
  void withdrawing_from_an_offer_that_was_not_accepted_declines_it() {
    var table = turn();
    table.given(
        new Observation.Offered(
            Transcripts.LEIA, 3, Resources.of(Resource.WOOD, 1), Resources.of(Resource.ORE, 1)),
        new Observation.Answered(Transcripts.HAN, 3, true));
    var withdraw = new ClientMessage.Withdraw(3);
    assertEquals(
        new Action.Withdraw(3),
        read(MAPPER.action(withdraw, TranscriptTable.ROSTER, table.view(0))));
    assertEquals(
        new Action.Withdraw(3),
        read(MAPPER.action(withdraw, TranscriptTable.ROSTER, table.view(1))));
    assertEquals(
        new Action.Answer(3, false),
        read(MAPPER.action(withdraw, TranscriptTable.ROSTER, table.view(2))));
  }

  @Test
  void every_refusal_ends_with_an_answer_other_than_ok() {
    for (var dialect : RandomMessages.DIALECTS)
      for (var refusal : Refusal.values()) {
        var messages = new MessageMapper(dialect).refused(refusal);
        assertTrue(messages.getLast() instanceof ServerMessage.Answer answer && !answer.isOk());
        assertTrue(
            messages.stream().allMatch(it -> new MessageCodec(dialect).encode(it).isPresent()));
      }
  }

  @Test
  void the_answers_that_existing_clients_compare_are_exact() {
    assertEquals("Unzulässige Aktion", answer(Refusal.NOT_YOUR_TURN));
    assertEquals("Ungenügend Rohstoffe", answer(Refusal.TOO_POOR));
    assertEquals("Schon belegt", answer(Refusal.TAKEN));
    assertEquals("Es gibt keine Entwicklungskarten mehr", answer(Refusal.DECK_EMPTY));
    assertEquals("Farbe bereits vergeben", ServerSentence.COLOUR_TAKEN.german());
  }

  private static String answer(Refusal refusal) {
    return ((ServerMessage.Answer) MAPPER.refused(refusal).getLast()).text();
  }

  @Test
  void no_ok_follows_the_end_of_the_game() {
    assertFalse(MAPPER.isConfirmed(List.of(new Observation.Won(Transcripts.LEIA, 0))));
    assertTrue(MAPPER.isConfirmed(List.of(new Observation.Rolled(Transcripts.LEIA, 1, 2))));
  }

  @Test
  void empty_gains_and_costs_are_not_sent() {
    var empty =
        List.<Observation>of(
            new Observation.Produced(Seat.of(1), Resources.NONE),
            new Observation.Paid(Seat.of(0), Resources.NONE));
    var view = turn().view(0);
    var messages = MAPPER.messages(Seat.of(0), empty, view, view, TranscriptTable.ROSTER);
    assertEquals(
        List.of(ServerMessage.StatusUpdate.class),
        messages.stream().map(Object::getClass).toList());
  }

  @Test
  void every_status_follows_from_a_phase() {
    var corner = LetterMap.corner("ABE");
    var leia = Transcripts.LEIA;
    assertEquals(
        PlayerStatus.SETTLEMENT,
        PlayerStateMapper.status(new Phase.FoundSettlement(leia, 0), leia));
    assertEquals(
        PlayerStatus.ROAD, PlayerStateMapper.status(new Phase.FoundRoad(leia, 1, corner), leia));
    assertEquals(PlayerStatus.ROLL, PlayerStateMapper.status(new Phase.BeforeRoll(leia), leia));
    assertEquals(PlayerStatus.ROBBER, PlayerStateMapper.status(new Phase.MoveRobber(leia), leia));
    assertEquals(PlayerStatus.TURN, PlayerStateMapper.status(new Phase.TradeAndBuild(leia), leia));
    assertEquals(
        PlayerStatus.WAIT,
        PlayerStateMapper.status(new Phase.TradeAndBuild(leia), Transcripts.HAN));
    assertEquals(PlayerStatus.WAIT, PlayerStateMapper.status(new Phase.Over(leia), leia));
    var discard = new Phase.Discard(leia, List.of(0, 4, 0));
    assertEquals(PlayerStatus.WAIT, PlayerStateMapper.status(discard, leia));
    assertEquals(PlayerStatus.DISCARD, PlayerStateMapper.status(discard, Transcripts.HAN));
    assertEquals(
        PlayerStatus.BUILD,
        PlayerStateMapper.status(new Phase.SpecialBuild(Transcripts.HAN, leia), Transcripts.HAN));
  }

  @Test
  void a_dialect_without_a_status_word_uses_the_fallback_status() {
    assertTrue(encoded(Dialect.V1_0, PlayerStatus.BUILD).contains("\"Status\":\"Bauen\""));
    assertTrue(
        encoded(Dialect.V0_4, PlayerStatus.BUILD).contains("\"Status\":\"Handeln oder Bauen\""));
    assertTrue(encoded(Dialect.V0_1, PlayerStatus.ROBBER).contains("\"Status\":\"Warten\""));
    assertTrue(encoded(Dialect.V0_1, PlayerStatus.DISCARD).contains("\"Status\":\"Warten\""));
  }

  private static String encoded(Dialect dialect, PlayerStatus status) {
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
    return new MessageCodec(dialect).encode(new ServerMessage.StatusUpdate(state)).orElseThrow();
  }

  @Test
  void every_listed_legal_move_can_be_sent() {
    var table = turn();
    table.given(new Observation.Produced(Transcripts.LEIA, new Resources(4, 4, 4, 4, 4)));
    var moves = MAPPER.legalMoves(table.view(0), TranscriptTable.ROSTER).moves();
    assertTrue(moves.size() > 5, moves.toString());
    for (var move : moves) {
      var text = table.codec().encode(move).orElseThrow();
      assertEquals(move, read(table.codec().decodeClient(text)));
      var action = read(MAPPER.action(move, TranscriptTable.ROSTER, table.view(0)));
      assertEquals(Optional.empty(), table.view(0).refusal(action));
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
      var text = new MessageCodec(dialect, Extensions.ALL).encode(list).orElseThrow();
      assertTrue(
          text.getBytes(UTF_8).length <= JsonFramer.MAX_BYTES, text.length() + " characters");
      assertEquals(list, read(new MessageCodec(dialect).decodeServer(text)));
    }
  }

  @Test
  void a_decoded_map_becomes_the_same_board() {
    for (var dialect : RandomMessages.DIALECTS) {
      var table = new TranscriptTable(dialect);
      var started =
          table.lobby().started(List.of(), table.view(0), TranscriptTable.ROSTER).getFirst();
      var text = table.codec().encode(started).orElseThrow();
      var decoded = (ServerMessage.GameStarted) read(table.codec().decodeServer(text));
      assertEquals(Optional.of(LetterMap.board()), decoded.map().board());
    }
  }

  @Test
  void an_invalid_map_is_no_board() {
    Optional<Board> none = Optional.empty();
    assertEquals(none, new BoardMap(List.of(), List.of(), List.of(), new Hex(0, 0)).board());
    var fields =
        new TranscriptTable(Dialect.V1_0).view(0).position().board().island().hexes().stream();
    var sea = fields.map(hex -> new BoardMap.Field(hex, Terrain.SEA, 0)).toList();
    assertEquals(none, new BoardMap(sea, List.of(), List.of(), new Hex(0, 0)).board());
  }

  @Test
  void hidden_information_changes_no_byte_for_other_viewers() {
    var wood = stolen(Resource.WOOD);
    var ore = stolen(Resource.ORE);
    assertEquals(wood.received(2), ore.received(2));
    assertEquals(wood.spectatorReceived(), ore.spectatorReceived());
    assertFalse(wood.received(1).equals(ore.received(1)));
  }

  private static TranscriptTable stolen(Resource card) {
    var table = turn();
    table.given(new Observation.Produced(Transcripts.HAN, new Resources(1, 0, 0, 0, 1)));
    return table.act(
        0,
        new ClientMessage.MoveRobber(LetterMap.hex('N'), OptionalInt.of(13)),
        new Observation.RobberMoved(
            Transcripts.LEIA, LetterMap.hex('N'), Optional.of(Transcripts.HAN)),
        new Observation.Stolen(Transcripts.LEIA, Transcripts.HAN, Optional.of(card)),
        new Observation.PhaseBegan(new Phase.TradeAndBuild(Transcripts.LEIA)));
  }

  @Test
  void the_special_building_phase_goes_from_player_to_player() {
    var table = turn();
    table.act(
        0,
        new ClientMessage.EndTurn(),
        new Observation.PhaseBegan(new Phase.SpecialBuild(Transcripts.HAN, Seat.of(0))));
    var received = table.received(2);
    assertTrue(received.get(0).contains("\"id\":42") && received.get(0).contains("\"Warten\""));
    assertTrue(
        received.get(1).contains("\"id\":13") && received.get(1).contains("\"Status\":\"Bauen\""));
  }
}
