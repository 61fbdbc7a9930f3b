package spieltisch.client.siedler;

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

/// What everybody has in one game, as the messages add up; but the server's word on it counts more.
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
  private boolean hasComplained;

  private record Invention(OptionalInt player, Resources cards) {}

  /// @param log where it is said, once, that the server knew better
  CardTracker(KnownPlayers knownPlayers, Dialect dialect, Consumer<String> log) {
    this.knownPlayers = knownPlayers;
    this.log = log;
    hasCosts = dialect.words().has(Word.LOST);
  }

  public OwnHand purse() {
    return ownHand;
  }

  BankTracker vault() {
    return bankTracker;
  }

  OfferTracker market() {
    return offerTracker;
  }

  TurnTracker round() {
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

  // The server's word.

  /// @param isForward see [TurnTracker#stands]
  void stands(PlayerState state, boolean isForward) {
    if (turnTracker.stands(state.id(), state.status(), isForward)) {
      offerTracker.turnBegan();
      ownHand.turnBegan();
    }
    believe(knownPlayers.met(state.id()), state);
  }

  private void believe(PlayerInfo playerInfo, PlayerState state) {
    boolean isKnown = true;
    if (state.resources().isPresent()) isKnown = believeHand(playerInfo, state.resources().get());
    if (state.cards().isPresent()) isKnown &= believeCards(playerInfo, state.cards().get());
    if (state.knights().isPresent()) {
      isKnown &= playerInfo.knights() == state.knights().getAsInt();
      playerInfo.hasKnights(state.knights().getAsInt());
    }
    state.longestRoad().ifPresent(holds -> longestRoad = award(longestRoad, state.id(), holds));
    state.largestArmy().ifPresent(holds -> largestArmy = award(largestArmy, state.id(), holds));
    if (!isKnown && playerInfo.isInGame()) complain(playerInfo);
  }

  private boolean believeHand(PlayerInfo playerInfo, MaybeHidden<Resources> maybeHidden) {
    int count =
        switch (maybeHidden) {
          case MaybeHidden.Open<Resources>(var cards) -> cards.total();
          case MaybeHidden.Closed<Resources>(var hidden) -> hidden;
        };
    boolean isKnown = playerInfo.hand() == count;
    playerInfo.holds(count);
    if (knownPlayers.isMe(playerInfo.id())
        && maybeHidden instanceof MaybeHidden.Open<Resources>(var cards))
      isKnown &= ownHand.holds(cards);
    return isKnown;
  }

  private boolean believeCards(PlayerInfo playerInfo, MaybeHidden<Cards> maybeHidden) {
    int count =
        switch (maybeHidden) {
          case MaybeHidden.Open<Cards>(var cards) -> cards.total();
          case MaybeHidden.Closed<Cards>(var hidden) -> hidden;
        };
    boolean isKnown = playerInfo.cards() == count;
    playerInfo.holdsCards(count);
    if (knownPlayers.isMe(playerInfo.id())
        && maybeHidden instanceof MaybeHidden.Open<Cards>(var cards))
      isKnown &= ownHand.holdsCards(cards);
    return isKnown;
  }

  private static OptionalInt award(OptionalInt holder, int id, boolean holds) {
    if (holds) return OptionalInt.of(id);
    return holder.isPresent() && holder.getAsInt() == id ? OptionalInt.empty() : holder;
  }

  private void complain(PlayerInfo playerInfo) {
    if (hasComplained) return;
    hasComplained = true;
    log.accept(
        "the server's word on player "
            + playerInfo.id()
            + " differs from what its messages added up to; the server is believed");
  }

  // What is heard.

  /// What a server keeps hidden from us leaves the own hand as it was, until a state tells it.
  void gained(int player, MaybeHidden<Resources> maybeHidden) {
    switch (opened(player, maybeHidden)) {
      case MaybeHidden.Open<Resources>(var cards) -> {
        bankTracker.gained(cards);
        knownPlayers.fellow(player).ifPresent(it -> it.gained(cards.total()));
        if (knownPlayers.isMe(player)) ownHand.gained(cards);
      }
      case MaybeHidden.Closed<Resources>(var count) ->
          knownPlayers.fellow(player).ifPresent(it -> it.gained(count));
    }
  }

  /// The gain of an invention may be hidden, but the card itself showed it.
  private MaybeHidden<Resources> opened(int player, MaybeHidden<Resources> maybeHidden) {
    var shown = invention;
    invention = Optional.empty();
    if (shown.isEmpty() || !(maybeHidden instanceof MaybeHidden.Closed<Resources>(var count)))
      return maybeHidden;
    var cards = shown.get().cards();
    boolean isIt =
        count == cards.total() && playerOf(shown.get().player()).equals(OptionalInt.of(player));
    return isIt ? new MaybeHidden.Open<>(cards) : maybeHidden;
  }

  void lost(int player, MaybeHidden<Resources> maybeHidden) {
    switch (maybeHidden) {
      case MaybeHidden.Open<Resources>(var cards) -> {
        bankTracker.paid(cards);
        offerTracker.paid(player, cards);
        knownPlayers.fellow(player).ifPresent(it -> it.lost(cards.total()));
        if (knownPlayers.isMe(player)) ownHand.lost(cards);
      }
      case MaybeHidden.Closed<Resources>(var count) ->
          knownPlayers.fellow(player).ifPresent(it -> it.lost(count));
    }
  }

  void built(OwnedPiece ownedPiece) {
    turnTracker.built(ownedPiece);
    if (!hasCosts && turnTracker.turns() > 0)
      lost(ownedPiece.owner(), new MaybeHidden.Open<>(Resources.unpacked(price(ownedPiece))));
  }

  private static int price(OwnedPiece ownedPiece) {
    return switch (ownedPiece) {
      case OwnedPiece.Road _ -> Price.ROAD;
      case OwnedPiece.Settlement _ -> Price.SETTLEMENT;
      case OwnedPiece.City _ -> Price.CITY;
    };
  }

  void bought(int player, Optional<Card> card) {
    knownPlayers.fellow(player).ifPresent(PlayerInfo::bought);
    if (knownPlayers.isMe(player)) card.ifPresent(ownHand::bought);
  }

  /// Some dialects do not say who played; it can only be the player whose turn it is.
  private OptionalInt playerOf(OptionalInt named) {
    return named.isPresent() ? named : turnTracker.active();
  }

  void played(OptionalInt named, Card card) {
    boolean isKnight = card == Card.KNIGHT;
    turnTracker.played(isKnight ? TurnTracker.Played.KNIGHT : TurnTracker.Played.PROGRESS);
    var player = playerOf(named);
    if (player.isEmpty()) return;
    knownPlayers
        .fellow(player.getAsInt())
        .ifPresent(isKnight ? PlayerInfo::playedKnight : PlayerInfo::playedProgress);
    if (knownPlayers.isMe(player.getAsInt())) ownHand.played(card);
  }

  void invented(OptionalInt named, Resources cards) {
    played(named, Card.INVENTION);
    invention = Optional.of(new Invention(named, cards));
  }
}
