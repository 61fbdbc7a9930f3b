package spieltisch.torfu;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Colour;
import spieltisch.torres.cards.Card;

/// The spellings of the keywords. Changed spellings adapt the protocol to another server.
public final class KeywordSpelling {
  public static final KeywordSpelling STANDARD = new KeywordSpelling(Map.of());

  private final Map<Keyword, String> spellings = new EnumMap<>(Keyword.class);
  private final Map<String, Keyword> keywords = new HashMap<>();

  /// Creates a table with the given spellings for the changed keywords and the standard spellings
  /// for all others.
  public KeywordSpelling(Map<Keyword, String> changed) {
    for (var keyword : Keyword.values()) {
      var spelling = changed.getOrDefault(keyword, keyword.name());
      if (spelling.isBlank() || !spelling.equals(spelling.strip()))
        throw new IllegalArgumentException(
            "invalid spelling of " + keyword + ": '" + spelling + "'");
      spellings.put(keyword, spelling);
      if (keywords.put(spelling, keyword) != null)
        throw new IllegalArgumentException("two keywords have the spelling " + spelling);
    }
    for (var keyword : Keyword.values())
      keyword.alias().ifPresent(alias -> keywords.putIfAbsent(alias, keyword));
  }

  /// Reads changed spellings from a table such as `AKTION=ACTION`; all other keywords keep their
  /// standard spelling.
  ///
  /// @throws IllegalArgumentException if a keyword is unknown, or if two keywords have the same
  ///   spelling
  public static KeywordSpelling of(Properties table) {
    var changed = new EnumMap<Keyword, String>(Keyword.class);
    for (var name : table.stringPropertyNames())
      changed.put(keyword(name), table.getProperty(name));
    return new KeywordSpelling(changed);
  }

  private static Keyword keyword(String name) {
    for (var keyword : Keyword.values()) if (keyword.name().equals(name)) return keyword;
    throw new IllegalArgumentException("unknown keyword: " + name);
  }

  public String spelling(Keyword keyword) {
    return spellings.getOrDefault(keyword, keyword.name());
  }

  public Optional<Keyword> find(String word) {
    return Optional.ofNullable(keywords.get(word));
  }

  /// Returns the kind of action that a word names; empty if it names none.
  Optional<ActionKind> kind(String word) {
    return find(word).flatMap(KeywordSpelling::kind);
  }

  private static Optional<ActionKind> kind(Keyword keyword) {
    for (var kind : ActionKind.ALL)
      if (kind != ActionKind.END_TURN && keyword(kind) == keyword) return Optional.of(kind);
    return Optional.empty();
  }

  /// Returns the colour that a word names; empty if it names none.
  Optional<Colour> colour(String word) {
    return find(word).flatMap(KeywordSpelling::colour);
  }

  private static Optional<Colour> colour(Keyword keyword) {
    for (var colour : Colour.values()) if (keyword(colour) == keyword) return Optional.of(colour);
    return Optional.empty();
  }

  static Keyword keyword(Colour colour) {
    return switch (colour) {
      case ORANGE -> Keyword.ORANGE;
      case BLUE -> Keyword.BLAU;
      case GREEN -> Keyword.GRUEN;
      case BLACK -> Keyword.SCHWARZ;
    };
  }

  static Keyword keyword(ActionKind kind) {
    return switch (kind) {
      case PLACE_FIRST_KNIGHT -> Keyword.AKTION_SETZE_RITTER_ERSTEMAL;
      case PLACE_KING -> Keyword.AKTION_SETZE_KOENIG;
      case TAKE_POINT -> Keyword.AKTION_NEHME_PUNKT;
      case PLACE_KNIGHT -> Keyword.AKTION_SETZE_RITTER;
      case PLACE_BLOCK -> Keyword.AKTION_SETZE_BAUSTEIN;
      case MOVE_KNIGHT -> Keyword.AKTION_ZIEHE_RITTER;
      case DRAW_CARD -> Keyword.AKTION_ZIEHE_KARTE;
      case MOVE_BLOCK -> Keyword.AKTION_VERSETZE_BAUSTEIN;
      case MOVE_DIAGONALLY -> Keyword.AKTION_ZIEHE_DIAGONAL;
      case MOVE_THROUGH_DOORS -> Keyword.AKTION_ZIEHE_DURCHTOR;
      case PUSH_BLOCK_UNDER -> Keyword.AKTION_UNTERSCHIEBE_BAUSTEIN;
      case TRANSFER_KNIGHT -> Keyword.AKTION_VERSETZE_RITTER;
      case CLIMB_TWO_LEVELS -> Keyword.AKTION_ZIEHE_ZWIEEBENEN;
      case JUMP_FIGURE -> Keyword.AKTION_ZIEHE_UEBER_RITTER;
      case PLACE_SUPPLY_BLOCK -> Keyword.AKTION_SETZE_BAUSTEIN_ALLGEMEIN;
      case SIX_POINTS -> Keyword.AKTION_SECHS_AKTIONSPUNKTE;
      case SEVEN_POINTS -> Keyword.AKTION_SIEBEN_AKTIONSPUNKTE;
      case END_TURN -> Keyword.ZUGENDE;
    };
  }

  /// Whether the confirmation of an action of this kind contains the colour of the player.
  static boolean hasColour(ActionKind kind) {
    return switch (kind) {
      case PLACE_BLOCK, PLACE_KING, MOVE_BLOCK, PUSH_BLOCK_UNDER, END_TURN -> false;
      case PLACE_FIRST_KNIGHT,
          TAKE_POINT,
          PLACE_KNIGHT,
          MOVE_KNIGHT,
          DRAW_CARD,
          MOVE_DIAGONALLY,
          MOVE_THROUGH_DOORS,
          TRANSFER_KNIGHT,
          CLIMB_TWO_LEVELS,
          JUMP_FIGURE,
          PLACE_SUPPLY_BLOCK,
          SIX_POINTS,
          SEVEN_POINTS ->
          true;
    };
  }

  /// Returns the number of the card that an action of this kind plays; 0 if it plays none.
  static int cardNumber(ActionKind kind) {
    return kind.isCard() ? kind.card().number() : 0;
  }

  /// Returns the card that has this number in the protocol; empty if there is none.
  static Optional<Card> card(int number) {
    return number >= 1 && number <= Card.ALL.size()
        ? Optional.of(Card.of(number - 1))
        : Optional.empty();
  }
}
