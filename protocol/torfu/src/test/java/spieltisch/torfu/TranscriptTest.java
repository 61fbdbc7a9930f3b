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

/// Compares whole dialogues against the real rules with their golden files.
class TranscriptTest {
  static List<String> transcripts() throws IOException {
    try (var files = Files.list(GoldenFile.FOLDER)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".scene"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("transcripts")
  void matches_the_golden_transcript(String name) throws IOException {
    GoldenFile.check(name, TranscriptPlayer.run(GoldenFile.read(name)));
  }

  @Test
  void every_play_error_and_every_action_occurs_in_a_transcript() throws IOException {
    var found = EnumSet.noneOf(Keyword.class);
    for (var name : transcripts())
      for (var line : GoldenFile.read(name)) {
        int begin = line.indexOf(" < ");
        if (begin < 0) continue;
        var text = new TextLine.Text(line.substring(begin + 3));
        KeywordSpelling.STANDARD.find(text.word()).ifPresent(found::add);
        KeywordSpelling.STANDARD.find(text.value()).ifPresent(found::add);
      }
    for (var keyword : Keyword.values())
      if (isPlay(keyword)) assertTrue(found.contains(keyword), keyword + " does not occur");
  }

  private static boolean isPlay(Keyword keyword) {
    return (keyword.name().startsWith("FEHLER_") && keyword != Keyword.FEHLER_NAME_VERGEBEN)
        || keyword.name().startsWith("AKTION_")
        || keyword.name().startsWith("AUFRUF_")
        || keyword == Keyword.MELDUNG_RUNDE_BEENDET
        || keyword == Keyword.MELDUNG_SPIEL_BEENDET;
  }

  @Test
  void every_refusal_has_its_own_error_code() {
    var codes = EnumSet.of(ErrorCode.NAME_TAKEN, ErrorCode.UNKNOWN, ErrorCode.TIMEOUT);
    for (var refusal : Refusal.values())
      assertTrue(codes.add(ErrorCode.of(refusal)), refusal.name());
    assertEquals(EnumSet.allOf(ErrorCode.class), codes);
    assertEquals(21, codes.size());
  }
}
