package spieltisch.checker.server;

import spieltisch.checker.Clause;

/// The requirements on a server that can be observed from outside.
public enum ServerClause implements Clause {
  GREETING("5", "the server greets first and names its protocol"),
  NUMBER("5", "every player gets a positive number of its own"),
  NEWCOMER("5", "a new player gets its own status and that of all others"),
  OTHERS_HEAR("5", "the others get the status of a new player"),
  ONE_MESSAGE("2", "an object with two messages is refused"),
  ANSWERED("7.1", "every request gets an answer"),
  BAD_VALUES("7.1", "invalid values are refused, and no other player is notified"),
  UNKNOWN_REQUEST("7.1", "an unknown request is answered with an error"),
  MALFORMED_REQUEST("7.1", "a request with missing fields is answered with an error"),
  CONFIRMED("7.1", "a legal action is confirmed with OK"),
  CONSEQUENCES_FIRST("7.1", "the effects of an action come first, OK comes last"),
  CHAT("7.3", "a chat message reaches all players, with its sender"),
  NAME_FIRST("8", "the game cannot be started without a name and a colour"),
  COLOUR("8.1", "the game cannot be started with a colour that is taken"),
  MAP("8.2", "all players get the map when all are ready"),
  RUNNING_GAME("14.1", "a running game cannot be joined"),
  ROBBER_START("14.1", "the robber starts in the desert"),
  SIX_AND_EIGHT("13", "fields with 6 or 8 are not adjacent"),
  FIRST_THROWS("13", "rolls decide who begins"),
  STATUS("9.1", "a status asks one player to act at a time"),
  OWN_HAND("6.5", "a player sees its own cards by kind"),
  HIDDEN_HANDS("6.5", "a player sees only the number of others' cards"),
  POINTS("6.5", "the own points are those on the board plus own victory point cards"),
  HIDDEN_POINTS("6.5", "the points of others are those on the board"),
  AWARDS("6.5", "states and messages report the same awards"),
  STATES("9.1", "states equal the sum of the other messages"),
  EVERYBODY_SEES("9", "all players get the same rolls, buildings and robber moves"),
  DICE("9.2", "a roll is possible with two dice"),
  YIELDS("9.3", "a roll yields the cards of the buildings at its number"),
  FIRST_YIELD("14.1", "the second settlement yields a card for each adjacent field"),
  COSTS("9.4", "all players are notified of payments for buildings and cards"),
  LONGEST_ROAD("9.10", "the longest road of five or more has its award"),
  LARGEST_ARMY("9.10", "the largest army of three or more has its award"),
  DECK("14.2", "no development card is dealt more often than it exists"),
  HIDDEN_CARD("9.7", "others do not see which card was bought"),
  HIDDEN_THEFT("10.3", "only thief and victim see the stolen card"),
  TOO_CLOSE("14.1", "a settlement next to another is refused"),
  ROAD_ELSEWHERE("14.1", "the first roads start at the settlement just built"),
  NOT_ON_TURN("9.1", "an action out of turn is refused"),
  BUILD_BEFORE_ROLL("14.2", "building before the roll is refused"),
  ROLL_TWICE("14.2", "a second roll in a turn is refused"),
  TOO_POOR("10.5", "building without the resources is refused"),
  DISCARD_COUNT("10.2", "exactly half of the cards must be discarded"),
  SEVEN("10.2", "after a seven all players with more than seven cards must discard half"),
  ROBBER_ASKED("10.3", "a player that rolled a seven is asked to move the robber"),
  ROBBER_STAYS("10.3", "the robber must move"),
  ROBBER_UNASKED("10.3", "the robber cannot be moved without a seven"),
  BAD_RATE("10.8", "a bank trade below the rate is refused"),
  HARBOURS("10.8", "a harbour grants its rate"),
  GIFT("14.2", "gifts and disguised gifts are refused"),
  NO_CARD("12", "a card that the player does not hold cannot be played"),
  NEW_CARD("12", "a card cannot be played in the turn of its purchase"),
  ONE_CARD("12", "a second card in a turn is refused"),
  GOES_ON("9.1", "the game goes on until its end: a player can always act"),
  THE_END("8.3", "all players are notified of the winner"),
  LOST("6.5", "all players are notified of a lost connection");

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
