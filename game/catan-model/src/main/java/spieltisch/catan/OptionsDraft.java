package spieltisch.catan;

/// Options in the making: those of another game, until something is said to be different.
public final class OptionsDraft {
  private Variant variant;
  private int players;
  private int victoryPoints;
  private int bank;
  private Options.Desert desert;
  private Options.Tokens tokens;
  private Options.Dice dice;
  private Options.HarbourUse harbours;
  private Options.Shortage shortage;
  private Options.Order order;
  private boolean robber;
  private Options.Robbing robbing;
  private boolean trade;
  private boolean cards;
  private boolean awards;
  private boolean specialBuilding;

  OptionsDraft(Options from) {
    variant = from.variant();
    players = from.players();
    victoryPoints = from.victoryPoints();
    bank = from.bank();
    desert = from.desert();
    tokens = from.tokens();
    dice = from.dice();
    harbours = from.harbours();
    shortage = from.shortage();
    order = from.order();
    robber = from.robber();
    robbing = from.robbing();
    trade = from.trade();
    cards = from.cards();
    awards = from.awards();
    specialBuilding = from.specialBuilding();
  }

  public OptionsDraft variant(Variant value) {
    variant = value;
    return this;
  }

  public OptionsDraft players(int value) {
    players = value;
    return this;
  }

  public OptionsDraft victoryPoints(int value) {
    victoryPoints = value;
    return this;
  }

  public OptionsDraft bank(int value) {
    bank = value;
    return this;
  }

  public OptionsDraft desert(Options.Desert value) {
    desert = value;
    return this;
  }

  public OptionsDraft tokens(Options.Tokens value) {
    tokens = value;
    return this;
  }

  public OptionsDraft dice(Options.Dice value) {
    dice = value;
    return this;
  }

  public OptionsDraft harbours(Options.HarbourUse value) {
    harbours = value;
    return this;
  }

  public OptionsDraft shortage(Options.Shortage value) {
    shortage = value;
    return this;
  }

  public OptionsDraft order(Options.Order value) {
    order = value;
    return this;
  }

  public OptionsDraft robber(boolean value) {
    robber = value;
    return this;
  }

  public OptionsDraft robbing(Options.Robbing value) {
    robbing = value;
    return this;
  }

  public OptionsDraft trade(boolean value) {
    trade = value;
    return this;
  }

  public OptionsDraft cards(boolean value) {
    cards = value;
    return this;
  }

  public OptionsDraft awards(boolean value) {
    awards = value;
    return this;
  }

  public OptionsDraft specialBuilding(boolean value) {
    specialBuilding = value;
    return this;
  }

  /// The options as they are now; values out of range are refused.
  public Options done() {
    return new Options(
        variant,
        players,
        victoryPoints,
        bank,
        desert,
        tokens,
        dice,
        harbours,
        shortage,
        order,
        robber,
        robbing,
        trade,
        cards,
        awards,
        specialBuilding);
  }
}
