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

/// Every scene in every dialect that knows it, word for word. Run with `-Dtranscripts.rewrite=true`
/// to write the files anew, and read the difference.
class TranscriptTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "transcripts");

  record Told(Dialect dialect, Transcripts.Scene scene) {
    Path file() {
      return FOLDER.resolve(dialect.name()).resolve(scene.name() + ".txt");
    }

    String script() {
      var transcriptTable = scene.play(dialect);
      return "# %s; dialect %s\n%s"
          .formatted(scene.name().replace('-', ' '), dialect, transcriptTable.script());
    }

    @Override
    public String toString() {
      return dialect + " " + scene.name();
    }
  }

  static List<Told> scenes() {
    var all = new ArrayList<Told>();
    for (var dialect : RandomMessages.DIALECTS)
      for (var scene : Transcripts.all())
        if (dialect.words().has(scene.needs())) all.add(new Told(dialect, scene));
    return all;
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void is_told_like_this(Told told) throws IOException {
    if (Boolean.getBoolean("transcripts.rewrite")) {
      Files.createDirectories(told.file().getParent());
      Files.writeString(told.file(), told.script());
    }
    assertEquals(Files.readString(told.file()), told.script());
  }

  @Test
  void there_is_no_transcript_without_a_scene() throws IOException {
    var expected = new TreeSet<Path>();
    for (var told : scenes()) expected.add(told.file());
    try (var files = Files.walk(FOLDER)) {
      var found = new TreeSet<>(files.filter(Files::isRegularFile).toList());
      assertEquals(expected, found);
    }
    assertTrue(expected.size() > 80);
  }
}
