package spieltisch.siedler.codec;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import spieltisch.siedler.message.ServerMessage;

/// A game that others recorded with the reference server of 2016, as its clients logged it. It is
/// not part of the project; tests that need it run where its folder is found, or is given as
/// `-Dtranscripts.recorded=folder`.
final class RecordedGame {
  private static final Pattern LINE = Pattern.compile("([0-9:.]+) ([SC])>[SC] (.*)");
  private static final MessageCodec MESSAGE_CODEC = new MessageCodec(Dialect.V1_0);

  /// A line of a log, which may be cut.
  record Line(String time, boolean isFromServer, String text) {
    /// What the server said, if the line is whole.
    Optional<ServerMessage> said() {
      return isFromServer
              && MESSAGE_CODEC.readServer(text) instanceof DecodeResult.Read<ServerMessage> read
          ? Optional.of(read.value())
          : Optional.empty();
    }
  }

  private RecordedGame() {}

  /// One for each client.
  static List<List<Line>> logs() throws IOException {
    var folder = folder();
    assumeTrue(Files.isDirectory(folder), "there is no recorded game at " + folder);
    var logs = new ArrayList<List<Line>>();
    try (var files = Files.list(folder)) {
      for (var file : files.filter(it -> it.toString().endsWith(".log")).sorted().toList())
        logs.add(Files.readAllLines(file).stream().map(RecordedGame::line).toList());
    }
    return logs;
  }

  /// Beside the project or further up, unless a property says where.
  private static Path folder() {
    var beside = Path.of("shared", "spec", "transcripts");
    for (var at = Path.of("").toAbsolutePath(); at != null; at = at.getParent())
      if (Files.isDirectory(at.resolve(beside))) beside = at.resolve(beside);
    return Path.of(System.getProperty("transcripts.recorded", beside.toString()));
  }

  private static Line line(String line) {
    var match = LINE.matcher(line);
    return match.matches()
        ? new Line(match.group(1), match.group(2).equals("S"), match.group(3))
        : new Line("", true, line);
  }
}
