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
  void client_messages_survive_a_round_trip(long seed) {
    var messages = new RandomMessages(seed).client();
    assertEquals(messages, decodedByServer(messages, KeywordSpelling.STANDARD));
    assertEquals(messages, decodedByServer(messages, otherWords()));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void server_messages_survive_a_round_trip(long seed) {
    var messages = new RandomMessages(seed).server();
    assertEquals(messages, decodedByClient(messages, KeywordSpelling.STANDARD));
    assertEquals(messages, decodedByClient(messages, otherWords()));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void any_bytes_decode_to_messages(long seed) {
    var chance = new SeededChance(seed);
    var bytes = new byte[3_000];
    for (int i = 0; i < bytes.length; i++)
      bytes[i] = chance.below(20) == 0 ? (byte) '\n' : (byte) chance.below(256);
    decodeAll(bytes);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void any_mixture_of_keywords_decodes_to_messages(long seed) {
    var random = new RandomMessages(seed);
    var text = new StringBuilder();
    for (int i = 0; i < 200; i++) text.append(random.invalidLine()).append('\n');
    decodeAll(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void a_reader_recovers_after_invalid_lines(long seed) {
    var random = new RandomMessages(seed);
    var reader = new ClientReader(KeywordSpelling.STANDARD);
    for (int i = 0; i < 50; i++) reader.read(new TextLine.Text(random.invalidLine()));
    for (int i = 0; i < 4; i++) reader.read(new TextLine.Text("ZUG"));
    assertEquals(List.of(new ClientMessage.AskStatus()), reader.read(new TextLine.Text("STATUS")));
  }

  private static void decodeAll(byte[] bytes) {
    var client = new ClientReader(KeywordSpelling.STANDARD);
    var server = new ServerReader(KeywordSpelling.STANDARD);
    int decoded = 0;
    for (var line : new LineFramer().feed(bytes)) {
      for (var message : client.read(line)) {
        assertNotNull(new ClientWriter(KeywordSpelling.STANDARD).lines(message));
        decoded++;
      }
      for (var message : server.read(line)) {
        assertNotNull(new ServerWriter(KeywordSpelling.STANDARD).lines(message));
        decoded++;
      }
    }
    assertTrue(decoded > 0);
  }

  @Test
  void chat_cannot_inject_a_second_line() {
    var lines =
        new ServerWriter(KeywordSpelling.STANDARD)
            .lines(new ServerMessage.Said(Sender.BLUE, "a\nZUGENDE\r\n\tb"));
    assertEquals(List.of("NACHRICHT BLAU a ZUGENDE   b"), lines);
  }

  @Test
  void keyword_spellings_must_be_unique_and_not_blank() {
    assertThrows(
        IllegalArgumentException.class, () -> new KeywordSpelling(Map.of(Keyword.ZUG, "ZUGENDE")));
    assertThrows(
        IllegalArgumentException.class, () -> new KeywordSpelling(Map.of(Keyword.ZUG, " ")));
  }

  @Test
  void keyword_spellings_are_read_from_properties() throws IOException {
    var table = new Properties();
    table.load(new StringReader("AKTION=ACTION\nZUG = TURN\n"));
    var spelling = KeywordSpelling.of(table);
    assertEquals("ACTION", spelling.spelling(Keyword.AKTION));
    assertEquals(Optional.of(Keyword.ZUG), spelling.find("TURN"));
    assertEquals("PLAN", spelling.spelling(Keyword.PLAN));
    table.setProperty("UNSINN", "X");
    assertThrows(IllegalArgumentException.class, () -> KeywordSpelling.of(table));
  }

  private static List<ClientMessage> decodedByServer(
      List<ClientMessage> messages, KeywordSpelling spelling) {
    var writer = new ClientWriter(spelling);
    var reader = new ClientReader(spelling);
    var decoded = new ArrayList<ClientMessage>();
    for (var message : messages)
      for (var line : lines(writer.lines(message))) decoded.addAll(reader.read(line));
    return decoded;
  }

  private static List<ServerMessage> decodedByClient(
      List<ServerMessage> messages, KeywordSpelling spelling) {
    var writer = new ServerWriter(spelling);
    var reader = new ServerReader(spelling);
    var decoded = new ArrayList<ServerMessage>();
    for (var message : messages)
      for (var line : lines(writer.lines(message))) decoded.addAll(reader.read(line));
    return decoded;
  }

  private static List<TextLine> lines(List<String> texts) {
    return new LineFramer().feed(LineFramer.bytes(texts));
  }

  /// Returns numbered words, as another server might use.
  private static KeywordSpelling otherWords() {
    var changed = new EnumMap<Keyword, String>(Keyword.class);
    int number = 100;
    for (var keyword : Keyword.values()) changed.put(keyword, "K" + number++);
    return new KeywordSpelling(changed);
  }
}
