package spieltisch.client;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Price;
import spieltisch.catan.cards.Resources;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.codec.Word;

/// What everybody has in one game, as the messages add up; but the server's word on it counts more.
final class Books {
  private final Company company;
  private final boolean hasCosts;
  private final Consumer<String> log;
  private final Purse purse = new Purse();
  private final Vault vault = new Vault();
  private final Market market = new Market();
  private final Round round = new Round();
  private OptionalInt longestRoad = OptionalInt.empty();
  private OptionalInt largestArmy = OptionalInt.empty();
  private Optional<Invention> invention = Optional.empty();
  private boolean hasComplained;

  private record Invention(OptionalInt player, Resources cards) {}

  /// @param log where it is said, once, that the server knew better
  Books(Company company, Dialect dialect, Consumer<String> log) {
    this.company = company;
    this.log = log;
    hasCosts = dialect.words().has(Word.LOST);
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

  /// @param isForward see [Round#stands]
  void stands(PlayerState state, boolean isForward) {
    if (round.stands(state.id(), state.status(), isForward)) {
      market.turnBegan();
      purse.turnBegan();
    }
    believe(company.met(state.id()), state);
  }

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

  private boolean believeHand(Fellow fellow, MaybeHidden<Resources> maybeHidden) {
    int count =
        switch (maybeHidden) {
          case MaybeHidden.Open<Resources>(var cards) -> cards.total();
          case MaybeHidden.Closed<Resources>(var hidden) -> hidden;
        };
    boolean isKnown = fellow.hand() == count;
    fellow.holds(count);
    if (company.isMe(fellow.id()) && maybeHidden instanceof MaybeHidden.Open<Resources>(var cards))
      isKnown &= purse.holds(cards);
    return isKnown;
  }

  private boolean believeCards(Fellow fellow, MaybeHidden<Cards> maybeHidden) {
    int count =
        switch (maybeHidden) {
          case MaybeHidden.Open<Cards>(var cards) -> cards.total();
          case MaybeHidden.Closed<Cards>(var hidden) -> hidden;
        };
    boolean isKnown = fellow.cards() == count;
    fellow.holdsCards(count);
    if (company.isMe(fellow.id()) && maybeHidden instanceof MaybeHidden.Open<Cards>(var cards))
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

  // What is heard.

  /// What a server keeps hidden from us leaves the own hand as it was, until a state tells it.
  void gained(int player, MaybeHidden<Resources> maybeHidden) {
    switch (opened(player, maybeHidden)) {
      case MaybeHidden.Open<Resources>(var cards) -> {
        vault.gained(cards);
        company.fellow(player).ifPresent(it -> it.gained(cards.total()));
        if (company.isMe(player)) purse.gained(cards);
      }
      case MaybeHidden.Closed<Resources>(var count) ->
          company.fellow(player).ifPresent(it -> it.gained(count));
    }
  }

  /// The gain of an invention may be hidden, but the card itself showed it.
  private MaybeHidden<Resources> opened(int player, MaybeHidden<Resources> maybeHidden) {
    var shown = invention;
    invention = Optional.empty();
    if (shown.isEmpty() || !(maybeHidden instanceof MaybeHidden.Closed<Resources>(var count))) return maybeHidden;
    var cards = shown.get().cards();
    boolean isIt =
        count == cards.total() && playerOf(shown.get().player()).equals(OptionalInt.of(player));
    return isIt ? new MaybeHidden.Open<>(cards) : maybeHidden;
  }

  void lost(int player, MaybeHidden<Resources> maybeHidden) {
    switch (maybeHidden) {
      case MaybeHidden.Open<Resources>(var cards) -> {
        vault.paid(cards);
        market.paid(player, cards);
        company.fellow(player).ifPresent(it -> it.lost(cards.total()));
        if (company.isMe(player)) purse.lost(cards);
      }
      case MaybeHidden.Closed<Resources>(var count) ->
          company.fellow(player).ifPresent(it -> it.lost(count));
    }
  }

  void built(OwnedPiece ownedPiece) {
    round.built(ownedPiece);
    if (!hasCosts && round.turns() > 0)
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
    company.fellow(player).ifPresent(Fellow::bought);
    if (company.isMe(player)) card.ifPresent(purse::bought);
  }

  /// Some dialects do not say who played; it can only be the player whose turn it is.
  private OptionalInt playerOf(OptionalInt named) {
    return named.isPresent() ? named : round.active();
  }

  void played(OptionalInt named, Card card) {
    boolean isKnight = card == Card.KNIGHT;
    round.played(isKnight ? Round.Played.KNIGHT : Round.Played.PROGRESS);
    var player = playerOf(named);
    if (player.isEmpty()) return;
    company
        .fellow(player.getAsInt())
        .ifPresent(isKnight ? Fellow::playedKnight : Fellow::playedProgress);
    if (company.isMe(player.getAsInt())) purse.played(card);
  }

  void invented(OptionalInt named, Resources cards) {
    played(named, Card.INVENTION);
    invention = Optional.of(new Invention(named, cards));
  }
}
