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

/// Schedules the quirks of foreign servers. Some quirks are always active. The other quirks are
/// active one after the other, each until it has occurred or for a maximum number of turns.
final class QuirkSchedule {
  private static final int MAX_TURNS_PER_QUIRK = 10;
  private static final String REFUSAL_TEXT = "Das geht gerade nicht.";

  private final CheckReport report;
  private final QuirkRewriter rewriter;
  private final Deque<ClientClause> scheduled =
      new ArrayDeque<>(
          List.of(
              ClientClause.OK_FIRST,
              ClientClause.OK_MISSING,
              ClientClause.NO_STATES,
              ClientClause.PIECES,
              ClientClause.NULLS,
              ClientClause.UNKNOWN,
              ClientClause.OTHER_REFUSAL));

  /// The quirks that occurred since the client's last turn began.
  private final Set<ClientClause> occurred = new LinkedHashSet<>();

  private final List<String> delayed = new ArrayList<>();
  private int turns;
  private boolean isRefusalShown;

  QuirkSchedule(CheckReport report, Dialect dialect) {
    this.report = report;
    rewriter = new QuirkRewriter(dialect);
  }

  /// The quirk that is blamed if the client fails now: the last quirk that occurred since the
  /// client's last turn began. The result is empty if none occurred.
  Optional<ClientClause> suspect() {
    return occurred.stream().reduce((_, last) -> last);
  }

  /// Returns whether all scheduled quirks have been active.
  boolean isDone() {
    return scheduled.isEmpty();
  }

  // Messages from the client to the table.

  /// Translates the player numbers in a client's text to the numbers of the table.
  String toTable(String text) {
    return rewriter.toOneBased(text);
  }

  /// Records that the client begins a turn. A client that begins a turn has handled all earlier
  /// quirks.
  void turnBegan() {
    for (var clause : occurred) report.check(clause, true, "");
    boolean hasOccurred = scheduled.peek() != null && occurred.contains(scheduled.peek());
    if (turns > 0 && (hasOccurred || turns > MAX_TURNS_PER_QUIRK)) {
      scheduled.poll();
      turns = 0;
    }
    occurred.clear();
    turns++;
  }

  /// Returns a refusal that replaces the table's answer; empty if no refusal is due. The first
  /// refusal has the form of the client's protocol version, a later refusal another form.
  Optional<String> refusal(ClientMessage message) {
    if (turns == 0 || !isBuildOrTrade(message)) return Optional.empty();
    if (!isRefusalShown) {
      isRefusalShown = true;
      return Optional.of(occurring(ClientClause.AFTER_REFUSAL, rewriter.refusal(REFUSAL_TEXT)));
    }
    boolean isDue =
        isScheduled(ClientClause.OTHER_REFUSAL) && !occurred.contains(ClientClause.OTHER_REFUSAL);
    if (!isDue) return Optional.empty();
    return Optional.of(occurring(ClientClause.OTHER_REFUSAL, rewriter.otherRefusal(REFUSAL_TEXT)));
  }

  private static boolean isBuildOrTrade(ClientMessage message) {
    return message instanceof ClientMessage.BuildCity
        || message instanceof ClientMessage.BuildRoad
        || message instanceof ClientMessage.BuildSettlement
        || message instanceof ClientMessage.BuyCard
        || message instanceof ClientMessage.TradeWithBank;
  }

  // Messages from the table to the client.

  /// Returns the texts that the client receives in place of a text of the table.
  ///
  /// @param me the player number of the client
  /// @param pending the client's request that has no answer yet
  List<String> toClient(
      ServerMessage message, String text, int me, Optional<ClientMessage> pending) {
    var lines = new ArrayList<String>();
    for (var line : rewritten(message, text, me, pending)) lines.add(rewriter.toZeroBased(line));
    return isScheduled(ClientClause.OK_FIRST) && pending.isPresent()
        ? okFirst(message, lines)
        : released(lines);
  }

  private List<String> okFirst(ServerMessage message, List<String> lines) {
    if (message instanceof ServerMessage.GameEnded) return released(lines);
    if (message instanceof ServerMessage.Answer) {
      if (!delayed.isEmpty()) occurred.add(ClientClause.OK_FIRST);
      lines.addAll(delayed);
      delayed.clear();
      return lines;
    }
    delayed.addAll(lines);
    return List.of();
  }

  private List<String> released(List<String> lines) {
    var all = new ArrayList<>(delayed);
    delayed.clear();
    all.addAll(lines);
    return all;
  }

  private List<String> rewritten(
      ServerMessage message, String text, int me, Optional<ClientMessage> pending) {
    if (message instanceof ServerMessage.GameStarted)
      return List.of(occurring(ClientClause.STRANGE_MAP, rewriter.map(text)));
    if (message instanceof ServerMessage.GameEnded)
      return List.of(occurring(ClientClause.WINNER, rewriter.winner(text)));
    if (message instanceof ServerMessage.Answer answer) return answer(answer, text);
    if (message instanceof ServerMessage.Gained gained) return gained(gained, text);
    if (message instanceof ServerMessage.DiceRolled) return thrown(text);
    if (message instanceof ServerMessage.StatusUpdate(var player))
      return status(player, text, me, pending);
    return List.of(minusOne(message, text));
  }

  private List<String> answer(ServerMessage.Answer answer, String text) {
    if (!isScheduled(ClientClause.OK_MISSING) || !answer.isOk()) return List.of(text);
    occurred.add(ClientClause.OK_MISSING);
    return List.of();
  }

  private List<String> gained(ServerMessage.Gained gained, String text) {
    if (!isScheduled(ClientClause.PIECES)) return List.of(text);
    occurred.add(ClientClause.PIECES);
    return rewriter.splitYield(gained);
  }

  private List<String> thrown(String text) {
    if (!isScheduled(ClientClause.UNKNOWN)) return List.of(text);
    occurred.add(ClientClause.UNKNOWN);
    return List.of(rewriter.unknownMessage(), text);
  }

  private String minusOne(ServerMessage message, String text) {
    var changed = rewriter.minusOne(message, text);
    return changed.equals(text) ? text : occurring(ClientClause.MINUS_ONE, changed);
  }

  private List<String> status(
      PlayerState player, String text, int me, Optional<ClientMessage> pending) {
    boolean isOwn = player.id() == me;
    boolean isOmitted =
        isOwn
            && player.status() == PlayerStatus.TURN
            && pending.filter(QuirkSchedule::isBuildOrTrade).isPresent();
    if (isScheduled(ClientClause.NO_STATES) && isOmitted) {
      occurred.add(ClientClause.NO_STATES);
      return List.of();
    }
    var changed = rewriter.greatestRoad(text);
    if (!changed.equals(text) && player.longestRoad().orElse(false))
      occurred.add(ClientClause.GREATEST_ROAD);
    if (!isScheduled(ClientClause.NULLS) || isOwn) return List.of(changed);
    return List.of(occurring(ClientClause.NULLS, rewriter.withoutNameAndColour(changed)));
  }

  private String occurring(ClientClause clause, String text) {
    occurred.add(clause);
    return text;
  }

  /// Returns whether a quirk is active now. Before the client's first turn only the permanent
  /// quirks are active.
  private boolean isScheduled(ClientClause clause) {
    return turns > 0 && scheduled.peek() == clause;
  }
}
