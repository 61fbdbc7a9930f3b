package spieltisch.siedler;

import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;

/// How resources and development cards are written and read, open and hidden.
final class Goods {
  private static final Resource[] RESOURCES = Resource.values();

  // In the order in which the documents list them.
  private static final Card[] CARDS = {
    Card.KNIGHT, Card.ROAD_BUILDING, Card.MONOPOLY, Card.INVENTION, Card.VICTORY_POINT
  };

  private Goods() {}

  static void write(Pen pen, Word field, Resources cards) {
    pen.object(
        field,
        () -> {
          for (var kind : RESOURCES) writeCount(pen, Terms.of(kind), cards.count(kind));
        });
  }

  /// All five, zeros too, for servers that need them.
  static void writeAll(Pen pen, Word field, Resources cards) {
    pen.object(
        field,
        () -> {
          for (var kind : RESOURCES) pen.field(Terms.of(kind), cards.count(kind));
        });
  }

  private static void write(Pen pen, Word field, Cards cards) {
    pen.object(
        field,
        () -> {
          for (var kind : CARDS) writeCount(pen, Terms.of(kind), cards.count(kind));
        });
  }

  private static void writeCount(Pen pen, Word word, int count) {
    if (count != 0) pen.field(word, count);
  }

  static void writeResources(Pen pen, Word field, Held<Resources> held) {
    switch (held) {
      case Held.Open<Resources>(var cards) -> write(pen, field, cards);
      case Held.Closed<Resources>(var count) -> writeHidden(pen, field, count);
    }
  }

  static void writeCards(Pen pen, Word field, Held<Cards> held) {
    switch (held) {
      case Held.Open<Cards>(var cards) -> write(pen, field, cards);
      case Held.Closed<Cards>(var count) -> writeHidden(pen, field, count);
    }
  }

  private static void writeHidden(Pen pen, Word field, int count) {
    switch (pen.dialect().hidden()) {
      case OBJECT -> pen.object(field, () -> pen.field(Word.UNKNOWN, count));
      case NUMBER -> pen.field(field, count);
    }
  }

  static Held<Resources> heldResources(Node node) {
    var hidden = hidden(node);
    return hidden == null ? new Held.Open<>(resources(node)) : new Held.Closed<>(hidden);
  }

  static Held<Cards> heldCards(Node node) {
    var hidden = hidden(node);
    return hidden == null ? new Held.Open<>(cards(node)) : new Held.Closed<>(hidden);
  }

  /// How many, if only that is told.
  private static @Nullable Integer hidden(Node node) {
    if (node.isNumber()) return node.whole();
    var unknown = node.find(Word.UNKNOWN);
    return unknown == null ? null : unknown.whole();
  }

  static Resources resources(Node node) {
    if (node.isStrict()) refuseOthers(node);
    return new Resources(
        count(node, Word.WOOD),
        count(node, Word.BRICK),
        count(node, Word.WOOL),
        count(node, Word.GRAIN),
        count(node, Word.ORE));
  }

  /// A misspelt resource must not be taken for none.
  private static void refuseOthers(Node node) {
    var names = node.members().names();
    for (int i = 0; i < names.size(); i++) if (!isResource(node, names.get(i))) refuse(node, i);
  }

  private static void refuse(Node node, int at) {
    for (var kind : RESOURCES) node.find(Terms.of(kind));
    throw node.member(at).fault(" ist kein Rohstoff.");
  }

  private static boolean isResource(Node node, String name) {
    for (var kind : RESOURCES) if (node.dialect().words().spells(Terms.of(kind), name)) return true;
    return false;
  }

  private static Cards cards(Node node) {
    ToIntFunction<Card> count = card -> count(node, Terms.of(card));
    return new Cards(
        count.applyAsInt(Card.KNIGHT),
        count.applyAsInt(Card.VICTORY_POINT),
        count.applyAsInt(Card.ROAD_BUILDING),
        count.applyAsInt(Card.INVENTION),
        count.applyAsInt(Card.MONOPOLY));
  }

  private static int count(Node node, Word word) {
    var found = node.find(word);
    return found == null ? 0 : found.whole();
  }
}
