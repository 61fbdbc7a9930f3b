package spieltisch.checker.server;

import spieltisch.checker.Clause;

/// Something that the document demands of a server and that can be seen from outside.
public enum ServerClause implements Clause {
  GREETING("5", "the server greets first and names its protocol"),
  NUMBER("5", "everybody gets a number of his own that is positive"),
  NEWCOMER("5", "a newcomer hears his own status and everybody else's"),
  OTHERS_HEAR("5", "the others hear of a newcomer"),
  ONE_MESSAGE("2", "an object with two messages is refused"),
  ANSWERED("7.1", "whatever is sent gets an answer"),
  BAD_VALUES("7.1", "wrong values are refused, and nobody else hears of them"),
  UNKNOWN_REQUEST("7.1", "a request that does not exist is answered with an error"),
  MALFORMED_REQUEST("7.1", "a request without its fields is answered with an error"),
  CONFIRMED("7.1", "a legal action is confirmed with OK"),
  CONSEQUENCES_FIRST("7.1", "what follows from an action comes first, OK comes last"),
  CHAT("7.3", "chat goes to everybody, with its sender"),
  NAME_FIRST("8", "the game cannot be started without a name and a colour"),
  COLOUR("8.1", "the game cannot be started with a colour that is taken"),
  MAP("8.2", "when all are ready everybody gets the map"),
  RUNNING_GAME("14.1", "nobody joins a running game"),
  ROBBER_START("14.1", "the robber begins in the desert"),
  SIX_AND_EIGHT("13", "6 and 8 never lie side by side"),
  FIRST_THROWS("13", "it is rolled for who begins"),
  STATUS("9.1", "a status asks one player to act at a time"),
  OWN_HAND("6.5", "a player sees his own cards by kind"),
  HIDDEN_HANDS("6.5", "a player sees only the number of others' cards"),
  POINTS("6.5", "the points are those on the board, and one's own victory point cards"),
  HIDDEN_POINTS("6.5", "the points of others are those on the board"),
  AWARDS("6.5", "the states tell the same awards as the messages"),
  STATES("9.1", "the states are what the other messages add up to"),
  EVERYBODY_SEES("9", "all players hear the same throws, buildings and robber moves"),
  DICE("9.2", "a throw is that of two dice"),
  YIELDS("9.3", "a throw yields what the buildings at its number yield"),
  FIRST_YIELD("14.1", "the second settlement yields a card for each field beside it"),
  COSTS("9.4", "everybody hears what was paid for buildings and cards"),
  LONGEST_ROAD("9.10", "the longest road of five or more has its award"),
  LARGEST_ARMY("9.10", "the largest army of three or more has its award"),
  DECK("14.2", "there are no more development cards than in the game"),
  HIDDEN_CARD("9.7", "others do not see which card was bought"),
  HIDDEN_THEFT("10.3", "only thief and victim see the stolen card"),
  TOO_CLOSE("14.1", "no settlement next to another"),
  ROAD_ELSEWHERE("14.1", "the first roads begin at the settlement just built"),
  NOT_ON_TURN("9.1", "who is not on turn cannot act"),
  BUILD_BEFORE_ROLL("14.2", "no building before the roll"),
  ROLL_TWICE("14.2", "only one roll a turn"),
  TOO_POOR("10.5", "no building without the resources"),
  DISCARD_COUNT("10.2", "exactly half of the cards is given back"),
  SEVEN("10.2", "after a seven those with more than seven cards are asked for half of them"),
  ROBBER_ASKED("10.3", "who rolled a seven is asked to move the robber"),
  ROBBER_STAYS("10.3", "the robber must move"),
  ROBBER_UNASKED("10.3", "the robber is moved only after a seven"),
  BAD_RATE("10.8", "no trade with the bank below its rate"),
  HARBOURS("10.8", "a harbour gives its rate"),
  GIFT("14.2", "no gifts, also not in disguise"),
  NO_CARD("12", "no card can be played that one does not have"),
  NEW_CARD("12", "no card can be played in the turn in which it was bought"),
  ONE_CARD("12", "only one card is played in a turn"),
  THE_END("8.3", "when somebody has won everybody hears who"),
  LOST("6.5", "everybody hears of a lost connection");

  private final String section;
  private final String sentence;

  ServerClause(String section, String sentence) {
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
