package spieltisch.catan;

import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.PackedCounts;

/// The rules of one game as data: which parts of the game the variant has, and which rule applies
/// where the rule sources differ.
///
/// @param variant the variant that these options are based on
/// @param players the number of players, 2 to 6
/// @param victoryPoints the points that win the game; 0 if the game never ends
/// @param bank the number of cards of each resource in the bank at the start
/// @param desert where the desert lies
/// @param tokens how the number tokens are placed
/// @param dice how the dice are rolled
/// @param harbours when a new harbour may be used
/// @param shortage which players get cards when the bank has too few for all
/// @param order how the order of play after the first player is determined
/// @param robber whether the robber moves after a seven
/// @param robbing whether a player without cards may be named as the robber's victim
/// @param trade whether players may trade with each other and with the bank
/// @param cards whether the game has development cards
/// @param awards whether the longest road and the largest army count
/// @param specialBuilding whether the other players may build after each turn
/// @param founding where the first settlements and roads may be placed; null means `OFFICIAL`,
///   since journals of earlier versions lack this value
/// @param invention how many cards an invention takes; null means `TWO`, since journals of earlier
///   versions lack this value
/// @param offersPerTurn how many offers a player may make in a turn; 0 for no limit, as in journals
///   of earlier versions
/// @param openOffers how many offers of a player may be open at a time, at most eight; 0 for eight,
///   as in journals of earlier versions
public record Options(
    Variant variant,
    int players,
    int victoryPoints,
    int bank,
    Desert desert,
    Tokens tokens,
    DiceKind dice,
    HarbourUse harbours,
    ShortageRule shortage,
    Order order,
    boolean robber,
    RobberRule robbing,
    boolean trade,
    boolean cards,
    boolean awards,
    boolean specialBuilding,
    Founding founding,
    Invention invention,
    int offersPerTurn,
    int openOffers) {

  public enum Desert {
    ANYWHERE,
    CENTRE
  }

  public enum Tokens {
    /// The tokens lie in their printed order along a spiral that starts at a random corner of the
    /// island.
    SPIRAL,
    /// The tokens lie at random, but no 6 or 8 is next to another 6 or 8.
    RANDOM,
    /// The tokens lie at random without any condition.
    UNRESTRICTED
  }

  public enum DiceKind {
    RANDOM,
    /// The dice outcomes come from a shuffled deck of all 36 outcomes, which is refilled when it is
    /// empty.
    BALANCED
  }

  public enum HarbourUse {
    AT_ONCE,
    NEXT_TURN
  }

  public enum ShortageRule {
    /// If the bank has too few cards of a kind for all players, nobody gets this kind, unless only
    /// one player is entitled to it.
    NOBODY,
    /// If the bank has too few cards, the players get cards in turn order from the roller on, while
    /// the cards last.
    IN_TURN_ORDER
  }

  public enum Order {
    RANDOM,
    CLOCKWISE
  }

  public enum RobberRule {
    ANY_NEIGHBOUR,
    ONLY_WITH_CARDS
  }

  public enum Founding {
    /// A settlement may be placed on any corner, and a road only at the settlement just placed.
    OFFICIAL,
    /// A settlement must be placed between three land hexagons if such a corner is free, and a road
    /// may be placed at any of the player's settlements.
    INLAND
  }

  public enum Invention {
    TWO,
    /// The invention card takes one card or two, because some clients can name only one resource.
    ONE_OR_TWO
  }

  /// The default number of offers in a turn, for tables whose host sets no other limit.
  public static final int DEFAULT_OFFERS_PER_TURN = 5;

  public static final int DEFAULT_OPEN_OFFERS = 3;

  /// The largest number of offers in a turn that a host can choose as the limit.
  public static final int MOST_OFFERS_PER_TURN = 50;

  private static final int SMALL_BANK = 19;
  private static final int LARGE_BANK = 24;

  @SuppressWarnings("NullAway") // null in journals of earlier versions
  public Options {
    if (founding == null) founding = Founding.OFFICIAL;
    if (invention == null) invention = Invention.TWO;
    if (players < 2 || players > 6)
      throw new IllegalArgumentException("players must be 2 to 6, not " + players);
    if (victoryPoints < 0 || victoryPoints > 30)
      throw new IllegalArgumentException("victory points must be 0 to 30, not " + victoryPoints);
    if (bank < 1 || bank > PackedCounts.MOST)
      throw new IllegalArgumentException(
          "the bank must have 1 to 31 cards of each resource, not " + bank);
    if (offersPerTurn < 0 || offersPerTurn > MOST_OFFERS_PER_TURN)
      throw new IllegalArgumentException(
          "the offers in a turn must be 0 to 50, not " + offersPerTurn);
    if (openOffers < 0 || openOffers > Offers.MOST)
      throw new IllegalArgumentException("the open offers must be 0 to 8, not " + openOffers);
  }

  /// The options of protocol 1.0, which follow the official rules.
  public static Options standard(int players) {
    return new Options(
        Variant.STANDARD,
        players,
        10,
        players <= 4 ? SMALL_BANK : LARGE_BANK,
        Desert.ANYWHERE,
        Tokens.SPIRAL,
        DiceKind.RANDOM,
        HarbourUse.AT_ONCE,
        ShortageRule.NOBODY,
        Order.RANDOM,
        true,
        RobberRule.ANY_NEIGHBOUR,
        true,
        true,
        true,
        players > 4,
        Founding.OFFICIAL,
        Invention.TWO,
        0,
        0);
  }

  /// A builder that starts with these options.
  public OptionsBuilder toBuilder() {
    return new OptionsBuilder(this);
  }

  /// The same rules for another number of players. The island, special building and the default
  /// size of the bank depend on the number of players. If the bank has another size than the
  /// variant's default, its size does not change.
  public Options forPlayers(int count) {
    var defaults = variant.options(count);
    boolean ownBank = bank != variant.options(players).bank();
    return toBuilder()
        .players(count)
        .bank(ownBank ? bank : defaults.bank())
        .specialBuilding(defaults.specialBuilding())
        .build();
  }

  public Options withVictoryPoints(int points) {
    return toBuilder().victoryPoints(points).build();
  }

  public Options withBank(int cardsOfEachKind) {
    return toBuilder().bank(cardsOfEachKind).build();
  }

  public Options withDesert(Desert place) {
    return toBuilder().desert(place).build();
  }

  public Options withDice(DiceKind mode) {
    return toBuilder().dice(mode).build();
  }

  public Options withShortage(ShortageRule rule) {
    return toBuilder().shortage(rule).build();
  }

  /// The same rules with the default limits on offers. Options have no such limits before this
  /// call, because positions and journals of earlier versions have none.
  public Options withDefaultOfferLimits() {
    return toBuilder()
        .offersPerTurn(DEFAULT_OFFERS_PER_TURN)
        .openOffers(DEFAULT_OPEN_OFFERS)
        .build();
  }

  public Island island() {
    return Island.forPlayers(players);
  }

  /// The development cards at the start, packed; none in a variant without development cards.
  public int deck() {
    if (!cards) return PackedCounts.NONE;
    return players <= 4 ? new Cards(14, 5, 2, 2, 2).packed() : new Cards(20, 5, 3, 3, 3).packed();
  }
}
