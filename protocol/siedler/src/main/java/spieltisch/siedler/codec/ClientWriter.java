package spieltisch.siedler.codec;

import java.util.OptionalInt;
import java.util.Set;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.Word;

/// Encodes client messages.
final class ClientWriter {
  /// Whether a message also lists resources with zero cards. A discard always lists all five
  /// resources.
  enum Zeros {
    OMITTED,
    WRITTEN
  }

  private final DialectWriter writer;
  private final Set<Extension> granted;
  private final Zeros zeros;

  ClientWriter(DialectWriter writer, Set<Extension> granted, Zeros zeros) {
    this.writer = writer;
    this.granted = granted;
    this.zeros = zeros;
  }

  /// Writes the message. Returns false if the dialect lacks the message or its extension is not
  /// granted.
  boolean write(ClientMessage message) {
    return switch (message) {
      case ClientMessage.Hello hello -> writer.message(Word.HELLO, () -> hello(hello));
      case ClientMessage.SendChat(var text) ->
          writer.message(Word.SEND_CHAT, () -> writer.field(Word.MESSAGE, text));
      case ClientMessage.SetProfile profile ->
          writer.message(Word.SET_PROFILE, () -> profile(profile));
      case ClientMessage.Start _ -> empty(Word.START);
      case ClientMessage.Join join ->
          Extensions.mayJoin(granted) && writer.message(Word.JOIN, () -> join(join));
      case ClientMessage.DiceContribution(var random) ->
          granted.contains(Extension.DICE_CONTRIBUTION)
              && writer.message(Word.DICE_CONTRIBUTION, () -> writer.field(Word.RANDOM, random));
      case ClientMessage.OfferTo offer ->
          granted.contains(Extension.NEGOTIATION)
              && writer.message(Word.OFFER_TO, () -> offerTo(offer));
      case ClientMessage.CounterOffer counter ->
          granted.contains(Extension.NEGOTIATION)
              && writer.message(Word.COUNTER_OFFER, () -> counterOffer(counter));
      case ClientMessage.Undo _ -> granted.contains(Extension.UNDO) && empty(Word.TAKE_BACK);
      case ClientMessage.Move move -> move(move);
    };
  }

  private boolean move(ClientMessage.Move move) {
    return switch (move) {
      case ClientMessage.Roll _ -> empty(Word.ROLL);
      case ClientMessage.EndTurn _ -> empty(Word.END_TURN);
      case ClientMessage.BuyCard _ -> empty(Word.BUY_CARD);
      case ClientMessage.BuildRoad(var edge) ->
          build(Word.ROAD, () -> writer.field(Word.PLACE, edge));
      case ClientMessage.BuildSettlement(var corner) ->
          build(Word.SETTLEMENT, () -> writer.field(Word.PLACE, corner));
      case ClientMessage.BuildCity(var corner) ->
          build(Word.CITY, () -> writer.field(Word.PLACE, corner));
      case ClientMessage.Discard(var cards) ->
          writer.message(Word.DISCARD, () -> CardCodec.writeAll(writer, Word.DISCARDED, cards));
      case ClientMessage.MoveRobber(var hex, var victim) -> rob(Word.MOVE_ROBBER, hex, victim);
      case ClientMessage.PlayKnight(var hex, var victim) -> rob(Word.PLAY_KNIGHT, hex, victim);
      case ClientMessage.PlayRoadBuilding play ->
          writer.message(Word.PLAY_ROAD_BUILDING, () -> roads(play));
      case ClientMessage.PlayMonopoly(var resource) ->
          writer.message(
              Word.PLAY_MONOPOLY, () -> writer.field(Word.RESOURCE, WordMapping.of(resource)));
      case ClientMessage.PlayInvention(var cards) ->
          writer.message(Word.PLAY_INVENTION, () -> resources(Word.RESOURCES, cards));
      case ClientMessage.TradeWithBank(var give, var want) ->
          trade(Word.TRADE_WITH_BANK, give, want);
      case ClientMessage.Offer(var give, var want) -> trade(Word.OFFER, give, want);
      case ClientMessage.Answer answer -> answer(answer);
      case ClientMessage.Conclude conclude ->
          writer.message(Word.CONCLUDE, () -> conclude(conclude));
      case ClientMessage.Withdraw(var offer) -> withdraw(offer);
    };
  }

  private boolean empty(Word type) {
    return writer.message(type, () -> {});
  }

  private void hello(ClientMessage.Hello hello) {
    writer.field(Word.VERSION, hello.version());
    if (hello.extensions().isEmpty()) return;
    writer.list(
        Word.EXTENSIONS,
        () -> {
          for (var extension : hello.extensions()) writer.word(extension.word());
        });
  }

  private void profile(ClientMessage.SetProfile profile) {
    writer.field(Word.NAME, profile.name());
    if (profile.colour().isPresent())
      writer.field(Word.COLOUR, WordMapping.of(profile.colour().get()));
  }

  private void join(ClientMessage.Join join) {
    writer.field(Word.TABLE, join.table());
    if (join.watch()) writer.field(Word.SPECTATOR, true);
    writer.field(Word.TOKEN, join.token());
    if (join.lastEvent().isPresent()) writer.field(Word.EVENT_NUMBER, join.lastEvent().getAsLong());
    writer.field(Word.PASSWORD, join.password());
    writer.field(Word.RANDOM, join.random());
  }

  private boolean build(Word type, Runnable place) {
    return writer.message(
        Word.BUILD,
        () -> {
          writer.field(Word.TYPE, type);
          place.run();
        });
  }

  private boolean rob(Word type, Hex hex, OptionalInt victim) {
    return writer.message(
        type,
        () -> {
          writer.field(Word.PLACE, hex);
          writer.field(Word.TARGET, victim);
        });
  }

  private void roads(ClientMessage.PlayRoadBuilding play) {
    writer.field(Word.FIRST_ROAD, play.first());
    if (play.second().isPresent()) writer.field(Word.SECOND_ROAD, play.second().get());
  }

  private boolean trade(Word type, Resources give, Resources want) {
    return writer.message(
        type,
        () -> {
          resources(Word.GIVE, give);
          resources(Word.WANT, want);
        });
  }

  private void offerTo(ClientMessage.OfferTo offer) {
    resources(Word.GIVE, offer.give());
    resources(Word.WANT, offer.want());
    writer.list(Word.PARTNER, () -> offer.partners().forEach(writer::number));
  }

  private void counterOffer(ClientMessage.CounterOffer counter) {
    writer.field(Word.OFFER_ID, counter.offer());
    resources(Word.GIVE, counter.give());
    resources(Word.WANT, counter.want());
  }

  private void resources(Word field, Resources cards) {
    switch (zeros) {
      case OMITTED -> CardCodec.write(writer, field, cards);
      case WRITTEN -> CardCodec.writeAll(writer, field, cards);
    }
  }

  private boolean answer(ClientMessage.Answer answer) {
    boolean isField =
        answer.accept() || writer.dialect().declines() == Dialect.DeclineFormat.BY_FIELD;
    if (!isField) return withdraw(answer.offer());
    return writer.message(
        Word.ANSWER_OFFER,
        () -> {
          writer.field(Word.OFFER_ID, answer.offer());
          writer.field(Word.ACCEPTS, answer.accept());
        });
  }

  private void conclude(ClientMessage.Conclude conclude) {
    writer.field(Word.OFFER_ID, conclude.offer());
    writer.field(Word.PARTNER, conclude.partner());
  }

  private boolean withdraw(int offer) {
    return writer.message(Word.WITHDRAW, () -> writer.field(Word.OFFER_ID, offer));
  }
}
