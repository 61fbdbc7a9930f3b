package spieltisch.siedler;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;

/// Reads what a server said, ours or another's, and is content with what it can understand.
final class ServerReader {
  private static final Card[] CARDS = Card.values();
  private static final Resource[] RESOURCES = Resource.values();

  private final Types<ServerMessage> types;

  ServerReader(Dialect dialect) {
    types = new Types<>(dialect);
    addTalk();
    addGame();
    addTrade();
    addCards();
    ExtraReader.addTo(types, new ClientReader(dialect, Extensions.NONE));
  }

  ServerMessage read(Node message) {
    return types.read(message);
  }

  private void addTalk() {
    types.addKindly(Word.HELLO, ServerReader::hello);
    types.addKindly(Word.WELCOME, node -> new ServerMessage.Welcome(node.field(Word.ID).whole()));
    types.addKindly(Word.ANSWER, node -> new ServerMessage.Answer(node.text()));
    types.addKindly(Word.OK, _ -> ServerMessage.Answer.OK);
    types.addKindly(Word.FAILURE, ServerReader::failure);
    types.addKindly(
        Word.CHAT,
        node ->
            new ServerMessage.Chat(
                Sites.player(node, Word.SENDER), CleanText.chat(node.field(Word.MESSAGE).text())));
    types.addKindly(
        Word.STATUS_UPDATE,
        node -> new ServerMessage.StatusUpdate(StateReader.player(node.field(Word.PLAYER))));
  }

  private void addGame() {
    types.addKindly(
        Word.GAME_STARTED,
        node -> new ServerMessage.GameStarted(ChartReader.chart(node.field(Word.CHART))));
    types.addKindly(Word.GAME_ENDED, ServerReader::ended);
    types.addKindly(
        Word.THROWN, node -> new ServerMessage.Thrown(player(node), dice(node.field(Word.DICE))));
    types.addKindly(
        Word.GAINED,
        node ->
            new ServerMessage.Gained(
                player(node), Goods.heldResources(node.field(Word.RESOURCES))));
    types.addKindly(
        Word.LOST,
        node ->
            new ServerMessage.Lost(player(node), Goods.heldResources(node.field(Word.RESOURCES))));
    types.addKindly(
        Word.ROBBER_MOVED,
        node ->
            new ServerMessage.RobberMoved(
                Sites.player(node, Word.PLAYER),
                Sites.hex(node.field(Word.PLACE)),
                Sites.player(node, Word.TARGET)));
    types.addKindly(
        Word.BUILT,
        node -> new ServerMessage.Built(ChartReader.building(node.field(Word.BUILDING))));
    types.addKindly(
        Word.LONGEST_ROAD, node -> new ServerMessage.LongestRoad(Sites.player(node, Word.PLAYER)));
    types.addKindly(
        Word.LARGEST_ARMY, node -> new ServerMessage.LargestArmy(Sites.player(node, Word.PLAYER)));
  }

  private void addTrade() {
    types.addKindly(
        Word.OFFERED,
        node ->
            new ServerMessage.Offered(
                player(node),
                offer(node),
                Goods.resources(node.field(Word.GIVE)),
                Goods.resources(node.field(Word.WANT))));
    types.addKindly(Word.OFFER_ANSWERED, ServerReader::answered);
    types.addKindly(
        Word.TRADED,
        node -> new ServerMessage.Traded(player(node), node.field(Word.PARTNER).whole()));
    types.addKindly(Word.WITHDRAWN, node -> new ServerMessage.Withdrawn(player(node), offer(node)));
  }

  private void addCards() {
    types.addKindly(
        Word.CARD_BOUGHT, node -> new ServerMessage.CardBought(player(node), card(node)));
    types.addKindly(
        Word.PLAY_KNIGHT,
        node ->
            new ServerMessage.KnightPlayed(
                cardPlayer(node),
                Sites.hex(node.field(Word.PLACE)),
                Sites.player(node, Word.TARGET)));
    types.addKindly(
        Word.PLAY_ROAD_BUILDING,
        node ->
            new ServerMessage.RoadBuildingPlayed(
                cardPlayer(node),
                Sites.edge(node.field(Word.FIRST_ROAD)),
                node.maybe(Word.SECOND_ROAD, Sites::edge)));
    types.addKindly(
        Word.PLAY_MONOPOLY,
        node ->
            new ServerMessage.MonopolyPlayed(
                cardPlayer(node), node.field(Word.RESOURCE).term(RESOURCES, Terms::of)));
    types.addKindly(
        Word.PLAY_INVENTION,
        node ->
            new ServerMessage.InventionPlayed(
                cardPlayer(node), Goods.resources(node.field(Word.RESOURCES))));
  }

  private static ServerMessage hello(Node node) {
    return new ServerMessage.Hello(
        CleanText.version(node.field(Word.VERSION).text()),
        node.maybe(Word.PROTOCOL, Node::text).orElse(""),
        Sites.extensions(node));
  }

  private static ServerMessage failure(Node node) {
    var text = node.isText() ? node.text() : node.field(Word.REPORT).text();
    return switch (node.dialect().answers()) {
      case ONE_MESSAGE -> new ServerMessage.Failure(text);
      case TWO_MESSAGES -> new ServerMessage.Answer(text);
    };
  }

  private static ServerMessage ended(Node node) {
    var winner = Sites.player(node, Word.WINNER);
    return new ServerMessage.GameEnded(
        node.maybe(Word.MESSAGE, it -> CleanText.chat(it.text())).orElse(""),
        winner.isPresent() ? winner : Sites.player(node, Word.PLAYER));
  }

  private static Dice dice(Node node) {
    if (!node.isList()) return new Dice.Sum(node.whole());
    var dice = node.items();
    if (dice.size() != 2) throw node.fault(" muss zwei Würfel zeigen.");
    return new Dice.Pair(dice.get(0).whole(), dice.get(1).whole());
  }

  private static ServerMessage answered(Node node) {
    var accepts = node.find(Word.ACCEPTS);
    var acceptor = node.find(Word.ACCEPTOR);
    if (acceptor == null) acceptor = node.find(Word.PARTNER);
    if (acceptor == null) acceptor = node.field(Word.PLAYER);
    return new ServerMessage.OfferAnswered(
        acceptor.whole(), offer(node), accepts == null || accepts.flag());
  }

  /// Hidden cards are left out, or a number, or the word for unknown.
  private static Optional<Card> card(Node node) {
    var card = node.find(Word.CARD);
    if (card == null || card.isNumber()) return Optional.empty();
    var isHidden = card.text().equals(Word.UNKNOWN.german());
    return isHidden ? Optional.empty() : Optional.of(card.term(CARDS, Terms::of));
  }

  private static int player(Node node) {
    return node.field(Word.PLAYER).whole();
  }

  private static OptionalInt cardPlayer(Node node) {
    return Sites.player(node, Word.CARD_PLAYER);
  }

  private static int offer(Node node) {
    return node.field(Word.OFFER_ID).whole();
  }
}
