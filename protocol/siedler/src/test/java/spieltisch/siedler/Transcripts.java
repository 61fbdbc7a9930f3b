package spieltisch.siedler;

import static spieltisch.siedler.LetterMap.corner;
import static spieltisch.siedler.LetterMap.edge;
import static spieltisch.siedler.LetterMap.hex;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import spieltisch.catan.Phase;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Seat;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.TableInfo;
import spieltisch.siedler.message.Word;

/// Dialogues of the golden transcripts.
public final class Transcripts {
  public static final Seat LEIA = Seat.of(0);
  public static final Seat HAN = Seat.of(1);
  public static final Seat LUKE = Seat.of(2);

  /// The extensions of the golden transcripts; later ones have their own tests.
  private static final Set<Extension> EXTENSIONS =
      Extensions.of(EnumSet.range(Extension.RETURN, Extension.REMATCH));

  /// Dialogue with a name.
  ///
  /// @param needs word that a dialect must have to play the dialogue
  /// @param extended whether all clients have all extensions
  record Dialogue(String name, Word needs, boolean extended, Consumer<TranscriptTable> play) {
    TranscriptTable play(Dialect dialect) {
      var table = new TranscriptTable(dialect, extended ? EXTENSIONS : Extensions.NONE);
      play.accept(table);
      return table;
    }
  }

  private static final List<Dialogue> ALL = new ArrayList<>();

  static {
    put("handshake", Word.HELLO, LobbyTranscripts::handshake);
    put("colours", Word.SET_PROFILE, LobbyTranscripts::colours);
    put("start", Word.GAME_STARTED, LobbyTranscripts::start);
    put("chat", Word.CHAT, LobbyTranscripts::chat);
    put("set-up", Word.BUILD, Transcripts::setUp);
    put("roll", Word.ROLL, Transcripts::roll);
    put("building", Word.BUILD, Transcripts::building);
    put("end-of-turn", Word.END_TURN, Transcripts::endOfTurn);
    put("seven-with-discards", Word.DISCARD, CardTranscripts::sevenWithDiscards);
    put("seven-without-discards", Word.MOVE_ROBBER, CardTranscripts::sevenWithoutDiscards);
    put("robber-steals", Word.MOVE_ROBBER, CardTranscripts::robberSteals);
    put("robber-without-victim", Word.MOVE_ROBBER, CardTranscripts::robberWithoutVictim);
    put("buying-a-card", Word.BUY_CARD, CardTranscripts::buyingACard);
    put("knight", Word.PLAY_KNIGHT, CardTranscripts::knight);
    put("road-building", Word.PLAY_ROAD_BUILDING, CardTranscripts::roadBuilding);
    put("monopoly", Word.PLAY_MONOPOLY, CardTranscripts::monopoly);
    put("invention", Word.PLAY_INVENTION, CardTranscripts::invention);
    put("trade-with-bank", Word.TRADE_WITH_BANK, TradeTranscripts::tradeWithBank);
    put("trade", Word.OFFER, TradeTranscripts::trade);
    put("trade-taken-back", Word.WITHDRAW, TradeTranscripts::tradeTakenBack);
    put("longest-road", Word.LONGEST_ROAD, Transcripts::longestRoad);
    put("victory", Word.GAME_ENDED, Transcripts::victory);
    put("disconnect", Word.STATUS_CONNECTION_LOST, LobbyTranscripts::disconnect);
    put("refusals", Word.ROLL, Transcripts::refusals);
    put("malformed", Word.ROLL, Transcripts::malformed);
    put("coming-back", Word.GAME_STARTED, LobbyTranscripts::returning);
    put("a-richer-game", Word.ROLL, Transcripts::richerGame);
    extended("extensions-at-the-door", Transcripts::extensionsBeforeJoining);
    extended("extensions-in-the-game", Transcripts::extensionsInTheGame);
  }

  private Transcripts() {}

  static List<Dialogue> all() {
    return ALL;
  }

  private static void put(String name, Word needs, Consumer<TranscriptTable> play) {
    ALL.add(new Dialogue(name, needs, false, play));
  }

  private static void extended(String name, Consumer<TranscriptTable> play) {
    ALL.add(new Dialogue(name, Word.EXTENSIONS, true, play));
  }

  static TranscriptTable play(String name, Dialect dialect) {
    return ALL.stream()
        .filter(dialogue -> dialogue.name().equals(name))
        .findFirst()
        .orElseThrow()
        .play(dialect);
  }

  // Founding, rolling, building.

  /// Sets up a turn after the founding: every player has a settlement and a road.
  public static TranscriptTable turn(TranscriptTable table, Seat seat) {
    return table.given(
        new Observation.SettlementPlaced(LEIA, corner("ABE")),
        new Observation.RoadPlaced(LEIA, edge("AE")),
        new Observation.SettlementPlaced(HAN, corner("NOR")),
        new Observation.RoadPlaced(HAN, edge("OR")),
        new Observation.SettlementPlaced(LUKE, corner("KLP")),
        new Observation.RoadPlaced(LUKE, edge("LP")),
        new Observation.PhaseBegan(new Phase.BeforeRoll(seat)),
        new Observation.PhaseBegan(new Phase.TradeAndBuild(seat)));
  }

  static TranscriptTable beforeRoll(TranscriptTable table, Seat seat) {
    return turn(table, seat).given(new Observation.PhaseBegan(new Phase.BeforeRoll(seat)));
  }

  static Observation has(Seat seat, Card card) {
    return new Observation.CardBought(seat, Optional.of(card));
  }

  static Resources wood(int count) {
    return Resources.of(Resource.WOOD, count);
  }

  private static void setUp(TranscriptTable table) {
    table.act(
        0,
        new ClientMessage.BuildSettlement(corner("ABE")),
        new Observation.SettlementPlaced(LEIA, corner("ABE")),
        new Observation.PhaseBegan(new Phase.FoundRoad(LEIA, 1, corner("ABE"))));
    table.act(
        0,
        new ClientMessage.BuildRoad(edge("AE")),
        new Observation.RoadPlaced(LEIA, edge("AE")),
        new Observation.PhaseBegan(new Phase.FoundSettlement(HAN, 1)));
    table.given(new Observation.PhaseBegan(new Phase.FoundRoad(LUKE, 3, corner("DHI"))));
    table.act(
        2,
        new ClientMessage.BuildRoad(edge("DH")),
        new Observation.RoadPlaced(LUKE, edge("DH")),
        new Observation.PhaseBegan(new Phase.FoundSettlement(LUKE, 3)));
    table.act(
        2,
        new ClientMessage.BuildSettlement(corner("KLP")),
        new Observation.SettlementPlaced(LUKE, corner("KLP")),
        new Observation.Produced(LUKE, new Resources(0, 0, 2, 0, 1)),
        new Observation.PhaseBegan(new Phase.FoundRoad(LUKE, 4, corner("KLP"))));
    table.given(new Observation.PhaseBegan(new Phase.FoundRoad(LEIA, 6, corner("ABE"))));
    table.act(
        0,
        new ClientMessage.BuildRoad(edge("AB")),
        new Observation.RoadPlaced(LEIA, edge("AB")),
        new Observation.PhaseBegan(new Phase.BeforeRoll(LEIA)));
  }

  private static void roll(TranscriptTable table) {
    beforeRoll(table, LEIA);
    table.act(
        0,
        new ClientMessage.Roll(),
        new Observation.Rolled(LEIA, 4, 5),
        new Observation.Produced(LEIA, Resources.of(Resource.ORE, 1)),
        new Observation.Produced(HAN, new Resources(0, 1, 0, 0, 0)),
        new Observation.PhaseBegan(new Phase.TradeAndBuild(LEIA)));
    table.given(new Observation.PhaseBegan(new Phase.BeforeRoll(HAN)));
    table.act(
        1,
        new ClientMessage.Roll(),
        new Observation.Rolled(HAN, 1, 1),
        new Observation.PhaseBegan(new Phase.TradeAndBuild(HAN)));
  }

  private static void building(TranscriptTable table) {
    turn(table, LEIA).given(new Observation.Produced(LEIA, new Resources(3, 3, 1, 4, 3)));
    table.act(
        0,
        new ClientMessage.BuildRoad(edge("AB")),
        new Observation.Paid(LEIA, new Resources(1, 1, 0, 0, 0)),
        new Observation.RoadPlaced(LEIA, edge("AB")));
    table.act(
        0,
        new ClientMessage.BuildSettlement(corner("bcB")),
        new Observation.Paid(LEIA, new Resources(1, 1, 1, 1, 0)),
        new Observation.SettlementPlaced(LEIA, corner("bcB")));
    table.act(
        0,
        new ClientMessage.BuildCity(corner("ABE")),
        new Observation.Paid(LEIA, new Resources(0, 0, 0, 2, 3)),
        new Observation.CityPlaced(LEIA, corner("ABE")));
  }

  private static void endOfTurn(TranscriptTable table) {
    turn(table, LEIA);
    table.given(new Observation.Offered(LEIA, 3, wood(1), Resources.of(Resource.ORE, 1)));
    table.act(
        0,
        new ClientMessage.EndTurn(),
        new Observation.Withdrawn(LEIA, 3),
        new Observation.PhaseBegan(new Phase.BeforeRoll(HAN)));
  }

  // Awards and the end.

  private static void longestRoad(TranscriptTable table) {
    turn(table, LEIA)
        .given(
            new Observation.Produced(LEIA, new Resources(2, 2, 1, 1, 0)),
            new Observation.LongestRoad(Optional.of(HAN)));
    table.act(
        0,
        new ClientMessage.BuildRoad(edge("AB")),
        new Observation.Paid(LEIA, new Resources(1, 1, 0, 0, 0)),
        new Observation.RoadPlaced(LEIA, edge("AB")),
        new Observation.LongestRoad(Optional.of(LEIA)));
    table.given(
        new Observation.PhaseBegan(new Phase.TradeAndBuild(LUKE)),
        new Observation.Produced(LUKE, new Resources(1, 1, 1, 1, 0)));
    table.act(
        2,
        new ClientMessage.BuildSettlement(corner("ADE")),
        new Observation.Paid(LUKE, new Resources(1, 1, 1, 1, 0)),
        new Observation.SettlementPlaced(LUKE, corner("ADE")),
        new Observation.LongestRoad(Optional.empty()));
  }

  private static void victory(TranscriptTable table) {
    turn(table, LEIA)
        .given(
            has(LEIA, Card.VICTORY_POINT),
            new Observation.Produced(LEIA, new Resources(0, 0, 0, 2, 3)));
    table.act(
        0,
        new ClientMessage.BuildCity(corner("ABE")),
        new Observation.Paid(LEIA, new Resources(0, 0, 0, 2, 3)),
        new Observation.CityPlaced(LEIA, corner("ABE")),
        new Observation.Won(LEIA, 1));
  }

  // Errors.

  private static void refusals(TranscriptTable table) {
    turn(table, LEIA);
    table
        .refuse(1, new ClientMessage.Roll(), Refusal.NOT_YOUR_TURN)
        .refuse(0, new ClientMessage.Roll(), Refusal.ALREADY_ROLLED)
        .refuse(0, new ClientMessage.BuildRoad(edge("AB")), Refusal.TOO_POOR)
        .refuse(0, new ClientMessage.BuildRoad(edge("AE")), Refusal.TAKEN)
        .refuse(0, new ClientMessage.BuildSettlement(corner("ADE")), Refusal.TOO_CLOSE)
        .refuse(0, new ClientMessage.BuyCard(), Refusal.DECK_EMPTY);
  }

  private static void malformed(TranscriptTable table) {
    turn(table, LEIA);
    var words = table.dialect().words();
    var roll = words.spelling(Word.ROLL);
    table
        .clientSendsText(0, "{\"" + roll + "\":{},\"Zug beenden\":{}}")
        .clientSendsText(0, "{\"zug beenden\":{}}")
        .clientSendsText(0, "{\"Bauen\":{\"Typ\":\"Dorf\"}}")
        .clientSendsText(0, "{\"" + roll + "\":");
    if (words.has(Word.MOVE_ROBBER))
      table.clientSendsText(
          0,
          table
              .codec()
              .encode(new ClientMessage.MoveRobber(hex('F'), OptionalInt.of(99)))
              .orElseThrow());
  }

  /// Game with messages that a small dialect lacks; its player states stay correct.
  private static void richerGame(TranscriptTable table) {
    turn(table, LEIA)
        .given(
            new Observation.Produced(LEIA, wood(4)),
            new Observation.Produced(HAN, wood(2)),
            has(LEIA, Card.KNIGHT));
    table.act(
        0,
        new ClientMessage.TradeWithBank(wood(4), Resources.of(Resource.ORE, 1)),
        new Observation.BankTraded(LEIA, wood(4), Resources.of(Resource.ORE, 1)));
    table.act(
        0,
        new ClientMessage.PlayKnight(hex('N'), OptionalInt.of(13)),
        new Observation.KnightPlayed(LEIA, hex('N'), Optional.of(HAN)),
        new Observation.RobberMoved(LEIA, hex('N'), Optional.of(HAN)),
        new Observation.Stolen(LEIA, HAN, Optional.of(Resource.WOOD)));
    table.given(
        new Observation.PhaseBegan(new Phase.BeforeRoll(HAN)),
        new Observation.Produced(LUKE, wood(8)));
    table.act(
        1,
        new ClientMessage.Roll(),
        new Observation.Rolled(HAN, 3, 4),
        new Observation.PhaseBegan(new Phase.Discard(HAN, List.of(0, 0, 4))));
  }

  // Extensions.

  private static void extensionsBeforeJoining(TranscriptTable table) {
    var lobby = table.lobby();
    var join =
        new ClientMessage.Join(
            Optional.of("Tatooine"),
            false,
            Optional.of("a1b2c3"),
            OptionalLong.of(17),
            Optional.of("geheim"));
    table
        .serverSends(0, List.of(lobby.greeting()))
        .clientSends(0, new ClientMessage.Hello("Testclient 1", EXTENSIONS))
        .serverSends(0, lobby.granted(EXTENSIONS))
        .serverSends(
            0, List.of(new ServerMessage.Tables(List.of(new TableInfo("Tatooine", 3, 4, true)))))
        .clientSends(0, join)
        .serverSends(0, List.of(new ServerMessage.Welcome(42), new ServerMessage.Token("a1b2c3")))
        .serverSends(0, List.of(new ServerMessage.Spectators(1)));
  }

  private static void extensionsInTheGame(TranscriptTable table) {
    table.serverSendsAll(List.of(new ServerMessage.DiceCommitment("9f86d081884c7d65")));
    beforeRoll(table, LEIA);
    table.serverSends(0, List.of(table.mapper().legalMoves(table.view(0), table.roster())));
    table.act(
        0,
        new ClientMessage.Roll(),
        new Observation.Rolled(LEIA, 6, 1),
        new Observation.PhaseBegan(new Phase.MoveRobber(LEIA)));
    table
        .serverSends(0, List.of(table.mapper().legalMoves(table.view(0), table.roster())))
        .serverSendsAll(
            List.of(
                table.mapper().bank(table.view(0)),
                new ServerMessage.TimeLeft(42, 30_000),
                new ServerMessage.EventNumber(18),
                new ServerMessage.DiceSeed("test"),
                new ServerMessage.Rematch("Hoth", Optional.of("d4e5f6"), Optional.empty())));
  }
}
