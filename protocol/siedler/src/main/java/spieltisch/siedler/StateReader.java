package spieltisch.siedler;

import java.util.OptionalInt;
import spieltisch.catan.Colour;

/// Reads the state of a player. A status that we do not know asks nothing of us that we could do.
final class StateReader {
  private static final Colour[] COLOURS = Colour.values();
  private static final Status[] STATUS = Status.values();

  private StateReader() {}

  static PlayerState player(Node node) {
    var greatest = node.maybe(Word.HAS_GREATEST_ROAD, Node::flag);
    return new PlayerState(
        node.field(Word.ID).whole(),
        node.maybe(Word.COLOUR, it -> it.knownTerm(COLOURS, Terms::of)).flatMap(it -> it),
        node.maybe(Word.NAME, it -> CleanText.name(it.text())),
        node.field(Word.STATUS).knownTerm(STATUS, Status::word).orElse(Status.WAIT),
        number(node, Word.POINTS),
        node.maybe(Word.RESOURCES, Goods::heldResources),
        number(node, Word.KNIGHTS),
        node.maybe(Word.CARDS, Goods::heldCards),
        node.maybe(Word.HAS_LARGEST_ARMY, Node::flag),
        node.maybe(Word.HAS_LONGEST_ROAD, Node::flag).or(() -> greatest));
  }

  private static OptionalInt number(Node node, Word word) {
    var found = node.find(word);
    return found == null ? OptionalInt.empty() : OptionalInt.of(found.whole());
  }
}
