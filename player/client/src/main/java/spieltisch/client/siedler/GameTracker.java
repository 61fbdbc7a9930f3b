package spieltisch.client.siedler;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Island;
import spieltisch.catan.Options;
import spieltisch.catan.Variant;
import spieltisch.catan.View;
import spieltisch.catan.cards.Card;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

/// What a player knows of his game from the messages of a server alone, whoever's server it is.
///
/// It keeps its own books, since some servers tell no states after building, buying or trading; but
/// when a state is told and differs, the server is right.
public final class GameTracker {
  private final Dialect dialect;
  private final Consumer<String> log;
  private final KnownPlayers knownPlayers = new KnownPlayers();
  private @Nullable BoardTracker boardTracker;
  private CardTracker cardTracker;

  /// @param log where it is said, once a game, that the server knew better
  public GameTracker(Dialect dialect, Consumer<String> log) {
    this.dialect = dialect;
    this.log = log;
    cardTracker = new CardTracker(knownPlayers, dialect, log);
  }

  // What can be read.

  public OptionalInt me() {
    return knownPlayers.me();
  }

  public boolean isRunning() {
    return boardTracker != null;
  }

  /// What the server waits for from this player.
  public PlayerStatus status() {
    return knownPlayers.own().map(PlayerInfo::status).orElse(PlayerStatus.WAIT);
  }

  /// The points of this player as the server last told them.
  public OptionalInt points() {
    return knownPlayers.own().map(PlayerInfo::points).orElse(OptionalInt.empty());
  }

  /// What the player sees when his status asks him for something.
  public Optional<View> view() {
    return boardTracker == null || me().isEmpty()
        ? Optional.empty()
        : sketch(boardTracker).view(status());
  }

  /// What he sees when somebody offers him something.
  public Optional<View> view(OfferTracker.Deal deal) {
    return boardTracker == null || me().isEmpty()
        ? Optional.empty()
        : sketch(boardTracker).answering(deal);
  }

  private ViewBuilder sketch(BoardTracker known) {
    return new ViewBuilder(this, known, options(known), me().orElseThrow());
  }

  /// The rules of this game; an island of the large kind has at least five seats.
  private Options options(BoardTracker known) {
    boolean isLarge = known.board().island() == Island.LARGE;
    int seated = seating().ids().size();
    return variant().options(isLarge ? Math.max(5, seated) : Math.clamp(seated, 2, 4));
  }

  /// The rules that a document describes; a foreign server hardly plays others.
  private Variant variant() {
    return switch (dialect.version()) {
      case "0.1" -> Variant.V01;
      case "0.4" -> Variant.V04;
      default -> Variant.STANDARD;
    };
  }

  public SeatNumbers seating() {
    boolean isLarge = boardTracker != null && boardTracker.board().island() == Island.LARGE;
    return knownPlayers.seating(round().order(), isLarge ? 6 : 4);
  }

  Collection<PlayerInfo> fellows() {
    return knownPlayers.fellows();
  }

  public Optional<PlayerInfo> fellow(int id) {
    return knownPlayers.fellow(id);
  }

  public boolean isMe(int id) {
    return knownPlayers.isMe(id);
  }

  public CardTracker books() {
    return cardTracker;
  }

  public OfferTracker market() {
    return cardTracker.market();
  }

  TurnTracker round() {
    return cardTracker.round();
  }

  /// Whether an own offer is open that somebody here has not answered yet.
  boolean isAnswerAwaited() {
    if (me().isEmpty()) return false;
    List<Integer> others = new ArrayList<>(seating().ids());
    others.removeIf(
        id -> isMe(id) || fellow(id).orElseThrow().status() == PlayerStatus.CONNECTION_LOST);
    return market().isAwaited(me().getAsInt(), others);
  }

  // What is heard.

  /// Takes in what the server said.
  public void heard(ServerMessage message) {
    switch (message) {
      case ServerMessage.Welcome(var id) -> knownPlayers.welcomed(id);
      case ServerMessage.StatusUpdate(var player) -> stands(player);
      case ServerMessage.GameStarted(var boardMap) -> started(boardMap);
      case ServerMessage.DiceRolled(var player, var diceRoll) -> round().thrown(player, diceRoll);
      case ServerMessage.Gained(var player, var cards) -> cardTracker.gained(player, cards);
      case ServerMessage.Lost(var player, var cards) -> cardTracker.lost(player, cards);
      case ServerMessage.RobberMoved(_, var hex, _) -> {
        if (boardTracker != null) boardTracker.robberMoved(hex);
      }
      case ServerMessage.Built(var ownedPiece) -> built(ownedPiece);
      case ServerMessage.CardBought(var player, var card) -> cardTracker.bought(player, card);
      case ServerMessage.LongestRoad(var player) -> cardTracker.longestRoad(player);
      case ServerMessage.LargestArmy(var player) -> cardTracker.largestArmy(player);
      case ServerMessage.Offered offer -> market().offered(offer);
      case ServerMessage.OfferAnswered(var player, var offer, var accepts) ->
          market().answered(player, offer, accepts);
      case ServerMessage.Traded(var player, var partner) -> market().traded(player, partner);
      case ServerMessage.Withdrawn(var player, var offer) -> market().withdrawn(player, offer);
      case ServerMessage.KnightPlayed(var player, _, _) -> cardTracker.played(player, Card.KNIGHT);
      case ServerMessage.RoadBuildingPlayed(var player, _, _) ->
          cardTracker.played(player, Card.ROAD_BUILDING);
      case ServerMessage.MonopolyPlayed(var player, _) -> cardTracker.played(player, Card.MONOPOLY);
      case ServerMessage.InventionPlayed(var player, var cards) ->
          cardTracker.invented(player, cards);
      case ServerMessage.Bank(var resources, _, _) -> cardTracker.vault().holds(resources);
      case ServerMessage.GameEnded _,
          ServerMessage.Hello _,
          ServerMessage.Answer _,
          ServerMessage.Failure _,
          ServerMessage.Chat _,
          ServerMessage.Token _,
          ServerMessage.Tables _,
          ServerMessage.Spectators _,
          ServerMessage.LegalMoves _,
          ServerMessage.TimeLeft _,
          ServerMessage.DiceCommitment _,
          ServerMessage.DiceSeed _,
          ServerMessage.EventNumber _,
          ServerMessage.Rematch _ -> {}
    }
  }

  private void started(BoardMap boardMap) {
    boardTracker = BoardTracker.of(boardMap).orElse(null);
    if (boardTracker == null) log.accept("the map of this server is no island that we know");
    cardTracker = new CardTracker(knownPlayers, dialect, log);
    knownPlayers.gameBegan();
    if (boardTracker != null) cardTracker.vault().stocked(options(boardTracker).bank());
  }

  private void stands(PlayerState state) {
    var playerInfo = knownPlayers.met(state.id());
    playerInfo.introduced(state.name(), state.colour());
    playerInfo.stands(state.status(), state.points());
    if (boardTracker == null) return;
    cardTracker.stands(state, boardTracker.settlements() < knownPlayers.fellows().size());
    playerInfo.seenInGame();
  }

  private void built(OwnedPiece ownedPiece) {
    if (boardTracker != null && boardTracker.built(ownedPiece)) cardTracker.built(ownedPiece);
  }
}
