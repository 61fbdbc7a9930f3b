package spieltisch.store;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import spieltisch.catan.Action;
import spieltisch.catan.Board;
import spieltisch.catan.Cards;
import spieltisch.catan.Corner;
import spieltisch.catan.Edge;
import spieltisch.catan.Harbour;
import spieltisch.catan.Hex;
import spieltisch.catan.Island;
import spieltisch.catan.Observation;
import spieltisch.catan.Phase;
import spieltisch.catan.Resources;
import spieltisch.catan.Terrain;
import spieltisch.catan.rules.Event;
import spieltisch.kernel.Seat;
import spieltisch.table.Deed;
import spieltisch.table.Entry;
import spieltisch.table.Happening;
import spieltisch.table.Opening;
import spieltisch.table.Seed;
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
final class JournalForm {
  private JournalForm() {}

  static void describe(JsonMapper.Builder builder) {
    builder.changeDefaultPropertyInclusion(
        inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT));
    for (var family :
        List.of(
            Entry.class,
            Deed.class,
            Happening.class,
            Opening.class,
            Action.class,
            Event.class,
            Observation.class,
            Phase.class)) builder.addMixIn(family, OneOfMany.class);
    for (var array : List.of(Hex.class, Edge.class, Corner.class, Resources.class, Cards.class))
      builder.addMixIn(array, AsArray.class);
    builder.addMixIn(Seat.class, AsSeatNumber.class);
    builder.addMixIn(Seed.class, AsSeedText.class);
    builder.addMixIn(Board.class, AsBoardForm.class);
    builder.registerSubtypes(names());
  }

  private static NamedType[] names() {
    return new NamedType[] {
      name("opened", Entry.Opened.class),
      name("joined", Entry.Joined.class),
      name("dressed", Entry.Dressed.class),
      name("readied", Entry.Readied.class),
      name("left", Entry.Left.class),
      name("watched", Entry.Watched.class),
      name("unwatched", Entry.Unwatched.class),
      name("started", Entry.Started.class),
      name("acted", Entry.Acted.class),
      name("said", Entry.Said.class),
      name("lost", Entry.Lost.class),
      name("returned", Entry.Returned.class),
      name("covered", Entry.Covered.class),
      name("broken off", Entry.BrokenOff.class),
      name("catan", Deed.OfCatan.class),
      name("catan", Happening.OfCatan.class),
      name("catan", Opening.OfCatan.class),
      name("roll", Action.Roll.class),
      name("end turn", Action.EndTurn.class),
      name("build road", Action.BuildRoad.class),
      name("build settlement", Action.BuildSettlement.class),
      name("build city", Action.BuildCity.class),
      name("buy card", Action.BuyCard.class),
      name("discard", Action.Discard.class),
      name("move robber", Action.MoveRobber.class),
      name("play knight", Action.PlayKnight.class),
      name("play road building", Action.PlayRoadBuilding.class),
      name("play monopoly", Action.PlayMonopoly.class),
      name("play invention", Action.PlayInvention.class),
      name("trade with bank", Action.TradeWithBank.class),
      name("offer", Action.Offer.class),
      name("answer", Action.Answer.class),
      name("conclude", Action.Conclude.class),
      name("withdraw", Action.Withdraw.class),
      name("open", Event.Open.class),
      name("card bought", Event.CardBought.class),
      name("discarded", Event.Discarded.class),
      name("stolen", Event.Stolen.class),
      name("rolled", Observation.Rolled.class),
      name("produced", Observation.Produced.class),
      name("paid", Observation.Paid.class),
      name("road placed", Observation.RoadPlaced.class),
      name("settlement placed", Observation.SettlementPlaced.class),
      name("city placed", Observation.CityPlaced.class),
      name("card bought", Observation.CardBought.class),
      name("discarded", Observation.Discarded.class),
      name("robber moved", Observation.RobberMoved.class),
      name("stolen", Observation.Stolen.class),
      name("knight played", Observation.KnightPlayed.class),
      name("road building played", Observation.RoadBuildingPlayed.class),
      name("monopoly played", Observation.MonopolyPlayed.class),
      name("surrendered", Observation.Surrendered.class),
      name("invention played", Observation.InventionPlayed.class),
      name("bank traded", Observation.BankTraded.class),
      name("offered", Observation.Offered.class),
      name("answered", Observation.Answered.class),
      name("traded", Observation.Traded.class),
      name("withdrawn", Observation.Withdrawn.class),
      name("longest road", Observation.LongestRoad.class),
      name("largest army", Observation.LargestArmy.class),
      name("phase", Observation.PhaseBegan.class),
      name("won", Observation.Won.class),
      name("found settlement", Phase.FoundSettlement.class),
      name("found road", Phase.FoundRoad.class),
      name("before roll", Phase.BeforeRoll.class),
      name("discard", Phase.Discard.class),
      name("move robber", Phase.MoveRobber.class),
      name("trade and build", Phase.TradeAndBuild.class),
      name("special build", Phase.SpecialBuild.class),
      name("over", Phase.Over.class),
    };
  }

  private static NamedType name(String word, Class<?> type) {
    return new NamedType(type, word);
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
