package spieltisch.siedler.codec;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import spieltisch.catan.Colour;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Edge;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.Word;

/// Reads what a client said, letter by letter.
final class ClientReader {
  private static final Colour[] COLOURS = Colour.values();
  private static final Resource[] RESOURCES = Resource.values();

  private final MessageTypes<ClientMessage> messageTypes;

  ClientReader(Dialect dialect, Set<Extension> granted) {
    messageTypes = new MessageTypes<>(dialect);
    addTalk();
    addMoves();
    addCardsAndTrade();
    if (Extensions.mayJoin(granted)) messageTypes.add(Word.JOIN, ClientReader::join);
  }

  ClientMessage read(JsonCursor message) {
    return messageTypes.read(message);
  }

  private void addTalk() {
    messageTypes.add(Word.HELLO, ClientReader::hello);
    messageTypes.add(Word.SAY, ClientReader::say);
    messageTypes.add(Word.INTRODUCE, ClientReader::introduce);
    messageTypes.add(Word.START, empty(new ClientMessage.Start()));
  }

  private void addMoves() {
    messageTypes.add(Word.ROLL, empty(new ClientMessage.Roll()));
    messageTypes.add(Word.END_TURN, empty(new ClientMessage.EndTurn()));
    messageTypes.add(Word.BUY_CARD, empty(new ClientMessage.BuyCard()));
    messageTypes.add(Word.BUILD, ClientReader::build);
    messageTypes.add(
        Word.DISCARD,
        jsonCursor ->
            new ClientMessage.Discard(CardCodec.resources(jsonCursor.field(Word.DISCARDED))));
    messageTypes.add(
        Word.MOVE_ROBBER,
        jsonCursor ->
            new ClientMessage.MoveRobber(
                PlaceReader.hex(jsonCursor.field(Word.PLACE)), target(jsonCursor)));
  }

  private void addCardsAndTrade() {
    messageTypes.add(
        Word.PLAY_KNIGHT,
        jsonCursor ->
            new ClientMessage.PlayKnight(
                PlaceReader.hex(jsonCursor.field(Word.PLACE)), target(jsonCursor)));
    messageTypes.add(Word.PLAY_ROAD_BUILDING, ClientReader::roads);
    messageTypes.add(
        Word.PLAY_MONOPOLY,
        jsonCursor ->
            new ClientMessage.PlayMonopoly(
                jsonCursor.field(Word.RESOURCE).term(RESOURCES, WordMapping::of)));
    messageTypes.add(
        Word.PLAY_INVENTION,
        jsonCursor ->
            new ClientMessage.PlayInvention(CardCodec.resources(jsonCursor.field(Word.RESOURCES))));
    messageTypes.add(
        Word.TRADE_WITH_BANK,
        jsonCursor ->
            new ClientMessage.TradeWithBank(
                CardCodec.resources(jsonCursor.field(Word.GIVE)),
                CardCodec.resources(jsonCursor.field(Word.WANT))));
    messageTypes.add(
        Word.OFFER,
        jsonCursor ->
            new ClientMessage.Offer(
                CardCodec.resources(jsonCursor.field(Word.GIVE)),
                CardCodec.resources(jsonCursor.field(Word.WANT))));
    messageTypes.add(Word.ANSWER_OFFER, ClientReader::answer);
    messageTypes.add(
        Word.CONCLUDE,
        jsonCursor ->
            new ClientMessage.Conclude(offer(jsonCursor), jsonCursor.field(Word.PARTNER).whole()));
    messageTypes.add(Word.WITHDRAW, jsonCursor -> new ClientMessage.Withdraw(offer(jsonCursor)));
  }

  /// A message whose body must be an object, whatever is in it.
  private static Function<JsonCursor, ClientMessage> empty(ClientMessage message) {
    return jsonCursor -> {
      jsonCursor.members();
      return message;
    };
  }

  private static ClientMessage hello(JsonCursor jsonCursor) {
    var version = TextSanitizer.version(jsonCursor.field(Word.VERSION).text());
    return new ClientMessage.Hello(version, PlaceReader.extensions(jsonCursor));
  }

  private static ClientMessage say(JsonCursor jsonCursor) {
    var message = jsonCursor.field(Word.MESSAGE);
    return new ClientMessage.Say(visible(message, TextSanitizer.chat(message.text())));
  }

  private static ClientMessage introduce(JsonCursor jsonCursor) {
    var name = jsonCursor.maybe(Word.NAME, it -> visible(it, TextSanitizer.name(it.text())));
    var colour = jsonCursor.maybe(Word.COLOUR, it -> it.term(COLOURS, WordMapping::of));
    if (name.isEmpty() && colour.isEmpty()) jsonCursor.field(Word.NAME);
    return new ClientMessage.Introduce(name, colour);
  }

  private static String visible(JsonCursor jsonCursor, String text) {
    if (text.isEmpty()) throw jsonCursor.fault(" darf nicht leer sein.");
    return text;
  }

  private static ClientMessage join(JsonCursor jsonCursor) {
    var after = jsonCursor.find(Word.EVENT_NUMBER);
    var watch = jsonCursor.find(Word.SPECTATOR);
    return new ClientMessage.Join(
        jsonCursor.maybe(Word.TABLE, it -> TextSanitizer.name(it.text())),
        watch != null && watch.flag(),
        jsonCursor.maybe(Word.TOKEN, it -> TextSanitizer.version(it.text())),
        after == null ? OptionalLong.empty() : OptionalLong.of(after.large()),
        jsonCursor.maybe(Word.PASSWORD, JsonCursor::text));
  }

  private static ClientMessage build(JsonCursor jsonCursor) {
    var type = jsonCursor.field(Word.TYPE);
    var place = jsonCursor.field(Word.PLACE);
    return switch (type.term(PieceKind.ALL, PieceKind::word)) {
      case ROAD -> new ClientMessage.BuildRoad(PlaceReader.edge(place));
      case SETTLEMENT -> new ClientMessage.BuildSettlement(PlaceReader.corner(place));
      case CITY -> new ClientMessage.BuildCity(PlaceReader.corner(place));
    };
  }

  private static OptionalInt target(JsonCursor jsonCursor) {
    return PlaceReader.player(jsonCursor, Word.TARGET);
  }

  private static ClientMessage roads(JsonCursor jsonCursor) {
    Optional<Edge> second = jsonCursor.maybe(Word.SECOND_ROAD, PlaceReader::edge);
    return new ClientMessage.PlayRoadBuilding(
        PlaceReader.edge(jsonCursor.field(Word.FIRST_ROAD)), second);
  }

  private static int offer(JsonCursor jsonCursor) {
    return jsonCursor.field(Word.OFFER_ID).whole();
  }

  private static ClientMessage answer(JsonCursor jsonCursor) {
    var accepts = jsonCursor.find(Word.ACCEPTS);
    return new ClientMessage.Answer(offer(jsonCursor), accepts == null || accepts.flag());
  }
}
