package spieltisch.checker.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Board;
import spieltisch.catan.cards.Price;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.checker.CheckReport;
import spieltisch.client.siedler.tracking.BoardTracker;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// Checks payments and starting resources in the messages that one player received in a whole game.
final class CostChecks {
  private final CheckReport report;
  private final boolean hasCosts;
  private final Map<Integer, Integer> bought = new TreeMap<>();
  private final Map<Integer, Integer> paid = new TreeMap<>();
  private final Map<Integer, Resources> gained = new TreeMap<>();
  private final Map<Integer, List<Corner>> settlements = new TreeMap<>();
  private @Nullable Board board;
  private boolean isSetUp;
  private int freeRoads;

  CostChecks(CheckReport report, Dialect dialect) {
    this.report = report;
    hasCosts = dialect.words().has(Word.LOST);
  }

  /// @param isComplete whether `messages` contains all messages of the game; otherwise a payment
  ///   may be missing
  void check(List<ServerMessage> messages, boolean isComplete) {
    for (var message : messages) apply(message);
    if (hasCosts && isComplete)
      bought.forEach(
          (price, times) ->
              report.check(
                  ServerClause.COSTS,
                  paid.getOrDefault(price, 0) >= times,
                  Resources.unpacked(price) + " is due " + times + " times, paid: " + paid));
  }

  private void apply(ServerMessage message) {
    if (message instanceof ServerMessage.GameStarted(var boardMap)) {
      board = BoardTracker.of(boardMap).map(BoardTracker::board).orElse(null);
      isSetUp = true;
    }
    if (message instanceof ServerMessage.Built(var piece)) built(piece);
    if (message instanceof ServerMessage.CardBought) bought.merge(Price.CARD, 1, Integer::sum);
    if (message instanceof ServerMessage.RoadBuildingPlayed(_, _, var second))
      freeRoads = second.isPresent() ? 2 : 1;
    if (message instanceof ServerMessage.Lost(_, MaybeHidden.Open<Resources>(var cards)))
      paid.merge(cards.packed(), 1, Integer::sum);
    if (isSetUp
        && message instanceof ServerMessage.Gained(var id, MaybeHidden.Open<Resources>(var it)))
      gained.merge(id, it, Resources::plus);
    if (message instanceof ServerMessage.StatusUpdate(var player)
        && player.status() == PlayerStatus.ROLL
        && !settlements.isEmpty()
        && isSetUp) endSetUp();
  }

  private void built(OwnedPiece piece) {
    if (isSetUp) {
      if (piece instanceof OwnedPiece.Settlement(var owner, var corner))
        settlements.computeIfAbsent(owner, _ -> new ArrayList<>()).add(corner);
      return;
    }
    boolean isFree = piece instanceof OwnedPiece.Road && freeRoads-- > 0;
    if (!isFree) bought.merge(price(piece), 1, Integer::sum);
  }

  private static int price(OwnedPiece piece) {
    return switch (piece) {
      case OwnedPiece.Road _ -> Price.ROAD;
      case OwnedPiece.Settlement _ -> Price.SETTLEMENT;
      case OwnedPiece.City _ -> Price.CITY;
    };
  }

  private void endSetUp() {
    isSetUp = false;
    var knownBoard = board;
    if (knownBoard == null) return;
    settlements.forEach(
        (owner, corners) -> {
          var expected = expectedYield(knownBoard, corners.getLast());
          report.check(
              ServerClause.FIRST_YIELD,
              corners.size() == 2 && gained.getOrDefault(owner, Resources.NONE).equals(expected),
              "player " + owner + " with settlements " + corners + " got " + gained.get(owner));
        });
  }

  private static Resources expectedYield(Board knownBoard, Corner corner) {
    var expected = Resources.NONE;
    for (var hex : List.of(corner.a(), corner.b(), corner.c())) {
      boolean isLand = knownBoard.island().isLand(hex);
      var kind = isLand ? knownBoard.terrain(hex).yields() : Optional.<Resource>empty();
      if (kind.isPresent()) expected = expected.plus(Resources.of(kind.get(), 1));
    }
    return expected;
  }
}
