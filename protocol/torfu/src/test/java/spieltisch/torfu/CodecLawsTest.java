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
    var said = new Samples(seed).client();
    assertEquals(said, heardByServer(said, Words.STANDARD));
    assertEquals(said, heardByServer(said, otherWords()));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void what_a_server_says_is_what_the_client_hears(long seed) {
    var said = new Samples(seed).server();
    assertEquals(said, heardByClient(said, Words.STANDARD));
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
    var samples = new Samples(seed);
    var text = new StringBuilder();
    for (int i = 0; i < 200; i++) text.append(samples.nonsense()).append('\n');
    hearAll(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void after_nonsense_a_connection_still_understands(long seed) {
    var samples = new Samples(seed);
    var reader = new ClientReader(Words.STANDARD);
    for (int i = 0; i < 50; i++) reader.read(new Line.Text(samples.nonsense()));
    for (int i = 0; i < 4; i++) reader.read(new Line.Text("ZUG"));
    assertEquals(List.of(new ClientMessage.AskStatus()), reader.read(new Line.Text("STATUS")));
  }

  private static void hearAll(byte[] bytes) {
    var client = new ClientReader(Words.STANDARD);
    var server = new ServerReader(Words.STANDARD);
    int heard = 0;
    for (var line : new Framer().feed(bytes)) {
      for (var message : client.read(line)) {
        assertNotNull(new ClientSpeller(Words.STANDARD).lines(message));
        heard++;
      }
      for (var message : server.read(line)) {
        assertNotNull(new ServerSpeller(Words.STANDARD).lines(message));
        heard++;
      }
    }
    assertTrue(heard > 0);
  }

  @Test
  void chat_cannot_smuggle_in_a_second_line() {
    var lines =
        new ServerSpeller(Words.STANDARD)
            .lines(new ServerMessage.Said(Sender.BLUE, "a\nZUGENDE\r\n\tb"));
    assertEquals(List.of("NACHRICHT BLAU a ZUGENDE   b"), lines);
  }

  @Test
  void a_table_of_words_must_tell_the_keywords_apart() {
    assertThrows(IllegalArgumentException.class, () -> new Words(Map.of(Keyword.ZUG, "ZUGENDE")));
    assertThrows(IllegalArgumentException.class, () -> new Words(Map.of(Keyword.ZUG, " ")));
  }

  @Test
  void a_table_of_words_is_read_from_lines() throws IOException {
    var table = new Properties();
    table.load(new StringReader("AKTION=ACTION\nZUG = TURN\n"));
    var words = Words.of(table);
    assertEquals("ACTION", words.spell(Keyword.AKTION));
    assertEquals(Optional.of(Keyword.ZUG), words.find("TURN"));
    assertEquals("PLAN", words.spell(Keyword.PLAN));
    table.setProperty("UNSINN", "X");
    assertThrows(IllegalArgumentException.class, () -> Words.of(table));
  }

  private static List<ClientMessage> heardByServer(List<ClientMessage> said, Words words) {
    var speller = new ClientSpeller(words);
    var reader = new ClientReader(words);
    var heard = new ArrayList<ClientMessage>();
    for (var message : said)
      for (var line : lines(speller.lines(message))) heard.addAll(reader.read(line));
    return heard;
  }

  private static List<ServerMessage> heardByClient(List<ServerMessage> said, Words words) {
    var speller = new ServerSpeller(words);
    var reader = new ServerReader(words);
    var heard = new ArrayList<ServerMessage>();
    for (var message : said)
      for (var line : lines(speller.lines(message))) heard.addAll(reader.read(line));
    return heard;
  }

  private static List<Line> lines(List<String> texts) {
    return new Framer().feed(Framer.bytes(texts));
  }

  /// Numbers in place of the words, as another server might have them.
  private static Words otherWords() {
    var changed = new EnumMap<Keyword, String>(Keyword.class);
    int number = 100;
    for (var keyword : Keyword.values()) changed.put(keyword, "K" + number++);
    return new Words(changed);
  }
}
