package spieltisch.siedler.codec;

import java.util.OptionalInt;
import spieltisch.catan.Colour;
import spieltisch.siedler.codec.json.TextSanitizer;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.Word;

/// Decodes the state of a player. An unknown status is decoded as the wait status.
final class PlayerStateReader {
  private static final Colour[] COLOURS = Colour.values();
  private static final PlayerStatus[] PLAYER_STATUS = PlayerStatus.values();

  private PlayerStateReader() {}

  static PlayerState player(JsonCursor cursor) {
    var greatest = cursor.optional(Word.HAS_GREATEST_ROAD, JsonCursor::asBoolean);
    return new PlayerState(
        cursor.field(Word.ID).asInt(),
        cursor
            .optional(Word.COLOUR, it -> it.knownEnumValue(COLOURS, WordMapping::of))
            .flatMap(it -> it),
        cursor.optional(Word.NAME, it -> TextSanitizer.name(it.asText())),
        cursor
            .field(Word.STATUS)
            .knownEnumValue(PLAYER_STATUS, PlayerStatus::word)
            .orElse(PlayerStatus.WAIT),
        number(cursor, Word.POINTS),
        cursor.optional(Word.RESOURCES, CardCodec::maybeHiddenResources),
        number(cursor, Word.KNIGHTS),
        cursor.optional(Word.CARDS, CardCodec::maybeHiddenCards),
        cursor.optional(Word.HAS_LARGEST_ARMY, JsonCursor::asBoolean),
        cursor.optional(Word.HAS_LONGEST_ROAD, JsonCursor::asBoolean).or(() -> greatest));
  }

  private static OptionalInt number(JsonCursor cursor, Word word) {
    var found = cursor.find(word);
    return found == null ? OptionalInt.empty() : OptionalInt.of(found.asInt());
  }
}
