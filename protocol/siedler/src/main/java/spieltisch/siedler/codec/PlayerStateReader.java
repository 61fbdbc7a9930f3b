package spieltisch.siedler.codec;

import java.util.OptionalInt;
import spieltisch.catan.Colour;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.Word;

/// Reads the state of a player. A status that we do not know asks nothing of us that we could do.
final class PlayerStateReader {
  private static final Colour[] COLOURS = Colour.values();
  private static final PlayerStatus[] PLAYER_STATUS = PlayerStatus.values();

  private PlayerStateReader() {}

  static PlayerState player(JsonCursor jsonCursor) {
    var greatest = jsonCursor.maybe(Word.HAS_GREATEST_ROAD, JsonCursor::flag);
    return new PlayerState(
        jsonCursor.field(Word.ID).whole(),
        jsonCursor
            .maybe(Word.COLOUR, it -> it.knownTerm(COLOURS, WordMapping::of))
            .flatMap(it -> it),
        jsonCursor.maybe(Word.NAME, it -> TextSanitizer.name(it.text())),
        jsonCursor
            .field(Word.STATUS)
            .knownTerm(PLAYER_STATUS, PlayerStatus::word)
            .orElse(PlayerStatus.WAIT),
        number(jsonCursor, Word.POINTS),
        jsonCursor.maybe(Word.RESOURCES, CardCodec::heldResources),
        number(jsonCursor, Word.KNIGHTS),
        jsonCursor.maybe(Word.CARDS, CardCodec::heldCards),
        jsonCursor.maybe(Word.HAS_LARGEST_ARMY, JsonCursor::flag),
        jsonCursor.maybe(Word.HAS_LONGEST_ROAD, JsonCursor::flag).or(() -> greatest));
  }

  private static OptionalInt number(JsonCursor jsonCursor, Word word) {
    var found = jsonCursor.find(word);
    return found == null ? OptionalInt.empty() : OptionalInt.of(found.whole());
  }
}
