package spieltisch.torfu;

import java.util.Optional;
import spieltisch.torres.Refusal;

/// The errors of the protocol: one for each refusal of the rules, and three others.
public enum ErrorCode {
  /// The name of a new game, player or spectator is already taken.
  NAME_TAKEN(Keyword.FEHLER_NAME_VERGEBEN),
  /// The named action, keyword or game does not exist.
  UNKNOWN(Keyword.FEHLER_NICHT_VORHANDEN),
  /// The time for the turn is over.
  TIMEOUT(Keyword.FEHLER_TIMEOUT_UEBERSCHRITTEN),
  NOT_ON_TURN(Keyword.FEHLER_NICHT_AM_ZUG),
  IMPOSSIBLE(Keyword.FEHLER_ZUG_UNMOEGLICH),
  TOO_FEW_ACTION_POINTS(Keyword.FEHLER_ZU_WENIG_AKTIONSPUNKTE),
  CARD_NOT_HELD(Keyword.FEHLER_HAT_AKTIONSKARTE_NICHT),
  ONLY_TWO_CARDS(Keyword.FEHLER_NUR_ZWEI_KARTEN),
  DECK_EMPTY(Keyword.FEHLER_KEINE_KARTE_VORHANDEN),
  TOO_FEW_BLOCKS(Keyword.FEHLER_HAT_ZUWENIG_BAUSTEINE),
  NO_FIGURE(Keyword.FEHLER_KEINE_FIGUR),
  FIGURE_PRESENT(Keyword.FEHLER_FIGUR_VORHANDEN),
  NOT_ADJACENT(Keyword.FEHLER_UNBENACHBART),
  NOT_STRAIGHT(Keyword.FEHLER_ZUG_NICHT_GERADEAUS),
  TOO_FAR(Keyword.FEHLER_ZUG_ZU_LANG),
  NO_WAY_THROUGH_CASTLE(Keyword.FEHLER_ZUG_DURCH_BURG_UNMOEGLICH),
  TOO_HIGH(Keyword.FEHLER_ZU_HOCH),
  WOULD_FOUND_CASTLE(Keyword.FEHLER_BURG_NEUBAU),
  CASTLE_RULE_BROKEN(Keyword.FEHLER_BURGEIGENSCHAFT_VERLETZT),
  WOULD_SPLIT_CASTLE(Keyword.FEHLER_BURG_WIRD_GETRENNT),
  TOO_FEW_CASTLES(Keyword.FEHLER_ZU_WENIG_BURGEN);

  private final Keyword keyword;

  ErrorCode(Keyword keyword) {
    this.keyword = keyword;
  }

  public Keyword keyword() {
    return keyword;
  }

  public static ErrorCode of(Refusal refusal) {
    return switch (refusal) {
      case NOT_ON_TURN -> NOT_ON_TURN;
      case IMPOSSIBLE -> IMPOSSIBLE;
      case TOO_FEW_ACTION_POINTS -> TOO_FEW_ACTION_POINTS;
      case CARD_NOT_HELD -> CARD_NOT_HELD;
      case ONLY_TWO_CARDS -> ONLY_TWO_CARDS;
      case DECK_EMPTY -> DECK_EMPTY;
      case TOO_FEW_BLOCKS -> TOO_FEW_BLOCKS;
      case NO_FIGURE -> NO_FIGURE;
      case FIGURE_PRESENT -> FIGURE_PRESENT;
      case NOT_ADJACENT -> NOT_ADJACENT;
      case NOT_STRAIGHT -> NOT_STRAIGHT;
      case TOO_FAR -> TOO_FAR;
      case NO_WAY_THROUGH_CASTLE -> NO_WAY_THROUGH_CASTLE;
      case TOO_HIGH -> TOO_HIGH;
      case WOULD_FOUND_CASTLE -> WOULD_FOUND_CASTLE;
      case CASTLE_RULE_BROKEN -> CASTLE_RULE_BROKEN;
      case WOULD_SPLIT_CASTLE -> WOULD_SPLIT_CASTLE;
      case TOO_FEW_CASTLES -> TOO_FEW_CASTLES;
    };
  }

  static Optional<ErrorCode> of(Keyword keyword) {
    for (var code : values()) if (code.keyword == keyword) return Optional.of(code);
    return Optional.empty();
  }
}
