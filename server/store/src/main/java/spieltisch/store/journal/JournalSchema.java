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
import spieltisch.table.Entry;
import spieltisch.table.chance.Seed;
import spieltisch.table.game.GameOpening;
import spieltisch.torres.Square;
import spieltisch.torres.Variant;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.util.StdConverter;

/// The names and shapes of the journal. Once written they stay: a journal of any age must be
/// readable.
///
/// Every case of a sealed type has a word of its own here, so classes can be renamed freely. Places
/// and cards are arrays, since they are many.
final class JournalSchema {
  private static final List<Class<?>> FAMILIES =
      List.of(
          Entry.class,
          StoredMove.StoredAction.class,
          StoredMove.StoredEvents.class,
          GameOpening.class,
          spieltisch.catan.Action.class,
          spieltisch.catan.Observation.class,
          spieltisch.catan.Phase.class,
          spieltisch.catan.rules.Event.class,
          spieltisch.torres.Action.class,
          spieltisch.torres.PublicEvent.class,
          spieltisch.torres.rules.Event.class);

  private JournalSchema() {}

  static void describe(JsonMapper.Builder builder) {
    builder.changeDefaultPropertyInclusion(
        inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT));
    for (var family : FAMILIES) builder.addMixIn(family, OneOfMany.class);
    builder.addMixIn(Entry.Acted.class, StoredMove.class);
    for (var array : List.of(Hex.class, Edge.class, Corner.class, Resources.class, Cards.class))
      builder.addMixIn(array, AsArray.class);
    builder.addMixIn(Square.class, AsSquareNumber.class);
    builder.addMixIn(spieltisch.torres.Options.class, AsVariants.class);
    builder.addMixIn(Seat.class, AsSeatNumber.class);
    builder.addMixIn(Seed.class, AsSeedText.class);
    builder.addMixIn(Board.class, AsBoardForm.class);
    builder.registerSubtypes(names());
  }

  private static NamedType[] names() {
    var names = new ArrayList<NamedType>();
    names.addAll(TableJournalWords.ALL);
    names.addAll(CatanJournalWords.ALL);
    names.addAll(TorresJournalWords.ALL);
    return names.toArray(NamedType[]::new);
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
  private interface OneOfMany {}

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  private interface AsArray {}

  private abstract static class AsSeatNumber {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    AsSeatNumber(@SuppressWarnings("unused") int index) {}

    @JsonValue
    abstract int index();
  }

  private abstract static class AsSeedText {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    AsSeedText(@SuppressWarnings("unused") String hex) {}

    @JsonValue
    abstract String hex();
  }

  private abstract static class AsSquareNumber {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    AsSquareNumber(@SuppressWarnings("unused") int index) {}

    @JsonValue
    abstract int index();
  }

  @JsonSerialize(converter = VariantsWriting.class)
  @JsonDeserialize(converter = VariantsReading.class)
  private interface AsVariants {}

  private static final class VariantsWriting
      extends StdConverter<spieltisch.torres.Options, List<String>> {
    @Override
    public List<String> convert(spieltisch.torres.Options options) {
      return options.variants().stream().map(Variant::word).toList();
    }
  }

  private static final class VariantsReading
      extends StdConverter<List<String>, spieltisch.torres.Options> {
    @Override
    public spieltisch.torres.Options convert(List<String> words) {
      var options = spieltisch.torres.Options.STANDARD;
      for (var word : words) options = options.with(Variant.ofWord(word).orElseThrow());
      return options;
    }
  }

  @JsonSerialize(converter = BoardWriting.class)
  @JsonDeserialize(converter = BoardReading.class)
  private interface AsBoardForm {}

  /// A board on paper: what lies on each hexagon in reading order.
  private record BoardForm(
      List<Terrain> terrain, List<Integer> tokens, List<Harbour> harbours, Hex robber) {}

  private static final class BoardWriting extends StdConverter<Board, BoardForm> {
    @Override
    public BoardForm convert(Board board) {
      return new BoardForm(board.terrain(), board.tokens(), board.harbours(), board.robber());
    }
  }

  private static final class BoardReading extends StdConverter<BoardForm, Board> {
    @Override
    public Board convert(BoardForm form) {
      boolean small = form.terrain().size() == Island.SMALL.hexes().size();
      return new Board(
          small ? Island.SMALL : Island.LARGE,
          form.terrain(),
          form.tokens(),
          form.harbours(),
          form.robber());
    }
  }
}
