package spieltisch.siedler.mapping;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Phase;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.catan.view.ViewUpdater;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;

/// Maps the observations of one action to messages for one viewer. The messages about the events
/// come first, in order, then the changed player states.
///
/// The mapper remembers the last sent state of each player. So the mapper adds a status update for
/// the actor and for every other player whose state has changed.
final class ObservationMapper {
  private final Seat actor;
  private final Roster roster;
  private final List<ServerMessage> messages = new ArrayList<>();
  private final List<PlayerStateDigest> sentDigests = new ArrayList<>();
  private final View before;
  private final View after;
  private View view;
  private int surrendered;
  private @Nullable Resource surrenderedKind;
  private Optional<Seat> winner = Optional.empty();

  ObservationMapper(Seat actor, View before, View after, Roster roster) {
    this.actor = actor;
    this.roster = roster;
    this.before = before;
    this.after = after;
    view = before;
    for (var seat : seats()) sentDigests.add(digest(seat));
  }

  List<ServerMessage> map(List<Observation> seen) {
    if (seen.stream().anyMatch(ObservationMapper::needsImmediateUpdate)) mapStepByStep(seen);
    else mapAtOnce(seen);
    gainSurrendered();
    if (actsAgainAfterFoundingRoad()) addWaitingActor();
    addChangedStates();
    winner.ifPresent(seat -> add(LobbyMessages.won(seat, roster)));
    return messages;
  }

  /// Whether the states that the observation changes are sent directly after it, instead of at the
  /// end of the action.
  private static boolean needsImmediateUpdate(Observation observation) {
    return switch (observation) {
      case Observation.KnightPlayed _,
          Observation.Surrendered _,
          Observation.LongestRoad _,
          Observation.LargestArmy _ ->
          true;
      default -> false;
    };
  }

  private void mapStepByStep(List<Observation> seen) {
    var updater = new ViewUpdater(before);
    for (var observation : seen) {
      if (!(observation instanceof Observation.Surrendered)) gainSurrendered();
      var roadHolder = view.position().longestRoadHolder();
      var armyHolder = view.position().largestArmyHolder();
      updater.add(observation);
      view = updater.view();
      addMessages(observation, roadHolder, armyHolder);
    }
  }

  private void mapAtOnce(List<Observation> seen) {
    view = after;
    for (var observation : seen) addMessages(observation, Optional.empty(), Optional.empty());
  }

  /// Adds the messages for one observation.
  ///
  /// @param roadHolder the holder of the longest road before the observation
  /// @param armyHolder the holder of the largest army before the observation
  private void addMessages(
      Observation observation, Optional<Seat> roadHolder, Optional<Seat> armyHolder) {
    switch (observation) {
      case Observation.Rolled(var seat, var first, var second) ->
          add(new ServerMessage.DiceRolled(id(seat), new DiceRoll.Pair(first, second)));
      case Observation.Produced(var seat, var cards) -> gain(seat, cards);
      case Observation.Paid(var seat, var cards) -> lose(seat, cards);
      case Observation.RoadPlaced(var seat, var edge) -> built(new OwnedPiece.Road(id(seat), edge));
      case Observation.SettlementPlaced(var seat, var corner) ->
          built(new OwnedPiece.Settlement(id(seat), corner));
      case Observation.CityPlaced(var seat, var corner) ->
          built(new OwnedPiece.City(id(seat), corner));
      case Observation.CardBought(var seat, var card) ->
          add(new ServerMessage.CardBought(id(seat), card));
      case Observation.Discarded discarded -> discarded(discarded);
      case Observation.RobberMoved(var seat, var hex, var victim) ->
          add(new ServerMessage.RobberMoved(OptionalInt.of(id(seat)), hex, optionalId(victim)));
      case Observation.Stolen stolen -> stolen(stolen);
      case Observation.KnightPlayed(var seat, var hex, var victim) -> {
        add(new ServerMessage.KnightPlayed(OptionalInt.of(id(seat)), hex, optionalId(victim)));
        update(seat);
      }
      case Observation.RoadBuildingPlayed(var seat, var first, var second) ->
          add(new ServerMessage.RoadBuildingPlayed(OptionalInt.of(id(seat)), first, second));
      case Observation.MonopolyPlayed(var seat, var resource) ->
          add(new ServerMessage.MonopolyPlayed(OptionalInt.of(id(seat)), resource));
      case Observation.Surrendered surrender -> surrendered(surrender);
      case Observation.InventionPlayed(var seat, var cards) -> invented(seat, cards);
      case Observation.BankTraded(var seat, var give, var want) -> {
        lose(seat, give);
        gain(seat, want);
      }
      case Observation.Offered(var seat, var offer, var give, var want) ->
          add(new ServerMessage.Offered(id(seat), offer, give, want));
      case Observation.Answered(var seat, var offer, var accept) ->
          add(new ServerMessage.OfferAnswered(id(seat), offer, accept));
      case Observation.Traded traded -> traded(traded);
      case Observation.Withdrawn(var seat, var offer) ->
          add(new ServerMessage.Withdrawn(id(seat), offer));
      case Observation.LongestRoad(var holder) -> longestRoad(holder, roadHolder);
      case Observation.LargestArmy(var holder) -> largestArmy(holder, armyHolder);
      case Observation.PhaseBegan _ -> {}
      case Observation.Won(var seat, _) -> winner = Optional.of(seat);
    }
  }

  private void add(ServerMessage message) {
    messages.add(message);
  }

  private void built(OwnedPiece piece) {
    add(new ServerMessage.Built(piece));
  }

  /// Adds the message about gained cards, unless the player got no cards.
  private void gain(Seat seat, Resources cards) {
    if (cards.total() > 0) add(new ServerMessage.Gained(id(seat), new MaybeHidden.Open<>(cards)));
  }

  private void lose(Seat seat, Resources cards) {
    if (cards.total() > 0) add(new ServerMessage.Lost(id(seat), new MaybeHidden.Open<>(cards)));
  }

  private void discarded(Observation.Discarded discarded) {
    MaybeHidden<Resources> cards =
        discarded.cards().isPresent()
            ? new MaybeHidden.Open<>(discarded.cards().get())
            : new MaybeHidden.Closed<>(discarded.count());
    add(new ServerMessage.Lost(id(discarded.seat()), cards));
  }

  private void stolen(Observation.Stolen stolen) {
    MaybeHidden<Resources> card =
        stolen.card().isPresent()
            ? new MaybeHidden.Open<>(Resources.of(stolen.card().get(), 1))
            : new MaybeHidden.Closed<>(1);
    add(new ServerMessage.Lost(id(stolen.victim()), card));
    add(new ServerMessage.Gained(id(stolen.thief()), card));
  }

  private void surrendered(Observation.Surrendered surrender) {
    if (surrender.count() == 0) return;
    surrendered += surrender.count();
    surrenderedKind = surrender.resource();
    lose(surrender.from(), Resources.of(surrender.resource(), surrender.count()));
    update(surrender.from());
  }

  /// Adds one message with all cards that the player of a monopoly got.
  private void gainSurrendered() {
    if (surrenderedKind == null) return;
    gain(actor, Resources.of(surrenderedKind, surrendered));
    surrenderedKind = null;
    surrendered = 0;
  }

  /// Adds the messages about an invention. The first message shows the kinds of the cards to all
  /// viewers, the second only to the player.
  private void invented(Seat seat, Resources cards) {
    add(new ServerMessage.InventionPlayed(OptionalInt.of(id(seat)), cards));
    if (cards.total() == 0) return;
    MaybeHidden<Resources> gained =
        view.viewer().is(seat)
            ? new MaybeHidden.Open<>(cards)
            : new MaybeHidden.Closed<>(cards.total());
    add(new ServerMessage.Gained(id(seat), gained));
  }

  private void traded(Observation.Traded traded) {
    add(new ServerMessage.Traded(id(traded.seat()), id(traded.partner())));
    lose(traded.seat(), traded.give());
    lose(traded.partner(), traded.want());
    gain(traded.seat(), traded.want());
    gain(traded.partner(), traded.give());
  }

  private void longestRoad(Optional<Seat> holder, Optional<Seat> former) {
    add(new ServerMessage.LongestRoad(optionalId(holder)));
    former.ifPresent(this::update);
    holder.ifPresent(this::update);
  }

  private void largestArmy(Seat holder, Optional<Seat> former) {
    add(new ServerMessage.LargestArmy(OptionalInt.of(id(holder))));
    former.ifPresent(this::update);
    update(holder);
  }

  /// Whether the actor placed a starting road and must act again at once. In this case the messages
  /// first show the actor in the wait status.
  private boolean actsAgainAfterFoundingRoad() {
    return before.position().phase() instanceof Phase.FoundRoad
        && PlayerStateMapper.status(view.position().phase(), actor) != PlayerStatus.WAIT;
  }

  private void addWaitingActor() {
    add(new ServerMessage.StatusUpdate(playerState(actor).waiting()));
  }

  /// Adds the state of the actor and of every other player whose state changed.
  private void addChangedStates() {
    var changed = new ArrayList<Seat>();
    for (var seat : seats())
      if (seat.equals(actor) || !digest(seat).equals(sentDigests.get(seat.index())))
        changed.add(seat);
    changed.sort(Comparator.comparingInt(this::rank).thenComparingInt(this::id));
    changed.forEach(this::update);
  }

  /// The place of a player in the order of the state messages: other changed players come first,
  /// then the actor, then the players who act next. In the discard phase the players who must
  /// discard come before the waiting roller.
  private int rank(Seat seat) {
    var status = PlayerStateMapper.status(view.position().phase(), seat);
    if (status == PlayerStatus.DISCARD) return 2;
    if (seat.equals(actor)) return view.position().phaseKind() == Position.DISCARD ? 3 : 1;
    return status == PlayerStatus.WAIT ? 0 : 2;
  }

  private void update(Seat seat) {
    sentDigests.set(seat.index(), digest(seat));
    add(new ServerMessage.StatusUpdate(playerState(seat)));
  }

  private PlayerStateDigest digest(Seat seat) {
    return PlayerStateDigest.of(roster.playerAt(seat).orElseThrow(), seat, view);
  }

  private PlayerState playerState(Seat seat) {
    return PlayerStateMapper.inGame(roster.playerAt(seat).orElseThrow(), seat, view);
  }

  private List<Seat> seats() {
    return Seat.first(view.position().players());
  }

  private int id(Seat seat) {
    return roster.id(seat);
  }

  private OptionalInt optionalId(Optional<Seat> seat) {
    return seat.isPresent() ? OptionalInt.of(id(seat.get())) : OptionalInt.empty();
  }
}
