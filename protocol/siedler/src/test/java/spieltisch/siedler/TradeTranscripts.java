package spieltisch.siedler;

import static spieltisch.siedler.Transcripts.HAN;
import static spieltisch.siedler.Transcripts.LEIA;
import static spieltisch.siedler.Transcripts.LUKE;
import static spieltisch.siedler.Transcripts.turn;
import static spieltisch.siedler.Transcripts.wood;

import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.Observation;
import spieltisch.siedler.message.ClientMessage;

/// Dialogues about trade with the bank and between players.
final class TradeTranscripts {
  private TradeTranscripts() {}

  static void tradeWithBank(TranscriptTable table) {
    turn(table, LEIA).given(new Observation.Produced(LEIA, wood(4)));
    table.act(
        0,
        new ClientMessage.TradeWithBank(wood(4), Resources.of(Resource.ORE, 1)),
        new Observation.BankTraded(LEIA, wood(4), Resources.of(Resource.ORE, 1)));
  }

  private static TranscriptTable offered(TranscriptTable table) {
    turn(table, LEIA)
        .given(
            new Observation.Produced(LEIA, wood(2)),
            new Observation.Produced(HAN, Resources.of(Resource.ORE, 1)));
    return table.act(
        0,
        new ClientMessage.Offer(wood(2), Resources.of(Resource.ORE, 1)),
        new Observation.Offered(LEIA, 256, wood(2), Resources.of(Resource.ORE, 1)));
  }

  static void trade(TranscriptTable table) {
    offered(table);
    table.act(1, new ClientMessage.Answer(256, true), new Observation.Answered(HAN, 256, true));
    table.act(2, new ClientMessage.Answer(256, false), new Observation.Answered(LUKE, 256, false));
    table.act(
        0,
        new ClientMessage.Conclude(256, 13),
        new Observation.Traded(LEIA, HAN, 256, wood(2), Resources.of(Resource.ORE, 1)));
  }

  static void tradeTakenBack(TranscriptTable table) {
    offered(table);
    table.act(1, new ClientMessage.Answer(256, true), new Observation.Answered(HAN, 256, true));
    table.act(1, new ClientMessage.Withdraw(256), new Observation.Withdrawn(HAN, 256));
    table.act(0, new ClientMessage.Withdraw(256), new Observation.Withdrawn(LEIA, 256));
  }
}
