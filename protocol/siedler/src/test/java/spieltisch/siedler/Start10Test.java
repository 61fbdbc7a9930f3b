package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.ReadingAssertions.only;
import static spieltisch.siedler.ReadingAssertions.read;
import static spieltisch.siedler.ReadingAssertions.types;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Colour;
import spieltisch.kernel.Rule;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ClientMessage;

/// The document 1.0 on the way into a game and its end: one test for each sentence that says must,
/// may, only, always or shall.
class Start10Test {
  private static final MessageCodec MESSAGE_CODEC = new MessageCodec(Dialect.V1_0);

  private static TranscriptTable scene(String name) {
    return Transcripts.play(name, Dialect.V1_0);
  }

  @Test
  @Rule("1.0 §8")
  void the_colours_are_those_of_the_list() {
    var names = List.of("Rot", "Orange", "Blau", "Weiß", "Grün", "Braun");
    for (int i = 0; i < names.size(); i++) {
      var text = "{\"Spieler\":{\"Farbe\":\"" + names.get(i) + "\"}}";
      assertEquals(
          new ClientMessage.Introduce(Optional.empty(), Optional.of(Colour.values()[i])),
          read(MESSAGE_CODEC.readClient(text)));
    }
  }

  @Test
  @Rule("1.0 §8")
  void every_change_of_name_or_colour_is_a_status_update_to_all() {
    var transcriptTable = scene("colours");
    var first = only("Statusupdate", transcriptTable.heard(0)).getFirst();
    assertTrue(first.contains("\"Farbe\":\"Weiß\",\"Name\":\"Han\""));
    assertEquals(
        only("Statusupdate", transcriptTable.heard(0)).size(),
        only("Statusupdate", transcriptTable.heard(1)).size());
  }

  @Test
  @Rule("1.0 §8.1")
  void a_start_shall_be_refused_with_a_failure_if_the_colour_is_taken() {
    var heard = scene("colours").heard(0);
    int failure = heard.indexOf("{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}");
    assertTrue(failure > 0);
    assertEquals("{\"Serverantwort\":\"Farbe bereits vergeben\"}", heard.get(failure + 1));
  }

  @Test
  @Rule("1.0 §8.2")
  void the_map_goes_to_all_then_the_order_is_rolled() {
    var types = types(scene("start").heard(1));
    assertEquals("Spiel gestartet", types.getFirst());
    assertEquals(List.of("Würfelwurf", "Würfelwurf", "Würfelwurf"), types.subList(1, 4));
    assertEquals(3, types.stream().filter("Statusupdate"::equals).count());
  }

  @Test
  @Rule("1.0 §8.3")
  void who_has_won_is_told_to_all_and_nothing_after_it() {
    for (int seat = 0; seat < 3; seat++)
      assertEquals(
          "{\"Spiel beendet\":{\"Nachricht\":\"Spieler Leia hat das Spiel gewonnen.\",\"Sieger\":42}}",
          scene("victory").heard(seat).getLast());
  }
}
