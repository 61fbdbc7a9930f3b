package spieltisch.catan;

/// Builds options from existing options; a value that is not set stays as it was.
public final class OptionsBuilder {
  private Variant variant;
  private int players;
  private int victoryPoints;
  private int bank;
  private Options.Desert desert;
  private Options.Tokens tokens;
  private Options.DiceKind diceKind;
  private Options.HarbourUse harbours;
  private Options.ShortageRule shortageRule;
  private Options.Order order;
  private boolean robber;
  private Options.RobberRule robberRule;
  private boolean trade;
  private boolean cards;
  private boolean awards;
  private boolean specialBuilding;
  private Options.Founding founding;
  private Options.Invention invention;
  private int offersPerTurn;
  private int openOffers;

  OptionsBuilder(Options from) {
    variant = from.variant();
    players = from.players();
    victoryPoints = from.victoryPoints();
    bank = from.bank();
    desert = from.desert();
    tokens = from.tokens();
    diceKind = from.dice();
    harbours = from.harbours();
    shortageRule = from.shortage();
    order = from.order();
    robber = from.robber();
    robberRule = from.robbing();
    trade = from.trade();
    cards = from.cards();
    awards = from.awards();
    specialBuilding = from.specialBuilding();
    founding = from.founding();
    invention = from.invention();
    offersPerTurn = from.offersPerTurn();
    openOffers = from.openOffers();
  }

  public OptionsBuilder variant(Variant value) {
    variant = value;
    return this;
  }

  public OptionsBuilder players(int value) {
    players = value;
    return this;
  }

  public OptionsBuilder victoryPoints(int value) {
    victoryPoints = value;
    return this;
  }

  public OptionsBuilder bank(int value) {
    bank = value;
    return this;
  }

  public OptionsBuilder desert(Options.Desert value) {
    desert = value;
    return this;
  }

  public OptionsBuilder tokens(Options.Tokens value) {
    tokens = value;
    return this;
  }

  public OptionsBuilder dice(Options.DiceKind value) {
    diceKind = value;
    return this;
  }

  public OptionsBuilder harbours(Options.HarbourUse value) {
    harbours = value;
    return this;
  }

  public OptionsBuilder shortage(Options.ShortageRule value) {
    shortageRule = value;
    return this;
  }

  public OptionsBuilder order(Options.Order value) {
    order = value;
    return this;
  }

  public OptionsBuilder robber(boolean value) {
    robber = value;
    return this;
  }

  public OptionsBuilder robbing(Options.RobberRule value) {
    robberRule = value;
    return this;
  }

  public OptionsBuilder trade(boolean value) {
    trade = value;
    return this;
  }

  public OptionsBuilder cards(boolean value) {
    cards = value;
    return this;
  }

  public OptionsBuilder awards(boolean value) {
    awards = value;
    return this;
  }

  public OptionsBuilder specialBuilding(boolean value) {
    specialBuilding = value;
    return this;
  }

  public OptionsBuilder founding(Options.Founding value) {
    founding = value;
    return this;
  }

  public OptionsBuilder invention(Options.Invention value) {
    invention = value;
    return this;
  }

  public OptionsBuilder offersPerTurn(int value) {
    offersPerTurn = value;
    return this;
  }

  public OptionsBuilder openOffers(int value) {
    openOffers = value;
    return this;
  }

  /// Builds the options with the values set so far.
  ///
  /// @throws IllegalArgumentException if a value is out of range
  public Options build() {
    return new Options(
        variant,
        players,
        victoryPoints,
        bank,
        desert,
        tokens,
        diceKind,
        harbours,
        shortageRule,
        order,
        robber,
        robberRule,
        trade,
        cards,
        awards,
        specialBuilding,
        founding,
        invention,
        offersPerTurn,
        openOffers);
  }
}
