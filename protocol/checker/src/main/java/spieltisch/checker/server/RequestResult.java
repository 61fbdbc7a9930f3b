package spieltisch.checker.server;

import java.util.List;
import spieltisch.checker.CheckReport;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;

/// A request and all messages received until it was settled.
///
/// @param isSent whether the request was sent: the dialect has it, and the server answers
/// @param effectAt the index of the first effect in the received messages, or -1
/// @param answerAt the index of the answer, or -1
record RequestResult(
    ClientMessage request,
    boolean isSent,
    List<ServerMessage> received,
    int effectAt,
    int answerAt) {
  static RequestResult notSent(ClientMessage request) {
    return new RequestResult(request, false, List.of(), -1, -1);
  }

  boolean isAnswered() {
    return answerAt >= 0;
  }

  boolean hasEffect() {
    return effectAt >= 0;
  }

  boolean isConfirmed() {
    return isAnswered() && received.get(answerAt).equals(ServerMessage.Answer.OK);
  }

  boolean isRefused() {
    return isAnswered() && !isConfirmed();
  }

  /// Returns whether the server neither answered nor did anything. The end of a game is an answer.
  boolean isIgnored() {
    return isSent
        && !isAnswered()
        && !hasEffect()
        && received.stream().noneMatch(ServerMessage.GameEnded.class::isInstance);
  }

  private boolean isInOrder() {
    return hasEffect() && effectAt < answerAt;
  }

  /// Checks that the server confirms the request after its effects. The clause stays open for a
  /// request that the server ignored.
  void checkConfirmed(CheckReport report) {
    if (!isSent) return;
    if (isIgnored()) {
      report.check(ServerClause.ANSWERED, false, this);
      return;
    }
    report.check(ServerClause.CONFIRMED, isConfirmed(), this);
    if (isConfirmed() && hasEffect())
      report.check(ServerClause.CONSEQUENCES_FIRST, isInOrder(), this);
  }

  /// Checks that the server refuses the request. The clause stays open for a request that the
  /// server ignored.
  void checkRefused(CheckReport report, ServerClause clause) {
    if (!isSent) return;
    if (isIgnored()) report.check(ServerClause.ANSWERED, false, this);
    else report.check(clause, isRefused(), this);
  }
}
