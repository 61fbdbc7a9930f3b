package spieltisch.siedler.codec;

import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.Word;

/// How resources and development cards are written and read, open and hidden.
final class CardCodec {
  private static final Resource[] RESOURCES = Resource.values();

  // In the order in which the documents list them.
  private static final Card[] CARDS = {
    Card.KNIGHT, Card.ROAD_BUILDING, Card.MONOPOLY, Card.INVENTION, Card.VICTORY_POINT
  };

  private CardCodec() {}

  static void write(DialectWriter dialectWriter, Word field, Resources cards) {
    dialectWriter.object(
        field,
        () -> {
          for (var kind : RESOURCES)
            writeCount(dialectWriter, WordMapping.of(kind), cards.count(kind));
        });
  }

  /// All five, zeros too, for servers that need them.
  static void writeAll(DialectWriter dialectWriter, Word field, Resources cards) {
    dialectWriter.object(
        field,
        () -> {
          for (var kind : RESOURCES) dialectWriter.field(WordMapping.of(kind), cards.count(kind));
        });
  }

  private static void write(DialectWriter dialectWriter, Word field, Cards cards) {
    dialectWriter.object(
        field,
        () -> {
          for (var kind : CARDS) writeCount(dialectWriter, WordMapping.of(kind), cards.count(kind));
        });
  }

  private static void writeCount(DialectWriter dialectWriter, Word word, int count) {
    if (count != 0) dialectWriter.field(word, count);
  }

  static void writeResources(
      DialectWriter dialectWriter, Word field, MaybeHidden<Resources> maybeHidden) {
    switch (maybeHidden) {
      case MaybeHidden.Open<Resources>(var cards) -> write(dialectWriter, field, cards);
      case MaybeHidden.Closed<Resources>(var count) -> writeHidden(dialectWriter, field, count);
    }
  }

  static void writeCards(DialectWriter dialectWriter, Word field, MaybeHidden<Cards> maybeHidden) {
    switch (maybeHidden) {
      case MaybeHidden.Open<Cards>(var cards) -> write(dialectWriter, field, cards);
      case MaybeHidden.Closed<Cards>(var count) -> writeHidden(dialectWriter, field, count);
    }
  }

  private static void writeHidden(DialectWriter dialectWriter, Word field, int count) {
    switch (dialectWriter.dialect().hidden()) {
      case OBJECT -> dialectWriter.object(field, () -> dialectWriter.field(Word.UNKNOWN, count));
      case NUMBER -> dialectWriter.field(field, count);
    }
  }

  static MaybeHidden<Resources> heldResources(JsonCursor jsonCursor) {
    var hidden = hidden(jsonCursor);
    return hidden == null
        ? new MaybeHidden.Open<>(resources(jsonCursor))
        : new MaybeHidden.Closed<>(hidden);
  }

  static MaybeHidden<Cards> heldCards(JsonCursor jsonCursor) {
    var hidden = hidden(jsonCursor);
    return hidden == null
        ? new MaybeHidden.Open<>(cards(jsonCursor))
        : new MaybeHidden.Closed<>(hidden);
  }

  /// How many, if only that is told.
  private static @Nullable Integer hidden(JsonCursor jsonCursor) {
    if (jsonCursor.isNumber()) return jsonCursor.whole();
    var unknown = jsonCursor.find(Word.UNKNOWN);
    return unknown == null ? null : unknown.whole();
  }

  static Resources resources(JsonCursor jsonCursor) {
    if (jsonCursor.isStrict()) refuseOthers(jsonCursor);
    return new Resources(
        count(jsonCursor, Word.WOOD),
        count(jsonCursor, Word.BRICK),
        count(jsonCursor, Word.WOOL),
        count(jsonCursor, Word.GRAIN),
        count(jsonCursor, Word.ORE));
  }

  /// A misspelt resource must not be taken for none.
  private static void refuseOthers(JsonCursor jsonCursor) {
    var names = jsonCursor.members().names();
    for (int i = 0; i < names.size(); i++)
      if (!isResource(jsonCursor, names.get(i))) refuse(jsonCursor, i);
  }

  private static void refuse(JsonCursor jsonCursor, int at) {
    for (var kind : RESOURCES) jsonCursor.find(WordMapping.of(kind));
    throw jsonCursor.member(at).fault(" ist kein Rohstoff.");
  }

  private static boolean isResource(JsonCursor jsonCursor, String name) {
    for (var kind : RESOURCES)
      if (jsonCursor.dialect().words().spells(WordMapping.of(kind), name)) return true;
    return false;
  }

  private static Cards cards(JsonCursor jsonCursor) {
    ToIntFunction<Card> count = card -> count(jsonCursor, WordMapping.of(card));
    return new Cards(
        count.applyAsInt(Card.KNIGHT),
        count.applyAsInt(Card.VICTORY_POINT),
        count.applyAsInt(Card.ROAD_BUILDING),
        count.applyAsInt(Card.INVENTION),
        count.applyAsInt(Card.MONOPOLY));
  }

  private static int count(JsonCursor jsonCursor, Word word) {
    var found = jsonCursor.find(word);
    return found == null ? 0 : found.whole();
  }
}
