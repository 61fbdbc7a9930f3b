package spieltisch.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

/// Encodes and decodes a fixed list of typical messages, as often as the caller asks.
public final class CodecWorkload {
  private final MessageCodec messageCodec;
  private final List<ServerMessage> outgoing = new ArrayList<>();
  private final List<String> incoming = new ArrayList<>();

  public CodecWorkload(Dialect dialect) {
    messageCodec = new MessageCodec(dialect);
    outgoing.addAll(typical());
    var settlement = new ClientMessage.BuildSettlement(corner());
    var robber = new ClientMessage.MoveRobber(new Hex(0, 1), OptionalInt.of(13));
    var offer = new ClientMessage.Offer(new Resources(1, 0, 0, 0, 0), new Resources(0, 0, 0, 0, 1));
    for (var message :
        List.of(new ClientMessage.Roll(), settlement, robber, offer, new ClientMessage.EndTurn()))
      messageCodec.encode(message).ifPresent(incoming::add);
  }

  private static List<ServerMessage> typical() {
    var one = new Resources(1, 0, 0, 0, 0);
    return List.of(
        new ServerMessage.DiceRolled(42, new DiceRoll.Pair(3, 4)),
        new ServerMessage.Gained(42, new MaybeHidden.Open<>(one)),
        new ServerMessage.Built(new OwnedPiece.Road(42, new Edge(new Hex(-2, 0), new Hex(-1, 0)))),
        new ServerMessage.StatusUpdate(
            player(new MaybeHidden.Closed<>(5), new MaybeHidden.Closed<>(1))),
        new ServerMessage.StatusUpdate(
            player(
                new MaybeHidden.Open<>(new Resources(1, 2, 0, 1, 1)),
                new MaybeHidden.Open<>(new Cards(1, 0, 0, 0, 0)))),
        ServerMessage.Answer.OK);
  }

  private static PlayerState player(MaybeHidden<Resources> resources, MaybeHidden<Cards> cards) {
    return new PlayerState(
        42,
        Optional.of(Colour.ORANGE),
        Optional.of("Princess Leia Organa"),
        PlayerStatus.TURN,
        OptionalInt.of(4),
        Optional.of(resources),
        OptionalInt.of(1),
        Optional.of(cards),
        Optional.of(false),
        Optional.of(true));
  }

  private static Corner corner() {
    return new Corner(new Hex(-2, 2), new Hex(-1, 2), new Hex(-1, 1));
  }

  /// Encodes a number of messages. Returns a checksum over all encoded messages, so that the
  /// compiler cannot remove any call.
  public long encode(int messages) {
    long sum = 0;
    for (int i = 0; i < messages; i++)
      sum =
          31 * sum
              + messageCodec
                  .encode(outgoing.get(i % outgoing.size()))
                  .map(String::length)
                  .orElse(0);
    return sum;
  }

  /// Decodes a number of messages. Returns a checksum over all decoded messages.
  public long decode(int messages) {
    long sum = 0;
    for (int i = 0; i < messages; i++)
      sum = 31 * sum + checksum(messageCodec.decodeClient(incoming.get(i % incoming.size())));
    return sum;
  }

  private static int checksum(DecodeResult<ClientMessage> result) {
    return switch (result) {
      case DecodeResult.Decoded<ClientMessage>(var message) -> message.hashCode();
      case DecodeResult.Malformed<ClientMessage>(_, var sentence) ->
          throw new IllegalStateException(sentence);
    };
  }
}
