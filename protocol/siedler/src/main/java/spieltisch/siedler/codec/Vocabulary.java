package spieltisch.siedler.codec;

import java.util.EnumMap;
import java.util.Map;
import spieltisch.siedler.message.Word;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;

/// The words that a dialect has, and how it spells them. It never changes.
public final class Vocabulary {
  private static final String[][] ASCII = {
    {"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"Ä", "Ae"}, {"Ö", "Oe"}, {"Ü", "Ue"}, {"ß", "ss"}
  };

  private final Map<Word, SerializedString> spelled;

  private Vocabulary(Map<Word, SerializedString> spelled) {
    this.spelled = spelled;
  }

  /// All words, with umlauts.
  static Vocabulary full() {
    var all = new EnumMap<Word, SerializedString>(Word.class);
    for (var word : Word.values()) all.put(word, new SerializedString(word.german()));
    return new Vocabulary(all);
  }

  /// The same words without umlauts.
  Vocabulary ascii() {
    var ascii = new EnumMap<Word, SerializedString>(Word.class);
    spelled.forEach((word, text) -> ascii.put(word, new SerializedString(ascii(text.getValue()))));
    return new Vocabulary(ascii);
  }

  private static String ascii(String text) {
    for (var pair : ASCII) text = text.replace(pair[0], pair[1]);
    return text;
  }

  Vocabulary with(Word word, String text) {
    var changed = new EnumMap<>(spelled);
    changed.put(word, new SerializedString(text));
    return new Vocabulary(changed);
  }

  Vocabulary without(Word... words) {
    var fewer = new EnumMap<>(spelled);
    for (var word : words) fewer.remove(word);
    return new Vocabulary(fewer);
  }

  /// Whether the dialect has this word: a message without its word does not exist, a field without
  /// its word is left out.
  public boolean has(Word word) {
    return spelled.containsKey(word);
  }

  public String spell(Word word) {
    return quoted(word).getValue();
  }

  /// The spelling, prepared for the generator.
  SerializableString quotable(Word word) {
    return quoted(word);
  }

  private SerializedString quoted(Word word) {
    var text = spelled.get(word);
    if (text == null) throw new IllegalArgumentException("the dialect does not have " + word);
    return text;
  }

  boolean spells(Word word, String text) {
    var own = spelled.get(word);
    return own != null && own.getValue().equals(text);
  }
}
