package spieltisch.client.siedler.tracking;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Colour;
import spieltisch.catan.Island;
import spieltisch.catan.Options;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.Card;
import spieltisch.catan.view.View;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

/// Tracks a game by the messages of any server, and builds the player's view.
///
/// The tracker adds up all changes, since some servers send no states after building, buying or
/// trading. A player state that the server sends overrides the tracked values.
public final class GameTracker {
  private final Dialect dialect;
  private final Consumer<String> log;
  private final KnownPlayers knownPlayers = new KnownPlayers();
  private @Nullable BoardTracker boardTracker;
  private CardTracker cardTracker;

  /// @param log receives one line per game if a player state from the server differs from the
  ///   values that the client added up from other messages
  public GameTracker(Dialect dialect, Consumer<String> log) {
    this.dialect = dialect;
    this.log = log;
    cardTracker = new CardTracker(knownPlayers, dialect, log);
  }

  // Queries.

  public OptionalInt me() {
    return knownPlayers.me();
  }

  public boolean isRunning() {
    return boardTracker != null;
  }

  /// The status of this client's player.
  public PlayerStatus status() {
    return knownPlayers.own().map(PlayerInfo::status).orElse(PlayerStatus.WAIT);
  }

  /// Returns whether the status of this client's player asks for an action.
  public boolean isActionAwaited() {
    return switch (status()) {
      case SETTLEMENT, ROAD, ROLL, DISCARD, ROBBER, TURN, BUILD -> true;
      case WAIT, START, AWAITS_START, CONNECTION_LOST -> false;
    };
  }

  /// Returns whether the server asks this client's player to roll for the order of play.
  public boolean isOrderRollAwaited() {
    return boardTracker != null
        && status() == PlayerStatus.ROLL
        && stage(boardTracker) == TurnTracker.Stage.BEFORE_SET_UP;
  }

  /// The last reported colour of this client's player; empty if the server has reported none.
  public Optional<Colour> colour() {
    return own().flatMap(PlayerInfo::colour);
  }

  /// The last reported points of this client's player; empty if the server has reported none.
  public OptionalInt points() {
    return knownPlayers.own().map(PlayerInfo::points).orElse(OptionalInt.empty());
  }

  /// The view of this client's player; empty if the player's status asks for no action.
  public Optional<View> view() {
    return boardTracker == null || me().isEmpty()
        ? Optional.empty()
        : viewBuilder(boardTracker).view(status());
  }

  /// The view with which this client's player answers an offer; empty if no game is running or the
  /// offer comes from an unknown player.
  public Optional<View> view(OfferTracker.TrackedOffer offer) {
    return boardTracker == null || me().isEmpty()
        ? Optional.empty()
        : viewBuilder(boardTracker).answering(offer);
  }

  private ViewBuilder viewBuilder(BoardTracker tracker) {
    return new ViewBuilder(this, tracker, options(tracker), me().orElseThrow());
  }

  /// The options of this game. A game on the large island has at least five seats.
  private Options options(BoardTracker tracker) {
    boolean isLarge = tracker.board().island() == Island.LARGE;
    int playerCount = seatNumbers().ids().size();
    return variant().options(isLarge ? Math.max(5, playerCount) : Math.clamp(playerCount, 2, 4));
  }

  /// The variant that the document of the dialect describes; foreign servers hardly play other
  /// variants.
  private Variant variant() {
    return switch (dialect.version()) {
      case "0.1" -> Variant.V01;
      case "0.4" -> Variant.V04;
      default -> Variant.STANDARD;
    };
  }

  public SeatNumbers seatNumbers() {
    boolean isLarge = boardTracker != null && boardTracker.board().island() == Island.LARGE;
    return knownPlayers.seatNumbers(turn().order(), isLarge ? 6 : 4);
  }

  public Collection<PlayerInfo> players() {
    return knownPlayers.players();
  }

  public Optional<PlayerInfo> own() {
    return knownPlayers.own();
  }

  public Optional<PlayerInfo> player(int id) {
    return knownPlayers.player(id);
  }

  public boolean isMe(int id) {
    return knownPlayers.isMe(id);
  }

  public CardTracker cardTracker() {
    return cardTracker;
  }

  public OfferTracker offers() {
    return cardTracker.offers();
  }

  public TurnTracker turn() {
    return cardTracker.turn();
  }

  /// Returns whether another player has not yet answered an offer of this client's player.
  public boolean isAnswerAwaited() {
    if (me().isEmpty()) return false;
    List<Integer> others = new ArrayList<>(seatNumbers().ids());
    others.removeIf(
        id -> isMe(id) || player(id).orElseThrow().status() == PlayerStatus.CONNECTION_LOST);
    return offers().hasUnanswered(me().getAsInt(), others);
  }

  // Handling of messages.

  /// Applies a server message.
  public void apply(ServerMessage message) {
    switch (message) {
      case ServerMessage.Welcome(var id) -> knownPlayers.setOwnId(id);
      case ServerMessage.StatusUpdate(var player) -> updatePlayer(player);
      case ServerMessage.GameStarted(var boardMap) -> started(boardMap);
      case ServerMessage.DiceRolled(var player, var diceRoll) -> turn().rolled(player, diceRoll);
      case ServerMessage.Gained(var player, var cards) -> cardTracker.gained(player, cards);
      case ServerMessage.Lost(var player, var cards) -> cardTracker.lost(player, cards);
      case ServerMessage.RobberMoved(_, var hex, _) -> {
        if (boardTracker != null) boardTracker.robberMoved(hex);
      }
      case ServerMessage.Built(var piece) -> built(piece);
      case ServerMessage.CardBought(var player, var card) -> cardTracker.bought(player, card);
      case ServerMessage.LongestRoad(var player) -> cardTracker.longestRoad(player);
      case ServerMessage.LargestArmy(var player) -> cardTracker.largestArmy(player);
      case ServerMessage.Offered offer -> offers().offered(offer);
      case ServerMessage.OfferAnswered(var player, var offer, var accepts) ->
          offers().answered(player, offer, accepts);
      case ServerMessage.Traded(var player, var partner) -> offers().traded(player, partner);
      case ServerMessage.Withdrawn(var player, var offer) -> offers().withdrawn(player, offer);
      case ServerMessage.KnightPlayed(var player, _, _) -> cardTracker.played(player, Card.KNIGHT);
      case ServerMessage.RoadBuildingPlayed(var player, _, _) ->
          cardTracker.played(player, Card.ROAD_BUILDING);
      case ServerMessage.MonopolyPlayed(var player, _) -> cardTracker.played(player, Card.MONOPOLY);
      case ServerMessage.InventionPlayed(var player, var cards) ->
          cardTracker.inventionPlayed(player, cards);
      case ServerMessage.Bank(var resources, _, _) -> cardTracker.bank().setPiles(resources);
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
          ServerMessage.AnswerTime _,
          ServerMessage.AnsweredFor _,
          ServerMessage.CounterOffered _,
          ServerMessage.DiceCommitment _,
          ServerMessage.DiceContributions _,
          ServerMessage.DiceSeed _,
          ServerMessage.EventNumber _,
          ServerMessage.Pause _,
          ServerMessage.Absence _,
          ServerMessage.UndoOffered _,
          ServerMessage.Undone _,
          ServerMessage.Rematch _ -> {}
    }
  }

  private void started(BoardMap boardMap) {
    boardTracker = BoardTracker.of(boardMap).orElse(null);
    if (boardTracker == null) log.accept("unknown island on the map of the server");
    cardTracker = new CardTracker(knownPlayers, dialect, log);
    knownPlayers.gameBegan();
    if (boardTracker != null) cardTracker.bank().fill(options(boardTracker).bank());
  }

  private void updatePlayer(PlayerState state) {
    var playerInfo = knownPlayers.getOrAdd(state.id());
    playerInfo.setNameAndColour(state.name(), state.colour());
    playerInfo.setStatus(state.status(), state.points());
    if (boardTracker == null) return;
    cardTracker.update(state, stage(boardTracker));
    playerInfo.markInGame();
  }

  private TurnTracker.Stage stage(BoardTracker tracker) {
    int settlements = tracker.settlementCount();
    if (settlements == 0) return TurnTracker.Stage.BEFORE_SET_UP;
    return settlements < knownPlayers.players().size()
        ? TurnTracker.Stage.FIRST_ROUND
        : TurnTracker.Stage.LATER;
  }

  private void built(OwnedPiece piece) {
    if (boardTracker != null && boardTracker.built(piece)) cardTracker.built(piece);
  }
}
