package spieltisch.checker.server;

import java.util.List;
import spieltisch.checker.CheckReport;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;

/// The answer of a server to a request: all messages received until the server had handled the
/// request. The checks judge whether the server had to confirm or to refuse it.
///
/// @param isSent whether the request was sent; it is not sent if the dialect lacks it, the
///   connection is closed or the server no longer answers
/// @param effectAt the index of the first effect of the request in the received messages, or -1
/// @param answerAt the index of the answer in the received messages, or -1
record CheckedAnswer(
    ClientMessage request,
    boolean isSent,
    List<ServerMessage> received,
    int effectAt,
    int answerAt) {
  static CheckedAnswer notSent(ClientMessage request) {
    return new CheckedAnswer(request, false, List.of(), -1, -1);
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

  /// Returns whether the server neither answered the request nor carried it out. The end of the
  /// game counts as an answer.
  boolean isIgnored() {
    return isSent
        && !isAnswered()
        && !hasEffect()
        && received.stream().noneMatch(ServerMessage.GameEnded.class::isInstance);
  }

  private boolean isInOrder() {
    return hasEffect() && effectAt < answerAt;
  }

  /// Checks that the server confirms the request after its effects. An ignored request violates
  /// only the clause that every request is answered.
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

  /// Checks that the server refuses the request. An ignored request violates only the clause that
  /// every request is answered.
  void checkRefused(CheckReport report, ServerClause clause) {
    if (!isSent) return;
    if (isIgnored()) report.check(ServerClause.ANSWERED, false, this);
    else report.check(clause, isRefused(), this);
  }
}
