package spieltisch.siedler.codec;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// Reads what a server said, ours or another's, and is content with what it can understand.
final class ServerReader {
  private static final Card[] CARDS = Card.values();
  private static final Resource[] RESOURCES = Resource.values();

  private final MessageTypes<ServerMessage> messageTypes;

  ServerReader(Dialect dialect) {
    messageTypes = new MessageTypes<>(dialect);
    addTalk();
    addGame();
    addTrade();
    addCards();
    ExtensionReader.addTo(messageTypes, new ClientReader(dialect, Extensions.NONE));
  }

  ServerMessage read(JsonCursor message) {
    return messageTypes.read(message);
  }

  private void addTalk() {
    messageTypes.addKindly(Word.HELLO, ServerReader::hello);
    messageTypes.addKindly(
        Word.WELCOME, jsonCursor -> new ServerMessage.Welcome(jsonCursor.field(Word.ID).whole()));
    messageTypes.addKindly(Word.ANSWER, jsonCursor -> new ServerMessage.Answer(jsonCursor.text()));
    messageTypes.addKindly(Word.OK, _ -> ServerMessage.Answer.OK);
    messageTypes.addKindly(Word.FAILURE, ServerReader::failure);
    messageTypes.addKindly(
        Word.CHAT,
        jsonCursor ->
            new ServerMessage.Chat(
                PlaceReader.player(jsonCursor, Word.SENDER),
                TextSanitizer.chat(jsonCursor.field(Word.MESSAGE).text())));
    messageTypes.addKindly(
        Word.STATUS_UPDATE,
        jsonCursor ->
            new ServerMessage.StatusUpdate(
                PlayerStateReader.player(jsonCursor.field(Word.PLAYER))));
  }

  private void addGame() {
    messageTypes.addKindly(
        Word.GAME_STARTED,
        jsonCursor ->
            new ServerMessage.GameStarted(BoardMapReader.chart(jsonCursor.field(Word.CHART))));
    messageTypes.addKindly(Word.GAME_ENDED, ServerReader::ended);
    messageTypes.addKindly(
        Word.THROWN,
        jsonCursor ->
            new ServerMessage.Thrown(player(jsonCursor), dice(jsonCursor.field(Word.DICE))));
    messageTypes.addKindly(
        Word.GAINED,
        jsonCursor ->
            new ServerMessage.Gained(
                player(jsonCursor), CardCodec.heldResources(jsonCursor.field(Word.RESOURCES))));
    messageTypes.addKindly(
        Word.LOST,
        jsonCursor ->
            new ServerMessage.Lost(
                player(jsonCursor), CardCodec.heldResources(jsonCursor.field(Word.RESOURCES))));
    messageTypes.addKindly(
        Word.ROBBER_MOVED,
        jsonCursor ->
            new ServerMessage.RobberMoved(
                PlaceReader.player(jsonCursor, Word.PLAYER),
                PlaceReader.hex(jsonCursor.field(Word.PLACE)),
                PlaceReader.player(jsonCursor, Word.TARGET)));
    messageTypes.addKindly(
        Word.BUILT,
        jsonCursor ->
            new ServerMessage.Built(BoardMapReader.building(jsonCursor.field(Word.BUILDING))));
    messageTypes.addKindly(
        Word.LONGEST_ROAD,
        jsonCursor -> new ServerMessage.LongestRoad(PlaceReader.player(jsonCursor, Word.PLAYER)));
    messageTypes.addKindly(
        Word.LARGEST_ARMY,
        jsonCursor -> new ServerMessage.LargestArmy(PlaceReader.player(jsonCursor, Word.PLAYER)));
  }

  private void addTrade() {
    messageTypes.addKindly(
        Word.OFFERED,
        jsonCursor ->
            new ServerMessage.Offered(
                player(jsonCursor),
                offer(jsonCursor),
                CardCodec.resources(jsonCursor.field(Word.GIVE)),
                CardCodec.resources(jsonCursor.field(Word.WANT))));
    messageTypes.addKindly(Word.OFFER_ANSWERED, ServerReader::answered);
    messageTypes.addKindly(
        Word.TRADED,
        jsonCursor ->
            new ServerMessage.Traded(player(jsonCursor), jsonCursor.field(Word.PARTNER).whole()));
    messageTypes.addKindly(
        Word.WITHDRAWN,
        jsonCursor -> new ServerMessage.Withdrawn(player(jsonCursor), offer(jsonCursor)));
  }

  private void addCards() {
    messageTypes.addKindly(
        Word.CARD_BOUGHT,
        jsonCursor -> new ServerMessage.CardBought(player(jsonCursor), card(jsonCursor)));
    messageTypes.addKindly(
        Word.PLAY_KNIGHT,
        jsonCursor ->
            new ServerMessage.KnightPlayed(
                cardPlayer(jsonCursor),
                PlaceReader.hex(jsonCursor.field(Word.PLACE)),
                PlaceReader.player(jsonCursor, Word.TARGET)));
    messageTypes.addKindly(
        Word.PLAY_ROAD_BUILDING,
        jsonCursor ->
            new ServerMessage.RoadBuildingPlayed(
                cardPlayer(jsonCursor),
                PlaceReader.edge(jsonCursor.field(Word.FIRST_ROAD)),
                jsonCursor.maybe(Word.SECOND_ROAD, PlaceReader::edge)));
    messageTypes.addKindly(
        Word.PLAY_MONOPOLY,
        jsonCursor ->
            new ServerMessage.MonopolyPlayed(
                cardPlayer(jsonCursor),
                jsonCursor.field(Word.RESOURCE).term(RESOURCES, WordMapping::of)));
    messageTypes.addKindly(
        Word.PLAY_INVENTION,
        jsonCursor ->
            new ServerMessage.InventionPlayed(
                cardPlayer(jsonCursor), CardCodec.resources(jsonCursor.field(Word.RESOURCES))));
  }

  private static ServerMessage hello(JsonCursor jsonCursor) {
    return new ServerMessage.Hello(
        TextSanitizer.version(jsonCursor.field(Word.VERSION).text()),
        jsonCursor.maybe(Word.PROTOCOL, JsonCursor::text).orElse(""),
        PlaceReader.extensions(jsonCursor));
  }

  private static ServerMessage failure(JsonCursor jsonCursor) {
    var text = jsonCursor.isText() ? jsonCursor.text() : jsonCursor.field(Word.REPORT).text();
    return switch (jsonCursor.dialect().answers()) {
      case ONE_MESSAGE -> new ServerMessage.Failure(text);
      case TWO_MESSAGES -> new ServerMessage.Answer(text);
    };
  }

  private static ServerMessage ended(JsonCursor jsonCursor) {
    var winner = PlaceReader.player(jsonCursor, Word.WINNER);
    return new ServerMessage.GameEnded(
        jsonCursor.maybe(Word.MESSAGE, it -> TextSanitizer.chat(it.text())).orElse(""),
        winner.isPresent() ? winner : PlaceReader.player(jsonCursor, Word.PLAYER));
  }

  private static DiceRoll dice(JsonCursor jsonCursor) {
    if (!jsonCursor.isList()) return new DiceRoll.Sum(jsonCursor.whole());
    var dice = jsonCursor.items();
    if (dice.size() != 2) throw jsonCursor.fault(" muss zwei Würfel zeigen.");
    return new DiceRoll.Pair(dice.get(0).whole(), dice.get(1).whole());
  }

  private static ServerMessage answered(JsonCursor jsonCursor) {
    var accepts = jsonCursor.find(Word.ACCEPTS);
    var acceptor = jsonCursor.find(Word.ACCEPTOR);
    if (acceptor == null) acceptor = jsonCursor.find(Word.PARTNER);
    if (acceptor == null) acceptor = jsonCursor.field(Word.PLAYER);
    return new ServerMessage.OfferAnswered(
        acceptor.whole(), offer(jsonCursor), accepts == null || accepts.flag());
  }

  /// Hidden cards are left out, or a number, or the word for unknown.
  private static Optional<Card> card(JsonCursor jsonCursor) {
    var card = jsonCursor.find(Word.CARD);
    if (card == null || card.isNumber()) return Optional.empty();
    var isHidden = card.text().equals(Word.UNKNOWN.german());
    return isHidden ? Optional.empty() : Optional.of(card.term(CARDS, WordMapping::of));
  }

  private static int player(JsonCursor jsonCursor) {
    return jsonCursor.field(Word.PLAYER).whole();
  }

  private static OptionalInt cardPlayer(JsonCursor jsonCursor) {
    return PlaceReader.player(jsonCursor, Word.CARD_PLAYER);
  }

  private static int offer(JsonCursor jsonCursor) {
    return jsonCursor.field(Word.OFFER_ID).whole();
  }
}
