package spieltisch.siedler.codec;

import java.util.Optional;
import spieltisch.catan.Colour;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Terrain;
import spieltisch.siedler.message.Word;

/// Maps values of the game model to their words.
final class WordMapping {
  private WordMapping() {}

  static Word of(Resource resource) {
    return switch (resource) {
      case WOOD -> Word.WOOD;
      case BRICK -> Word.BRICK;
      case WOOL -> Word.WOOL;
      case GRAIN -> Word.GRAIN;
      case ORE -> Word.ORE;
    };
  }

  static Word of(Terrain terrain) {
    return switch (terrain) {
      case FOREST -> Word.FOREST;
      case HILLS -> Word.HILLS;
      case PASTURE -> Word.PASTURE;
      case FIELDS -> Word.FARMLAND;
      case MOUNTAINS -> Word.MOUNTAINS;
      case DESERT -> Word.DESERT;
      case SEA -> Word.SEA;
    };
  }

  static Word of(Colour colour) {
    return switch (colour) {
      case RED -> Word.RED;
      case ORANGE -> Word.ORANGE;
      case BLUE -> Word.BLUE;
      case WHITE -> Word.WHITE;
      case GREEN -> Word.GREEN;
      case BROWN -> Word.BROWN;
    };
  }

  static Word of(Card card) {
    return switch (card) {
      case KNIGHT -> Word.KNIGHT;
      case VICTORY_POINT -> Word.VICTORY_POINT;
      case ROAD_BUILDING -> Word.ROAD_BUILDING;
      case INVENTION -> Word.INVENTION;
      case MONOPOLY -> Word.MONOPOLY;
    };
  }

  /// Returns the word for the harbour of a resource.
  static Word harbour(Resource special) {
    return switch (special) {
      case WOOD -> Word.WOOD_HARBOUR;
      case BRICK -> Word.BRICK_HARBOUR;
      case WOOL -> Word.WOOL_HARBOUR;
      case GRAIN -> Word.GRAIN_HARBOUR;
      case ORE -> Word.ORE_HARBOUR;
    };
  }

  static Word harbour(Optional<Resource> special) {
    return special.map(WordMapping::harbour).orElse(Word.HARBOUR);
  }
}
