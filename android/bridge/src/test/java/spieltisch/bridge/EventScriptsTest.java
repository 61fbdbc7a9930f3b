package spieltisch.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.ConnectException;
import java.net.ProtocolException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLHandshakeException;
import org.junit.jupiter.api.Test;

/// The scripts that tell the page what happened.
final class EventScriptsTest {
  private final List<String> scripts = new ArrayList<>();
  private final EventScripts events = new EventScripts(scripts::add);

  @Test
  void each_event_is_one_call() {
    events.opened(1);
    events.received(2, "a");
    events.closed(3, 1006, "");
    events.answered(4, 200, "{}");
    events.themeChanged(true);
    events.notificationsAllowed(false);
    events.linkOpened("spieltisch:ws://x");
    assertEquals(
        List.of(
            call("[\"opened\",1]"),
            call("[\"received\",2,\"a\"]"),
            call("[\"closed\",3,1006,\"\"]"),
            call("[\"answered\",4,200,\"{}\"]"),
            call("[\"theme\",true]"),
            call("[\"notifications\",false]"),
            call("[\"link\",\"spieltisch:ws://x\"]")),
        scripts);
  }

  private static String call(String event) {
    return "window.spieltischEvent&&spieltischEvent(" + event + ")";
  }

  @Test
  void no_text_ends_its_literal() {
    assertEquals(
        "\"\\\"\\\\\\u000a\\u2028\\u00e4\\u003c/script>\\u007f\"",
        EventScripts.quoted("\"\\\n\u2028ä</script>\u007f"));
  }

  @Test
  void each_kind_of_failure_has_its_word() {
    assertEquals("unknownHost", Failure.of(new UnknownHostException("x")).word);
    assertEquals("certificate", Failure.of(new SSLHandshakeException("x")).word);
    assertEquals("noServer", Failure.of(new ProtocolException("x")).word);
    assertEquals("unreachable", Failure.of(new ConnectException("x")).word);
    assertEquals("unreachable", Failure.of(new IOException("x")).word);
  }
}
