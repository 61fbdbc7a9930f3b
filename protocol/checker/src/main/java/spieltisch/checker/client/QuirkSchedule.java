package spieltisch.checker.client;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import spieltisch.checker.CheckReport;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

/// A server as other people write them: some peculiarities all the time, the others one after
/// another, each for as many of the client's turns as it takes to come up.
final class QuirkSchedule {
  private static final int LONGEST = 10;
  private static final String NO = "Das geht gerade nicht.";

  private final CheckReport checkReport;
  private final QuirkRewriter quirkRewriter;
  private final Deque<ClientClause> waiting =
      new ArrayDeque<>(
          List.of(
              ClientClause.OK_FIRST,
              ClientClause.OK_MISSING,
              ClientClause.NO_STATES,
              ClientClause.PIECES,
              ClientClause.NULLS,
              ClientClause.UNKNOWN,
              ClientClause.OTHER_REFUSAL));

  /// What has come up since the client's last turn began.
  private final Set<ClientClause> practised = new LinkedHashSet<>();

  private final List<String> held = new ArrayList<>();
  private int turns;

  QuirkSchedule(CheckReport checkReport, Dialect dialect) {
    this.checkReport = checkReport;
    quirkRewriter = new QuirkRewriter(dialect);
  }

  /// What is to blame if the client fails now.
  Optional<ClientClause> blame() {
    return practised.stream().reduce((_, last) -> last);
  }

  /// Whether nothing is left to try.
  boolean isDone() {
    return waiting.isEmpty();
  }

  // To the table.

  /// What the client said, with the true numbers of the players.
  String toTable(String text) {
    return quirkRewriter.fromOne(text);
  }

  /// The client begins a turn, so it has survived what came up before.
  void rolls() {
    for (var clause : practised) checkReport.check(clause, true, "");
    boolean isOver = waiting.peek() != null && practised.contains(waiting.peek());
    if (turns > 0 && (isOver || turns > LONGEST)) {
      waiting.poll();
      turns = 0;
    }
    practised.clear();
    turns++;
  }

  /// A refusal of something that the table does not even hear of.
  Optional<String> refusal(ClientMessage message) {
    boolean isRefused =
        is(ClientClause.OTHER_REFUSAL)
            && !practised.contains(ClientClause.OTHER_REFUSAL)
            && isSomeWish(message);
    if (!isRefused) return Optional.empty();
    practised.add(ClientClause.OTHER_REFUSAL);
    return Optional.of(quirkRewriter.otherRefusal(NO));
  }

  private static boolean isSomeWish(ClientMessage message) {
    return message instanceof ClientMessage.BuildCity
        || message instanceof ClientMessage.BuildRoad
        || message instanceof ClientMessage.BuildSettlement
        || message instanceof ClientMessage.BuyCard
        || message instanceof ClientMessage.TradeWithBank;
  }

  // To the client.

  /// What the client hears instead of a text of the table.
  ///
  /// @param me the number of the client
  /// @param pending what it waits to be answered
  List<String> toClient(
      ServerMessage message, String text, int me, Optional<ClientMessage> pending) {
    var told = new ArrayList<String>();
    for (var line : disguised(message, text, me, pending)) told.add(quirkRewriter.fromZero(line));
    return is(ClientClause.OK_FIRST) && pending.isPresent()
        ? okFirst(message, told)
        : released(told);
  }

  private List<String> okFirst(ServerMessage message, List<String> told) {
    if (message instanceof ServerMessage.GameEnded) return released(told);
    if (message instanceof ServerMessage.Answer) {
      if (!held.isEmpty()) practised.add(ClientClause.OK_FIRST);
      told.addAll(held);
      held.clear();
      return told;
    }
    held.addAll(told);
    return List.of();
  }

  private List<String> released(List<String> told) {
    var all = new ArrayList<>(held);
    held.clear();
    all.addAll(told);
    return all;
  }

  private List<String> disguised(
      ServerMessage message, String text, int me, Optional<ClientMessage> pending) {
    if (message instanceof ServerMessage.GameStarted)
      return List.of(practising(ClientClause.STRANGE_MAP, quirkRewriter.map(text)));
    if (message instanceof ServerMessage.GameEnded)
      return List.of(practising(ClientClause.WINNER, quirkRewriter.winner(text)));
    if (message instanceof ServerMessage.Answer answer) return answer(answer, text);
    if (message instanceof ServerMessage.Gained gained) return gained(gained, text);
    if (message instanceof ServerMessage.DiceRolled) return thrown(text);
    if (message instanceof ServerMessage.StatusUpdate(var player))
      return status(player, text, me, pending);
    return List.of(nobody(message, text));
  }

  private List<String> answer(ServerMessage.Answer answer, String text) {
    if (!is(ClientClause.OK_MISSING) || !answer.isOk()) return List.of(text);
    practised.add(ClientClause.OK_MISSING);
    return List.of();
  }

  private List<String> gained(ServerMessage.Gained gained, String text) {
    if (!is(ClientClause.PIECES)) return List.of(text);
    practised.add(ClientClause.PIECES);
    return quirkRewriter.pieces(gained);
  }

  private List<String> thrown(String text) {
    if (!is(ClientClause.UNKNOWN)) return List.of(text);
    practised.add(ClientClause.UNKNOWN);
    return List.of(quirkRewriter.unknown(), text);
  }

  private String nobody(ServerMessage message, String text) {
    var changed = quirkRewriter.nobody(message, text);
    return changed.equals(text) ? text : practising(ClientClause.MINUS_ONE, changed);
  }

  private List<String> status(
      PlayerState player, String text, int me, Optional<ClientMessage> pending) {
    boolean isOwn = player.id() == me;
    boolean isUntold =
        isOwn
            && player.status() == PlayerStatus.TURN
            && pending.filter(QuirkSchedule::isSomeWish).isPresent();
    if (is(ClientClause.NO_STATES) && isUntold) {
      practised.add(ClientClause.NO_STATES);
      return List.of();
    }
    var changed = quirkRewriter.greatestRoad(text);
    if (!changed.equals(text) && player.longestRoad().orElse(false))
      practised.add(ClientClause.GREATEST_ROAD);
    if (!is(ClientClause.NULLS) || isOwn) return List.of(changed);
    return List.of(practising(ClientClause.NULLS, quirkRewriter.nameless(changed)));
  }

  private String practising(ClientClause clause, String text) {
    practised.add(clause);
    return text;
  }

  /// The first turn of the client is an ordinary one, but for what is always so.
  private boolean is(ClientClause clause) {
    return turns > 0 && waiting.peek() == clause;
  }
}
