package spieltisch.siedler.codec;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;
import spieltisch.siedler.codec.json.TextSanitizer;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// Decodes server messages leniently, so that messages of other servers are accepted too.
final class ServerReader {
  private static final Card[] CARDS = Card.values();
  private static final Resource[] RESOURCES = Resource.values();

  private final MessageTypes<ServerMessage> types;

  ServerReader(Dialect dialect) {
    types = new MessageTypes<>(dialect);
    addLobbyMessages();
    addGame();
    addTrade();
    addCards();
    ExtensionReader.addTo(types, new ClientReader(dialect, Extensions.NONE));
  }

  ServerMessage read(JsonCursor message) {
    return types.read(message);
  }

  private void addLobbyMessages() {
    types.addLenient(Word.HELLO, ServerReader::hello);
    types.addLenient(
        Word.WELCOME, cursor -> new ServerMessage.Welcome(cursor.field(Word.ID).asInt()));
    types.addLenient(Word.ANSWER, cursor -> new ServerMessage.Answer(cursor.asText()));
    types.addLenient(Word.OK, _ -> ServerMessage.Answer.OK);
    types.addLenient(Word.FAILURE, ServerReader::failure);
    types.addLenient(
        Word.CHAT,
        cursor ->
            new ServerMessage.Chat(
                PlaceReader.player(cursor, Word.SENDER),
                TextSanitizer.chat(cursor.field(Word.MESSAGE).asText())));
    types.addLenient(
        Word.STATUS_UPDATE,
        cursor ->
            new ServerMessage.StatusUpdate(PlayerStateReader.player(cursor.field(Word.PLAYER))));
  }

  private void addGame() {
    types.addLenient(
        Word.GAME_STARTED,
        cursor -> new ServerMessage.GameStarted(BoardMapReader.map(cursor.field(Word.MAP))));
    types.addLenient(Word.GAME_ENDED, ServerReader::ended);
    types.addLenient(
        Word.DICE_ROLLED,
        cursor -> new ServerMessage.DiceRolled(player(cursor), dice(cursor.field(Word.DICE))));
    types.addLenient(
        Word.GAINED,
        cursor ->
            new ServerMessage.Gained(
                player(cursor), CardCodec.maybeHiddenResources(cursor.field(Word.RESOURCES))));
    types.addLenient(
        Word.LOST,
        cursor ->
            new ServerMessage.Lost(
                player(cursor), CardCodec.maybeHiddenResources(cursor.field(Word.RESOURCES))));
    types.addLenient(
        Word.ROBBER_MOVED,
        cursor ->
            new ServerMessage.RobberMoved(
                PlaceReader.player(cursor, Word.PLAYER),
                PlaceReader.hex(cursor.field(Word.PLACE)),
                PlaceReader.player(cursor, Word.TARGET)));
    types.addLenient(
        Word.BUILT,
        cursor -> new ServerMessage.Built(BoardMapReader.building(cursor.field(Word.BUILDING))));
    types.addLenient(
        Word.LONGEST_ROAD,
        cursor -> new ServerMessage.LongestRoad(PlaceReader.player(cursor, Word.PLAYER)));
    types.addLenient(
        Word.LARGEST_ARMY,
        cursor -> new ServerMessage.LargestArmy(PlaceReader.player(cursor, Word.PLAYER)));
  }

  private void addTrade() {
    types.addLenient(
        Word.OFFERED,
        cursor ->
            new ServerMessage.Offered(
                player(cursor),
                offer(cursor),
                CardCodec.resources(cursor.field(Word.GIVE)),
                CardCodec.resources(cursor.field(Word.WANT))));
    types.addLenient(Word.OFFER_ANSWERED, ServerReader::answered);
    types.addLenient(
        Word.TRADED,
        cursor -> new ServerMessage.Traded(player(cursor), cursor.field(Word.PARTNER).asInt()));
    types.addLenient(
        Word.WITHDRAWN, cursor -> new ServerMessage.Withdrawn(player(cursor), offer(cursor)));
  }

  private void addCards() {
    types.addLenient(
        Word.CARD_BOUGHT, cursor -> new ServerMessage.CardBought(player(cursor), card(cursor)));
    types.addLenient(
        Word.PLAY_KNIGHT,
        cursor ->
            new ServerMessage.KnightPlayed(
                cardPlayer(cursor),
                PlaceReader.hex(cursor.field(Word.PLACE)),
                PlaceReader.player(cursor, Word.TARGET)));
    types.addLenient(
        Word.PLAY_ROAD_BUILDING,
        cursor ->
            new ServerMessage.RoadBuildingPlayed(
                cardPlayer(cursor),
                PlaceReader.edge(cursor.field(Word.FIRST_ROAD)),
                cursor.optional(Word.SECOND_ROAD, PlaceReader::edge)));
    types.addLenient(
        Word.PLAY_MONOPOLY,
        cursor ->
            new ServerMessage.MonopolyPlayed(
                cardPlayer(cursor),
                cursor.field(Word.RESOURCE).enumValue(RESOURCES, WordMapping::of)));
    types.addLenient(
        Word.PLAY_INVENTION,
        cursor ->
            new ServerMessage.InventionPlayed(
                cardPlayer(cursor), CardCodec.resources(cursor.field(Word.RESOURCES))));
  }

  private static ServerMessage hello(JsonCursor cursor) {
    return new ServerMessage.Hello(
        TextSanitizer.version(cursor.field(Word.VERSION).asText()),
        cursor.optional(Word.PROTOCOL, JsonCursor::asText).orElse(""),
        PlaceReader.extensions(cursor));
  }

  private static ServerMessage failure(JsonCursor cursor) {
    var text = cursor.isText() ? cursor.asText() : cursor.field(Word.REPORT).asText();
    return switch (cursor.dialect().answers()) {
      case ONE_MESSAGE -> new ServerMessage.Failure(text);
      case TWO_MESSAGES -> new ServerMessage.Answer(text);
    };
  }

  private static ServerMessage ended(JsonCursor cursor) {
    var winner = PlaceReader.player(cursor, Word.WINNER);
    return new ServerMessage.GameEnded(
        cursor.optional(Word.MESSAGE, it -> TextSanitizer.chat(it.asText())).orElse(""),
        winner.isPresent() ? winner : PlaceReader.player(cursor, Word.PLAYER));
  }

  private static DiceRoll dice(JsonCursor cursor) {
    if (!cursor.isList()) return new DiceRoll.Sum(cursor.asInt());
    var dice = cursor.items();
    if (dice.size() != 2) throw cursor.error(" muss zwei Würfel zeigen.");
    return new DiceRoll.Pair(dice.get(0).asInt(), dice.get(1).asInt());
  }

  private static ServerMessage answered(JsonCursor cursor) {
    var accepts = cursor.find(Word.ACCEPTS);
    var acceptor = cursor.find(Word.ACCEPTOR);
    if (acceptor == null) acceptor = cursor.find(Word.PARTNER);
    if (acceptor == null) acceptor = cursor.field(Word.PLAYER);
    return new ServerMessage.OfferAnswered(
        acceptor.asInt(), offer(cursor), accepts == null || accepts.asBoolean());
  }

  /// Reads a development card; empty if the card is hidden. A hidden card is absent, a number, or
  /// the word for unknown.
  private static Optional<Card> card(JsonCursor cursor) {
    var card = cursor.find(Word.CARD);
    if (card == null || card.isNumber()) return Optional.empty();
    var isHidden = card.asText().equals(Word.UNKNOWN.german());
    return isHidden ? Optional.empty() : Optional.of(card.enumValue(CARDS, WordMapping::of));
  }

  private static int player(JsonCursor cursor) {
    return cursor.field(Word.PLAYER).asInt();
  }

  private static OptionalInt cardPlayer(JsonCursor cursor) {
    return PlaceReader.player(cursor, Word.CARD_PLAYER);
  }

  private static int offer(JsonCursor cursor) {
    return cursor.field(Word.OFFER_ID).asInt();
  }
}
