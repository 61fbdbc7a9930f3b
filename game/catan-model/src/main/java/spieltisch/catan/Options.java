package spieltisch.catan;

import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.PackedCounts;

/// The rules of one game as data: what a variant allows and how it settles what the sources leave
/// open.
///
/// @param variant the variant these options began as; it names them
/// @param players 2 to 6
/// @param victoryPoints what wins the game; 0 if it never ends
/// @param bank the cards of each resource
/// @param desert where the desert lies
/// @param tokens how the numbers are laid
/// @param dice how luck rolls
/// @param harbours when a new harbour may be used
/// @param shortage who gets cards when the bank has too few
/// @param order how the others follow the player who begins
/// @param robber whether a seven makes the robber move
/// @param robbing whether a player without cards may be named as the victim
/// @param trade whether players and the bank trade
/// @param cards whether there are development cards
/// @param awards whether the longest road and the largest army count
/// @param specialBuilding whether the others may build after each turn
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
    boolean specialBuilding) {

  public enum Desert {
    ANYWHERE,
    CENTRE
  }

  public enum Tokens {
    /// In the printed order along a spiral from a random corner.
    SPIRAL,
    /// At random, drawn again until no 6 or 8 touches another.
    RANDOM
  }

  public enum DiceKind {
    RANDOM,
    /// From a shuffled deck of the 36 outcomes, made anew when it is empty.
    BALANCED
  }

  public enum HarbourUse {
    AT_ONCE,
    NEXT_TURN
  }

  public enum ShortageRule {
    /// Nobody gets a kind that does not suffice for all, unless one player alone claims it.
    NOBODY,
    /// Players are served in the order of play from the roller on, while cards last.
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

  private static final int SMALL_BANK = 19;
  private static final int LARGE_BANK = 24;

  public Options {
    if (players < 2 || players > 6)
      throw new IllegalArgumentException("players must be 2 to 6, not " + players);
    if (victoryPoints < 0 || victoryPoints > 30)
      throw new IllegalArgumentException("victory points must be 0 to 30, not " + victoryPoints);
    if (bank < 1 || bank > PackedCounts.MOST)
      throw new IllegalArgumentException("the bank must be 1 to 31, not " + bank);
  }

  /// The game of protocol 1.0 by the official rules.
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
        players > 4);
  }

  /// These options, to be changed.
  public OptionsBuilder change() {
    return new OptionsBuilder(this);
  }

  /// The same rules for another number of players: bank, island and special building follow the
  /// number.
  public Options forPlayers(int count) {
    var usual = variant.options(count);
    boolean ownBank = bank != variant.options(players).bank();
    return change()
        .players(count)
        .bank(ownBank ? bank : usual.bank())
        .specialBuilding(usual.specialBuilding())
        .done();
  }

  public Options withVictoryPoints(int points) {
    return change().victoryPoints(points).done();
  }

  public Options withBank(int cardsOfEachKind) {
    return change().bank(cardsOfEachKind).done();
  }

  public Options withDesert(Desert place) {
    return change().desert(place).done();
  }

  public Options withDice(DiceKind mode) {
    return change().dice(mode).done();
  }

  public Options withShortage(ShortageRule rule) {
    return change().shortage(rule).done();
  }

  public Island island() {
    return Island.forPlayers(players);
  }

  /// The development cards at the beginning, packed; none in a variant without them.
  public int deck() {
    if (!cards) return PackedCounts.NONE;
    return players <= 4 ? new Cards(14, 5, 2, 2, 2).packed() : new Cards(20, 5, 3, 3, 3).packed();
  }
}
