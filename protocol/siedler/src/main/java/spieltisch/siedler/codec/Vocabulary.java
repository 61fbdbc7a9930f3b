package spieltisch.siedler.codec;

import java.util.EnumMap;
import java.util.Map;
import spieltisch.siedler.message.Word;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;

/// The words that a dialect has, with their spellings. A vocabulary is immutable.
public final class Vocabulary {
  private static final String[][] ASCII = {
    {"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"Ä", "Ae"}, {"Ö", "Oe"}, {"Ü", "Ue"}, {"ß", "ss"}
  };

  private final Map<Word, SerializedString> spellings;

  private Vocabulary(Map<Word, SerializedString> spelled) {
    this.spellings = spelled;
  }

  /// Returns a vocabulary of all words, spelled with umlauts.
  static Vocabulary full() {
    var all = new EnumMap<Word, SerializedString>(Word.class);
    for (var word : Word.values()) all.put(word, new SerializedString(word.german()));
    return new Vocabulary(all);
  }

  /// Returns a vocabulary of the same words, spelled without umlauts.
  Vocabulary ascii() {
    var ascii = new EnumMap<Word, SerializedString>(Word.class);
    spellings.forEach(
        (word, text) -> ascii.put(word, new SerializedString(ascii(text.getValue()))));
    return new Vocabulary(ascii);
  }

  private static String ascii(String text) {
    for (var pair : ASCII) text = text.replace(pair[0], pair[1]);
    return text;
  }

  Vocabulary with(Word word, String text) {
    var changed = new EnumMap<>(spellings);
    changed.put(word, new SerializedString(text));
    return new Vocabulary(changed);
  }

  Vocabulary without(Word... words) {
    var fewer = new EnumMap<>(spellings);
    for (var word : words) fewer.remove(word);
    return new Vocabulary(fewer);
  }

  /// Whether the dialect has this word. If the dialect has no word for a message, the message does
  /// not exist in it. If the dialect has no word for a field, the field is omitted.
  public boolean has(Word word) {
    return spellings.containsKey(word);
  }

  public String spelling(Word word) {
    return quoted(word).getValue();
  }

  /// Returns the spelling of a word in the form that the JSON generator writes fastest.
  SerializableString serialized(Word word) {
    return quoted(word);
  }

  private SerializedString quoted(Word word) {
    var text = spellings.get(word);
    if (text == null) throw new IllegalArgumentException("the dialect does not have " + word);
    return text;
  }

  boolean matches(Word word, String text) {
    var own = spellings.get(word);
    return own != null && own.getValue().equals(text);
  }
}
