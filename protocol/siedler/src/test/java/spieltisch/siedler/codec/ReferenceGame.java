package spieltisch.siedler.codec;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.message.ServerMessage;

/// Client logs of a game on the reference server of 2016. The logs are not part of the project.
/// Tests with them run only if the folder is found or set with `-Dtranscripts.recorded=folder`.
final class ReferenceGame {
  private static final Pattern LINE = Pattern.compile("([0-9:.]+) ([SC])>[SC] (.*)");
  private static final MessageCodec CODEC = new MessageCodec(Dialect.V1_0);

  /// Line of a log, which may be truncated.
  record Line(String time, boolean isFromServer, String text) {
    /// Returns the server message, or empty if the line is truncated or from the client.
    Optional<ServerMessage> message() {
      return isFromServer
              && CODEC.decodeServer(text) instanceof DecodeResult.Decoded<ServerMessage> read
          ? Optional.of(read.value())
          : Optional.empty();
    }
  }

  private ReferenceGame() {}

  /// Returns one log for each client.
  static List<List<Line>> logs() throws IOException {
    var folder = folder();
    assumeTrue(Files.isDirectory(folder), "there is no recorded game at " + folder);
    var logs = new ArrayList<List<Line>>();
    try (var files = Files.list(folder)) {
      for (var file : files.filter(it -> it.toString().endsWith(".log")).sorted().toList())
        logs.add(Files.readAllLines(file).stream().map(ReferenceGame::line).toList());
    }
    return logs;
  }

  /// Searches the folder in all parent directories unless the property is set.
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
