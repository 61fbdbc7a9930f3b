package spieltisch.loadtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ClientTranscriptTest {
  private final ClientTranscript notes = new ClientTranscript("Leia");

  private void number(int number) {
    notes.heard("{\"Ereignisnummer\":{\"Zahl\":" + number + "}}");
  }

  private void ok() {
    notes.heard("{\"Serverantwort\":\"OK\"}");
  }

  @Test
  void the_answer_to_an_earlier_request_confirms_no_action_that_was_sent_meanwhile() {
    notes.connected();
    number(23);
    notes.sent("{\"Spiel starten\":{}}");
    notes.sent("{\"Würfeln\":{}}");
    number(24);
    ok();
    assertEquals(List.of(), notes.confirmed());
    number(25);
    ok();
    assertEquals(List.of(List.of(24L, 25L)), notes.confirmed());
    assertEquals(1, notes.asked());
  }

  @Test
  void a_refused_action_is_not_confirmed() {
    notes.connected();
    number(1);
    notes.sent("{\"Würfeln\":{}}");
    notes.heard("{\"Serverantwort\":\"Du bist nicht am Zug.\"}");
    assertEquals(List.of(), notes.confirmed());
  }
}
