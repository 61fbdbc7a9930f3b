package spieltisch.siedler;

import java.util.OptionalInt;
import java.util.Set;
import spieltisch.catan.places.Hex;
import spieltisch.catan.cards.Resources;

/// Writes what a client says.
final class ClientWriter {
  private final Pen pen;
  private final Set<Extension> granted;

  ClientWriter(Pen pen, Set<Extension> granted) {
    this.pen = pen;
    this.granted = granted;
  }

  /// Whether the dialect could say it.
  boolean write(ClientMessage message) {
    return switch (message) {
      case ClientMessage.Hello hello -> pen.say(Word.HELLO, () -> hello(hello));
      case ClientMessage.Say(var text) -> pen.say(Word.SAY, () -> pen.field(Word.MESSAGE, text));
      case ClientMessage.Introduce introduce -> pen.say(Word.INTRODUCE, () -> introduce(introduce));
      case ClientMessage.Start _ -> empty(Word.START);
      case ClientMessage.Join join ->
          Extensions.mayJoin(granted) && pen.say(Word.JOIN, () -> join(join));
      case ClientMessage.Move move -> move(move);
    };
  }

  private boolean move(ClientMessage.Move move) {
    return switch (move) {
      case ClientMessage.Roll _ -> empty(Word.ROLL);
      case ClientMessage.EndTurn _ -> empty(Word.END_TURN);
      case ClientMessage.BuyCard _ -> empty(Word.BUY_CARD);
      case ClientMessage.BuildRoad(var edge) -> build(Word.ROAD, () -> pen.field(Word.PLACE, edge));
      case ClientMessage.BuildSettlement(var corner) ->
          build(Word.SETTLEMENT, () -> pen.field(Word.PLACE, corner));
      case ClientMessage.BuildCity(var corner) ->
          build(Word.CITY, () -> pen.field(Word.PLACE, corner));
      case ClientMessage.Discard(var cards) ->
          pen.say(Word.DISCARD, () -> Goods.writeAll(pen, Word.DISCARDED, cards));
      case ClientMessage.MoveRobber(var hex, var victim) -> rob(Word.MOVE_ROBBER, hex, victim);
      case ClientMessage.PlayKnight(var hex, var victim) -> rob(Word.PLAY_KNIGHT, hex, victim);
      case ClientMessage.PlayRoadBuilding play ->
          pen.say(Word.PLAY_ROAD_BUILDING, () -> roads(play));
      case ClientMessage.PlayMonopoly(var resource) ->
          pen.say(Word.PLAY_MONOPOLY, () -> pen.field(Word.RESOURCE, Terms.of(resource)));
      case ClientMessage.PlayInvention(var cards) ->
          pen.say(Word.PLAY_INVENTION, () -> Goods.write(pen, Word.RESOURCES, cards));
      case ClientMessage.TradeWithBank(var give, var want) ->
          trade(Word.TRADE_WITH_BANK, give, want);
      case ClientMessage.Offer(var give, var want) -> trade(Word.OFFER, give, want);
      case ClientMessage.Answer answer -> answer(answer);
      case ClientMessage.Conclude conclude -> pen.say(Word.CONCLUDE, () -> conclude(conclude));
      case ClientMessage.Withdraw(var offer) -> withdraw(offer);
    };
  }

  private boolean empty(Word type) {
    return pen.say(type, () -> {});
  }

  private void hello(ClientMessage.Hello hello) {
    pen.field(Word.VERSION, hello.version());
    if (hello.extensions().isEmpty()) return;
    pen.list(
        Word.EXTENSIONS,
        () -> {
          for (var extension : hello.extensions()) pen.word(extension.word());
        });
  }

  private void introduce(ClientMessage.Introduce introduce) {
    pen.texts(Word.NAME, introduce.name());
    if (introduce.colour().isPresent()) pen.field(Word.COLOUR, Terms.of(introduce.colour().get()));
  }

  private void join(ClientMessage.Join join) {
    pen.texts(Word.TABLE, join.table());
    if (join.watch()) pen.field(Word.SPECTATOR, true);
    pen.texts(Word.TOKEN, join.token());
    if (join.after().isPresent()) pen.field(Word.EVENT_NUMBER, join.after().getAsLong());
    pen.texts(Word.PASSWORD, join.password());
  }

  private boolean build(Word type, Runnable place) {
    return pen.say(
        Word.BUILD,
        () -> {
          pen.field(Word.TYPE, type);
          place.run();
        });
  }

  private boolean rob(Word type, Hex hex, OptionalInt victim) {
    return pen.say(
        type,
        () -> {
          pen.field(Word.PLACE, hex);
          pen.field(Word.TARGET, victim);
        });
  }

  private void roads(ClientMessage.PlayRoadBuilding play) {
    pen.field(Word.FIRST_ROAD, play.first());
    if (play.second().isPresent()) pen.field(Word.SECOND_ROAD, play.second().get());
  }

  private boolean trade(Word type, Resources give, Resources want) {
    return pen.say(
        type,
        () -> {
          Goods.write(pen, Word.GIVE, give);
          Goods.write(pen, Word.WANT, want);
        });
  }

  private boolean answer(ClientMessage.Answer answer) {
    boolean isField = answer.accept() || pen.dialect().declines() == Dialect.Declines.BY_FIELD;
    if (!isField) return withdraw(answer.offer());
    return pen.say(
        Word.ANSWER_OFFER,
        () -> {
          pen.field(Word.OFFER_ID, answer.offer());
          pen.field(Word.ACCEPTS, answer.accept());
        });
  }

  private void conclude(ClientMessage.Conclude conclude) {
    pen.field(Word.OFFER_ID, conclude.offer());
    pen.field(Word.PARTNER, conclude.partner());
  }

  private boolean withdraw(int offer) {
    return pen.say(Word.WITHDRAW, () -> pen.field(Word.OFFER_ID, offer));
  }
}
