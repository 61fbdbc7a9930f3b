package spieltisch.checker.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import spieltisch.checker.CheckReport;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;

class CheckedAnswerTest {
  private static final ServerMessage OK = ServerMessage.Answer.OK;
  private static final ServerMessage NO = new ServerMessage.Failure("nein");
  private static final ServerMessage CHAT = new ServerMessage.Chat(OptionalInt.of(7), "Hallo");

  private final CheckReport report =
      new CheckReport(ServerClause.CONFIRMED, ServerClause.CONSEQUENCES_FIRST);

  private List<CheckReport.Result> results(int effectAt, int answerAt, ServerMessage... received) {
    var request = new ClientMessage.SendChat("Hallo");
    new CheckedAnswer(request, true, List.of(received), effectAt, answerAt).checkConfirmed(report);
    return report.findings().stream().map(CheckReport.Finding::result).toList();
  }

  @Test
  void effect_and_then_confirmation_is_right() {
    assertEquals(
        List.of(CheckReport.Result.RIGHT, CheckReport.Result.RIGHT), results(0, 1, CHAT, OK));
  }

  @Test
  void a_confirmation_before_the_effect_is_in_the_wrong_order() {
    assertEquals(
        List.of(CheckReport.Result.RIGHT, CheckReport.Result.WRONG), results(1, 0, OK, CHAT));
  }

  @Test
  void without_an_effect_the_order_is_open() {
    assertEquals(List.of(CheckReport.Result.RIGHT, CheckReport.Result.OPEN), results(-1, 0, OK));
  }

  @Test
  void a_refusal_or_no_answer_is_no_confirmation() {
    assertEquals(
        List.of(CheckReport.Result.WRONG, CheckReport.Result.OPEN), results(0, 1, CHAT, NO));
    assertEquals(List.of(CheckReport.Result.WRONG, CheckReport.Result.OPEN), results(0, -1, CHAT));
  }
}
