package spieltisch.siedler.codec.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

/// Tests of sanitized names and chat texts.
class TextSanitizerTest {
  @Test
  void ordinary_names_are_unchanged() {
    for (var name : new String[] {"Leia", "Jürgen Weiß", "木", "Zoë 🎲", "o'Neil-Öz"})
      assertEquals(name, TextSanitizer.name(name));
    var plain = "Princess Leia Organa";
    assertSame(plain, TextSanitizer.name(plain));
  }

  @Test
  void control_characters_and_blanks_become_one_blank() {
    assertEquals("a b c", TextSanitizer.name(" a\n\r\t b\u0000\u0007c \u2028"));
    assertEquals("a b", TextSanitizer.name("a  \u00a0 b"));
  }

  @Test
  void invisible_characters_are_removed() {
    assertEquals("abc", TextSanitizer.name("a\u202eb\u200bc\ufeff\ud800"));
  }

  @Test
  void long_texts_are_cut_at_whole_characters() {
    assertEquals("x".repeat(32), TextSanitizer.name("x".repeat(99)));
    assertEquals("🎲".repeat(32), TextSanitizer.name("🎲".repeat(99)));
    assertEquals(500, TextSanitizer.chat("y".repeat(9999)).length());
    assertEquals(32, TextSanitizer.name("ab ".repeat(99)).length());
  }

  @Test
  void a_blank_text_becomes_empty() {
    assertEquals("", TextSanitizer.name(" \n\t\u200b"));
  }
}
