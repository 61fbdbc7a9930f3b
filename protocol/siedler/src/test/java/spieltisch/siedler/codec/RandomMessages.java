package spieltisch.siedler.codec;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import spieltisch.catan.Colour;
import spieltisch.catan.Island;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.kernel.SeededChance;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.TableInfo;
import spieltisch.siedler.message.Word;

/// Random messages without information that a dialect cannot encode.
public final class RandomMessages {
  public static final List<Dialect> DIALECTS =
      List.of(Dialect.V1_0, Dialect.V0_4, Dialect.V0_1, Dialect.ASCII_1_0);

  private static final List<String> TEXTS =
      List.of("Leia", "Jürgen Weiß", "a \"b\" \\c", "{}[]", "木 ✓ 🎲", "x", "Zwei Worte");

  private final SeededChance chance;
  private final Dialect dialect;
  private final Island island;

  public RandomMessages(Dialect dialect, long seed) {
    this.dialect = dialect;
    chance = new SeededChance(seed);
    island = dialect.supports(Island.LARGE) && chance.below(2) == 0 ? Island.LARGE : Island.SMALL;
  }

  public ClientMessage client() {
    return pick(List.<Supplier<ClientMessage>>of(
            () -> new ClientMessage.Hello(text(), extensions()),
            () -> new ClientMessage.SendChat(text()),
            () -> new ClientMessage.SetProfile(Optional.of(text()), optional(this::colour)),
            ClientMessage.Start::new,
            () ->
                new ClientMessage.Join(
                    optional(this::text),
                    flag(),
                    optional(this::text),
                    optionalLong(),
                    optional(this::text),
                    optional(this::random)),
            () -> new ClientMessage.DiceContribution(random()),
            () -> new ClientMessage.OfferTo(resources(), resources(), List.of(id(), id())),
            () -> new ClientMessage.CounterOffer(number(), resources(), resources()),
            ClientMessage.Undo::new,
            this::move,
            this::move,
            this::move))
        .get();
  }

  ClientMessage.Move move() {
    return pick(List.<Supplier<ClientMessage.Move>>of(
            ClientMessage.Roll::new,
            ClientMessage.EndTurn::new,
            () -> new ClientMessage.BuildRoad(edge()),
            () -> new ClientMessage.BuildSettlement(corner()),
            () -> new ClientMessage.BuildCity(corner()),
            ClientMessage.BuyCard::new,
            () -> new ClientMessage.Discard(resources()),
            () -> new ClientMessage.MoveRobber(hex(), optionalId()),
            () -> new ClientMessage.PlayKnight(hex(), optionalId()),
            () -> new ClientMessage.PlayRoadBuilding(edge(), optional(this::edge)),
            () -> new ClientMessage.PlayMonopoly(resource()),
            () -> new ClientMessage.PlayInvention(resources()),
            () -> new ClientMessage.TradeWithBank(resources(), resources()),
            () -> new ClientMessage.Offer(resources(), resources()),
            () -> new ClientMessage.Answer(number(), accepts()),
            () -> new ClientMessage.Conclude(number(), id()),
            () -> new ClientMessage.Withdraw(number())))
        .get();
  }

  public ServerMessage server() {
    return pick(List.<Supplier<ServerMessage>>of(
            () -> new ServerMessage.Hello(text(), text(), extensions()),
            () -> new ServerMessage.Welcome(id()),
            () -> flag() ? ServerMessage.Answer.OK : new ServerMessage.Answer(text()),
            () -> new ServerMessage.Failure(text()),
            () -> new ServerMessage.Chat(optionalId(), text()),
            () -> new ServerMessage.StatusUpdate(player()),
            () -> new ServerMessage.GameStarted(map()),
            () -> new ServerMessage.GameEnded(text(), optionalId()),
            () -> new ServerMessage.DiceRolled(id(), dice()),
            () -> new ServerMessage.Gained(id(), maybeHiddenResources()),
            () -> new ServerMessage.Lost(id(), maybeHiddenResources()),
            () -> new ServerMessage.RobberMoved(optionalId(), hex(), optionalId()),
            () -> new ServerMessage.Built(building()),
            () -> new ServerMessage.CardBought(id(), optional(this::card)),
            () -> new ServerMessage.LongestRoad(optionalId()),
            () -> new ServerMessage.LargestArmy(optionalId()),
            () -> new ServerMessage.Offered(id(), number(), resources(), resources()),
            () -> new ServerMessage.OfferAnswered(id(), number(), accepts()),
            () -> new ServerMessage.Traded(id(), id()),
            () -> new ServerMessage.Withdrawn(id(), number()),
            () -> new ServerMessage.KnightPlayed(cardPlayer(), hex(), optionalId()),
            () -> new ServerMessage.RoadBuildingPlayed(cardPlayer(), edge(), optional(this::edge)),
            () -> new ServerMessage.MonopolyPlayed(cardPlayer(), resource()),
            () -> new ServerMessage.InventionPlayed(cardPlayer(), resources()),
            this::extension))
        .get();
  }

  public ServerMessage.ExtensionMessage extension() {
    return pick(List.<Supplier<ServerMessage.ExtensionMessage>>of(
            () -> new ServerMessage.Token(text()),
            () -> new ServerMessage.Tables(list(this::table)),
            () -> new ServerMessage.Spectators(number()),
            () -> new ServerMessage.LegalMoves(list(this::encodableMove)),
            () -> new ServerMessage.TimeLeft(id(), number()),
            () -> new ServerMessage.AnswerTime(number(), number()),
            () -> new ServerMessage.AnsweredFor(id(), number(), reason()),
            () -> new ServerMessage.CounterOffered(id(), number(), resources(), resources()),
            () -> new ServerMessage.DiceCommitment(text()),
            () -> new ServerMessage.DiceSeed(text()),
            () -> new ServerMessage.EventNumber(number() * 10_000_000_000L),
            () -> new ServerMessage.Bank(resources(), number(), number()),
            () -> new ServerMessage.Pause(flag(), list(this::id)),
            () -> new ServerMessage.Absence(id(), optional(this::number), optional(this::number)),
            () ->
                new ServerMessage.UndoOffered(flag() ? OptionalInt.of(id()) : OptionalInt.empty()),
            () -> new ServerMessage.Undone(building()),
            () -> new ServerMessage.DiceContributions(list(this::contribution)),
            () -> new ServerMessage.Rematch(text(), optional(this::text), optional(this::text))))
        .get();
  }

  private ServerMessage.AnsweredFor.Reason reason() {
    return pick(List.of(ServerMessage.AnsweredFor.Reason.values()));
  }

  /// A list of moves contains only moves that the dialect can encode.
  private ClientMessage.Move encodableMove() {
    while (true) {
      var move = move();
      if (new MessageCodec(dialect).encode(move).isPresent()) return move;
    }
  }

  private String random() {
    return "%064x".formatted(new BigInteger(256, new Random(chance.below(1000))));
  }

  private ServerMessage.DiceContributions.Contribution contribution() {
    return new ServerMessage.DiceContributions.Contribution(id(), random());
  }

  private TableInfo table() {
    return new TableInfo(text(), number(), number(), flag());
  }

  private PlayerState player() {
    return new PlayerState(
        id(),
        optional(this::colour),
        optional(this::text),
        status(),
        optionalId(),
        optional(this::maybeHiddenResources),
        has(Word.KNIGHTS) ? optionalId() : OptionalInt.empty(),
        has(Word.CARDS) ? optional(this::maybeHiddenCards) : Optional.empty(),
        has(Word.HAS_LARGEST_ARMY) ? optional(this::flag) : Optional.empty(),
        has(Word.HAS_LONGEST_ROAD) ? optional(this::flag) : Optional.empty());
  }

  private BoardMap map() {
    var fields = list(() -> new BoardMap.Field(hex(), pick(List.of(Terrain.values())), number()));
    var harbours =
        list(
            () ->
                new Harbour(new Hex(-3, chance.below(3)), new Hex(0, 0), optional(this::resource)));
    // Every harbour needs a land field, and its sea must not be a land field.
    fields.removeIf(field -> field.hex().x() == -3 || field.hex().equals(new Hex(0, 0)));
    fields.add(new BoardMap.Field(new Hex(0, 0), Terrain.DESERT, 0));
    return new BoardMap(fields, list(this::building), harbours, hex());
  }

  private OwnedPiece building() {
    return switch (chance.below(3)) {
      case 0 -> new OwnedPiece.Road(id(), edge());
      case 1 -> new OwnedPiece.Settlement(id(), corner());
      default -> new OwnedPiece.City(id(), corner());
    };
  }

  private DiceRoll dice() {
    int first = 1 + chance.below(6);
    int second = 1 + chance.below(6);
    return switch (dialect.dice()) {
      case PAIR -> new DiceRoll.Pair(first, second);
      case SUM -> new DiceRoll.Sum(first + second);
    };
  }

  private boolean has(Word word) {
    return dialect.words().has(word);
  }

  /// A declined offer that is encoded as a withdrawal is not decoded as a declined offer.
  private boolean accepts() {
    return dialect.declines() == Dialect.DeclineFormat.AS_WITHDRAWAL || flag();
  }

  private OptionalInt cardPlayer() {
    return has(Word.CARD_PLAYER) ? optionalId() : OptionalInt.empty();
  }

  private PlayerStatus status() {
    var known = new ArrayList<PlayerStatus>();
    for (var status : PlayerStatus.values()) if (has(status.word())) known.add(status);
    return pick(known);
  }

  private Colour colour() {
    var known = new ArrayList<Colour>();
    for (var colour : Colour.values()) if (has(WordMapping.of(colour))) known.add(colour);
    return pick(known);
  }

  private MaybeHidden<Resources> maybeHiddenResources() {
    return flag() ? new MaybeHidden.Open<>(resources()) : new MaybeHidden.Closed<>(number());
  }

  private MaybeHidden<Cards> maybeHiddenCards() {
    return flag()
        ? new MaybeHidden.Open<>(new Cards(count(), count(), count(), count(), count()))
        : new MaybeHidden.Closed<>(number());
  }

  private Resources resources() {
    return new Resources(count(), count(), count(), count(), count());
  }

  private Resource resource() {
    return pick(List.of(Resource.values()));
  }

  private Card card() {
    return pick(List.of(Card.values()));
  }

  private Hex hex() {
    return pick(island.hexes());
  }

  private Edge edge() {
    return pick(island.edges());
  }

  private Corner corner() {
    return pick(island.corners());
  }

  private String text() {
    return pick(TEXTS);
  }

  private Set<Extension> extensions() {
    var some = EnumSet.noneOf(Extension.class);
    for (var extension : Extension.values()) if (flag()) some.add(extension);
    return some;
  }

  private int count() {
    return Math.max(0, chance.below(6) - 2);
  }

  private int number() {
    return chance.below(3) == 0 ? Integer.MAX_VALUE : chance.below(100);
  }

  private int id() {
    return 1 + chance.below(50);
  }

  private boolean flag() {
    return chance.below(2) == 0;
  }

  private OptionalInt optionalId() {
    return flag() ? OptionalInt.of(id()) : OptionalInt.empty();
  }

  private OptionalLong optionalLong() {
    return flag() ? OptionalLong.of(number() * 3L) : OptionalLong.empty();
  }

  private <T> Optional<T> optional(Supplier<T> some) {
    return flag() ? Optional.of(some.get()) : Optional.empty();
  }

  private <T> List<T> list(Supplier<T> some) {
    var list = new ArrayList<T>();
    for (int i = chance.below(5); i > 0; i--) list.add(some.get());
    return list;
  }

  private <T> T pick(List<T> some) {
    return some.get(chance.below(some.size()));
  }
}
