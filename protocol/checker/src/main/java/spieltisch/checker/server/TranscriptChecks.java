package spieltisch.checker.server;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import spieltisch.catan.Board;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.catan.view.View;
import spieltisch.checker.CheckReport;
import spieltisch.client.siedler.tracking.BoardTracker;
import spieltisch.client.siedler.tracking.SeatNumbers;
import spieltisch.kernel.Seat;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// Checks a whole game by the messages that several players received.
final class TranscriptChecks {
  private static final int MIN_BANK_PILE = 10;

  private final CheckReport report;
  private final List<CheckPlayer> players;
  private final Dialect dialect;

  TranscriptChecks(CheckReport report, List<CheckPlayer> players, Dialect dialect) {
    this.report = report;
    this.players = players;
    this.dialect = dialect;
  }

  /// Checks the cards that players get for a roll, unless the bank may have had too few cards.
  static void checkRoll(
      CheckReport report, CheckedAnswer result, View before, SeatNumbers seatNumbers) {
    if (!(result.request() instanceof ClientMessage.Roll)) return;
    var open = before.position();
    for (int kind = 0; kind < Resource.KINDS; kind++)
      if (PackedCounts.count(open.bank(), kind) < MIN_BANK_PILE) return;
    int sum = 0;
    Map<Integer, Integer> gained = new TreeMap<>();
    for (var message : result.received()) {
      if (message instanceof ServerMessage.DiceRolled(_, var dice)) sum = dice.sum();
      if (message instanceof ServerMessage.Gained(var player, var cards))
        gained.merge(player, HiddenCardChecks.size(cards), Integer::sum);
    }
    if (sum < 2 || sum > 12 || sum == 7) return;
    for (int seat = 0; seat < seatNumbers.ids().size(); seat++) {
      int expected = PackedCounts.total(open.income(Seat.of(seat).index(), sum));
      int id = seatNumbers.ids().get(seat);
      report.check(
          ServerClause.YIELDS,
          gained.getOrDefault(id, 0) == expected,
          "player " + id + " should get " + expected + " cards for " + sum + ", got " + gained);
    }
  }

  void check() {
    for (var checkPlayer : players) {
      for (var message : checkPlayer.received()) check(message);
      new HiddenCardChecks(report).check(checkPlayer);
      if (dialect.words().has(Word.GAME_ENDED)) checkEnd(checkPlayer);
      new CostChecks(report, dialect).check(checkPlayer.received(), checkPlayer.isComplete());
      new RobberChecks(report).check(checkPlayer.received());
      new AwardStateChecks(report).check(checkPlayer.received());
    }
    DevelopmentDeckChecks.check(report, players);
    boolean isStarted = players.stream().anyMatch(it -> it.tracker().isRunning());
    if (isStarted && report.times(ServerClause.STATES) == 0)
      report.check(ServerClause.STATES, true, "");
    checkAgreement();
    checkStatuses(players.getFirst());
    checkFirstRolls(players.getFirst());
  }

  private void check(ServerMessage message) {
    if (message instanceof ServerMessage.GameStarted(var boardMap)) check(boardMap);
    if (message instanceof ServerMessage.DiceRolled(_, var dice))
      report.check(ServerClause.DICE, isTwoDice(dice), dice);
  }

  private static boolean isTwoDice(DiceRoll dice) {
    return switch (dice) {
      case DiceRoll.Pair(var first, var second) ->
          first >= 1 && first <= 6 && second >= 1 && second <= 6;
      case DiceRoll.Sum(var sum) -> sum >= 2 && sum <= 12;
    };
  }

  private void check(BoardMap boardMap) {
    var boardTracker = BoardTracker.of(boardMap);
    if (boardTracker.isEmpty()) return;
    var board = boardTracker.get().board();
    report.check(
        ServerClause.ROBBER_START,
        board.terrain(boardMap.robber()) == Terrain.DESERT,
        "the robber stands on " + board.terrain(boardMap.robber()));
    boolean isFair =
        board.island().hexes().stream()
            .filter(hex -> isSixOrEight(board, hex))
            .noneMatch(hex -> hasSixOrEightNeighbour(board, hex));
    report.check(ServerClause.SIX_AND_EIGHT, isFair, "two of them are adjacent");
  }

  private static boolean isSixOrEight(Board board, Hex hex) {
    return board.token(hex) == 6 || board.token(hex) == 8;
  }

  private static boolean hasSixOrEightNeighbour(Board board, Hex hex) {
    return board.island().hexes().stream()
        .anyMatch(it -> it.touches(hex) && isSixOrEight(board, it));
  }

  /// Checks that a player was told the winner, if the server announced the end to any player. A
  /// player with a lost connection is not checked.
  private void checkEnd(CheckPlayer checkPlayer) {
    boolean hasEnd = players.stream().anyMatch(CheckPlayer::isEnded);
    if (!hasEnd || !checkPlayer.isComplete()) return;
    boolean isEnded =
        checkPlayer.received().stream()
            .anyMatch(
                it -> it instanceof ServerMessage.GameEnded(_, var winner) && winner.isPresent());
    report.check(
        ServerClause.THE_END, isEnded, "player " + checkPlayer.id() + " received no winner");
  }

  private void checkAgreement() {
    var longest =
        players.stream().max(Comparator.comparingInt(it -> publicEvents(it).size())).orElseThrow();
    var expected = publicEvents(longest);
    for (var checkPlayer : players) {
      var seen = publicEvents(checkPlayer);
      // A connection that was cut, or that the server stopped serving, shows only the beginning of
      // the game.
      boolean isCut = isBeginning(seen, expected) && seen.size() < expected.size();
      if (expected.isEmpty() || isCut && !checkPlayer.isEnded()) continue;
      report.check(
          ServerClause.EVERYBODY_SEES,
          seen.equals(expected),
          "players " + longest.id() + " and " + checkPlayer.id() + " received different events");
    }
  }

  private static boolean isBeginning(List<ServerMessage> seen, List<ServerMessage> all) {
    return seen.size() <= all.size() && seen.equals(all.subList(0, seen.size()));
  }

  private static List<ServerMessage> publicEvents(CheckPlayer checkPlayer) {
    return checkPlayer.received().stream()
        .filter(
            it ->
                it instanceof ServerMessage.DiceRolled
                    || it instanceof ServerMessage.Built
                    || it instanceof ServerMessage.RobberMoved
                    || it instanceof ServerMessage.LongestRoad
                    || it instanceof ServerMessage.LargestArmy)
        .toList();
  }

  /// Checks at every roll after the first building that at most one player has a status that asks
  /// for an action other than discarding.
  private void checkStatuses(CheckPlayer checkPlayer) {
    Map<Integer, PlayerStatus> now = new TreeMap<>();
    boolean isSetUp = false;
    for (var message : checkPlayer.received()) {
      isSetUp |= message instanceof ServerMessage.Built;
      boolean isBetween = isSetUp && message instanceof ServerMessage.DiceRolled;
      if (isBetween
          && !now.containsValue(PlayerStatus.START)
          && !now.containsValue(PlayerStatus.AWAITS_START))
        report.check(ServerClause.STATUS, actingCount(now) <= 1, now);
      if (message instanceof ServerMessage.StatusUpdate(var player))
        now.put(player.id(), player.status());
    }
  }

  private static long actingCount(Map<Integer, PlayerStatus> now) {
    return now.values().stream()
        .filter(
            it ->
                switch (it) {
                  case SETTLEMENT, ROAD, ROLL, ROBBER, TURN, BUILD -> true;
                  case WAIT, START, AWAITS_START, DISCARD, CONNECTION_LOST -> false;
                })
        .count();
  }

  /// Checks the rolls between the map and the first status that asks for a settlement. If no such
  /// status arrives, the game has not begun.
  private void checkFirstRolls(CheckPlayer checkPlayer) {
    int rolls = 0;
    boolean isStarted = false;
    for (var message : checkPlayer.received()) {
      if (message instanceof ServerMessage.GameStarted) isStarted = true;
      if (isStarted && message instanceof ServerMessage.DiceRolled) rolls++;
      if (isStarted
          && message instanceof ServerMessage.StatusUpdate(var player)
          && player.status() == PlayerStatus.SETTLEMENT) {
        report.check(ServerClause.FIRST_THROWS, rolls >= players.size(), rolls + " rolls");
        return;
      }
    }
  }
}
