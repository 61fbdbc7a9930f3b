package spieltisch.client;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Card;
import spieltisch.catan.Cards;
import spieltisch.catan.Island;
import spieltisch.catan.Options;
import spieltisch.catan.Price;
import spieltisch.catan.Resources;
import spieltisch.catan.Variant;
import spieltisch.catan.View;
import spieltisch.siedler.Building;
import spieltisch.siedler.Chart;
import spieltisch.siedler.Dialect;
import spieltisch.siedler.Held;
import spieltisch.siedler.PlayerState;
import spieltisch.siedler.ServerMessage;
import spieltisch.siedler.Status;
import spieltisch.siedler.Word;

/// What a player knows of his game from the messages of a server alone, whoever's server it is.
///
/// It keeps its own books, since some servers tell no states after building, buying or trading; but
/// when a state is told and differs, the server is right.
public final class Notebook {
  private final Variant variant;
  private final boolean hasCosts;
  private final Consumer<String> log;
  private final Map<Integer, Fellow> fellows = new TreeMap<>();
  private OptionalInt me = OptionalInt.empty();
  private @Nullable Ground ground;
  private Purse purse = new Purse();
  private Vault vault = new Vault();
  private Market market = new Market();
  private Round round = new Round();
  private OptionalInt longestRoad = OptionalInt.empty();
  private OptionalInt largestArmy = OptionalInt.empty();
  private ServerMessage.@Nullable InventionPlayed invention;
  private boolean hasComplained;

  /// @param log where it is said, once a game, that the server knew better
  public Notebook(Dialect dialect, Consumer<String> log) {
    this.log = log;
    variant = variantOf(dialect);
    hasCosts = dialect.words().has(Word.LOST);
  }

  /// The rules that a document describes; a foreign server hardly plays others.
  private static Variant variantOf(Dialect dialect) {
    return switch (dialect.version()) {
      case "0.1" -> Variant.V01;
      case "0.4" -> Variant.V04;
      default -> Variant.STANDARD;
    };
  }

  // What can be read.

  public OptionalInt me() {
    return me;
  }

  public boolean isRunning() {
    return ground != null;
  }

  /// What the server waits for from this player.
  public Status status() {
    return own().map(Fellow::status).orElse(Status.WAIT);
  }

  /// The points of this player as the server last told them.
  public OptionalInt points() {
    return own().map(Fellow::points).orElse(OptionalInt.empty());
  }

  /// What the player sees when his status asks him for something.
  public Optional<View> view() {
    return ground == null || me.isEmpty() ? Optional.empty() : sketch(ground).view(status());
  }

  /// What he sees when somebody offers him something.
  Optional<View> view(Market.Deal deal) {
    return ground == null || me.isEmpty() ? Optional.empty() : sketch(ground).answering(deal);
  }

  private Sketch sketch(Ground known) {
    return new Sketch(this, known, options(known), me.orElseThrow());
  }

  /// The rules of this game; an island of the large kind has at least five seats.
  private Options options(Ground known) {
    boolean isLarge = known.board().island() == Island.LARGE;
    int seated = seating().ids().size();
    return variant.options(isLarge ? Math.max(5, seated) : Math.clamp(seated, 2, 4));
  }

  /// In the order of play as far as it is known, then by number.
  Seating seating() {
    var ids = new ArrayList<>(round.order());
    ids.removeIf(id -> !fellows.containsKey(id));
    int last = ids.isEmpty() ? -1 : ids.getLast();
    var others = fellows.keySet().stream().filter(id -> !ids.contains(id)).toList();
    for (int id : others) if (id > last) ids.add(id);
    for (int id : others) if (id < last) ids.add(id);
    int most = ground != null && ground.board().island() == Island.LARGE ? 6 : 4;
    if (ids.size() > most)
      ids.removeIf(id -> !isMe(id) && fellow(id).filter(Fellow::isInGame).isEmpty());
    dismissSurplus(ids, most);
    return new Seating(ids);
  }

  /// There are only so many chairs, and one is ours.
  private void dismissSurplus(List<Integer> ids, int most) {
    var last = ids.listIterator(ids.size());
    while (ids.size() > most && last.hasPrevious()) if (!isMe(last.previous())) last.remove();
  }

  Collection<Fellow> fellows() {
    return fellows.values();
  }

  Optional<Fellow> fellow(int id) {
    return Optional.ofNullable(fellows.get(id));
  }

  private Optional<Fellow> own() {
    return me.isPresent() ? fellow(me.getAsInt()) : Optional.empty();
  }

  boolean isMe(int id) {
    return me.isPresent() && me.getAsInt() == id;
  }

  Purse purse() {
    return purse;
  }

  Vault vault() {
    return vault;
  }

  Market market() {
    return market;
  }

  Round round() {
    return round;
  }

  OptionalInt longestRoad() {
    return longestRoad;
  }

  OptionalInt largestArmy() {
    return largestArmy;
  }

  /// Whether an own offer is open that somebody here has not answered yet.
  boolean isAnswerAwaited() {
    if (me.isEmpty()) return false;
    List<Integer> others = new ArrayList<>(seating().ids());
    others.removeIf(id -> isMe(id) || fellow(id).orElseThrow().status() == Status.GONE);
    return market.isAwaited(me.getAsInt(), others);
  }

  // What is heard.

  /// Takes in what the server said.
  public void heard(ServerMessage message) {
    switch (message) {
      case ServerMessage.Welcome(var id) -> me = OptionalInt.of(id);
      case ServerMessage.StatusUpdate(var player) -> stands(player);
      case ServerMessage.GameStarted(var chart) -> started(chart);
      case ServerMessage.Thrown(var player, var dice) -> round.thrown(player, dice);
      case ServerMessage.Gained(var player, var cards) -> gained(player, cards);
      case ServerMessage.Lost(var player, var cards) -> lost(player, cards);
      case ServerMessage.RobberMoved(_, var hex, _) -> {
        if (ground != null) ground.robberMoved(hex);
      }
      case ServerMessage.Built(var building) -> built(building);
      case ServerMessage.CardBought(var player, var card) -> bought(player, card);
      case ServerMessage.LongestRoad(var player) -> longestRoad = player;
      case ServerMessage.LargestArmy(var player) -> largestArmy = player;
      case ServerMessage.Offered offer -> market.offered(offer);
      case ServerMessage.OfferAnswered(var player, var offer, var accepts) ->
          market.answered(player, offer, accepts);
      case ServerMessage.Traded(var player, var partner) -> market.traded(player, partner);
      case ServerMessage.Withdrawn(var player, var offer) -> market.withdrawn(player, offer);
      case ServerMessage.KnightPlayed(var player, _, _) -> played(player, Card.KNIGHT);
      case ServerMessage.RoadBuildingPlayed(var player, _, _) -> played(player, Card.ROAD_BUILDING);
      case ServerMessage.MonopolyPlayed(var player, _) -> played(player, Card.MONOPOLY);
      case ServerMessage.InventionPlayed invented -> {
        played(invented.player(), Card.INVENTION);
        invention = invented;
      }
      case ServerMessage.Bank(var resources, _, _) -> vault.holds(resources);
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
          ServerMessage.DicePledge _,
          ServerMessage.DiceSeed _,
          ServerMessage.EventNumber _,
          ServerMessage.Rematch _ -> {}
    }
  }

  private void started(Chart chart) {
    ground = Ground.of(chart).orElse(null);
    if (ground == null) log.accept("the map of this server is no island that we know");
    purse = new Purse();
    vault = new Vault();
    market = new Market();
    round = new Round();
    longestRoad = OptionalInt.empty();
    largestArmy = OptionalInt.empty();
    hasComplained = false;
    fellows.values().removeIf(it -> it.status() == Status.GONE && !isMe(it.id()));
    fellows.values().forEach(Fellow::gameBegan);
    if (ground != null) vault.stocked(options(ground).bank());
  }

  private void stands(PlayerState state) {
    var fellow = fellows.computeIfAbsent(state.id(), Fellow::new);
    fellow.introduced(state.name(), state.colour());
    fellow.stands(state.status(), state.points());
    if (ground == null) return;
    boolean isForward = ground.settlements() < fellows.size();
    if (round.stands(state.id(), state.status(), isForward)) {
      market.turnBegan();
      purse.turnBegan();
    }
    believe(fellow, state);
    fellow.seenInGame();
  }

  // The books, and the server's word on them.

  private void believe(Fellow fellow, PlayerState state) {
    boolean isKnown = true;
    if (state.resources().isPresent()) isKnown = believeHand(fellow, state.resources().get());
    if (state.cards().isPresent()) isKnown &= believeCards(fellow, state.cards().get());
    if (state.knights().isPresent()) {
      isKnown &= fellow.knights() == state.knights().getAsInt();
      fellow.hasKnights(state.knights().getAsInt());
    }
    state.longestRoad().ifPresent(holds -> longestRoad = award(longestRoad, state.id(), holds));
    state.largestArmy().ifPresent(holds -> largestArmy = award(largestArmy, state.id(), holds));
    if (!isKnown && fellow.isInGame()) complain(fellow);
  }

  private boolean believeHand(Fellow fellow, Held<Resources> held) {
    int count =
        switch (held) {
          case Held.Open<Resources>(var cards) -> cards.total();
          case Held.Closed<Resources>(var hidden) -> hidden;
        };
    boolean isKnown = fellow.hand() == count;
    fellow.holds(count);
    if (isMe(fellow.id()) && held instanceof Held.Open<Resources>(var cards))
      isKnown &= purse.holds(cards);
    return isKnown;
  }

  private boolean believeCards(Fellow fellow, Held<Cards> held) {
    int count =
        switch (held) {
          case Held.Open<Cards>(var cards) -> cards.total();
          case Held.Closed<Cards>(var hidden) -> hidden;
        };
    boolean isKnown = fellow.cards() == count;
    fellow.holdsCards(count);
    if (isMe(fellow.id()) && held instanceof Held.Open<Cards>(var cards))
      isKnown &= purse.holdsCards(cards);
    return isKnown;
  }

  private static OptionalInt award(OptionalInt holder, int id, boolean holds) {
    if (holds) return OptionalInt.of(id);
    return holder.isPresent() && holder.getAsInt() == id ? OptionalInt.empty() : holder;
  }

  private void complain(Fellow fellow) {
    if (hasComplained) return;
    hasComplained = true;
    log.accept(
        "the server's word on player "
            + fellow.id()
            + " differs from what its messages added up to; the server is believed");
  }

  /// What a server keeps hidden from us leaves the own hand as it was, until a state tells it.
  private void gained(int player, Held<Resources> held) {
    switch (opened(player, held)) {
      case Held.Open<Resources>(var cards) -> {
        vault.gained(cards);
        fellow(player).ifPresent(it -> it.gained(cards.total()));
        if (isMe(player)) purse.gained(cards);
      }
      case Held.Closed<Resources>(var count) -> fellow(player).ifPresent(it -> it.gained(count));
    }
  }

  /// The gain of an invention may be hidden, but the card itself showed it.
  private Held<Resources> opened(int player, Held<Resources> held) {
    var shown = invention;
    invention = null;
    if (shown == null || !(held instanceof Held.Closed<Resources>(var count))) return held;
    boolean isIt =
        count == shown.cards().total() && playerOf(shown.player()).equals(OptionalInt.of(player));
    return isIt ? new Held.Open<>(shown.cards()) : held;
  }

  private void lost(int player, Held<Resources> held) {
    switch (held) {
      case Held.Open<Resources>(var cards) -> {
        vault.paid(cards);
        market.paid(player, cards);
        fellow(player).ifPresent(it -> it.lost(cards.total()));
        if (isMe(player)) purse.lost(cards);
      }
      case Held.Closed<Resources>(var count) -> fellow(player).ifPresent(it -> it.lost(count));
    }
  }

  private void built(Building building) {
    if (ground == null || !ground.built(building)) return;
    round.built(building);
    if (!hasCosts && round.turns() > 0)
      lost(building.owner(), new Held.Open<>(Resources.unpacked(price(building))));
  }

  private static int price(Building building) {
    return switch (building) {
      case Building.Road _ -> Price.ROAD;
      case Building.Settlement _ -> Price.SETTLEMENT;
      case Building.City _ -> Price.CITY;
    };
  }

  private void bought(int player, Optional<Card> card) {
    fellow(player).ifPresent(Fellow::bought);
    if (isMe(player)) card.ifPresent(purse::bought);
  }

  /// Some dialects do not say who played; it can only be the player whose turn it is.
  private OptionalInt playerOf(OptionalInt named) {
    return named.isPresent() ? named : round.active();
  }

  private void played(OptionalInt named, Card card) {
    boolean isKnight = card == Card.KNIGHT;
    round.played(isKnight ? Round.Played.KNIGHT : Round.Played.PROGRESS);
    var player = playerOf(named);
    if (player.isEmpty()) return;
    fellow(player.getAsInt()).ifPresent(isKnight ? Fellow::playedKnight : Fellow::playedProgress);
    if (isMe(player.getAsInt())) purse.played(card);
  }
}
