package spieltisch.torfu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.torres.Refusal;

/// Whole dialogues against the real rules, one file a scene.
class TranscriptTest {
  static List<String> scenes() throws IOException {
    try (var files = Files.list(GoldenFile.FOLDER)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".scene"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void is_heard_as_written(String name) throws IOException {
    GoldenFile.check(name, TranscriptPlayer.perform(GoldenFile.read(name)));
  }

  @Test
  void every_error_about_play_and_every_action_is_heard_in_some_scene() throws IOException {
    var heard = EnumSet.noneOf(Keyword.class);
    for (var name : scenes())
      for (var line : GoldenFile.read(name)) {
        int begin = line.indexOf(" < ");
        if (begin < 0) continue;
        var text = new TextLine.Text(line.substring(begin + 3));
        KeywordSpelling.STANDARD.find(text.word()).ifPresent(heard::add);
        KeywordSpelling.STANDARD.find(text.value()).ifPresent(heard::add);
      }
    for (var keyword : Keyword.values())
      if (isPlay(keyword)) assertTrue(heard.contains(keyword), keyword + " is never heard");
  }

  private static boolean isPlay(Keyword keyword) {
    return (keyword.name().startsWith("FEHLER_") && keyword != Keyword.FEHLER_NAME_VERGEBEN)
        || keyword.name().startsWith("AKTION_")
        || keyword.name().startsWith("AUFRUF_")
        || keyword == Keyword.MELDUNG_RUNDE_BEENDET
        || keyword == Keyword.MELDUNG_SPIEL_BEENDET;
  }

  @Test
  void the_errors_of_the_rules_are_one_to_one_with_faults() {
    var errorCodes = EnumSet.of(ErrorCode.NAME_TAKEN, ErrorCode.UNKNOWN, ErrorCode.TIMEOUT);
    for (var refusal : Refusal.values())
      assertTrue(errorCodes.add(ErrorCode.of(refusal)), refusal.name());
    assertEquals(EnumSet.allOf(ErrorCode.class), errorCodes);
    assertEquals(21, errorCodes.size());
  }
}
