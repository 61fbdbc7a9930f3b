package spieltisch.siedler;

import static spieltisch.siedler.LetterMap.edge;
import static spieltisch.siedler.LetterMap.hex;
import static spieltisch.siedler.Transcripts.HAN;
import static spieltisch.siedler.Transcripts.LEIA;
import static spieltisch.siedler.Transcripts.LUKE;
import static spieltisch.siedler.Transcripts.beforeRoll;
import static spieltisch.siedler.Transcripts.has;
import static spieltisch.siedler.Transcripts.turn;
import static spieltisch.siedler.Transcripts.wood;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Phase;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.Observation;
import spieltisch.siedler.message.ClientMessage;

/// Dialogues about hidden cards: the robber and the development cards.
final class CardTranscripts {
  private CardTranscripts() {}

  // The robber.

  static void sevenWithDiscards(TranscriptTable table) {
    beforeRoll(table, LEIA)
        .given(
            new Observation.Produced(LUKE, new Resources(4, 0, 0, 4, 0)),
            new Observation.Produced(HAN, new Resources(0, 9, 0, 0, 0)));
    table.act(
        0,
        new ClientMessage.Roll(),
        new Observation.Rolled(LEIA, 3, 4),
        new Observation.PhaseBegan(new Phase.Discard(LEIA, List.of(0, 4, 4))));
    table.act(
        1,
        new ClientMessage.Discard(new Resources(0, 4, 0, 0, 0)),
        new Observation.Discarded(HAN, 4, Optional.of(new Resources(0, 4, 0, 0, 0))));
    table.act(
        2,
        new ClientMessage.Discard(new Resources(2, 0, 0, 2, 0)),
        new Observation.Discarded(LUKE, 4, Optional.of(new Resources(2, 0, 0, 2, 0))),
        new Observation.PhaseBegan(new Phase.MoveRobber(LEIA)));
  }

  static void sevenWithoutDiscards(TranscriptTable table) {
    beforeRoll(table, LEIA);
    table.act(
        0,
        new ClientMessage.Roll(),
        new Observation.Rolled(LEIA, 6, 1),
        new Observation.PhaseBegan(new Phase.MoveRobber(LEIA)));
  }

  static void robberSteals(TranscriptTable table) {
    turn(table, LEIA)
        .given(
            new Observation.Produced(HAN, wood(2)),
            new Observation.PhaseBegan(new Phase.MoveRobber(LEIA)));
    table.act(
        0,
        new ClientMessage.MoveRobber(hex('N'), OptionalInt.of(13)),
        new Observation.RobberMoved(LEIA, hex('N'), Optional.of(HAN)),
        new Observation.Stolen(LEIA, HAN, Optional.of(Resource.WOOD)),
        new Observation.PhaseBegan(new Phase.TradeAndBuild(LEIA)));
  }

  static void robberWithoutVictim(TranscriptTable table) {
    turn(table, LEIA).given(new Observation.PhaseBegan(new Phase.MoveRobber(LEIA)));
    table.act(
        0,
        new ClientMessage.MoveRobber(hex('F'), OptionalInt.empty()),
        new Observation.RobberMoved(LEIA, hex('F'), Optional.empty()),
        new Observation.PhaseBegan(new Phase.TradeAndBuild(LEIA)));
  }

  // Development cards.

  static void buyingACard(TranscriptTable table) {
    turn(table, LEIA).given(new Observation.Produced(LEIA, new Resources(0, 0, 2, 2, 2)));
    for (var card : List.of(Card.KNIGHT, Card.VICTORY_POINT))
      table.act(
          0,
          new ClientMessage.BuyCard(),
          new Observation.Paid(LEIA, new Resources(0, 0, 1, 1, 1)),
          new Observation.CardBought(LEIA, Optional.of(card)));
  }

  static void knight(TranscriptTable table) {
    beforeRoll(table, LEIA)
        .given(
            new Observation.Produced(HAN, wood(2)),
            has(LEIA, Card.KNIGHT),
            has(LEIA, Card.KNIGHT),
            has(HAN, Card.KNIGHT),
            new Observation.KnightPlayed(HAN, hex('F'), Optional.empty()),
            new Observation.LargestArmy(HAN));
    table.act(
        0,
        new ClientMessage.PlayKnight(hex('N'), OptionalInt.of(13)),
        new Observation.KnightPlayed(LEIA, hex('N'), Optional.of(HAN)),
        new Observation.RobberMoved(LEIA, hex('N'), Optional.of(HAN)),
        new Observation.Stolen(LEIA, HAN, Optional.of(Resource.WOOD)));
    table.given(new Observation.PhaseBegan(new Phase.TradeAndBuild(LEIA)));
    table.act(
        0,
        new ClientMessage.PlayKnight(hex('F'), OptionalInt.empty()),
        new Observation.KnightPlayed(LEIA, hex('F'), Optional.empty()),
        new Observation.RobberMoved(LEIA, hex('F'), Optional.empty()),
        new Observation.LargestArmy(LEIA));
  }

  static void roadBuilding(TranscriptTable table) {
    turn(table, LEIA).given(has(LEIA, Card.ROAD_BUILDING), has(LEIA, Card.ROAD_BUILDING));
    table.act(
        0,
        new ClientMessage.PlayRoadBuilding(edge("AB"), Optional.of(edge("BE"))),
        new Observation.RoadBuildingPlayed(LEIA, edge("AB"), Optional.of(edge("BE"))),
        new Observation.RoadPlaced(LEIA, edge("AB")),
        new Observation.RoadPlaced(LEIA, edge("BE")));
    table.act(
        0,
        new ClientMessage.PlayRoadBuilding(edge("DE"), Optional.empty()),
        new Observation.RoadBuildingPlayed(LEIA, edge("DE"), Optional.empty()),
        new Observation.RoadPlaced(LEIA, edge("DE")));
  }

  static void monopoly(TranscriptTable table) {
    turn(table, LEIA)
        .given(
            has(LEIA, Card.MONOPOLY),
            has(LEIA, Card.MONOPOLY),
            new Observation.Produced(HAN, new Resources(2, 1, 0, 0, 0)),
            new Observation.Produced(LUKE, new Resources(3, 0, 0, 0, 0)));
    table.act(
        0,
        new ClientMessage.PlayMonopoly(Resource.WOOD),
        new Observation.MonopolyPlayed(LEIA, Resource.WOOD),
        new Observation.Surrendered(HAN, LEIA, Resource.WOOD, 2),
        new Observation.Surrendered(LUKE, LEIA, Resource.WOOD, 3));
    table.act(
        0,
        new ClientMessage.PlayMonopoly(Resource.ORE),
        new Observation.MonopolyPlayed(LEIA, Resource.ORE));
  }

  static void invention(TranscriptTable table) {
    turn(table, LEIA).given(has(LEIA, Card.INVENTION));
    var cards = new Resources(1, 0, 0, 0, 1);
    table.act(
        0, new ClientMessage.PlayInvention(cards), new Observation.InventionPlayed(LEIA, cards));
  }
}
