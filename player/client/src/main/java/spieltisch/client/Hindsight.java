package spieltisch.client;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import spieltisch.catan.Board;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.places.Hex;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Terrain;
import spieltisch.catan.View;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.codec.Word;

/// What can be said of a server when a whole game has been heard by several players.
final class Hindsight {
  private static final int ENOUGH_IN_THE_BANK = 10;

  private final Report report;
  private final List<Witness> witnesses;
  private final Dialect dialect;

  Hindsight(Report report, List<Witness> witnesses, Dialect dialect) {
    this.report = report;
    this.witnesses = witnesses;
    this.dialect = dialect;
  }

  /// A roll yields what the buildings yield, unless the bank may have run short.
  static void judgeRoll(Report report, Witness.Exchange exchange, View before, Seating seating) {
    if (!(exchange.request() instanceof ClientMessage.Roll)) return;
    var open = before.position();
    for (int kind = 0; kind < Resource.KINDS; kind++)
      if (PackedCounts.count(open.bank(), kind) < ENOUGH_IN_THE_BANK) return;
    int sum = 0;
    Map<Integer, Integer> gained = new TreeMap<>();
    for (var message : exchange.heard()) {
      if (message instanceof ServerMessage.Thrown(_, var diceRoll)) sum = diceRoll.sum();
      if (message instanceof ServerMessage.Gained(var player, var cards))
        gained.merge(player, size(cards), Integer::sum);
    }
    if (sum < 2 || sum > 12 || sum == 7) return;
    for (int seat = 0; seat < seating.ids().size(); seat++) {
      int due = PackedCounts.total(open.income(Seat.of(seat).index(), sum));
      int id = seating.ids().get(seat);
      report.check(
          Clause.YIELDS,
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
    for (var witness : witnesses) {
      for (var message : witness.heard()) judge(witness, message);
      judgeThefts(witness);
      if (dialect.words().has(Word.GAME_ENDED)) judgeEnd(witness);
      new Accounts(report, dialect).judge(witness.heard());
      new Sevens(report).judge(witness.heard());
      new Insignia(report).judge(witness.heard());
    }
    Deck.judge(report, witnesses);
    if (report.times(Clause.STATES) == 0) report.check(Clause.STATES, true, "");
    judgeAgreement();
    judgeStatuses(witnesses.getFirst());
    judgeFirstThrows(witnesses.getFirst());
  }

  private void judge(Witness witness, ServerMessage message) {
    if (message instanceof ServerMessage.StatusUpdate(var player)) judge(witness, player);
    if (message instanceof ServerMessage.GameStarted(var boardMap)) judge(boardMap);
    if (message instanceof ServerMessage.Thrown(_, var diceRoll))
      report.check(Clause.DICE, isThrow(diceRoll), diceRoll);
    if (message instanceof ServerMessage.CardBought(var player, var card) && player != witness.id())
      report.check(Clause.HIDDEN_CARD, card.isEmpty(), message);
  }

  private static boolean isThrow(DiceRoll diceRoll) {
    return switch (diceRoll) {
      case DiceRoll.Pair(var first, var second) ->
          first >= 1 && first <= 6 && second >= 1 && second <= 6;
      case DiceRoll.Sum(var sum) -> sum >= 2 && sum <= 12;
    };
  }

  private void judge(Witness witness, PlayerState player) {
    boolean isOwn = player.id() == witness.id();
    var clause = isOwn ? Clause.OWN_HAND : Clause.HIDDEN_HANDS;
    player
        .resources()
        .ifPresent(
            maybeHidden ->
                report.check(
                    clause, size(maybeHidden) == 0 || maybeHidden instanceof MaybeHidden.Open == isOwn, player));
    player
        .cards()
        .ifPresent(
            maybeHidden ->
                report.check(
                    clause,
                    maybeHidden instanceof MaybeHidden.Open<Cards>(var cards)
                        ? isOwn || cards.total() == 0
                        : !isOwn || maybeHidden.equals(new MaybeHidden.Closed<Cards>(0)),
                    player));
  }

  private void judge(BoardMap boardMap) {
    var ground = Ground.of(boardMap);
    if (ground.isEmpty()) return;
    var board = ground.get().board();
    report.check(
        Clause.ROBBER_START,
        board.terrain(boardMap.robber()) == Terrain.DESERT,
        "the robber stands on " + board.terrain(boardMap.robber()));
    boolean isFair =
        board.island().hexes().stream()
            .filter(hex -> isRed(board, hex))
            .noneMatch(hex -> hasRedNeighbour(board, hex));
    report.check(Clause.SIX_AND_EIGHT, isFair, "two of them touch");
  }

  private static boolean isRed(Board board, Hex hex) {
    return board.token(hex) == 6 || board.token(hex) == 8;
  }

  private static boolean hasRedNeighbour(Board board, Hex hex) {
    return board.island().hexes().stream().anyMatch(it -> it.touches(hex) && isRed(board, it));
  }

  /// After somebody was robbed, the next loss is the theft.
  private void judgeThefts(Witness witness) {
    var heard = witness.heard();
    for (int i = 0; i + 1 < heard.size(); i++) {
      if (!(heard.get(i) instanceof ServerMessage.RobberMoved(var thief, _, var victim))) continue;
      if (thief.isEmpty() || victim.isEmpty()) continue;
      if (!(heard.get(i + 1) instanceof ServerMessage.Lost(_, var cards))) continue;
      boolean isIn = thief.getAsInt() == witness.id() || victim.getAsInt() == witness.id();
      report.check(Clause.HIDDEN_THEFT, cards instanceof MaybeHidden.Open == isIn, heard.get(i + 1));
    }
  }

  private void judgeEnd(Witness witness) {
    boolean isEnded =
        witness.heard().stream()
            .anyMatch(
                it -> it instanceof ServerMessage.GameEnded(_, var winner) && winner.isPresent());
    report.check(Clause.THE_END, isEnded, "player " + witness.id() + " heard no winner");
  }

  private void judgeAgreement() {
    var first = facts(witnesses.getFirst());
    for (var witness : witnesses)
      report.check(
          Clause.EVERYBODY_SEES,
          facts(witness).equals(first),
          "players "
              + witnesses.getFirst().id()
              + " and "
              + witness.id()
              + " heard different facts");
  }

  private static List<ServerMessage> facts(Witness witness) {
    return witness.heard().stream()
        .filter(
            it ->
                it instanceof ServerMessage.Thrown
                    || it instanceof ServerMessage.Built
                    || it instanceof ServerMessage.RobberMoved
                    || it instanceof ServerMessage.LongestRoad
                    || it instanceof ServerMessage.LargestArmy)
        .toList();
  }

  /// The last status of each player at each moment between two actions.
  private void judgeStatuses(Witness witness) {
    Map<Integer, PlayerStatus> now = new TreeMap<>();
    for (var message : witness.heard()) {
      boolean isBetween = message instanceof ServerMessage.Thrown;
      if (isBetween && !now.containsValue(PlayerStatus.START) && !now.containsValue(PlayerStatus.AWAITS_START))
        report.check(Clause.STATUS, acting(now) <= 1, now);
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
                  case WAIT, START, AWAITS_START, DISCARD, GONE -> false;
                })
        .count();
  }

  /// Between the map and the first status that asks somebody.
  private void judgeFirstThrows(Witness witness) {
    int thrown = 0;
    boolean isStarted = false;
    for (var message : witness.heard()) {
      if (message instanceof ServerMessage.GameStarted) isStarted = true;
      if (isStarted && message instanceof ServerMessage.Thrown) thrown++;
      if (isStarted
          && message instanceof ServerMessage.StatusUpdate(var player)
          && player.status() == PlayerStatus.SETTLEMENT) break;
    }
    report.check(Clause.FIRST_THROWS, thrown >= witnesses.size(), thrown + " throws");
  }
}
