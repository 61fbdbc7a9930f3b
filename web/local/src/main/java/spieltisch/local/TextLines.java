package spieltisch.local;

import java.util.ArrayList;
import java.util.List;

/// Splits texts into lines. `String.split` would bring the whole library of regular expressions
/// into the module of the browser.
final class TextLines {
  private TextLines() {}

  /// Returns the lines of a text without empty ones.
  static List<String> of(String text) {
    var lines = new ArrayList<String>();
    for (int begin = 0; begin < text.length(); ) {
      int end = text.indexOf('\n', begin);
      if (end < 0) end = text.length();
      if (end > begin) lines.add(text.substring(begin, end));
      begin = end + 1;
    }
    return lines;
  }
}
