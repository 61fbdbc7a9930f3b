package spieltisch.edge.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.transport.EncodedMessage;
import spieltisch.edge.transport.Transport;
import spieltisch.host.Host;
import spieltisch.host.ManualTimeSource;
import spieltisch.host.SeatHandle;
import spieltisch.host.SystemTimeSource;
import spieltisch.host.TableRunner;
import spieltisch.kernel.Decision;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.options.TableOptions;

class ClientSessionTest {
  @TempDir private Path folder = Path.of(".");

  private final List<String> handled = new ArrayList<>();
  private final List<Transport.CloseReason> closed = new ArrayList<>();
  private final ManualTimeSource time = new ManualTimeSource();
  private final ClientSession<String> clientSession =
      new ClientSession<>(
          new SilentTransport(), Runnable::run, time, new Metrics(), new RecordingProtocol());

  private final class RecordingProtocol implements ClientSession.Protocol<String> {
    @Override
    public void handle(String message) {
      if (message.equals("broken")) throw new ArithmeticException(message);
      handled.add(message);
      if (message.startsWith("refused")) clientSession.countRefusal();
    }

    @Override
    public void failed(RuntimeException failure) {
      handled.add("failed " + failure.getMessage());
    }

    @Override
    public void kicked(SeatHandle seat) {
      handled.add("kicked " + seat.id());
    }

    @Override
    public void disconnect(Transport.CloseReason reason, String sentence) {
      clientSession.close(reason, sentence);
    }
  }

  private final class SilentTransport implements Transport {
    @Override
    public String address() {
      return "127.0.0.1";
    }

    @Override
    public void send(EncodedMessage encodedMessage) {}

    @Override
    public void close(CloseReason closeReason, String sentence) {
      closed.add(closeReason);
    }
  }

  @Test
  void a_request_waits_until_the_previous_one_is_answered() {
    var answer = new CompletableFuture<String>();
    clientSession.await(answer, (text, _) -> handled.add("answer " + text));
    clientSession.receive("next");
    assertEquals(List.of(), handled);
    answer.complete("yes");
    assertEquals(List.of("answer yes", "next"), handled);
  }

  @Test
  void a_failure_is_reported_and_the_next_request_is_handled() {
    var answer = new CompletableFuture<String>();
    clientSession.await(answer, (_, failure) -> handled.add(String.valueOf(failure)));
    clientSession.receive("next");
    answer.completeExceptionally(new ArithmeticException());
    assertEquals(List.of("java.lang.ArithmeticException", "next"), handled);
  }

  @Test
  void an_exception_in_a_callback_is_reported_and_the_next_request_is_handled() {
    var answer = new CompletableFuture<String>();
    clientSession.await(
        answer,
        (text, _) -> {
          throw new ArithmeticException(text);
        });
    clientSession.receive("next");
    answer.complete("broken");
    assertEquals(List.of("failed broken", "next"), handled);
    assertEquals(List.of(), closed);
  }

  @Test
  void an_exception_in_a_handler_is_reported_and_the_waiting_requests_are_handled() {
    var answer = new CompletableFuture<String>();
    clientSession.await(answer, (_, _) -> {});
    clientSession.receive("broken");
    clientSession.receive("next");
    answer.complete("yes");
    assertEquals(List.of("failed broken", "next"), handled);
  }

  @Test
  void a_client_whose_notices_fail_is_disconnected() throws Exception {
    try (var systemTime = new SystemTimeSource();
        var log = new SqliteLog(folder.resolve("log.db"));
        var host = new Host(log, systemTime, Duration.ZERO)) {
      var seatHandle = join(host.open("Tisch", TableOptions.standard()));
      assertTrue(clientSession.takeSeat(seatHandle));
      clientSession.startNotifying(
          (_, _) -> {
            throw new ArithmeticException("broken");
          });
      clientSession.onNotices(seatHandle.version() + 1, chat("now"));
      assertEquals(List.of("failed broken"), handled);
      assertEquals(List.of(Transport.CloseReason.INTERNAL_ERROR), closed);
    }
  }

  @Test
  void requests_of_a_disconnected_client_are_dropped() {
    var answer = new CompletableFuture<String>();
    clientSession.await(answer, (_, _) -> {});
    clientSession.receive("next");
    clientSession.disconnected();
    answer.complete("too late");
    assertTrue(clientSession.receive("later"));
    assertEquals(List.of(), handled);
    assertEquals(List.of(), closed);
  }

  @Test
  void too_many_waiting_requests_are_rejected() {
    clientSession.await(new CompletableFuture<String>(), (_, _) -> {});
    int sent = 0;
    while (clientSession.receive("" + sent)) sent++;
    assertEquals(256, sent);
    assertFalse(clientSession.receive("0"), "a repetition");
    clientSession.countRefusal();
    assertTrue(clientSession.receive("0"), "a repetition of a client that was refused");
    assertFalse(clientSession.receive("" + sent), "another request");
  }

  @Test
  void a_client_that_repeats_refused_requests_is_slowed_down() {
    for (int i = 0; i <= RefusalPace.BURST; i++) assertTrue(clientSession.receive("refused"));
    assertEquals(RefusalPace.BURST + 1, handled.size());
    clientSession.receive("refused 2");
    clientSession.receive("next");
    assertEquals(RefusalPace.BURST + 1, handled.size());
    long pause = 1_000 / RefusalPace.PER_SECOND;
    time.advance(pause - 1);
    assertEquals(RefusalPace.BURST + 1, handled.size());
    time.advance(1);
    assertEquals("refused 2", handled.getLast());
    time.advance(pause);
    assertEquals("next", handled.getLast());
  }

  @Test
  void a_client_that_sends_refused_requests_without_end_is_not_disconnected() {
    for (int i = 0; i < 10_000; i++) assertTrue(clientSession.receive("refused " + i % 2));
    assertEquals(RefusalPace.BURST + 1, handled.size());
    time.advance(1_000);
    assertEquals(RefusalPace.BURST + 3, handled.size());
    assertEquals(List.of(), closed);
  }

  @Test
  void an_answer_during_the_pause_does_not_end_it() {
    for (int i = 0; i < RefusalPace.BURST; i++) clientSession.receive("refused");
    var answer = new CompletableFuture<String>();
    clientSession.await(answer, (_, _) -> clientSession.countRefusal());
    clientSession.receive("next");
    clientSession.inputEnded();
    answer.complete("no");
    assertEquals("refused", handled.getLast());
    assertEquals(List.of(), closed);
    time.advance(1_000);
    assertEquals("next", handled.getLast());
    assertEquals(List.of(Transport.CloseReason.NORMAL), closed);
  }

  @Test
  void requests_are_answered_before_a_connection_without_further_input_is_closed() {
    var answer = new CompletableFuture<String>();
    clientSession.await(answer, (text, _) -> handled.add("answer " + text));
    clientSession.inputEnded();
    assertEquals(List.of(), closed);
    answer.complete("yes");
    assertEquals(List.of("answer yes"), handled);
    assertEquals(List.of(Transport.CloseReason.NORMAL), closed);
  }

  @Test
  void a_session_closes_only_once() {
    clientSession.close(Transport.CloseReason.POLICY, "");
    clientSession.close(Transport.CloseReason.RESTARTING, "");
    clientSession.disconnected();
    clientSession.inputEnded();
    assertEquals(List.of(Transport.CloseReason.POLICY), closed);
  }

  @Test
  void notices_before_the_start_of_notifying_are_kept_unless_the_seat_handle_has_them()
      throws Exception {
    try (var systemTime = new SystemTimeSource();
        var log = new SqliteLog(folder.resolve("log.db"));
        var host = new Host(log, systemTime, Duration.ZERO)) {
      var seatHandle = join(host.open("Tisch", TableOptions.standard()));
      clientSession.onNotices(seatHandle.version(), chat("known"));
      clientSession.onNotices(seatHandle.version() + 1, chat("early"));
      assertTrue(clientSession.takeSeat(seatHandle));
      clientSession.startNotifying(
          (version, notices) -> handled.add(version - seatHandle.version() + " " + notices));
      clientSession.onNotices(seatHandle.version() + 2, chat("now"));
      assertEquals(List.of("1 " + chat("early"), "2 " + chat("now")), handled);
    }
  }

  @Test
  void a_seat_that_arrives_after_the_disconnection_is_left_again() throws Exception {
    try (var systemTime = new SystemTimeSource();
        var log = new SqliteLog(folder.resolve("log.db"));
        var host = new Host(log, systemTime, Duration.ZERO)) {
      var tableRunner = host.open("Tisch", TableOptions.standard());
      var seatHandle = join(tableRunner);
      clientSession.disconnected();
      assertFalse(clientSession.takeSeat(seatHandle));
      var _ = tableRunner.ask(new Command.Ready(seatHandle.id())).get();
      assertEquals(List.of(), tableRunner.table().players());
    }
  }

  private SeatHandle join(TableRunner tableRunner) throws Exception {
    var join = new Command.Join("Test", Optional.empty(), Optional.empty());
    return switch (tableRunner.admit(join, clientSession).get()) {
      case Decision.Accepted(var seat) -> seat;
      case Decision.Refused(var reason) -> throw new AssertionError("refused: " + reason);
    };
  }

  private static List<Notice> chat(String text) {
    return List.of(new Notice.Chatted(OptionalInt.empty(), text));
  }
}
