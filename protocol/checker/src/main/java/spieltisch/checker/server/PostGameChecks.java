package spieltisch.checker.server;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import spieltisch.catan.Board;
import spieltisch.catan.View;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.checker.CheckReport;
import spieltisch.client.siedler.BoardTracker;
import spieltisch.client.siedler.SeatNumbers;
import spieltisch.kernel.Seat;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// What can be said of a server when a whole game has been heard by several players.
final class PostGameChecks {
  private static final int ENOUGH_IN_THE_BANK = 10;

  private final CheckReport checkReport;
  private final List<CheckPlayer> witnesses;
  private final Dialect dialect;

  PostGameChecks(CheckReport checkReport, List<CheckPlayer> witnesses, Dialect dialect) {
    this.checkReport = checkReport;
    this.witnesses = witnesses;
    this.dialect = dialect;
  }

  /// A roll yields what the buildings yield, unless the bank may have run short.
  static void judgeRoll(
      CheckReport checkReport,
      CheckPlayer.Exchange exchange,
      View before,
      SeatNumbers seatNumbers) {
    if (!(exchange.request() instanceof ClientMessage.Roll)) return;
    var open = before.open();
    for (int kind = 0; kind < Resource.KINDS; kind++)
      if (PackedCounts.count(open.bank(), kind) < ENOUGH_IN_THE_BANK) return;
    int sum = 0;
    Map<Integer, Integer> gained = new TreeMap<>();
    for (var message : exchange.heard()) {
      if (message instanceof ServerMessage.DiceRolled(_, var diceRoll)) sum = diceRoll.sum();
      if (message instanceof ServerMessage.Gained(var player, var cards))
        gained.merge(player, size(cards), Integer::sum);
    }
    if (sum < 2 || sum > 12 || sum == 7) return;
    for (int seat = 0; seat < seatNumbers.ids().size(); seat++) {
      int due = PackedCounts.total(open.income(Seat.of(seat).index(), sum));
      int id = seatNumbers.ids().get(seat);
      checkReport.check(
          ServerClause.YIELDS,
          gained.getOrDefault(id, 0) == due,
          "player " + id + " should get " + due + " cards for " + sum + ", got " + gained);
    }
  }

  private static int size(MaybeHidden<Resources> maybeHidden) {
    return switch (maybeHidden) {
      case MaybeHidden.Open<Resources>(var cards) -> cards.total();
      case MaybeHidden.Closed<Resources>(var count) -> count;
    };
  }

  void judge() {
    for (var checkPlayer : witnesses) {
      for (var message : checkPlayer.heard()) judge(checkPlayer, message);
      judgeThefts(checkPlayer);
      if (dialect.words().has(Word.GAME_ENDED)) judgeEnd(checkPlayer);
      new CostChecks(checkReport, dialect).judge(checkPlayer.heard());
      new RobberChecks(checkReport).judge(checkPlayer.heard());
      new AwardStateChecks(checkReport).judge(checkPlayer.heard());
    }
    DevelopmentDeckChecks.judge(checkReport, witnesses);
    if (checkReport.times(ServerClause.STATES) == 0)
      checkReport.check(ServerClause.STATES, true, "");
    judgeAgreement();
    judgeStatuses(witnesses.getFirst());
    judgeFirstThrows(witnesses.getFirst());
  }

  private void judge(CheckPlayer checkPlayer, ServerMessage message) {
    if (message instanceof ServerMessage.StatusUpdate(var player)) judge(checkPlayer, player);
    if (message instanceof ServerMessage.GameStarted(var boardMap)) judge(boardMap);
    if (message instanceof ServerMessage.DiceRolled(_, var diceRoll))
      checkReport.check(ServerClause.DICE, isThrow(diceRoll), diceRoll);
    if (message instanceof ServerMessage.CardBought(var player, var card)
        && player != checkPlayer.id())
      checkReport.check(ServerClause.HIDDEN_CARD, card.isEmpty(), message);
  }

  private static boolean isThrow(DiceRoll diceRoll) {
    return switch (diceRoll) {
      case DiceRoll.Pair(var first, var second) ->
          first >= 1 && first <= 6 && second >= 1 && second <= 6;
      case DiceRoll.Sum(var sum) -> sum >= 2 && sum <= 12;
    };
  }

  private void judge(CheckPlayer checkPlayer, PlayerState player) {
    boolean isOwn = player.id() == checkPlayer.id();
    var serverClause = isOwn ? ServerClause.OWN_HAND : ServerClause.HIDDEN_HANDS;
    player
        .resources()
        .ifPresent(
            maybeHidden ->
                checkReport.check(
                    serverClause,
                    size(maybeHidden) == 0 || maybeHidden instanceof MaybeHidden.Open == isOwn,
                    player));
    player
        .cards()
        .ifPresent(
            maybeHidden ->
                checkReport.check(
                    serverClause,
                    maybeHidden instanceof MaybeHidden.Open<Cards>(var cards)
                        ? isOwn || cards.total() == 0
                        : !isOwn || maybeHidden.equals(new MaybeHidden.Closed<Cards>(0)),
                    player));
  }

  private void judge(BoardMap boardMap) {
    var boardTracker = BoardTracker.of(boardMap);
    if (boardTracker.isEmpty()) return;
    var board = boardTracker.get().board();
    checkReport.check(
        ServerClause.ROBBER_START,
        board.terrain(boardMap.robber()) == Terrain.DESERT,
        "the robber stands on " + board.terrain(boardMap.robber()));
    boolean isFair =
        board.island().hexes().stream()
            .filter(hex -> isRed(board, hex))
            .noneMatch(hex -> hasRedNeighbour(board, hex));
    checkReport.check(ServerClause.SIX_AND_EIGHT, isFair, "two of them touch");
  }

  private static boolean isRed(Board board, Hex hex) {
    return board.token(hex) == 6 || board.token(hex) == 8;
  }

  private static boolean hasRedNeighbour(Board board, Hex hex) {
    return board.island().hexes().stream().anyMatch(it -> it.touches(hex) && isRed(board, it));
  }

  /// After somebody was robbed, the next loss is the theft.
  private void judgeThefts(CheckPlayer checkPlayer) {
    var heard = checkPlayer.heard();
    for (int i = 0; i + 1 < heard.size(); i++) {
      if (!(heard.get(i) instanceof ServerMessage.RobberMoved(var thief, _, var victim))) continue;
      if (thief.isEmpty() || victim.isEmpty()) continue;
      if (!(heard.get(i + 1) instanceof ServerMessage.Lost(_, var cards))) continue;
      boolean isIn = thief.getAsInt() == checkPlayer.id() || victim.getAsInt() == checkPlayer.id();
      checkReport.check(
          ServerClause.HIDDEN_THEFT, cards instanceof MaybeHidden.Open == isIn, heard.get(i + 1));
    }
  }

  private void judgeEnd(CheckPlayer checkPlayer) {
    boolean isEnded =
        checkPlayer.heard().stream()
            .anyMatch(
                it -> it instanceof ServerMessage.GameEnded(_, var winner) && winner.isPresent());
    checkReport.check(
        ServerClause.THE_END, isEnded, "player " + checkPlayer.id() + " heard no winner");
  }

  private void judgeAgreement() {
    var first = facts(witnesses.getFirst());
    for (var checkPlayer : witnesses)
      checkReport.check(
          ServerClause.EVERYBODY_SEES,
          facts(checkPlayer).equals(first),
          "players "
              + witnesses.getFirst().id()
              + " and "
              + checkPlayer.id()
              + " heard different facts");
  }

  private static List<ServerMessage> facts(CheckPlayer checkPlayer) {
    return checkPlayer.heard().stream()
        .filter(
            it ->
                it instanceof ServerMessage.DiceRolled
                    || it instanceof ServerMessage.Built
                    || it instanceof ServerMessage.RobberMoved
                    || it instanceof ServerMessage.LongestRoad
                    || it instanceof ServerMessage.LargestArmy)
        .toList();
  }

  /// The last status of each player at each moment between two actions.
  private void judgeStatuses(CheckPlayer checkPlayer) {
    Map<Integer, PlayerStatus> now = new TreeMap<>();
    for (var message : checkPlayer.heard()) {
      boolean isBetween = message instanceof ServerMessage.DiceRolled;
      if (isBetween
          && !now.containsValue(PlayerStatus.START)
          && !now.containsValue(PlayerStatus.AWAITS_START))
        checkReport.check(ServerClause.STATUS, acting(now) <= 1, now);
      if (message instanceof ServerMessage.StatusUpdate(var player))
        now.put(player.id(), player.status());
    }
  }

  private static long acting(Map<Integer, PlayerStatus> now) {
    return now.values().stream()
        .filter(
            it ->
                switch (it) {
                  case SETTLEMENT, ROAD, ROLL, ROBBER, TURN, BUILD -> true;
                  case WAIT, START, AWAITS_START, DISCARD, CONNECTION_LOST -> false;
                })
        .count();
  }

  /// Between the map and the first status that asks somebody.
  private void judgeFirstThrows(CheckPlayer checkPlayer) {
    int thrown = 0;
    boolean isStarted = false;
    for (var message : checkPlayer.heard()) {
      if (message instanceof ServerMessage.GameStarted) isStarted = true;
      if (isStarted && message instanceof ServerMessage.DiceRolled) thrown++;
      if (isStarted
          && message instanceof ServerMessage.StatusUpdate(var player)
          && player.status() == PlayerStatus.SETTLEMENT) break;
    }
    checkReport.check(ServerClause.FIRST_THROWS, thrown >= witnesses.size(), thrown + " throws");
  }
}
