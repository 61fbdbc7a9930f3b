package spieltisch.loadtest.hostile;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import spieltisch.catan.Colour;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extensions;

/// Generates input for a server: messages of a protocol, some of them damaged, and random bytes.
/// Equal seeds give equal messages.
final class FuzzMessages {
  private static final int LONGEST_NOISE = 400;

  private static final Resources WOOD = Resources.of(Resource.WOOD, 1);
  private static final Resources ORE = Resources.of(Resource.ORE, 1);

  private static final List<ClientMessage> CATAN =
      List.of(
          new ClientMessage.Hello("Feind (KI)", Set.of()),
          new ClientMessage.Hello("Feind", Extensions.ALL),
          new ClientMessage.Join(
              Optional.of("Load 0"),
              false,
              Optional.empty(),
              OptionalLong.empty(),
              Optional.of("x")),
          new ClientMessage.Join(
              Optional.empty(), true, Optional.empty(), OptionalLong.of(3), Optional.empty()),
          new ClientMessage.Join(
              Optional.empty(),
              false,
              Optional.of("00.00"),
              OptionalLong.empty(),
              Optional.empty()),
          new ClientMessage.SetProfile(Optional.of("<b>Feind</b>"), Optional.of(Colour.RED)),
          new ClientMessage.DiceContribution("1f".repeat(32)),
          new ClientMessage.DiceContribution("no digits"),
          new ClientMessage.Join(
              Optional.empty(),
              false,
              Optional.of("00.00"),
              OptionalLong.empty(),
              Optional.empty(),
              Optional.of("1f".repeat(32))),
          new ClientMessage.Start(),
          new ClientMessage.SendChat("Hallo ihr"),
          new ClientMessage.Roll(),
          new ClientMessage.EndTurn(),
          new ClientMessage.BuildRoad(new Edge(new Hex(0, 0), new Hex(0, 1))),
          new ClientMessage.BuildSettlement(
              new Corner(new Hex(0, 0), new Hex(0, 1), new Hex(1, 0))),
          new ClientMessage.BuildCity(new Corner(new Hex(0, 0), new Hex(0, 1), new Hex(1, 0))),
          new ClientMessage.BuyCard(),
          new ClientMessage.Discard(WOOD),
          new ClientMessage.MoveRobber(new Hex(1, 1), OptionalInt.of(2)),
          new ClientMessage.PlayKnight(new Hex(1, 1), OptionalInt.empty()),
          new ClientMessage.PlayRoadBuilding(
              new Edge(new Hex(0, 0), new Hex(0, 1)), Optional.empty()),
          new ClientMessage.PlayMonopoly(Resource.ORE),
          new ClientMessage.PlayInvention(Resources.of(Resource.ORE, 2)),
          new ClientMessage.TradeWithBank(Resources.of(Resource.WOOD, 4), ORE),
          new ClientMessage.Offer(WOOD, ORE),
          new ClientMessage.OfferTo(WOOD, ORE, List.of(2, 3)),
          new ClientMessage.CounterOffer(1, ORE, WOOD),
          new ClientMessage.Undo(),
          new ClientMessage.Answer(1, true),
          new ClientMessage.Conclude(1, 2),
          new ClientMessage.Withdraw(1));

  private static final List<String> TORRES =
      List.of(
          "NEU 2\nNAME feind\nPASSWD x\nTIMEOUT 0\n",
          "LIST\n",
          "JOIN feind\nPASSWD x\nNAME anna\nALTER 3\n",
          "WATCH feind\nNAME zoe\n",
          "AKTION AKTION_SETZE_RITTER_ERSTEMAL\nX 4\nY 0\n",
          "ZUG\nAKTION AKTION_NEHME_PUNKT\nZUGENDE\n",
          "NACHRICHT Hallo\n",
          "KENNUNG 00\nWIEDER feind\n",
          "RESTZEIT\nREVANCHE\nPAUSE\n",
          "STELLUNG\n",
          "PLAN\n",
          "STATUS\n");

  /// Requests of the HTTP API: paths below the tables, and bodies.
  private static final List<List<String>> HTTP =
      List.of(
          List.of("", "{\"name\":\"Feind\",\"players\":[3,4],\"clock\":{\"turn\":60000}}"),
          List.of("/Load%200/bots", "{\"level\":\"random\"}"),
          List.of("/Load%200/kick", "{\"player\":2}"),
          List.of("/Load%200/kick", "{\"name\":\"Load 2\"}"),
          List.of("/Load%200/options", "{\"victoryPoints\":5,\"undo\":true}"),
          List.of("/Load%200/pause", "{\"paused\":true}"));

  private final Random random;

  FuzzMessages(long seed) {
    random = new Random(seed);
  }

  /// Returns one message for an endpoint of the server, as bytes.
  byte[] message(String endpoint) {
    if (random.nextInt(10) == 0) return noise();
    var valid = endpoint.equals("torfu") ? pick(TORRES) : catan(endpoint);
    return damaged(valid.getBytes(StandardCharsets.UTF_8));
  }

  /// Returns an HTTP request whose body may be damaged, as bytes.
  byte[] request() {
    var pathAndBody = pick(HTTP);
    var body = damaged(pathAndBody.getLast().getBytes(StandardCharsets.UTF_8));
    var head =
        "POST /api/v1/tables"
            + pathAndBody.getFirst()
            + " HTTP/1.1\r\nHost: localhost\r\nSeat-Token: Feind."
            + random.nextInt(10)
            + "\r\nContent-Type: application/json\r\nContent-Length: "
            + body.length
            + "\r\n\r\n";
    var out = new ByteArrayOutputStream();
    out.writeBytes(head.getBytes(StandardCharsets.US_ASCII));
    out.writeBytes(body);
    return out.toByteArray();
  }

  private String catan(String endpoint) {
    var dialect =
        switch (endpoint) {
          case "0.4" -> Dialect.V0_4;
          case "0.1" -> Dialect.V0_1;
          case "1.0-ascii" -> Dialect.ASCII_1_0;
          default -> Dialect.V1_0;
        };
    var messageCodec = new MessageCodec(dialect, Extensions.ALL);
    return messageCodec.encode(pick(CATAN)).orElse("{}") + "\n";
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private byte[] noise() {
    var bytes = new byte[1 + random.nextInt(LONGEST_NOISE)];
    random.nextBytes(bytes);
    return bytes;
  }

  /// Damages a message at most twice. A third of the messages stays valid, so that some messages
  /// pass the decoder.
  private byte[] damaged(byte[] valid) {
    var bytes = valid;
    for (int damage = random.nextInt(3); damage > 0; damage--) bytes = damagedOnce(bytes);
    return bytes;
  }

  private byte[] damagedOnce(byte[] bytes) {
    if (bytes.length < 2) return bytes;
    int at = random.nextInt(bytes.length);
    int to = at + random.nextInt(bytes.length - at) + 1;
    var out = new ByteArrayOutputStream();
    out.write(bytes, 0, at);
    switch (random.nextInt(5)) {
      case 0 -> out.write(random.nextInt(256)); // replaces a range
      case 1 -> {} // removes a range
      case 2 -> { // duplicates a range
        out.write(bytes, at, to - at);
        out.write(bytes, at, to - at);
      }
      case 3 -> out.writeBytes("99999999999999999999".getBytes(StandardCharsets.US_ASCII));
      default -> out.writeBytes("[[[{\"\\u0000".getBytes(StandardCharsets.US_ASCII));
    }
    out.write(bytes, to, bytes.length - to);
    return out.toByteArray();
  }
}
