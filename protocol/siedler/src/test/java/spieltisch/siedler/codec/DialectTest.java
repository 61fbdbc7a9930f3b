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
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Word;

/// Dialects are data.
class DialectTest {
  private static final Pattern A_DIALECT =
      Pattern.compile("Dialect\\.(V\\d|ASCII)|\\b(V1_0|V0_4|V0_1|ASCII_1_0)\\b");

  @Test
  void nothing_but_the_dialects_themselves_knows_which_there_are() throws IOException {
    try (var files = Files.walk(Path.of("src", "main", "java"))) {
      for (var file : files.filter(it -> it.toString().endsWith(".java")).toList())
        if (!file.endsWith("Dialect.java"))
          assertFalse(A_DIALECT.matcher(Files.readString(file)).find(), file.toString());
    }
  }

  @Test
  void the_ascii_edition_is_the_last_one_in_other_words_and_on_another_grid() {
    var road = new ClientMessage.BuildRoad(new Edge(new Hex(-2, 1), new Hex(-1, 0)));
    assertEquals(
        Optional.of(
            "{\"Bauen\":{\"Typ\":\"Strasse\",\"Ort\":[{\"x\":-1,\"y\":1},{\"x\":-1,\"y\":0}]}}"),
        new MessageCodec(Dialect.ASCII_1_0).spell(road));
    assertEquals("Groesste Rittermacht", Dialect.ASCII_1_0.words().spell(Word.LARGEST_ARMY));
    assertEquals("Handel abschliessen", Dialect.ASCII_1_0.words().spell(Word.CONCLUDE));
    for (var word : Word.values()) assertTrue(Dialect.ASCII_1_0.words().has(word));
  }

  @Test
  void no_dialect_spells_two_messages_of_one_side_alike() {
    var client =
        List.of(
            Word.SAY,
            Word.INTRODUCE,
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
      var spelled =
          client.stream().filter(dialect.words()::has).map(dialect.words()::spell).toList();
      assertEquals(spelled.size(), spelled.stream().distinct().count());
    }
  }
}
