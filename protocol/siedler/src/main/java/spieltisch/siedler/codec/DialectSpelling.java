package spieltisch.siedler.codec;

import java.util.EnumMap;
import java.util.Map;
import spieltisch.siedler.message.Word;

/// The words that one dialect has, with their spellings. [Dialect] lists the changed and the
/// missing words of 0.4 and 0.1. This class is immutable.
public final class DialectSpelling {
  private static final String[][] ASCII = {
    {"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"Ä", "Ae"}, {"Ö", "Oe"}, {"Ü", "Ue"}, {"ß", "ss"}
  };

  private final Map<Word, String> spellings;

  private DialectSpelling(Map<Word, String> spelled) {
    this.spellings = spelled;
  }

  /// All words, spelled with umlauts.
  static DialectSpelling full() {
    var all = new EnumMap<Word, String>(Word.class);
    for (var word : Word.values()) all.put(word, word.german());
    return new DialectSpelling(all);
  }

  /// The same words, spelled without umlauts.
  DialectSpelling ascii() {
    var ascii = new EnumMap<Word, String>(Word.class);
    spellings.forEach((word, text) -> ascii.put(word, ascii(text)));
    return new DialectSpelling(ascii);
  }

  private static String ascii(String text) {
    for (var pair : ASCII) text = text.replace(pair[0], pair[1]);
    return text;
  }

  DialectSpelling with(Word word, String text) {
    var changed = new EnumMap<>(spellings);
    changed.put(word, text);
    return new DialectSpelling(changed);
  }

  DialectSpelling without(Word... words) {
    var fewer = new EnumMap<>(spellings);
    for (var word : words) fewer.remove(word);
    return new DialectSpelling(fewer);
  }

  /// Whether the dialect has this word. If the dialect has no word for a message, the message does
  /// not exist in it. If the dialect has no word for a field, the field is omitted.
  public boolean has(Word word) {
    return spellings.containsKey(word);
  }

  public String spelling(Word word) {
    var text = spellings.get(word);
    if (text == null) throw new IllegalArgumentException("the dialect does not have " + word);
    return text;
  }

  boolean matches(Word word, String text) {
    var own = spellings.get(word);
    return own != null && own.equals(text);
  }
}
