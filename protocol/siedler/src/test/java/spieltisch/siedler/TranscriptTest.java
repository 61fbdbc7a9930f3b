package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.RandomMessages;

/// Compares every dialogue in every dialect with its golden file. `-Dtranscripts.rewrite=true`
/// rewrites the files.
class TranscriptTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "transcripts");

  record Case(Dialect dialect, Transcripts.Dialogue dialogue) {
    Path file() {
      return FOLDER.resolve(dialect.name()).resolve(dialogue.name() + ".txt");
    }

    String transcript() {
      var table = dialogue.play(dialect);
      return "# %s; dialect %s\n%s"
          .formatted(dialogue.name().replace('-', ' '), dialect, table.transcript());
    }

    @Override
    public String toString() {
      return dialect + " " + dialogue.name();
    }
  }

  static List<Case> cases() {
    var all = new ArrayList<Case>();
    for (var dialect : RandomMessages.DIALECTS)
      for (var dialogue : Transcripts.all())
        if (dialect.words().has(dialogue.needs())) all.add(new Case(dialect, dialogue));
    return all;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void matches_the_golden_transcript(Case golden) throws IOException {
    if (Boolean.getBoolean("transcripts.rewrite")) {
      Files.createDirectories(golden.file().getParent());
      Files.writeString(golden.file(), golden.transcript());
    }
    assertEquals(Files.readString(golden.file()), golden.transcript());
  }

  @Test
  void every_transcript_file_belongs_to_a_dialogue() throws IOException {
    var expected = new TreeSet<Path>();
    for (var golden : cases()) expected.add(golden.file());
    try (var files = Files.walk(FOLDER)) {
      var found = new TreeSet<>(files.filter(Files::isRegularFile).toList());
      assertEquals(expected, found);
    }
    assertTrue(expected.size() > 80);
  }
}
