package spieltisch.checker.client;

import spieltisch.checker.Clause;

/// What is demanded of a client and can be seen from the server's side: first what the document
/// says, then what a client needs to live on other people's servers.
public enum ClientClause implements Clause {
  SERVER_FIRST("5", "the server is allowed to greet first"),
  GREETING("5", "the first word is a greeting"),
  OTHER_VERSION("5", "a server of another version is left"),
  SPELLING("4", "every message is one of the document, exactly in its spelling"),
  NAME_AND_COLOUR("8", "a name and a colour are chosen before the start"),
  READY("8.1", "the server is told that the game can begin"),
  OTHER_COLOUR("8.1", "another colour is chosen when the own one is taken"),
  ACTS("9.1", "what the status asks for is done"),
  OUT_OF_TURN("9.1", "nothing is done that the status does not ask for"),
  ALLOWED("13", "nothing is asked for that the rules forbid"),
  DISCARD("10.2", "exactly half of the cards is given back"),
  TARGET("10.3", "the target is left out when nobody is robbed"),
  REFUSAL("7.1", "what was refused is not asked for again unchanged"),
  AFTER_THE_END("8.3", "nothing is asked for after the end"),
  ONE_AT_A_TIME("", "a request waits for the answer to the one before"),
  ANSWERS_OFFERS("", "every offer is answered"),
  ALL_FIVE("", "all five resources are named in a discard"),
  STRANGE_MAP("", "survives numbers from 0, a desert with a 0, harbours with the land first"),
  OK_FIRST("", "survives an OK that comes before the consequences"),
  OK_MISSING("", "survives actions without an OK"),
  NO_STATES("", "survives building, buying and trading without a status"),
  PIECES("", "survives yields in pieces and empty ones"),
  NULLS("", "survives null for name and colour"),
  UNKNOWN("", "survives messages that it does not know"),
  OTHER_REFUSAL("", "survives refusals in the form of other versions"),
  MINUS_ONE("", "survives -1 for nobody"),
  GREATEST_ROAD("", "survives another name for the longest road"),
  WINNER("", "survives another name for the winner"),
  LEAVING("", "survives players who leave");

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
