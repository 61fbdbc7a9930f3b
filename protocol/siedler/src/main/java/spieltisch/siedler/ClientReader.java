package spieltisch.siedler;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import spieltisch.catan.Colour;
import spieltisch.catan.places.Edge;
import spieltisch.catan.cards.Resource;

/// Reads what a client said, letter by letter.
final class ClientReader {
  private static final Colour[] COLOURS = Colour.values();
  private static final Resource[] RESOURCES = Resource.values();

  private final Types<ClientMessage> types;

  ClientReader(Dialect dialect, Set<Extension> granted) {
    types = new Types<>(dialect);
    addTalk();
    addMoves();
    addCardsAndTrade();
    if (Extensions.mayJoin(granted)) types.add(Word.JOIN, ClientReader::join);
  }

  ClientMessage read(Node message) {
    return types.read(message);
  }

  private void addTalk() {
    types.add(Word.HELLO, ClientReader::hello);
    types.add(Word.SAY, ClientReader::say);
    types.add(Word.INTRODUCE, ClientReader::introduce);
    types.add(Word.START, empty(new ClientMessage.Start()));
  }

  private void addMoves() {
    types.add(Word.ROLL, empty(new ClientMessage.Roll()));
    types.add(Word.END_TURN, empty(new ClientMessage.EndTurn()));
    types.add(Word.BUY_CARD, empty(new ClientMessage.BuyCard()));
    types.add(Word.BUILD, ClientReader::build);
    types.add(
        Word.DISCARD,
        node -> new ClientMessage.Discard(Goods.resources(node.field(Word.DISCARDED))));
    types.add(
        Word.MOVE_ROBBER,
        node -> new ClientMessage.MoveRobber(Sites.hex(node.field(Word.PLACE)), target(node)));
  }

  private void addCardsAndTrade() {
    types.add(
        Word.PLAY_KNIGHT,
        node -> new ClientMessage.PlayKnight(Sites.hex(node.field(Word.PLACE)), target(node)));
    types.add(Word.PLAY_ROAD_BUILDING, ClientReader::roads);
    types.add(
        Word.PLAY_MONOPOLY,
        node ->
            new ClientMessage.PlayMonopoly(node.field(Word.RESOURCE).term(RESOURCES, Terms::of)));
    types.add(
        Word.PLAY_INVENTION,
        node -> new ClientMessage.PlayInvention(Goods.resources(node.field(Word.RESOURCES))));
    types.add(
        Word.TRADE_WITH_BANK,
        node ->
            new ClientMessage.TradeWithBank(
                Goods.resources(node.field(Word.GIVE)), Goods.resources(node.field(Word.WANT))));
    types.add(
        Word.OFFER,
        node ->
            new ClientMessage.Offer(
                Goods.resources(node.field(Word.GIVE)), Goods.resources(node.field(Word.WANT))));
    types.add(Word.ANSWER_OFFER, ClientReader::answer);
    types.add(
        Word.CONCLUDE,
        node -> new ClientMessage.Conclude(offer(node), node.field(Word.PARTNER).whole()));
    types.add(Word.WITHDRAW, node -> new ClientMessage.Withdraw(offer(node)));
  }

  /// A message whose body must be an object, whatever is in it.
  private static Function<Node, ClientMessage> empty(ClientMessage message) {
    return node -> {
      node.members();
      return message;
    };
  }

  private static ClientMessage hello(Node node) {
    var version = CleanText.version(node.field(Word.VERSION).text());
    return new ClientMessage.Hello(version, Sites.extensions(node));
  }

  private static ClientMessage say(Node node) {
    var message = node.field(Word.MESSAGE);
    return new ClientMessage.Say(visible(message, CleanText.chat(message.text())));
  }

  private static ClientMessage introduce(Node node) {
    var name = node.maybe(Word.NAME, it -> visible(it, CleanText.name(it.text())));
    var colour = node.maybe(Word.COLOUR, it -> it.term(COLOURS, Terms::of));
    if (name.isEmpty() && colour.isEmpty()) node.field(Word.NAME);
    return new ClientMessage.Introduce(name, colour);
  }

  private static String visible(Node node, String text) {
    if (text.isEmpty()) throw node.fault(" darf nicht leer sein.");
    return text;
  }

  private static ClientMessage join(Node node) {
    var after = node.find(Word.EVENT_NUMBER);
    var watch = node.find(Word.SPECTATOR);
    return new ClientMessage.Join(
        node.maybe(Word.TABLE, it -> CleanText.name(it.text())),
        watch != null && watch.flag(),
        node.maybe(Word.TOKEN, it -> CleanText.version(it.text())),
        after == null ? OptionalLong.empty() : OptionalLong.of(after.large()),
        node.maybe(Word.PASSWORD, Node::text));
  }

  private static ClientMessage build(Node node) {
    var type = node.field(Word.TYPE);
    var place = node.field(Word.PLACE);
    return switch (type.term(Piece.ALL, Piece::word)) {
      case ROAD -> new ClientMessage.BuildRoad(Sites.edge(place));
      case SETTLEMENT -> new ClientMessage.BuildSettlement(Sites.corner(place));
      case CITY -> new ClientMessage.BuildCity(Sites.corner(place));
    };
  }

  private static OptionalInt target(Node node) {
    return Sites.player(node, Word.TARGET);
  }

  private static ClientMessage roads(Node node) {
    Optional<Edge> second = node.maybe(Word.SECOND_ROAD, Sites::edge);
    return new ClientMessage.PlayRoadBuilding(Sites.edge(node.field(Word.FIRST_ROAD)), second);
  }

  private static int offer(Node node) {
    return node.field(Word.OFFER_ID).whole();
  }

  private static ClientMessage answer(Node node) {
    var accepts = node.find(Word.ACCEPTS);
    return new ClientMessage.Answer(offer(node), accepts == null || accepts.flag());
  }
}
