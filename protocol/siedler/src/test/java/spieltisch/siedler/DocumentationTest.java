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

/// The pages about the protocol show what the program does.
class DocumentationTest {
  private static final Path FOLDER = Path.of("..", "..", "docs", "protocol");

  record Page(String file, Dialect dialect, Set<Extension> granted, List<String> wanted) {
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

  /// All that can be said, found by saying much.
  private static List<String> types(Dialect dialect) {
    var messageCodec = new MessageCodec(dialect);
    var types = new TreeSet<String>();
    for (long seed = 0; seed < 2000; seed++) {
      var randomMessages = new RandomMessages(dialect, seed);
      messageCodec
          .spell(randomMessages.client())
          .ifPresent(text -> types.add("client " + type(text)));
      messageCodec
          .spell(randomMessages.server())
          .ifPresent(text -> types.add("server " + type(text)));
    }
    return List.copyOf(types);
  }

  private static List<String> extensionTypes() {
    var messageCodec = new MessageCodec(Dialect.V1_0, Extensions.ALL);
    var types = new TreeSet<String>();
    types.add("client Beitreten");
    for (long seed = 0; seed < 500; seed++)
      types.add(
          "server "
              + type(
                  messageCodec
                      .spell(new RandomMessages(Dialect.V1_0, seed).extra())
                      .orElseThrow()));
    return List.copyOf(types);
  }

  private static String type(String text) {
    return text.substring(2, text.indexOf('"', 2));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void every_example_is_said_exactly_so_and_no_message_is_without_one(Page page)
      throws IOException {
    var messageCodec = new MessageCodec(page.dialect(), page.granted());
    var shown = new ArrayList<String>();
    var side = "";
    for (var line : page.lines()) {
      if (line.startsWith("```")) side = line.substring(3);
      else if (side.equals("client")) {
        assertEquals(Optional.of(line), messageCodec.spell(read(messageCodec.readClient(line))));
        shown.add("client " + type(line));
      } else if (side.equals("server")) {
        assertEquals(Optional.of(line), messageCodec.spell(read(messageCodec.readServer(line))));
        shown.add("server " + type(line));
      }
    }
    for (var wanted : page.wanted())
      assertTrue(shown.contains(wanted), page + " has no example: " + wanted);
  }
}
