package spieltisch.torfu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.kernel.SeededChance;

class CodecLawsTest {
  static LongStream seeds() {
    return LongStream.range(0, 60);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void what_a_client_says_is_what_the_server_hears(long seed) {
    var said = new RandomMessages(seed).client();
    assertEquals(said, heardByServer(said, KeywordSpelling.STANDARD));
    assertEquals(said, heardByServer(said, otherWords()));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void what_a_server_says_is_what_the_client_hears(long seed) {
    var said = new RandomMessages(seed).server();
    assertEquals(said, heardByClient(said, KeywordSpelling.STANDARD));
    assertEquals(said, heardByClient(said, otherWords()));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void any_bytes_are_values_for_both(long seed) {
    var luck = new SeededChance(seed);
    var bytes = new byte[3_000];
    for (int i = 0; i < bytes.length; i++)
      bytes[i] = luck.below(20) == 0 ? (byte) '\n' : (byte) luck.below(256);
    hearAll(bytes);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void any_mixture_of_keywords_is_values_for_both(long seed) {
    var randomMessages = new RandomMessages(seed);
    var text = new StringBuilder();
    for (int i = 0; i < 200; i++) text.append(randomMessages.nonsense()).append('\n');
    hearAll(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void after_nonsense_a_connection_still_understands(long seed) {
    var randomMessages = new RandomMessages(seed);
    var reader = new ClientReader(KeywordSpelling.STANDARD);
    for (int i = 0; i < 50; i++) reader.read(new TextLine.Text(randomMessages.nonsense()));
    for (int i = 0; i < 4; i++) reader.read(new TextLine.Text("ZUG"));
    assertEquals(List.of(new ClientMessage.AskStatus()), reader.read(new TextLine.Text("STATUS")));
  }

  private static void hearAll(byte[] bytes) {
    var client = new ClientReader(KeywordSpelling.STANDARD);
    var server = new ServerReader(KeywordSpelling.STANDARD);
    int heard = 0;
    for (var textLine : new LineFramer().feed(bytes)) {
      for (var message : client.read(textLine)) {
        assertNotNull(new ClientWriter(KeywordSpelling.STANDARD).lines(message));
        heard++;
      }
      for (var message : server.read(textLine)) {
        assertNotNull(new ServerWriter(KeywordSpelling.STANDARD).lines(message));
        heard++;
      }
    }
    assertTrue(heard > 0);
  }

  @Test
  void chat_cannot_smuggle_in_a_second_line() {
    var lines =
        new ServerWriter(KeywordSpelling.STANDARD)
            .lines(new ServerMessage.Said(Sender.BLUE, "a\nZUGENDE\r\n\tb"));
    assertEquals(List.of("NACHRICHT BLAU a ZUGENDE   b"), lines);
  }

  @Test
  void a_table_of_words_must_tell_the_keywords_apart() {
    assertThrows(
        IllegalArgumentException.class, () -> new KeywordSpelling(Map.of(Keyword.ZUG, "ZUGENDE")));
    assertThrows(
        IllegalArgumentException.class, () -> new KeywordSpelling(Map.of(Keyword.ZUG, " ")));
  }

  @Test
  void a_table_of_words_is_read_from_lines() throws IOException {
    var table = new Properties();
    table.load(new StringReader("AKTION=ACTION\nZUG = TURN\n"));
    var keywordSpelling = KeywordSpelling.of(table);
    assertEquals("ACTION", keywordSpelling.spell(Keyword.AKTION));
    assertEquals(Optional.of(Keyword.ZUG), keywordSpelling.find("TURN"));
    assertEquals("PLAN", keywordSpelling.spell(Keyword.PLAN));
    table.setProperty("UNSINN", "X");
    assertThrows(IllegalArgumentException.class, () -> KeywordSpelling.of(table));
  }

  private static List<ClientMessage> heardByServer(
      List<ClientMessage> said, KeywordSpelling keywordSpelling) {
    var speller = new ClientWriter(keywordSpelling);
    var reader = new ClientReader(keywordSpelling);
    var heard = new ArrayList<ClientMessage>();
    for (var message : said)
      for (var textLine : lines(speller.lines(message))) heard.addAll(reader.read(textLine));
    return heard;
  }

  private static List<ServerMessage> heardByClient(
      List<ServerMessage> said, KeywordSpelling keywordSpelling) {
    var speller = new ServerWriter(keywordSpelling);
    var reader = new ServerReader(keywordSpelling);
    var heard = new ArrayList<ServerMessage>();
    for (var message : said)
      for (var textLine : lines(speller.lines(message))) heard.addAll(reader.read(textLine));
    return heard;
  }

  private static List<TextLine> lines(List<String> texts) {
    return new LineFramer().feed(LineFramer.bytes(texts));
  }

  /// Numbers in place of the words, as another server might have them.
  private static KeywordSpelling otherWords() {
    var changed = new EnumMap<Keyword, String>(Keyword.class);
    int number = 100;
    for (var keyword : Keyword.values()) changed.put(keyword, "K" + number++);
    return new KeywordSpelling(changed);
  }
}
