package spieltisch.checker.client;

import spieltisch.checker.Clause;

/// The requirements on a client that a server can observe. The requirements of the document come
/// first, then those that clients must fulfil to play on foreign servers.
public enum ClientClause implements Clause {
  SERVER_FIRST("5", "waits for the greeting of the server"),
  GREETING("5", "the first message is a greeting"),
  OTHER_VERSION("5", "disconnects from a server of another version"),
  SPELLING("4", "every message is spelled exactly as in the document"),
  NAME_AND_COLOUR("8", "chooses a name and a colour before the start"),
  READY("8.1", "tells the server that it is ready"),
  OTHER_COLOUR("8.1", "chooses another colour if its own is taken"),
  ACTS("9.1", "does what its status asks for"),
  OUT_OF_TURN("9.1", "does nothing that its status does not permit"),
  ALLOWED("13", "requests nothing that the rules forbid"),
  DISCARD("10.2", "discards exactly half of its cards"),
  TARGET("10.3", "omits the target if nobody is robbed"),
  REFUSAL("7.1", "does not repeat a refused request unchanged"),
  AFTER_THE_END("8.3", "requests nothing after the end of the game"),
  AFTER_REFUSAL("", "acts again after a refused request instead of falling silent"),
  ONE_AT_A_TIME("", "waits for the answer before the next request"),
  ANSWERS_OFFERS("", "answers every offer"),
  ALL_FIVE("", "names all five resources in a discard"),
  STRANGE_MAP(
      "", "accepts player numbers from 0, a desert with number 0, harbours with the land first"),
  OK_FIRST("", "accepts an OK before the effects"),
  OK_MISSING("", "accepts a missing OK"),
  NO_STATES("", "accepts building, buying and trading without a status"),
  PIECES("", "accepts split and empty yields"),
  NULLS("", "accepts null for name and colour"),
  UNKNOWN("", "accepts unknown messages"),
  OTHER_REFUSAL("", "accepts refusals in the form of other versions"),
  MINUS_ONE("", "accepts -1 for nobody"),
  GREATEST_ROAD("", "accepts the other name of the longest road"),
  WINNER("", "accepts the other name of the winner"),
  LEAVING("", "accepts that players leave");

  private final String section;
  private final String sentence;

  ClientClause(String section, String sentence) {
    this.section = section;
    this.sentence = sentence;
  }

  @Override
  public String section() {
    return section;
  }

  @Override
  public String sentence() {
    return sentence;
  }
}
