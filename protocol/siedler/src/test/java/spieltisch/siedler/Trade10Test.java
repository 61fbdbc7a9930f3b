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

/// Requirements of document 1.0 on trade between players, one test each.
class Trade10Test {
  private static final MessageCodec CODEC = new MessageCodec(Dialect.V1_0);

  private static TranscriptTable play(String name) {
    return Transcripts.play(name, Dialect.V1_0);
  }

  @Test
  @Rule({"1.0 §11.1", "1.0 §11.2"})
  void offers_and_answers_are_sent_to_all_with_the_offer_number() {
    var received = play("trade").received(0);
    assertEquals(1, only("Handelsangebot", received).size());
    assertEquals(
        List.of(
            "{\"Handelsangebot angenommen\":{\"Mitspieler\":13,\"Handel id\":256,\"Annehmen\":true}}",
            "{\"Handelsangebot angenommen\":{\"Mitspieler\":7,\"Handel id\":256,\"Annehmen\":false}}"),
        only("Handelsangebot angenommen", received));
  }

  @Test
  @Rule("1.0 §11.2")
  void an_answer_without_the_field_accepts() {
    var text = "{\"Handel annehmen\":{\"Handel id\":3}}";
    assertEquals(new ClientMessage.Answer(3, true), read(CODEC.decodeClient(text)));
  }

  @Test
  @Rule("1.0 §11.4")
  void both_sides_may_withdraw_and_all_are_notified() {
    assertEquals(
        List.of(
            "{\"Handelsangebot abgebrochen\":{\"Spieler\":13,\"Handel id\":256}}",
            "{\"Handelsangebot abgebrochen\":{\"Spieler\":42,\"Handel id\":256}}"),
        only("Handelsangebot abgebrochen", play("trade-taken-back").received(2)));
  }
}
