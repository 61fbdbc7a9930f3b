package spieltisch.table.member;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// Reduces a name to its visual shape, called the skeleton. Names that look alike have the same
/// skeleton.
///
/// The skeleton ignores Unicode compatibility forms, case, accents, blanks and invisible
/// characters. The skeleton also ignores small punctuation marks, unless the name has no other
/// visible characters. Letters and digits of the same shape become one letter, including those of
/// the Cyrillic, Greek and Armenian alphabets. The reduction is coarse on purpose: it may equate
/// names that a careful reader tells apart.
public final class NameSkeleton {
  /// Pairs of a character and the Latin letter that the character looks like.
  private static final String SHAPES =
      // digits and signs
      "0o1i|i¦i"
          // Cyrillic
          + "АaаaВbвbСcсcԁdЕeеeҺhһhНhнhІiіiЈjјjКkкkӀiӏiМmмmОoоoРpрpԚqԛqЅsѕsТtтtУyуyҮyүyѴvѵvԜwԝwХxхxгr"
          + "ЄeєeҐrґr"
          // Greek
          + "ΑaαaΒbβbΕeεeΖzΗhηnΙiιiΚkκkΜmΝnνvΟoοoΡpρpΤtτtΥyυuΧxχxωwσoγyϹcϲcϳj"
          // Armenian
          + "Օoօoսuոnհhցgզqյj"
          // Latin
          + "ɑaɡgɩiȷjøoØođdĐdłiŁiħhĦhðdÐdþpÞpƿpʟiɪiǀi";

  /// Letters that are displayed as blanks.
  private static final String BLANKS = "\u115F\u1160\u3164\uFFA0\u2800";

  private static final String MINOR_SIGNS = ".,'`´’‘·:;\"*~^";

  private static final Map<Integer, String> LETTERS = letters();

  private NameSkeleton() {}

  private static Map<Integer, String> letters() {
    var letters = new HashMap<Integer, String>();
    for (int i = 0; i + 1 < SHAPES.length(); i += 2)
      letters.put((int) SHAPES.charAt(i), SHAPES.substring(i + 1, i + 2));
    return letters;
  }

  /// Returns the skeleton of a name; empty if the name has no visible character.
  public static String of(String name) {
    var all = new StringBuilder();
    var essential = new StringBuilder();
    Normalizer.normalize(name, Normalizer.Form.NFKD)
        .codePoints()
        .filter(letter -> !isInvisible(letter))
        .forEach(
            letter -> {
              var shape = LETTERS.getOrDefault(letter, new String(Character.toChars(letter)));
              all.append(shape);
              if (!isMinor(letter)) essential.append(shape);
            });
    return folded(essential.isEmpty() ? all.toString() : essential.toString());
  }

  /// Folds the case of a text. The conversion to upper case comes first, because it replaces `ß` by
  /// `SS` and `ı` by `I`.
  private static String folded(String text) {
    return text.toUpperCase(Locale.ROOT)
        .toLowerCase(Locale.ROOT)
        .replace('l', 'i')
        .replace("rn", "m")
        .replace("vv", "w");
  }

  private static boolean isInvisible(int letter) {
    if (Character.isWhitespace(letter) || BLANKS.indexOf(letter) >= 0) return true;
    return switch (Character.getType(letter)) {
      case Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.FORMAT,
          Character.CONTROL,
          Character.SPACE_SEPARATOR,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }

  private static boolean isMinor(int letter) {
    int type = Character.getType(letter);
    return type == Character.DASH_PUNCTUATION
        || type == Character.CONNECTOR_PUNCTUATION
        || MINOR_SIGNS.indexOf(letter) >= 0;
  }
}
