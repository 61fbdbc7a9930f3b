package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.siedler.ReadingAssertions.only;
import static spieltisch.siedler.ReadingAssertions.read;

import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.kernel.Rule;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ClientMessage;

/// The document 1.0 on trade between players: one test for each sentence that says must, may, only,
/// always or shall.
class Trade10Test {
  private static final MessageCodec MESSAGE_CODEC = new MessageCodec(Dialect.V1_0);

  private static TranscriptTable scene(String name) {
    return Transcripts.play(name, Dialect.V1_0);
  }

  @Test
  @Rule({"1.0 §11.1", "1.0 §11.2"})
  void offers_and_answers_go_to_all_with_the_number_of_the_offer() {
    var heard = scene("trade").heard(0);
    assertEquals(1, only("Handelsangebot", heard).size());
    assertEquals(
        List.of(
            "{\"Handelsangebot angenommen\":{\"Mitspieler\":13,\"Handel id\":256,\"Annehmen\":true}}",
            "{\"Handelsangebot angenommen\":{\"Mitspieler\":7,\"Handel id\":256,\"Annehmen\":false}}"),
        only("Handelsangebot angenommen", heard));
  }

  @Test
  @Rule("1.0 §11.2")
  void without_the_field_an_answer_accepts() {
    var text = "{\"Handel annehmen\":{\"Handel id\":3}}";
    assertEquals(new ClientMessage.Answer(3, true), read(MESSAGE_CODEC.readClient(text)));
  }

  @Test
  @Rule("1.0 §11.4")
  void both_sides_may_take_back_and_all_hear_it() {
    assertEquals(
        List.of(
            "{\"Handelsangebot abgebrochen\":{\"Spieler\":13,\"Handel id\":256}}",
            "{\"Handelsangebot abgebrochen\":{\"Spieler\":42,\"Handel id\":256}}"),
        only("Handelsangebot abgebrochen", scene("trade-taken-back").heard(2)));
  }
}
