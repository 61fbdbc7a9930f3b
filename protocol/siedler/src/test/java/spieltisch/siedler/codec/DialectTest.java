package spieltisch.siedler.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Island;
import spieltisch.catan.Variant;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Word;

/// Tests that no class but `Dialect` depends on a particular dialect, and that the words of each
/// dialect are unambiguous.
class DialectTest {
  private static final Pattern A_DIALECT =
      Pattern.compile("Dialect\\.(V\\d|ASCII)|\\b(V1_0|V0_4|V0_1|ASCII_1_0)\\b");

  @Test
  void only_dialect_itself_names_the_dialects() throws IOException {
    try (var files = Files.walk(Path.of("src", "main", "java"))) {
      for (var file : files.filter(it -> it.toString().endsWith(".java")).toList())
        if (!file.endsWith("Dialect.java"))
          assertFalse(A_DIALECT.matcher(Files.readString(file)).find(), file.toString());
    }
  }

  @Test
  void the_ascii_edition_differs_from_1_0_in_spelling_and_coordinates() {
    var road = new ClientMessage.BuildRoad(new Edge(new Hex(-2, 1), new Hex(-1, 0)));
    assertEquals(
        Optional.of(
            "{\"Bauen\":{\"Typ\":\"Strasse\",\"Ort\":[{\"x\":-1,\"y\":1},{\"x\":-1,\"y\":0}]}}"),
        new MessageCodec(Dialect.ASCII_1_0).encode(road));
    assertEquals("Groesste Rittermacht", Dialect.ASCII_1_0.words().spelling(Word.LARGEST_ARMY));
    assertEquals("Handel abschliessen", Dialect.ASCII_1_0.words().spelling(Word.CONCLUDE));
    for (var word : Word.values()) assertTrue(Dialect.ASCII_1_0.words().has(word));
  }

  @Test
  void every_dialect_plays_its_own_rules_and_0_1_only_rules_without_robber_trade_and_cards() {
    for (var dialect : RandomMessages.DIALECTS) {
      boolean isSmall = dialect.equals(Dialect.V0_1);
      assertTrue(dialect.canPlay(Variant.V01.options(4)), dialect::name);
      assertTrue(dialect.canPlay(Variant.V01.options(4).withVictoryPoints(5)), dialect::name);
      assertEquals(!isSmall, dialect.canPlay(Variant.STANDARD.options(4)), dialect::name);
      assertEquals(!isSmall, dialect.canPlay(Variant.V04.options(4)), dialect::name);
      assertEquals(!isSmall, dialect.canPlay(Variant.NOTIZEN.options(4)), dialect::name);
      assertEquals(
          dialect.supports(Island.LARGE), dialect.canPlay(Variant.V01.options(6)), dialect::name);
    }
  }

  @Test
  void client_message_names_are_unique_in_every_dialect() {
    var client =
        List.of(
            Word.SEND_CHAT,
            Word.SET_PROFILE,
            Word.START,
            Word.ROLL,
            Word.DISCARD,
            Word.MOVE_ROBBER,
            Word.END_TURN,
            Word.BUILD,
            Word.BUY_CARD,
            Word.TRADE_WITH_BANK,
            Word.OFFER,
            Word.ANSWER_OFFER,
            Word.CONCLUDE,
            Word.WITHDRAW,
            Word.PLAY_KNIGHT,
            Word.PLAY_ROAD_BUILDING,
            Word.PLAY_MONOPOLY,
            Word.PLAY_INVENTION,
            Word.HELLO);
    for (var dialect : RandomMessages.DIALECTS) {
      var spellings =
          client.stream().filter(dialect.words()::has).map(dialect.words()::spelling).toList();
      assertEquals(spellings.size(), spellings.stream().distinct().count());
    }
  }
}
