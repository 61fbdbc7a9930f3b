package spieltisch.siedler.codec;

import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.Word;

/// Encodes and decodes resources and development cards, visible and hidden.
final class CardCodec {
  private static final Resource[] RESOURCES = Resource.values();

  // The development cards in the order in which the documents list them.
  private static final Card[] CARDS = {
    Card.KNIGHT, Card.ROAD_BUILDING, Card.MONOPOLY, Card.INVENTION, Card.VICTORY_POINT
  };

  private CardCodec() {}

  static void write(DialectWriter writer, Word field, Resources cards) {
    writer.object(
        field,
        () -> {
          for (var kind : RESOURCES) writeCount(writer, WordMapping.of(kind), cards.count(kind));
        });
  }

  /// Writes all five resources, even those with zero cards, because some servers require all of
  /// them.
  static void writeAll(DialectWriter writer, Word field, Resources cards) {
    writer.object(
        field,
        () -> {
          for (var kind : RESOURCES) writer.field(WordMapping.of(kind), cards.count(kind));
        });
  }

  private static void write(DialectWriter writer, Word field, Cards cards) {
    writer.object(
        field,
        () -> {
          for (var kind : CARDS) writeCount(writer, WordMapping.of(kind), cards.count(kind));
        });
  }

  private static void writeCount(DialectWriter writer, Word word, int count) {
    if (count != 0) writer.field(word, count);
  }

  static void writeResources(DialectWriter writer, Word field, MaybeHidden<Resources> value) {
    switch (value) {
      case MaybeHidden.Open<Resources>(var cards) -> write(writer, field, cards);
      case MaybeHidden.Closed<Resources>(var count) -> writeHidden(writer, field, count);
    }
  }

  static void writeCards(DialectWriter writer, Word field, MaybeHidden<Cards> value) {
    switch (value) {
      case MaybeHidden.Open<Cards>(var cards) -> write(writer, field, cards);
      case MaybeHidden.Closed<Cards>(var count) -> writeHidden(writer, field, count);
    }
  }

  private static void writeHidden(DialectWriter writer, Word field, int count) {
    switch (writer.dialect().hidden()) {
      case OBJECT -> writer.object(field, () -> writer.field(Word.UNKNOWN, count));
      case NUMBER -> writer.field(field, count);
    }
  }

  static MaybeHidden<Resources> maybeHiddenResources(JsonCursor cursor) {
    var hidden = hidden(cursor);
    return hidden == null
        ? new MaybeHidden.Open<>(resources(cursor))
        : new MaybeHidden.Closed<>(hidden);
  }

  static MaybeHidden<Cards> maybeHiddenCards(JsonCursor cursor) {
    var hidden = hidden(cursor);
    return hidden == null
        ? new MaybeHidden.Open<>(cards(cursor))
        : new MaybeHidden.Closed<>(hidden);
  }

  /// Returns the number of hidden cards, or null if the kinds are visible.
  private static @Nullable Integer hidden(JsonCursor cursor) {
    if (cursor.isNumber()) return cursor.asInt();
    var unknown = cursor.find(Word.UNKNOWN);
    return unknown == null ? null : unknown.asInt();
  }

  static Resources resources(JsonCursor cursor) {
    if (cursor.isStrict()) requireKnownResources(cursor);
    return new Resources(
        count(cursor, Word.WOOD),
        count(cursor, Word.BRICK),
        count(cursor, Word.WOOL),
        count(cursor, Word.GRAIN),
        count(cursor, Word.ORE));
  }

  /// Rejects an unknown resource. Without this check a misspelt resource would count as zero cards.
  private static void requireKnownResources(JsonCursor cursor) {
    var names = cursor.members().names();
    for (int i = 0; i < names.size(); i++)
      if (!isResource(cursor, names.get(i))) rejectMember(cursor, i);
  }

  private static void rejectMember(JsonCursor cursor, int at) {
    // For a name that differs only in case, `find` throws a more precise error.
    for (var kind : RESOURCES) cursor.find(WordMapping.of(kind));
    throw cursor.member(at).error(" ist kein Rohstoff.");
  }

  private static boolean isResource(JsonCursor cursor, String name) {
    for (var kind : RESOURCES)
      if (cursor.dialect().words().matches(WordMapping.of(kind), name)) return true;
    return false;
  }

  private static Cards cards(JsonCursor cursor) {
    ToIntFunction<Card> count = card -> count(cursor, WordMapping.of(card));
    return new Cards(
        count.applyAsInt(Card.KNIGHT),
        count.applyAsInt(Card.VICTORY_POINT),
        count.applyAsInt(Card.ROAD_BUILDING),
        count.applyAsInt(Card.INVENTION),
        count.applyAsInt(Card.MONOPOLY));
  }

  private static int count(JsonCursor cursor, Word word) {
    var found = cursor.find(word);
    return found == null ? 0 : found.asInt();
  }
}
