package spieltisch.checker.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import spieltisch.checker.CheckReport;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;

class ExchangeTest {
  private static final ServerMessage OK = ServerMessage.Answer.OK;
  private static final ServerMessage NO = new ServerMessage.Failure("nein");
  private static final ServerMessage CHAT = new ServerMessage.Chat(OptionalInt.of(7), "Hallo");

  private final CheckReport checkReport =
      new CheckReport(ServerClause.CONFIRMED, ServerClause.CONSEQUENCES_FIRST);

  private List<CheckReport.Result> verdicts(
      int consequenceAt, int answerAt, ServerMessage... heard) {
    var request = new ClientMessage.SendChat("Hallo");
    new CheckPlayer.Exchange(request, true, List.of(heard), consequenceAt, answerAt)
        .confirm(checkReport);
    return checkReport.findings().stream().map(CheckReport.Finding::verdict).toList();
  }

  @Test
  void the_consequence_comes_first_and_the_confirmation_last() {
    assertEquals(
        List.of(CheckReport.Result.RIGHT, CheckReport.Result.RIGHT), verdicts(0, 1, CHAT, OK));
  }

  @Test
  void a_confirmation_before_the_consequence_is_in_the_wrong_order() {
    assertEquals(
        List.of(CheckReport.Result.RIGHT, CheckReport.Result.WRONG), verdicts(1, 0, OK, CHAT));
  }

  @Test
  void without_a_consequence_there_is_no_order() {
    assertEquals(List.of(CheckReport.Result.RIGHT, CheckReport.Result.OPEN), verdicts(-1, 0, OK));
  }

  @Test
  void a_refusal_and_silence_are_no_confirmation() {
    assertEquals(
        List.of(CheckReport.Result.WRONG, CheckReport.Result.OPEN), verdicts(0, 1, CHAT, NO));
    assertEquals(List.of(CheckReport.Result.WRONG, CheckReport.Result.OPEN), verdicts(0, -1, CHAT));
  }
}
