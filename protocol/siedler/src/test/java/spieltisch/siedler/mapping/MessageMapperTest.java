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
import spieltisch.catan.Observation;
import spieltisch.catan.Phase;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.kernel.Seat;
import spieltisch.siedler.LetterMap;
import spieltisch.siedler.TranscriptTable;
import spieltisch.siedler.Transcripts;
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.JsonFramer;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.RandomMessages;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.ServerSentence;

/// From messages to actions and back, and what is said around them.
class MessageMapperTest {
  private static final MessageMapper MESSAGE_MAPPER = new MessageMapper(Dialect.V1_0);

  private static TranscriptTable turn() {
    return Transcripts.turn(new TranscriptTable(Dialect.V1_0), Transcripts.LEIA);
  }

  private static DecodeResult<Action> action(ClientMessage.Move move) {
    return MESSAGE_MAPPER.action(move, TranscriptTable.ROSTER, turn().view(0));
  }

  @Test
  void every_action_has_a_message_that_asks_for_it() {
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
      assertEquals(action, read(action(MESSAGE_MAPPER.message(action, TranscriptTable.ROSTER))));
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
    var transcriptTable = turn();
    transcriptTable.given(
        new Observation.Offered(
            Transcripts.LEIA, 3, Resources.of(Resource.WOOD, 1), Resources.of(Resource.ORE, 1)),
        new Observation.Answered(Transcripts.HAN, 3, true));
    var withdraw = new ClientMessage.Withdraw(3);
    assertEquals(
        new Action.Withdraw(3),
        read(MESSAGE_MAPPER.action(withdraw, TranscriptTable.ROSTER, transcriptTable.view(0))));
    assertEquals(
        new Action.Withdraw(3),
        read(MESSAGE_MAPPER.action(withdraw, TranscriptTable.ROSTER, transcriptTable.view(1))));
    assertEquals(
        new Action.Answer(3, false),
        read(MESSAGE_MAPPER.action(withdraw, TranscriptTable.ROSTER, transcriptTable.view(2))));
  }

  @Test
  void every_refusal_ends_in_an_answer_that_is_not_ok() {
    for (var dialect : RandomMessages.DIALECTS)
      for (var refusal : Refusal.values()) {
        var told = new MessageMapper(dialect).refused(refusal);
        assertTrue(told.getLast() instanceof ServerMessage.Answer answer && !answer.isOk());
        assertTrue(told.stream().allMatch(it -> new MessageCodec(dialect).spell(it).isPresent()));
      }
  }

  @Test
  void the_answers_that_clients_know_by_heart_are_exact() {
    assertEquals("Unzulässige Aktion", answer(Refusal.NOT_YOUR_TURN));
    assertEquals("Ungenügend Rohstoffe", answer(Refusal.TOO_POOR));
    assertEquals("Schon belegt", answer(Refusal.TAKEN));
    assertEquals("Es gibt keine Entwicklungskarten mehr", answer(Refusal.DECK_EMPTY));
    assertEquals("Farbe bereits vergeben", ServerSentence.COLOUR_TAKEN.german());
  }

  private static String answer(Refusal refusal) {
    return ((ServerMessage.Answer) MESSAGE_MAPPER.refused(refusal).getLast()).text();
  }

  @Test
  void no_ok_follows_the_end_of_the_game() {
    assertFalse(MESSAGE_MAPPER.isConfirmed(List.of(new Observation.Won(Transcripts.LEIA, 0))));
    assertTrue(MESSAGE_MAPPER.isConfirmed(List.of(new Observation.Rolled(Transcripts.LEIA, 1, 2))));
  }

  @Test
  void gains_and_costs_of_nothing_are_never_told() {
    var nothing =
        List.<Observation>of(
            new Observation.Produced(Seat.of(1), Resources.NONE),
            new Observation.Paid(Seat.of(0), Resources.NONE));
    var view = turn().view(0);
    var told = MESSAGE_MAPPER.told(Seat.of(0), nothing, view, view, TranscriptTable.ROSTER);
    assertEquals(
        List.of(ServerMessage.StatusUpdate.class), told.stream().map(Object::getClass).toList());
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
  void a_dialect_without_the_word_for_a_status_says_a_plainer_one() {
    assertTrue(spelled(Dialect.V1_0, PlayerStatus.BUILD).contains("\"Status\":\"Bauen\""));
    assertTrue(
        spelled(Dialect.V0_4, PlayerStatus.BUILD).contains("\"Status\":\"Handeln oder Bauen\""));
    assertTrue(spelled(Dialect.V0_1, PlayerStatus.ROBBER).contains("\"Status\":\"Warten\""));
    assertTrue(spelled(Dialect.V0_1, PlayerStatus.DISCARD).contains("\"Status\":\"Warten\""));
  }

  private static String spelled(Dialect dialect, PlayerStatus playerStatus) {
    var state =
        new PlayerState(
            1,
            Optional.empty(),
            Optional.empty(),
            playerStatus,
            OptionalInt.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    return new MessageCodec(dialect).spell(new ServerMessage.StatusUpdate(state)).orElseThrow();
  }

  @Test
  void every_legal_move_of_a_list_can_be_sent() {
    var transcriptTable = turn();
    transcriptTable.given(new Observation.Produced(Transcripts.LEIA, new Resources(4, 4, 4, 4, 4)));
    var moves = MESSAGE_MAPPER.legal(transcriptTable.view(0), TranscriptTable.ROSTER).moves();
    assertTrue(moves.size() > 5, moves.toString());
    for (var move : moves) {
      var text = transcriptTable.speller().spell(move).orElseThrow();
      assertEquals(move, read(transcriptTable.speller().readClient(text)));
      var action =
          read(MESSAGE_MAPPER.action(move, TranscriptTable.ROSTER, transcriptTable.view(0)));
      assertEquals(Optional.empty(), transcriptTable.view(0).refusal(action));
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
      var text = new MessageCodec(dialect, Extensions.ALL).spell(list).orElseThrow();
      assertTrue(text.getBytes(UTF_8).length <= JsonFramer.LONGEST, text.length() + " characters");
      assertEquals(list, read(new MessageCodec(dialect).readServer(text)));
    }
  }

  @Test
  void a_map_that_was_heard_becomes_the_same_board() {
    for (var dialect : RandomMessages.DIALECTS) {
      var transcriptTable = new TranscriptTable(dialect);
      var started =
          transcriptTable
              .reception()
              .started(List.of(), transcriptTable.view(0), TranscriptTable.ROSTER)
              .getFirst();
      var text = transcriptTable.speller().spell(started).orElseThrow();
      var heard = (ServerMessage.GameStarted) read(transcriptTable.speller().readServer(text));
      assertEquals(Optional.of(LetterMap.board()), heard.chart().board());
    }
  }

  @Test
  void a_map_that_is_none_is_no_board() {
    Optional<Board> none = Optional.empty();
    assertEquals(none, new BoardMap(List.of(), List.of(), List.of(), new Hex(0, 0)).board());
    var fields = new TranscriptTable(Dialect.V1_0).view(0).open().board().island().hexes().stream();
    var sea = fields.map(hex -> new BoardMap.Field(hex, Terrain.SEA, 0)).toList();
    assertEquals(none, new BoardMap(sea, List.of(), List.of(), new Hex(0, 0)).board());
  }

  @Test
  void a_secret_changes_no_byte_for_those_who_may_not_know_it() {
    var wood = stolen(Resource.WOOD);
    var ore = stolen(Resource.ORE);
    assertEquals(wood.heard(2), ore.heard(2));
    assertEquals(wood.spectatorHeard(), ore.spectatorHeard());
    assertFalse(wood.heard(1).equals(ore.heard(1)));
  }

  private static TranscriptTable stolen(Resource card) {
    var transcriptTable = turn();
    transcriptTable.given(new Observation.Produced(Transcripts.HAN, new Resources(1, 0, 0, 0, 1)));
    return transcriptTable.act(
        0,
        new ClientMessage.MoveRobber(LetterMap.hex('N'), OptionalInt.of(13)),
        new Observation.RobberMoved(
            Transcripts.LEIA, LetterMap.hex('N'), Optional.of(Transcripts.HAN)),
        new Observation.Stolen(Transcripts.LEIA, Transcripts.HAN, Optional.of(card)),
        new Observation.PhaseBegan(new Phase.TradeAndBuild(Transcripts.LEIA)));
  }

  @Test
  void the_special_building_phase_goes_from_player_to_player() {
    var transcriptTable = turn();
    transcriptTable.act(
        0,
        new ClientMessage.EndTurn(),
        new Observation.PhaseBegan(new Phase.SpecialBuild(Transcripts.HAN, Seat.of(0))));
    var heard = transcriptTable.heard(2);
    assertTrue(heard.get(0).contains("\"id\":42") && heard.get(0).contains("\"Warten\""));
    assertTrue(heard.get(1).contains("\"id\":13") && heard.get(1).contains("\"Status\":\"Bauen\""));
  }
}
