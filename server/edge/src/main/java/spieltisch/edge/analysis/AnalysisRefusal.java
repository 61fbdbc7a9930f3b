package spieltisch.edge.analysis;

import spieltisch.kernel.RefusalReason;

/// The reasons why a game is not analysed.
public enum AnalysisRefusal implements RefusalReason {
  NO_ANALYSES("Dieser Server analysiert keine Spiele.", "This server analyses no games."),
  ONLY_CATAN(
      "Analysiert werden bisher nur Spiele von Catan.",
      "Only games of Catan can be analysed so far."),
  NOT_REQUESTED(
      "Die Analyse dieses Spiels ist noch nicht angefordert.",
      "The analysis of this game has not been requested yet."),
  TOO_MANY_ANALYSES_OF_ADDRESS(
      "Von dieser Adresse warten schon andere Analysen. Bitte warte, bis eine fertig ist.",
      "Other analyses of this address are waiting. Please wait until one of them is finished."),
  TOO_MANY_ANALYSES(
      "Auf diesem Server warten zu viele Analysen. Bitte versuche es später noch einmal.",
      "Too many analyses are waiting on this server. Please try again later.");

  private final String german;
  private final String english;

  AnalysisRefusal(String german, String english) {
    this.german = german;
    this.english = english;
  }

  @Override
  public String german() {
    return german;
  }

  @Override
  public String english() {
    return english;
  }
}
