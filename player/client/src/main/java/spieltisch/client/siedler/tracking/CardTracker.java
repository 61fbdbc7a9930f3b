package spieltisch.client.siedler.tracking;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Price;
import spieltisch.catan.cards.Resources;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.Word;

/// Tracks the cards of all players in one game by adding up the messages. A player state that the
/// server sends overrides the tracked values.
public final class CardTracker {
  private final KnownPlayers knownPlayers;
  private final boolean hasCosts;
  private final Consumer<String> log;
  private final OwnHand ownHand = new OwnHand();
  private final BankTracker bankTracker = new BankTracker();
  private final OfferTracker offerTracker = new OfferTracker();
  private final TurnTracker turnTracker = new TurnTracker();
  private OptionalInt longestRoad = OptionalInt.empty();
  private OptionalInt largestArmy = OptionalInt.empty();
  private Optional<Invention> invention = Optional.empty();
  private boolean hasLoggedDifference;

  private record Invention(OptionalInt player, Resources cards) {}

  /// @param log receives one line if a player state from the server differs from the values that
  ///   the client added up from other messages
  CardTracker(KnownPlayers knownPlayers, Dialect dialect, Consumer<String> log) {
    this.knownPlayers = knownPlayers;
    this.log = log;
    hasCosts = dialect.words().has(Word.LOST);
  }

  public OwnHand ownHand() {
    return ownHand;
  }

  BankTracker bank() {
    return bankTracker;
  }

  OfferTracker offers() {
    return offerTracker;
  }

  TurnTracker turn() {
    return turnTracker;
  }

  OptionalInt longestRoad() {
    return longestRoad;
  }

  void longestRoad(OptionalInt holder) {
    longestRoad = holder;
  }

  OptionalInt largestArmy() {
    return largestArmy;
  }

  void largestArmy(OptionalInt holder) {
    largestArmy = holder;
  }

  // Handling of states.

  /// Applies a state that the server sent.
  void update(PlayerState state, TurnTracker.Stage stage) {
    if (turnTracker.statusChanged(state.id(), state.status(), stage)) {
      offerTracker.turnBegan();
      ownHand.turnBegan();
    }
    reconcile(knownPlayers.getOrAdd(state.id()), state);
  }

  private void reconcile(PlayerInfo player, PlayerState state) {
    boolean isEqual = true;
    if (state.resources().isPresent()) isEqual = reconcileHand(player, state.resources().get());
    if (state.cards().isPresent()) isEqual &= reconcileCards(player, state.cards().get());
    if (state.knights().isPresent()) {
      isEqual &= player.knights() == state.knights().getAsInt();
      player.setKnights(state.knights().getAsInt());
    }
    state.longestRoad().ifPresent(holds -> longestRoad = award(longestRoad, state.id(), holds));
    state.largestArmy().ifPresent(holds -> largestArmy = award(largestArmy, state.id(), holds));
    if (!isEqual && player.isInGame()) logDifference(player);
  }

  private boolean reconcileHand(PlayerInfo player, MaybeHidden<Resources> reported) {
    int count =
        switch (reported) {
          case MaybeHidden.Open<Resources>(var cards) -> cards.total();
          case MaybeHidden.Closed<Resources>(var hidden) -> hidden;
        };
    boolean isEqual = player.hand() == count;
    player.setHand(count);
    if (knownPlayers.isMe(player.id())
        && reported instanceof MaybeHidden.Open<Resources>(var cards))
      isEqual &= ownHand.correctHand(cards);
    return isEqual;
  }

  private boolean reconcileCards(PlayerInfo player, MaybeHidden<Cards> reported) {
    int count =
        switch (reported) {
          case MaybeHidden.Open<Cards>(var cards) -> cards.total();
          case MaybeHidden.Closed<Cards>(var hidden) -> hidden;
        };
    boolean isEqual = player.cards() == count;
    player.setCards(count);
    if (knownPlayers.isMe(player.id()) && reported instanceof MaybeHidden.Open<Cards>(var cards))
      isEqual &= ownHand.correctCards(cards);
    return isEqual;
  }

  private static OptionalInt award(OptionalInt holder, int id, boolean holds) {
    if (holds) return OptionalInt.of(id);
    return holder.isPresent() && holder.getAsInt() == id ? OptionalInt.empty() : holder;
  }

  private void logDifference(PlayerInfo player) {
    if (hasLoggedDifference) return;
    hasLoggedDifference = true;
    log.accept(
        "state of player "
            + player.id()
            + " differs from the sum of the messages; using the server's state");
  }

  // Handling of changes.

  /// Applies a gain of cards. If the kinds of this client's own gain are hidden, the tracked hand
  /// stays unchanged until a player state reports the cards.
  void gained(int player, MaybeHidden<Resources> gain) {
    switch (revealed(player, gain)) {
      case MaybeHidden.Open<Resources>(var cards) -> {
        bankTracker.gained(cards);
        knownPlayers.player(player).ifPresent(it -> it.gained(cards.total()));
        if (knownPlayers.isMe(player)) ownHand.gained(cards);
      }
      case MaybeHidden.Closed<Resources>(var count) ->
          knownPlayers.player(player).ifPresent(it -> it.gained(count));
    }
  }

  /// Reveals the kinds of a hidden gain from an invention, if the message about the played card
  /// showed them.
  private MaybeHidden<Resources> revealed(int player, MaybeHidden<Resources> gain) {
    var shown = invention;
    invention = Optional.empty();
    if (shown.isEmpty() || !(gain instanceof MaybeHidden.Closed<Resources>(var count))) return gain;
    var cards = shown.get().cards();
    boolean matches =
        count == cards.total()
            && namedOrActive(shown.get().player()).equals(OptionalInt.of(player));
    return matches ? new MaybeHidden.Open<>(cards) : gain;
  }

  void lost(int player, MaybeHidden<Resources> loss) {
    switch (loss) {
      case MaybeHidden.Open<Resources>(var cards) -> {
        bankTracker.paid(cards);
        offerTracker.paid(player, cards);
        knownPlayers.player(player).ifPresent(it -> it.lost(cards.total()));
        if (knownPlayers.isMe(player)) ownHand.lost(cards);
      }
      case MaybeHidden.Closed<Resources>(var count) ->
          knownPlayers.player(player).ifPresent(it -> it.lost(count));
    }
  }

  void built(OwnedPiece piece) {
    turnTracker.built(piece);
    if (!hasCosts && turnTracker.turns() > 0)
      lost(piece.owner(), new MaybeHidden.Open<>(Resources.unpacked(price(piece))));
  }

  static int price(OwnedPiece piece) {
    return switch (piece) {
      case OwnedPiece.Road _ -> Price.ROAD;
      case OwnedPiece.Settlement _ -> Price.SETTLEMENT;
      case OwnedPiece.City _ -> Price.CITY;
    };
  }

  void bought(int player, Optional<Card> card) {
    knownPlayers.player(player).ifPresent(PlayerInfo::bought);
    if (knownPlayers.isMe(player)) card.ifPresent(ownHand::bought);
  }

  /// Returns the named player. If no player is named, returns the active player, or nothing if the
  /// active player is unknown. In some dialects the message about a played card does not say who
  /// played it.
  private OptionalInt namedOrActive(OptionalInt named) {
    return named.isPresent() ? named : turnTracker.active();
  }

  void played(OptionalInt named, Card card) {
    boolean isKnight = card == Card.KNIGHT;
    turnTracker.played(isKnight ? TurnTracker.Played.KNIGHT : TurnTracker.Played.PROGRESS);
    var player = namedOrActive(named);
    if (player.isEmpty()) return;
    knownPlayers
        .player(player.getAsInt())
        .ifPresent(isKnight ? PlayerInfo::playedKnight : PlayerInfo::playedProgress);
    if (knownPlayers.isMe(player.getAsInt())) ownHand.played(card);
  }

  void inventionPlayed(OptionalInt named, Resources cards) {
    played(named, Card.INVENTION);
    invention = Optional.of(new Invention(named, cards));
  }
}
