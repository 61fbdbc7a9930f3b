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
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

/// Explains two findings of the recorded game as gaps: each missing message is in another player's
/// log or in the rest of a truncated line.
class RecordedGapsTest {
  private static final MessageCodec CODEC = new MessageCodec(Dialect.V1_0);

  /// How far apart two clients may have logged the same payment.
  private static final Duration PAYMENT_WINDOW = Duration.ofMillis(300);

  private static final Duration JITTER = Duration.ofMillis(50);
  private static final Pattern STAMP = Pattern.compile("(?=\\d\\d:\\d\\d:\\d\\d\\.\\d{3})");
  private static final int STAMP_LENGTH = "15:22:52.488".length();
  private static final Pattern WAITS =
      Pattern.compile(
          ".*\"id\":(\\d+),[^{}]*\"Status\":\"(?:Warten|Karten wegen Räuber abgeben)\".*");

  /// A message in a log, or the rest of one.
  ///
  /// @param isWhole whether it is the only entry of its line
  private record LogEntry(String log, LocalTime time, boolean isWhole, String text) {
    Optional<ServerMessage> message() {
      int start = text.indexOf("{\"");
      boolean isServer = text.contains("S>C") || text.contains("Server: ");
      if (start < 0 || !isServer) return Optional.empty();
      return CODEC.decodeServer(text.substring(start).strip())
              instanceof DecodeResult.Decoded<ServerMessage>(var message)
          ? Optional.of(message)
          : Optional.empty();
    }

    boolean isBetween(LocalTime from, LocalTime to) {
      return !time.isBefore(from.minus(JITTER)) && !time.isAfter(to.plus(JITTER));
    }
  }

  private static List<LogEntry> entries(String log) throws IOException {
    var file = RecordedServerTest.log(log);
    assumeTrue(Files.isReadable(file), "no recorded game at " + file);
    var entries = new ArrayList<LogEntry>();
    for (var line : Files.readAllLines(file)) {
      var pieces = STAMP.splitAsStream(line).filter(RecordedGapsTest::hasStamp).toList();
      for (var piece : pieces)
        entries.add(
            new LogEntry(
                log,
                LocalTime.parse(piece.substring(0, STAMP_LENGTH)),
                pieces.size() == 1 && piece.endsWith("}"),
                piece.substring(STAMP_LENGTH)));
    }
    return entries;
  }

  private static boolean hasStamp(String piece) {
    return piece.matches("\\d\\d:\\d\\d:\\d\\d\\.\\d{3}.+");
  }

  /// The entries of a log that a checker can read.
  private static List<LogEntry> readable(String log) throws IOException {
    return entries(log).stream().filter(it -> it.isWhole() && it.message().isPresent()).toList();
  }

  private static boolean inAnyLog(Predicate<LogEntry> wanted) throws IOException {
    for (var log : List.of("client1", "client2", "client3"))
      if (entries(log).stream().anyMatch(wanted)) return true;
    return false;
  }

  private record TimedState(PlayerState player, LocalTime time) {}

  /// A player that seems to act while another rolls was set to wait in between, or a third player
  /// rolled; this log lacks the message.
  @ParameterizedTest
  @ValueSource(strings = {"client1", "client3"})
  void only_the_player_on_turn_acts(String log) throws IOException {
    Map<Integer, TimedState> now = new TreeMap<>();
    int gaps = 0;
    for (var entry : readable(log)) {
      if (entry.message().orElse(null) instanceof ServerMessage.StatusUpdate(var player))
        now.put(player.id(), new TimedState(player, entry.time()));
      if (!(entry.message().orElse(null) instanceof ServerMessage.DiceRolled(var roller, _)))
        continue;
      if (now.values().stream().anyMatch(it -> isBeforeStart(it.player().status()))) continue;
      if (now.values().stream().filter(it -> isActing(it.player().status())).count() < 2) continue;
      for (var state : now.values()) {
        if (state.player().id() == roller || !isActing(state.player().status())) continue;
        gaps++;
        assertTrue(
            inAnyLog(it -> isSetToWait(it, state, entry.time()))
                || inAnyLog(it -> isThirdRoll(it, state, roller, entry)),
            state + " while " + roller + " rolls at " + entry.time());
      }
    }
    assertTrue(gaps > 0, "no gap to explain");
  }

  private static boolean isActing(PlayerStatus playerStatus) {
    return switch (playerStatus) {
      case SETTLEMENT, ROAD, ROLL, ROBBER, TURN, BUILD -> true;
      case WAIT, START, AWAITS_START, DISCARD, CONNECTION_LOST -> false;
    };
  }

  private static boolean isBeforeStart(PlayerStatus playerStatus) {
    return playerStatus == PlayerStatus.START || playerStatus == PlayerStatus.AWAITS_START;
  }

  private static boolean isSetToWait(LogEntry entry, TimedState state, LocalTime until) {
    var waits = WAITS.matcher(entry.text());
    return entry.isBetween(state.time(), until)
        && waits.matches()
        && Integer.parseInt(waits.group(1)) == state.player().id();
  }

  private static boolean isThirdRoll(LogEntry entry, TimedState state, int roller, LogEntry roll) {
    return !entry.log().equals(roll.log())
        && entry.isBetween(state.time(), roll.time())
        && entry.message().orElse(null) instanceof ServerMessage.DiceRolled(var third, _)
        && third != roller
        && third != state.player().id();
  }

  /// The payment for a card is in another log, or this log has a gap just before.
  @ParameterizedTest
  @ValueSource(strings = {"client1", "client3"})
  void every_card_was_paid_for(String log) throws IOException {
    var previous = LocalTime.MIN;
    int gaps = 0;
    for (var entry : readable(log)) {
      var from = previous;
      previous = entry.time();
      if (!(entry.message().orElse(null) instanceof ServerMessage.CardBought(var buyer, _)))
        continue;
      if (readable(log).stream().anyMatch(it -> isPaid(it, buyer, entry.time()))) continue;
      gaps++;
      assertTrue(
          inAnyLog(it -> isPaid(it, buyer, entry.time()))
              || inAnyLog(it -> isLost(it, log, from, entry.time())),
          buyer + " at " + entry.time());
    }
    assertTrue(gaps > 0, "no gap to explain");
  }

  /// Returns whether this log misses a roll, which all players receive.
  private static boolean isLost(LogEntry entry, String log, LocalTime from, LocalTime to) {
    return !entry.log().equals(log)
        && entry.time().isAfter(from)
        && entry.time().isBefore(to)
        && entry.message().orElse(null) instanceof ServerMessage.DiceRolled;
  }

  private static boolean isPaid(LogEntry entry, int buyer, LocalTime at) {
    return entry.isBetween(at.minus(PAYMENT_WINDOW), at)
        && entry.message().orElse(null)
            instanceof ServerMessage.Lost(var payer, MaybeHidden.Open<Resources>(var cards))
        && payer == buyer
        && cards.packed() == Price.CARD;
  }
}
