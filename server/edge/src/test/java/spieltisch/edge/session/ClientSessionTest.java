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
import spieltisch.host.SeatHandle;
import spieltisch.host.SystemTimeSource;
import spieltisch.host.TableRunner;
import spieltisch.kernel.Decision;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.TableOptions;

class ClientSessionTest {
  @TempDir private Path folder = Path.of(".");

  private final List<String> taken = new ArrayList<>();
  private final List<Transport.CloseReason> hungUp = new ArrayList<>();
  private final ClientSession<String> clientSession =
      new ClientSession<>(new DeafLine(), Runnable::run, new Metrics(), taken::add);

  private final class DeafLine implements Transport {
    @Override
    public void send(EncodedMessage encodedMessage) {}

    @Override
    public void close(CloseReason closeReason, String sentence) {
      hungUp.add(closeReason);
    }
  }

  @Test
  void what_is_sent_waits_until_the_answer_before_it_is_given() {
    var answer = new CompletableFuture<String>();
    clientSession.await(answer, (text, _) -> taken.add("answer " + text));
    clientSession.receive("next");
    assertEquals(List.of(), taken);
    answer.complete("yes");
    assertEquals(List.of("answer yes", "next"), taken);
  }

  @Test
  void what_fails_is_told_and_the_next_message_is_taken() {
    var answer = new CompletableFuture<String>();
    clientSession.await(answer, (_, failure) -> taken.add(String.valueOf(failure)));
    clientSession.receive("next");
    answer.completeExceptionally(new ArithmeticException());
    assertEquals(List.of("java.lang.ArithmeticException", "next"), taken);
  }

  @Test
  void nothing_of_one_who_is_gone_is_taken() {
    var answer = new CompletableFuture<String>();
    clientSession.await(answer, (_, _) -> {});
    clientSession.receive("next");
    clientSession.disconnected();
    answer.complete("too late");
    assertTrue(clientSession.receive("later"));
    assertEquals(List.of(), taken);
    assertEquals(List.of(), hungUp);
  }

  @Test
  void whoever_sends_far_too_much_at_once_is_told_so() {
    clientSession.await(new CompletableFuture<String>(), (_, _) -> {});
    int sent = 0;
    while (clientSession.receive("" + sent)) sent++;
    assertEquals(256, sent);
  }

  @Test
  void whoever_says_no_more_is_answered_before_the_connection_ends() {
    var answer = new CompletableFuture<String>();
    clientSession.await(answer, (text, _) -> taken.add("answer " + text));
    clientSession.inputEnded();
    assertEquals(List.of(), hungUp);
    answer.complete("yes");
    assertEquals(List.of("answer yes"), taken);
    assertEquals(List.of(Transport.CloseReason.NORMAL), hungUp);
  }

  @Test
  void one_goes_only_once() {
    clientSession.close(Transport.CloseReason.POLICY, "");
    clientSession.close(Transport.CloseReason.RESTARTING, "");
    clientSession.disconnected();
    clientSession.inputEnded();
    assertEquals(List.of(Transport.CloseReason.POLICY), hungUp);
  }

  @Test
  void what_happens_before_one_knows_his_place_is_told_then_but_for_what_he_found_there()
      throws Exception {
    try (var time = new SystemTimeSource();
        var log = new SqliteLog(folder.resolve("log.db"));
        var host = new Host(log, time, Duration.ZERO)) {
      var seatHandle = join(host.open("Tisch", TableOptions.standard()));
      clientSession.onNotices(seatHandle.version(), said("known"));
      clientSession.onNotices(seatHandle.version() + 1, said("early"));
      assertTrue(clientSession.takeSeat(seatHandle));
      clientSession.startNotifying(
          (version, notices) -> taken.add(version - seatHandle.version() + " " + notices));
      clientSession.onNotices(seatHandle.version() + 2, said("now"));
      assertEquals(List.of("1 " + said("early"), "2 " + said("now")), taken);
    }
  }

  @Test
  void a_place_that_comes_when_one_is_gone_is_left_again() throws Exception {
    try (var time = new SystemTimeSource();
        var log = new SqliteLog(folder.resolve("log.db"));
        var host = new Host(log, time, Duration.ZERO)) {
      var tableRunner = host.open("Tisch", TableOptions.standard());
      var seatHandle = join(tableRunner);
      clientSession.disconnected();
      assertFalse(clientSession.takeSeat(seatHandle));
      var _ = tableRunner.ask(new Command.Ready(seatHandle.id())).get();
      assertEquals(List.of(), tableRunner.table().members());
    }
  }

  private SeatHandle join(TableRunner tableRunner) throws Exception {
    var join = new Command.Join("Test", Optional.empty(), Optional.empty());
    return switch (tableRunner.admit(join, clientSession::onNotices).get()) {
      case Decision.Accepted(var seat) -> seat;
      case Decision.Refused(var reason) -> throw new AssertionError("refused: " + reason);
    };
  }

  private static List<Notice> said(String text) {
    return List.of(new Notice.Chatted(OptionalInt.empty(), text));
  }
}
