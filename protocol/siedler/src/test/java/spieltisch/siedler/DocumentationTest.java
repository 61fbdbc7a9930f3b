package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.ReadingAssertions.read;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.RandomMessages;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;

/// Checks the examples in the protocol pages against the codec.
class DocumentationTest {
  private static final Path FOLDER = Path.of("..", "..", "docs", "protocol");

  record Page(String file, Dialect dialect, Set<Extension> granted, List<String> required) {
    List<String> lines() throws IOException {
      return Files.readAllLines(FOLDER.resolve(file));
    }

    @Override
    public String toString() {
      return file;
    }
  }

  static List<Page> pages() {
    return List.of(
        new Page("siedler-1.0.md", Dialect.V1_0, Extensions.NONE, types(Dialect.V1_0)),
        new Page("siedler-0.4.md", Dialect.V0_4, Extensions.NONE, types(Dialect.V0_4)),
        new Page("siedler-0.1.md", Dialect.V0_1, Extensions.NONE, types(Dialect.V0_1)),
        new Page("extensions.md", Dialect.V1_0, Extensions.ALL, extensionTypes()));
  }

  /// Returns all message types of a dialect, collected from random messages.
  private static List<String> types(Dialect dialect) {
    var codec = new MessageCodec(dialect);
    var types = new TreeSet<String>();
    for (long seed = 0; seed < 2000; seed++) {
      var random = new RandomMessages(dialect, seed);
      codec.encode(random.client()).ifPresent(text -> types.add("client " + type(text)));
      codec.encode(random.server()).ifPresent(text -> types.add("server " + type(text)));
    }
    return List.copyOf(types);
  }

  private static List<String> extensionTypes() {
    var codec = new MessageCodec(Dialect.V1_0, Extensions.ALL);
    var types = new TreeSet<String>();
    types.add("client Beitreten");
    types.add("client Würfelbeitrag");
    types.add("client Handel vorschlagen");
    types.add("client Gegenangebot");
    types.add("client Zurücknehmen");
    for (long seed = 0; seed < 500; seed++)
      types.add(
          "server "
              + type(
                  codec.encode(new RandomMessages(Dialect.V1_0, seed).extension()).orElseThrow()));
    return List.copyOf(types);
  }

  private static String type(String text) {
    return text.substring(2, text.indexOf('"', 2));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void every_example_is_encoded_exactly_and_every_message_has_one(Page page) throws IOException {
    var codec = new MessageCodec(page.dialect(), page.granted());
    var shown = new ArrayList<String>();
    var side = "";
    for (var line : page.lines()) {
      if (line.startsWith("```")) side = line.substring(3);
      else if (side.equals("client")) {
        assertEquals(Optional.of(line), codec.encode(read(codec.decodeClient(line))));
        shown.add("client " + type(line));
      } else if (side.equals("server")) {
        assertEquals(Optional.of(line), codec.encode(read(codec.decodeServer(line))));
        shown.add("server " + type(line));
      }
    }
    for (var type : page.required())
      assertTrue(shown.contains(type), page + " has no example: " + type);
  }
}
