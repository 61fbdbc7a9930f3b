package spieltisch.loadtest.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ClientTranscriptTest {
  private final ClientTranscript transcript = new ClientTranscript("Leia");

  private void eventNumber(int number) {
    transcript.received("{\"Ereignisnummer\":{\"Zahl\":" + number + "}}");
  }

  private void ok() {
    transcript.received("{\"Serverantwort\":\"OK\"}");
  }

  @Test
  void the_answer_to_an_earlier_request_does_not_confirm_a_later_action() {
    transcript.connected();
    eventNumber(23);
    transcript.sent("{\"Spiel starten\":{}}");
    transcript.sent("{\"Würfeln\":{}}");
    eventNumber(24);
    ok();
    assertEquals(List.of(), transcript.confirmed());
    eventNumber(25);
    ok();
    assertEquals(List.of(List.of(24L, 25L)), transcript.confirmed());
    assertEquals(1, transcript.requestedActions());
  }

  @Test
  void a_refused_action_is_not_confirmed() {
    transcript.connected();
    eventNumber(1);
    transcript.sent("{\"Würfeln\":{}}");
    transcript.received("{\"Serverantwort\":\"Du bist nicht am Zug.\"}");
    assertEquals(List.of(), transcript.confirmed());
  }
}
