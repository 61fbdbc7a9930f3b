package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import spieltisch.table.member.NameSkeleton;

/// Rules for names at a table. A name must be visible, must not look like another name at the
/// table, and must not look like a name of the server.
final class NameRules {
  /// Names that players could mistake for the server or its operator.
  private static final Set<String> RESERVED =
      Stream.of("Server", "System", "Admin", "Administrator", "Moderator")
          .map(NameSkeleton::of)
          .collect(Collectors.toUnmodifiableSet());

  /// Characters that change the direction of the text around them.
  private static final String DIRECTION_MARKS =
      "\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069";

  /// The length of the longest name that the protocols allow, in `char` values.
  private static final int MAX_LENGTH = 32;

  private NameRules() {}

  /// Returns why this name is forbidden at every table; empty if the name is allowed.
  static Optional<TableRefusal> refusal(String name) {
    boolean isUnreadable =
        NameSkeleton.of(name).isEmpty()
            || name.chars()
                .anyMatch(c -> Character.isISOControl(c) || DIRECTION_MARKS.indexOf(c) >= 0);
    if (isUnreadable) return Optional.of(TableRefusal.NAME_UNREADABLE);
    return isReserved(name) ? Optional.of(TableRefusal.NAME_RESERVED) : Optional.empty();
  }

  private static boolean isReserved(String name) {
    var letters = name.codePoints().filter(NameRules::isNoPunctuation);
    var joined =
        letters.collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append);
    return RESERVED.contains(NameSkeleton.of(joined.toString()))
        || words(name).stream().anyMatch(word -> RESERVED.contains(NameSkeleton.of(word)));
  }

  /// Returns the parts of a name between blanks and punctuation.
  private static List<String> words(String name) {
    var words = new ArrayList<String>();
    var word = new StringBuilder();
    name.codePoints()
        .forEach(
            letter -> {
              if (isSeparator(letter)) {
                words.add(word.toString());
                word.setLength(0);
              } else word.appendCodePoint(letter);
            });
    words.add(word.toString());
    return words;
  }

  private static boolean isSeparator(int letter) {
    if (letter <= '~') return !Character.isLetterOrDigit(letter);
    return switch (Character.getType(letter)) {
      case Character.CONNECTOR_PUNCTUATION,
          Character.DASH_PUNCTUATION,
          Character.START_PUNCTUATION,
          Character.END_PUNCTUATION,
          Character.INITIAL_QUOTE_PUNCTUATION,
          Character.FINAL_QUOTE_PUNCTUATION,
          Character.OTHER_PUNCTUATION ->
          true;
      default -> false;
    };
  }

  /// Returns whether the character may be part of a word. The bar `|` counts because it looks like
  /// a letter.
  private static boolean isNoPunctuation(int letter) {
    return letter == '|' || Character.isLetterOrDigit(letter) || letter > '~';
  }

  static boolean isTaken(Table table, String name) {
    return isTaken(table, name, 0);
  }

  /// Returns whether a player or spectator other than this member has a name that looks the same.
  private static boolean isTaken(Table table, String name, int member) {
    var skeleton = NameSkeleton.of(name);
    var players =
        table.players().stream()
            .filter(player -> player.id() != member)
            .flatMap(player -> player.name().stream());
    var spectators = table.members().spectators().stream().map(spectator -> spectator.name());
    return Stream.concat(players, spectators)
        .anyMatch(other -> NameSkeleton.of(other).equals(skeleton));
  }

  /// Returns the name, with a number added if another player or a spectator has a name that looks
  /// the same. The name is shortened if the number would make it too long.
  ///
  /// @param member the id of the player who chooses the name; 0 for a spectator
  static String unique(Table table, String name, int member) {
    var unique = name;
    for (int i = 2; isTaken(table, unique, member); i++) {
      var number = "-" + i;
      int length = Math.min(name.length(), MAX_LENGTH - number.length());
      boolean cutsPair = Character.isHighSurrogate(name.charAt(length - 1));
      unique = name.substring(0, cutsPair ? length - 1 : length) + number;
    }
    return unique;
  }
}
