package spieltisch.siedler;

import static spieltisch.siedler.Transcripts.HAN;
import static spieltisch.siedler.Transcripts.LEIA;
import static spieltisch.siedler.Transcripts.LUKE;
import static spieltisch.siedler.Transcripts.turn;
import static spieltisch.siedler.Transcripts.wood;

import spieltisch.catan.Observation;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.siedler.message.ClientMessage;

/// Trade with the bank and among players.
final class TradeTranscripts {
  private TradeTranscripts() {}

  static void tradeWithBank(TranscriptTable transcriptTable) {
    turn(transcriptTable, LEIA).given(new Observation.Produced(LEIA, wood(4)));
    transcriptTable.act(
        0,
        new ClientMessage.TradeWithBank(wood(4), Resources.of(Resource.ORE, 1)),
        new Observation.BankTraded(LEIA, wood(4), Resources.of(Resource.ORE, 1)));
  }

  private static TranscriptTable offered(TranscriptTable transcriptTable) {
    turn(transcriptTable, LEIA)
        .given(
            new Observation.Produced(LEIA, wood(2)),
            new Observation.Produced(HAN, Resources.of(Resource.ORE, 1)));
    return transcriptTable.act(
        0,
        new ClientMessage.Offer(wood(2), Resources.of(Resource.ORE, 1)),
        new Observation.Offered(LEIA, 256, wood(2), Resources.of(Resource.ORE, 1)));
  }

  static void trade(TranscriptTable transcriptTable) {
    offered(transcriptTable);
    transcriptTable.act(
        1, new ClientMessage.Answer(256, true), new Observation.Answered(HAN, 256, true));
    transcriptTable.act(
        2, new ClientMessage.Answer(256, false), new Observation.Answered(LUKE, 256, false));
    transcriptTable.act(
        0,
        new ClientMessage.Conclude(256, 13),
        new Observation.Traded(LEIA, HAN, 256, wood(2), Resources.of(Resource.ORE, 1)));
  }

  static void tradeTakenBack(TranscriptTable transcriptTable) {
    offered(transcriptTable);
    transcriptTable.act(
        1, new ClientMessage.Answer(256, true), new Observation.Answered(HAN, 256, true));
    transcriptTable.act(1, new ClientMessage.Withdraw(256), new Observation.Withdrawn(HAN, 256));
    transcriptTable.act(0, new ClientMessage.Withdraw(256), new Observation.Withdrawn(LEIA, 256));
  }
}
