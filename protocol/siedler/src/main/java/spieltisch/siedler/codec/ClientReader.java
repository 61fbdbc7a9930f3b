package spieltisch.siedler.codec;

import java.util.HexFormat;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import spieltisch.catan.Colour;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Edge;
import spieltisch.siedler.codec.json.TextSanitizer;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.Word;

/// Decodes client messages strictly: names and values must match exactly.
final class ClientReader {
  private static final Colour[] COLOURS = Colour.values();
  private static final Resource[] RESOURCES = Resource.values();

  private static final int RANDOM_DIGITS = 64;

  private final MessageTypes<ClientMessage> types;

  ClientReader(Dialect dialect, Set<Extension> granted) {
    types = new MessageTypes<>(dialect);
    addLobbyMessages();
    addMoves();
    addCardsAndTrade();
    if (Extensions.mayJoin(granted)) types.add(Word.JOIN, ClientReader::join);
    if (granted.contains(Extension.DICE_CONTRIBUTION))
      types.add(
          Word.DICE_CONTRIBUTION,
          cursor -> new ClientMessage.DiceContribution(random(cursor.field(Word.RANDOM))));
    if (granted.contains(Extension.NEGOTIATION)) addNegotiation();
    if (granted.contains(Extension.UNDO))
      types.add(Word.TAKE_BACK, empty(new ClientMessage.Undo()));
  }

  ClientMessage read(JsonCursor message) {
    return types.read(message);
  }

  private void addLobbyMessages() {
    types.add(Word.HELLO, ClientReader::hello);
    types.add(Word.SEND_CHAT, ClientReader::sendChat);
    types.add(Word.SET_PROFILE, ClientReader::setProfile);
    types.add(Word.START, empty(new ClientMessage.Start()));
  }

  private void addMoves() {
    types.add(Word.ROLL, empty(new ClientMessage.Roll()));
    types.add(Word.END_TURN, empty(new ClientMessage.EndTurn()));
    types.add(Word.BUY_CARD, empty(new ClientMessage.BuyCard()));
    types.add(Word.BUILD, ClientReader::build);
    types.add(
        Word.DISCARD,
        cursor -> new ClientMessage.Discard(CardCodec.resources(cursor.field(Word.DISCARDED))));
    types.add(
        Word.MOVE_ROBBER,
        cursor ->
            new ClientMessage.MoveRobber(
                PlaceReader.hex(cursor.field(Word.PLACE)), target(cursor)));
  }

  private void addCardsAndTrade() {
    types.add(
        Word.PLAY_KNIGHT,
        cursor ->
            new ClientMessage.PlayKnight(
                PlaceReader.hex(cursor.field(Word.PLACE)), target(cursor)));
    types.add(Word.PLAY_ROAD_BUILDING, ClientReader::roads);
    types.add(
        Word.PLAY_MONOPOLY,
        cursor ->
            new ClientMessage.PlayMonopoly(
                cursor.field(Word.RESOURCE).enumValue(RESOURCES, WordMapping::of)));
    types.add(
        Word.PLAY_INVENTION,
        cursor ->
            new ClientMessage.PlayInvention(CardCodec.resources(cursor.field(Word.RESOURCES))));
    types.add(
        Word.TRADE_WITH_BANK,
        cursor ->
            new ClientMessage.TradeWithBank(
                CardCodec.resources(cursor.field(Word.GIVE)),
                CardCodec.resources(cursor.field(Word.WANT))));
    types.add(
        Word.OFFER,
        cursor ->
            new ClientMessage.Offer(
                CardCodec.resources(cursor.field(Word.GIVE)),
                CardCodec.resources(cursor.field(Word.WANT))));
    types.add(Word.ANSWER_OFFER, ClientReader::answer);
    types.add(
        Word.CONCLUDE,
        cursor -> new ClientMessage.Conclude(offer(cursor), cursor.field(Word.PARTNER).asInt()));
    types.add(Word.WITHDRAW, cursor -> new ClientMessage.Withdraw(offer(cursor)));
  }

  private void addNegotiation() {
    types.add(
        Word.OFFER_TO,
        cursor ->
            new ClientMessage.OfferTo(
                CardCodec.resources(cursor.field(Word.GIVE)),
                CardCodec.resources(cursor.field(Word.WANT)),
                cursor.field(Word.PARTNER).items().stream().map(JsonCursor::asInt).toList()));
    types.add(
        Word.COUNTER_OFFER,
        cursor ->
            new ClientMessage.CounterOffer(
                offer(cursor),
                CardCodec.resources(cursor.field(Word.GIVE)),
                CardCodec.resources(cursor.field(Word.WANT))));
  }

  /// Reads a message without fields. The body of the message must be an object, whose content is
  /// ignored.
  private static Function<JsonCursor, ClientMessage> empty(ClientMessage message) {
    return cursor -> {
      cursor.members();
      return message;
    };
  }

  private static ClientMessage hello(JsonCursor cursor) {
    var version = TextSanitizer.version(cursor.field(Word.VERSION).asText());
    return new ClientMessage.Hello(version, PlaceReader.extensions(cursor));
  }

  private static ClientMessage sendChat(JsonCursor cursor) {
    var message = cursor.field(Word.MESSAGE);
    return new ClientMessage.SendChat(visible(message, TextSanitizer.chat(message.asText())));
  }

  private static ClientMessage setProfile(JsonCursor cursor) {
    var name = cursor.optional(Word.NAME, it -> visible(it, TextSanitizer.name(it.asText())));
    var colour = cursor.optional(Word.COLOUR, it -> it.enumValue(COLOURS, WordMapping::of));
    if (name.isEmpty() && colour.isEmpty()) cursor.field(Word.NAME);
    return new ClientMessage.SetProfile(name, colour);
  }

  private static String visible(JsonCursor cursor, String text) {
    if (text.isEmpty()) throw cursor.error(" darf nicht leer sein.");
    return text;
  }

  private static ClientMessage join(JsonCursor cursor) {
    var lastEvent = cursor.find(Word.EVENT_NUMBER);
    var watch = cursor.find(Word.SPECTATOR);
    return new ClientMessage.Join(
        cursor.optional(Word.TABLE, it -> TextSanitizer.name(it.asText())),
        watch != null && watch.asBoolean(),
        cursor.optional(Word.TOKEN, it -> TextSanitizer.version(it.asText())),
        lastEvent == null ? OptionalLong.empty() : OptionalLong.of(lastEvent.asLong()),
        cursor.optional(Word.PASSWORD, JsonCursor::asText),
        cursor.optional(Word.RANDOM, ClientReader::random));
  }

  private static String random(JsonCursor cursor) {
    var text = cursor.asText();
    if (text.length() != RANDOM_DIGITS || !text.chars().allMatch(HexFormat::isHexDigit))
      throw cursor.error(" muss aus " + RANDOM_DIGITS + " hexadezimalen Ziffern bestehen.");
    return text;
  }

  private static ClientMessage build(JsonCursor cursor) {
    var type = cursor.field(Word.TYPE);
    var place = cursor.field(Word.PLACE);
    return switch (type.enumValue(PieceKind.ALL, PieceKind::word)) {
      case ROAD -> new ClientMessage.BuildRoad(PlaceReader.edge(place));
      case SETTLEMENT -> new ClientMessage.BuildSettlement(PlaceReader.corner(place));
      case CITY -> new ClientMessage.BuildCity(PlaceReader.corner(place));
    };
  }

  private static OptionalInt target(JsonCursor cursor) {
    return PlaceReader.player(cursor, Word.TARGET);
  }

  private static ClientMessage roads(JsonCursor cursor) {
    Optional<Edge> second = cursor.optional(Word.SECOND_ROAD, PlaceReader::edge);
    return new ClientMessage.PlayRoadBuilding(
        PlaceReader.edge(cursor.field(Word.FIRST_ROAD)), second);
  }

  private static int offer(JsonCursor cursor) {
    return cursor.field(Word.OFFER_ID).asInt();
  }

  private static ClientMessage answer(JsonCursor cursor) {
    var accepts = cursor.find(Word.ACCEPTS);
    return new ClientMessage.Answer(offer(cursor), accepts == null || accepts.asBoolean());
  }
}
