package spieltisch.siedler.codec;

import java.util.OptionalInt;
import java.util.Set;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.Word;

/// Writes what a client says.
final class ClientWriter {
  private final DialectWriter dialectWriter;
  private final Set<Extension> granted;

  ClientWriter(DialectWriter dialectWriter, Set<Extension> granted) {
    this.dialectWriter = dialectWriter;
    this.granted = granted;
  }

  /// Whether the dialect could say it.
  boolean write(ClientMessage message) {
    return switch (message) {
      case ClientMessage.Hello hello -> dialectWriter.say(Word.HELLO, () -> hello(hello));
      case ClientMessage.Say(var text) ->
          dialectWriter.say(Word.SAY, () -> dialectWriter.field(Word.MESSAGE, text));
      case ClientMessage.Introduce introduce ->
          dialectWriter.say(Word.INTRODUCE, () -> introduce(introduce));
      case ClientMessage.Start _ -> empty(Word.START);
      case ClientMessage.Join join ->
          Extensions.mayJoin(granted) && dialectWriter.say(Word.JOIN, () -> join(join));
      case ClientMessage.Move move -> move(move);
    };
  }

  private boolean move(ClientMessage.Move move) {
    return switch (move) {
      case ClientMessage.Roll _ -> empty(Word.ROLL);
      case ClientMessage.EndTurn _ -> empty(Word.END_TURN);
      case ClientMessage.BuyCard _ -> empty(Word.BUY_CARD);
      case ClientMessage.BuildRoad(var edge) ->
          build(Word.ROAD, () -> dialectWriter.field(Word.PLACE, edge));
      case ClientMessage.BuildSettlement(var corner) ->
          build(Word.SETTLEMENT, () -> dialectWriter.field(Word.PLACE, corner));
      case ClientMessage.BuildCity(var corner) ->
          build(Word.CITY, () -> dialectWriter.field(Word.PLACE, corner));
      case ClientMessage.Discard(var cards) ->
          dialectWriter.say(
              Word.DISCARD, () -> CardCodec.writeAll(dialectWriter, Word.DISCARDED, cards));
      case ClientMessage.MoveRobber(var hex, var victim) -> rob(Word.MOVE_ROBBER, hex, victim);
      case ClientMessage.PlayKnight(var hex, var victim) -> rob(Word.PLAY_KNIGHT, hex, victim);
      case ClientMessage.PlayRoadBuilding play ->
          dialectWriter.say(Word.PLAY_ROAD_BUILDING, () -> roads(play));
      case ClientMessage.PlayMonopoly(var resource) ->
          dialectWriter.say(
              Word.PLAY_MONOPOLY,
              () -> dialectWriter.field(Word.RESOURCE, WordMapping.of(resource)));
      case ClientMessage.PlayInvention(var cards) ->
          dialectWriter.say(
              Word.PLAY_INVENTION, () -> CardCodec.write(dialectWriter, Word.RESOURCES, cards));
      case ClientMessage.TradeWithBank(var give, var want) ->
          trade(Word.TRADE_WITH_BANK, give, want);
      case ClientMessage.Offer(var give, var want) -> trade(Word.OFFER, give, want);
      case ClientMessage.Answer answer -> answer(answer);
      case ClientMessage.Conclude conclude ->
          dialectWriter.say(Word.CONCLUDE, () -> conclude(conclude));
      case ClientMessage.Withdraw(var offer) -> withdraw(offer);
    };
  }

  private boolean empty(Word type) {
    return dialectWriter.say(type, () -> {});
  }

  private void hello(ClientMessage.Hello hello) {
    dialectWriter.field(Word.VERSION, hello.version());
    if (hello.extensions().isEmpty()) return;
    dialectWriter.list(
        Word.EXTENSIONS,
        () -> {
          for (var extension : hello.extensions()) dialectWriter.word(extension.word());
        });
  }

  private void introduce(ClientMessage.Introduce introduce) {
    dialectWriter.texts(Word.NAME, introduce.name());
    if (introduce.colour().isPresent())
      dialectWriter.field(Word.COLOUR, WordMapping.of(introduce.colour().get()));
  }

  private void join(ClientMessage.Join join) {
    dialectWriter.texts(Word.TABLE, join.table());
    if (join.watch()) dialectWriter.field(Word.SPECTATOR, true);
    dialectWriter.texts(Word.TOKEN, join.token());
    if (join.after().isPresent()) dialectWriter.field(Word.EVENT_NUMBER, join.after().getAsLong());
    dialectWriter.texts(Word.PASSWORD, join.password());
  }

  private boolean build(Word type, Runnable place) {
    return dialectWriter.say(
        Word.BUILD,
        () -> {
          dialectWriter.field(Word.TYPE, type);
          place.run();
        });
  }

  private boolean rob(Word type, Hex hex, OptionalInt victim) {
    return dialectWriter.say(
        type,
        () -> {
          dialectWriter.field(Word.PLACE, hex);
          dialectWriter.field(Word.TARGET, victim);
        });
  }

  private void roads(ClientMessage.PlayRoadBuilding play) {
    dialectWriter.field(Word.FIRST_ROAD, play.first());
    if (play.second().isPresent()) dialectWriter.field(Word.SECOND_ROAD, play.second().get());
  }

  private boolean trade(Word type, Resources give, Resources want) {
    return dialectWriter.say(
        type,
        () -> {
          CardCodec.write(dialectWriter, Word.GIVE, give);
          CardCodec.write(dialectWriter, Word.WANT, want);
        });
  }

  private boolean answer(ClientMessage.Answer answer) {
    boolean isField =
        answer.accept() || dialectWriter.dialect().declines() == Dialect.Declines.BY_FIELD;
    if (!isField) return withdraw(answer.offer());
    return dialectWriter.say(
        Word.ANSWER_OFFER,
        () -> {
          dialectWriter.field(Word.OFFER_ID, answer.offer());
          dialectWriter.field(Word.ACCEPTS, answer.accept());
        });
  }

  private void conclude(ClientMessage.Conclude conclude) {
    dialectWriter.field(Word.OFFER_ID, conclude.offer());
    dialectWriter.field(Word.PARTNER, conclude.partner());
  }

  private boolean withdraw(int offer) {
    return dialectWriter.say(Word.WITHDRAW, () -> dialectWriter.field(Word.OFFER_ID, offer));
  }
}
