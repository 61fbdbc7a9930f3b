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
import spieltisch.client.siedler.BoardTracker;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// What was paid and given, as one player heard it in a whole game.
final class CostChecks {
  private final CheckReport checkReport;
  private final boolean hasCosts;
  private final Map<Integer, Integer> bought = new TreeMap<>();
  private final Map<Integer, Integer> paid = new TreeMap<>();
  private final Map<Integer, Resources> given = new TreeMap<>();
  private final Map<Integer, List<Corner>> founded = new TreeMap<>();
  private @Nullable Board board;
  private boolean isFounding;
  private int freeRoads;

  CostChecks(CheckReport checkReport, Dialect dialect) {
    this.checkReport = checkReport;
    hasCosts = dialect.words().has(Word.LOST);
  }

  void judge(List<ServerMessage> heard) {
    for (var message : heard) take(message);
    if (hasCosts)
      bought.forEach(
          (price, times) ->
              checkReport.check(
                  ServerClause.COSTS,
                  paid.getOrDefault(price, 0) >= times,
                  Resources.unpacked(price) + " was to be paid " + times + " times: " + paid));
  }

  private void take(ServerMessage message) {
    if (message instanceof ServerMessage.GameStarted(var boardMap)) {
      board = BoardTracker.of(boardMap).map(BoardTracker::board).orElse(null);
      isFounding = true;
    }
    if (message instanceof ServerMessage.Built(var ownedPiece)) built(ownedPiece);
    if (message instanceof ServerMessage.CardBought) bought.merge(Price.CARD, 1, Integer::sum);
    if (message instanceof ServerMessage.RoadBuildingPlayed(_, _, var second))
      freeRoads = second.isPresent() ? 2 : 1;
    if (message instanceof ServerMessage.Lost(_, MaybeHidden.Open<Resources>(var cards)))
      paid.merge(cards.packed(), 1, Integer::sum);
    if (isFounding
        && message instanceof ServerMessage.Gained(var id, MaybeHidden.Open<Resources>(var it)))
      given.merge(id, it, Resources::plus);
    if (message instanceof ServerMessage.StatusUpdate(var player)
        && player.status() == PlayerStatus.ROLL
        && isFounding) foundingEnds();
  }

  private void built(OwnedPiece ownedPiece) {
    if (isFounding) {
      if (ownedPiece instanceof OwnedPiece.Settlement(var owner, var corner))
        founded.computeIfAbsent(owner, _ -> new ArrayList<>()).add(corner);
      return;
    }
    boolean isFree = ownedPiece instanceof OwnedPiece.Road && freeRoads-- > 0;
    if (!isFree) bought.merge(price(ownedPiece), 1, Integer::sum);
  }

  private static int price(OwnedPiece ownedPiece) {
    return switch (ownedPiece) {
      case OwnedPiece.Road _ -> Price.ROAD;
      case OwnedPiece.Settlement _ -> Price.SETTLEMENT;
      case OwnedPiece.City _ -> Price.CITY;
    };
  }

  private void foundingEnds() {
    isFounding = false;
    var land = board;
    if (land == null) return;
    founded.forEach(
        (owner, corners) -> {
          var due = harvest(land, corners.getLast());
          checkReport.check(
              ServerClause.FIRST_YIELD,
              corners.size() == 2 && given.getOrDefault(owner, Resources.NONE).equals(due),
              "player " + owner + " has founded " + corners + " and got " + given.get(owner));
        });
  }

  private static Resources harvest(Board land, Corner corner) {
    var due = Resources.NONE;
    for (var hex : List.of(corner.a(), corner.b(), corner.c())) {
      boolean isHere = land.island().isLand(hex);
      var kind = isHere ? land.terrain(hex).yields() : Optional.<Resource>empty();
      if (kind.isPresent()) due = due.plus(Resources.of(kind.get(), 1));
    }
    return due;
  }
}
