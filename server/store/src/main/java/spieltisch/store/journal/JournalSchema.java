package spieltisch.store.journal;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.Board;
import spieltisch.catan.Island;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.kernel.Seat;
import spieltisch.table.chance.Contribution;
import spieltisch.table.chance.Seed;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameOpening;
import spieltisch.torres.Square;
import spieltisch.torres.Variant;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.util.StdConverter;

/// The JSON names and shapes of the journal. The names and shapes never change, because old
/// journals must stay readable.
///
/// Every case of a sealed type has a stored name, so classes can be renamed freely. Places and
/// cards are stored as arrays, which keeps entries small.
final class JournalSchema {
  private static final List<Class<?>> SUM_TYPES =
      List.of(
          Entry.class,
          StoredMove.StoredAction.class,
          StoredMove.StoredEvents.class,
          GameOpening.class,
          spieltisch.catan.Action.class,
          spieltisch.catan.view.Observation.class,
          spieltisch.catan.Phase.class,
          spieltisch.catan.rules.Event.class,
          spieltisch.torres.Action.class,
          spieltisch.torres.PublicEvent.class,
          spieltisch.torres.rules.Event.class);

  private JournalSchema() {}

  static void configure(JsonMapper.Builder builder) {
    builder.changeDefaultPropertyInclusion(
        inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT));
    for (var type : SUM_TYPES) builder.addMixIn(type, NamedCases.class);
    builder.addMixIn(Entry.Acted.class, StoredMove.class);
    for (var array : List.of(Hex.class, Edge.class, Corner.class, Resources.class, Cards.class))
      builder.addMixIn(array, AsArray.class);
    for (var numbered : List.of(Seat.class, Square.class))
      builder.addMixIn(numbered, AsIndex.class);
    builder.addMixIn(spieltisch.torres.Options.class, AsVariants.class);
    for (var bytes : List.of(Seed.class, Contribution.class))
      builder.addMixIn(bytes, AsHexadecimal.class);
    builder.addMixIn(Board.class, AsStoredBoard.class);
    builder.registerSubtypes(typeNames());
  }

  private static NamedType[] typeNames() {
    var names = new ArrayList<NamedType>();
    names.addAll(TableJournalWords.ALL);
    names.addAll(CatanJournalWords.ALL);
    names.addAll(TorresJournalWords.ALL);
    return names.toArray(NamedType[]::new);
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
  private interface NamedCases {}

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  private interface AsArray {}

  private abstract static class AsIndex {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    AsIndex(@SuppressWarnings("unused") int index) {}

    @JsonValue
    abstract int index();
  }

  private abstract static class AsHexadecimal {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    AsHexadecimal(@SuppressWarnings("unused") String hex) {}

    @JsonValue
    abstract String hex();
  }

  @JsonSerialize(converter = VariantsWriter.class)
  @JsonDeserialize(converter = VariantsReader.class)
  private interface AsVariants {}

  private static final class VariantsWriter
      extends StdConverter<spieltisch.torres.Options, List<String>> {
    @Override
    public List<String> convert(spieltisch.torres.Options options) {
      return options.variants().stream().map(Variant::word).toList();
    }
  }

  private static final class VariantsReader
      extends StdConverter<List<String>, spieltisch.torres.Options> {
    @Override
    public spieltisch.torres.Options convert(List<String> words) {
      var options = spieltisch.torres.Options.STANDARD;
      for (var word : words) options = options.with(Variant.ofWord(word).orElseThrow());
      return options;
    }
  }

  @JsonSerialize(converter = BoardWriter.class)
  @JsonDeserialize(converter = BoardReader.class)
  private interface AsStoredBoard {}

  /// The stored form of a board. The hexagons of the board are in reading order.
  private record StoredBoard(
      List<Terrain> terrain, List<Integer> tokens, List<Harbour> harbours, Hex robber) {}

  private static final class BoardWriter extends StdConverter<Board, StoredBoard> {
    @Override
    public StoredBoard convert(Board board) {
      return new StoredBoard(board.terrain(), board.tokens(), board.harbours(), board.robber());
    }
  }

  private static final class BoardReader extends StdConverter<StoredBoard, Board> {
    @Override
    public Board convert(StoredBoard stored) {
      boolean small = stored.terrain().size() == Island.SMALL.hexes().size();
      return new Board(
          small ? Island.SMALL : Island.LARGE,
          stored.terrain(),
          stored.tokens(),
          stored.harbours(),
          stored.robber());
    }
  }
}
