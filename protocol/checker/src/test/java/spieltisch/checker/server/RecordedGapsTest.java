package spieltisch.checker.server;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.catan.cards.Price;
import spieltisch.catan.cards.Resources;
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

/// Why the recorded game seems to break two clauses: what is missing in one player's log was said,
/// since it stands in another's, or in the rest of a line that is cut.
class RecordedGapsTest {
  private static final MessageCodec MESSAGE_CODEC = new MessageCodec(Dialect.V1_0);

  /// The three logged on one machine, hardly ever at the same instant.
  private static final Duration NEAR = Duration.ofMillis(300);

  private static final Duration JITTER = Duration.ofMillis(50);
  private static final Pattern STAMP = Pattern.compile("(?=\\d\\d:\\d\\d:\\d\\d\\.\\d{3})");
  private static final int LENGTH_OF_A_STAMP = "15:22:52.488".length();
  private static final Pattern WAITS =
      Pattern.compile(
          ".*\"id\":(\\d+),[^{}]*\"Status\":\"(?:Warten|Karten wegen Räuber abgeben)\".*");

  /// What stands between two times in a log: a message, or what is left of one.
  ///
  /// @param isWhole whether it is the only one in its line
  private record Scrap(String log, LocalTime time, boolean isWhole, String text) {
    Optional<ServerMessage> said() {
      int start = text.indexOf("{\"");
      boolean isServer = text.contains("S>C") || text.contains("Server: ");
      if (start < 0 || !isServer) return Optional.empty();
      return MESSAGE_CODEC.decodeServer(text.substring(start).strip())
              instanceof DecodeResult.Decoded<ServerMessage>(var message)
          ? Optional.of(message)
          : Optional.empty();
    }

    boolean isBetween(LocalTime from, LocalTime to) {
      return !time.isBefore(from.minus(JITTER)) && !time.isAfter(to.plus(JITTER));
    }
  }

  private static List<Scrap> scraps(String log) throws IOException {
    var file = RecordedServerTest.log(log);
    assumeTrue(Files.isReadable(file), "there is no recorded game at " + file);
    var scraps = new ArrayList<Scrap>();
    for (var line : Files.readAllLines(file)) {
      var pieces = STAMP.splitAsStream(line).filter(RecordedGapsTest::hasStamp).toList();
      for (var piece : pieces)
        scraps.add(
            new Scrap(
                log,
                LocalTime.parse(piece.substring(0, LENGTH_OF_A_STAMP)),
                pieces.size() == 1 && piece.endsWith("}"),
                piece.substring(LENGTH_OF_A_STAMP)));
    }
    return scraps;
  }

  private static boolean hasStamp(String piece) {
    return piece.matches("\\d\\d:\\d\\d:\\d\\d\\.\\d{3}.+");
  }

  /// What a checker would have understood of a log.
  private static List<Scrap> understood(String log) throws IOException {
    return scraps(log).stream().filter(it -> it.isWhole() && it.said().isPresent()).toList();
  }

  private static boolean anywhere(Predicate<Scrap> wanted) throws IOException {
    for (var log : List.of("client1", "client2", "client3"))
      if (scraps(log).stream().anyMatch(wanted)) return true;
    return false;
  }

  private record Stood(PlayerState player, LocalTime time) {}

  /// Whoever seems to act beside the one who rolls was told to wait meanwhile, or a third player
  /// even rolled: this log has not got it, but it is known.
  @ParameterizedTest
  @ValueSource(strings = {"client1", "client3"})
  void nobody_acts_beside_the_one_on_turn(String log) throws IOException {
    Map<Integer, Stood> now = new TreeMap<>();
    int doubts = 0;
    for (var scrap : understood(log)) {
      if (scrap.said().orElse(null) instanceof ServerMessage.StatusUpdate(var player))
        now.put(player.id(), new Stood(player, scrap.time()));
      if (!(scrap.said().orElse(null) instanceof ServerMessage.DiceRolled(var roller, _))) continue;
      if (now.values().stream().anyMatch(it -> isEarly(it.player().status()))) continue;
      if (now.values().stream().filter(it -> acts(it.player().status())).count() < 2) continue;
      for (var stood : now.values()) {
        if (stood.player().id() == roller || !acts(stood.player().status())) continue;
        doubts++;
        assertTrue(
            anywhere(it -> isToldToWait(it, stood, scrap.time()))
                || anywhere(it -> isThirdRoll(it, stood, roller, scrap)),
            stood + " while " + roller + " rolls at " + scrap.time());
      }
    }
    assertTrue(doubts > 0, "there is nothing to explain");
  }

  private static boolean acts(PlayerStatus playerStatus) {
    return switch (playerStatus) {
      case SETTLEMENT, ROAD, ROLL, ROBBER, TURN, BUILD -> true;
      case WAIT, START, AWAITS_START, DISCARD, CONNECTION_LOST -> false;
    };
  }

  private static boolean isEarly(PlayerStatus playerStatus) {
    return playerStatus == PlayerStatus.START || playerStatus == PlayerStatus.AWAITS_START;
  }

  private static boolean isToldToWait(Scrap scrap, Stood stood, LocalTime until) {
    var waits = WAITS.matcher(scrap.text());
    return scrap.isBetween(stood.time(), until)
        && waits.matches()
        && Integer.parseInt(waits.group(1)) == stood.player().id();
  }

  private static boolean isThirdRoll(Scrap scrap, Stood stood, int roller, Scrap roll) {
    return !scrap.log().equals(roll.log())
        && scrap.isBetween(stood.time(), roll.time())
        && scrap.said().orElse(null) instanceof ServerMessage.DiceRolled(var third, _)
        && third != roller
        && third != stood.player().id();
  }

  /// The price of a card stands in another log, or this one has lost whatever came just before.
  @ParameterizedTest
  @ValueSource(strings = {"client1", "client3"})
  void every_card_was_paid_for(String log) throws IOException {
    var previous = LocalTime.MIN;
    int doubts = 0;
    for (var scrap : understood(log)) {
      var from = previous;
      previous = scrap.time();
      if (!(scrap.said().orElse(null) instanceof ServerMessage.CardBought(var buyer, _))) continue;
      if (understood(log).stream().anyMatch(it -> isPaid(it, buyer, scrap.time()))) continue;
      doubts++;
      assertTrue(
          anywhere(it -> isPaid(it, buyer, scrap.time()))
              || anywhere(it -> isLost(it, log, from, scrap.time())),
          buyer + " at " + scrap.time());
    }
    assertTrue(doubts > 0, "there is nothing to explain");
  }

  /// Everybody hears every roll, so a log without it has a gap.
  private static boolean isLost(Scrap scrap, String log, LocalTime from, LocalTime to) {
    return !scrap.log().equals(log)
        && scrap.time().isAfter(from)
        && scrap.time().isBefore(to)
        && scrap.said().orElse(null) instanceof ServerMessage.DiceRolled;
  }

  private static boolean isPaid(Scrap scrap, int buyer, LocalTime at) {
    return scrap.isBetween(at.minus(NEAR), at)
        && scrap.said().orElse(null)
            instanceof ServerMessage.Lost(var payer, MaybeHidden.Open<Resources>(var cards))
        && payer == buyer
        && cards.packed() == Price.CARD;
  }
}
