package spieltisch.checker.client;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Colour;
import spieltisch.checker.CheckReport;
import spieltisch.client.siedler.GameTracker;
import spieltisch.client.siedler.StatusPermissions;
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.ServerSentence;
import spieltisch.siedler.message.Word;

/// How a client behaves: what it was told, what it asks for, and what is to be said about that.
final class ClientConformance {
  private static final List<Word> RESOURCES =
      List.of(Word.WOOD, Word.BRICK, Word.WOOL, Word.GRAIN, Word.ORE);

  private final CheckReport checkReport;
  private final Dialect dialect;
  private final MessageCodec messageCodec;
  private final GameTracker gameTracker;
  private final boolean hasEnd;

  /// The offers of others that the client has not answered, with those who made them.
  private final Map<Integer, Integer> unanswered = new LinkedHashMap<>();

  private Optional<ClientClause> blame = Optional.empty();
  private @Nullable ClientMessage pending;
  private @Nullable ClientMessage refused;
  private boolean isInTurn;
  private boolean isGreeted;
  private boolean isNamed;
  private boolean isReady;
  private boolean isOver;
  private Optional<Colour> colour = Optional.empty();
  private Optional<Colour> taken = Optional.empty();

  ClientConformance(CheckReport checkReport, Dialect dialect) {
    this.checkReport = checkReport;
    this.dialect = dialect;
    messageCodec = new MessageCodec(dialect);
    gameTracker = new GameTracker(dialect, _ -> {});
    hasEnd = dialect.words().has(Word.GAME_ENDED);
  }

  /// From now on every fault is a consequence of this.
  void blame(Optional<ClientClause> reason) {
    blame = reason;
  }

  private void judge(ClientClause clause, boolean isRight, Object seen) {
    checkReport.check(isRight ? clause : blame.orElse(clause), isRight, seen);
  }

  /// The request that is not answered yet.
  Optional<ClientMessage> pending() {
    return Optional.ofNullable(pending);
  }

  boolean isOver() {
    return isOver;
  }

  GameTracker notebook() {
    return gameTracker;
  }

  /// What the client has to do now and has not done yet.
  Optional<ClientClause> owes() {
    if (!isGreeted) return Optional.of(ClientClause.GREETING);
    if (isOver || pending != null || gameTracker.me().isEmpty()) return Optional.empty();
    if (!gameTracker.isRunning())
      return isReady
          ? Optional.empty()
          : Optional.of(taken.isPresent() ? ClientClause.OTHER_COLOUR : ClientClause.READY);
    return switch (gameTracker.status()) {
      case SETTLEMENT, ROAD, ROLL, DISCARD, ROBBER, TURN, BUILD -> Optional.of(ClientClause.ACTS);
      case WAIT, START, AWAITS_START, CONNECTION_LOST -> Optional.empty();
    };
  }

  /// It did not do what it has to do, or went away.
  void failed(String how) {
    judge(owes().orElse(ClientClause.ACTS), false, how + " in status " + gameTracker.status());
  }

  // What the client is told.

  void told(ServerMessage message) {
    gameTracker.apply(message);
    if (message instanceof ServerMessage.Answer answer) answered(answer.isOk(), answer.text());
    if (message instanceof ServerMessage.Failure(var text) && isAnswer()) answered(false, text);
    if (message instanceof ServerMessage.GameEnded) ended();
    if (message instanceof ServerMessage.StatusUpdate(var player)) stands(player);
    if (message instanceof ServerMessage.Offered offer && !gameTracker.isMe(offer.player()))
      unanswered.put(offer.offer(), offer.player());
    if (message instanceof ServerMessage.Withdrawn(var player, var offer)
        && Integer.valueOf(player).equals(unanswered.get(offer))) vanished(offer);
  }

  /// Whether a failure is the whole answer, and not followed by one.
  private boolean isAnswer() {
    return dialect.answers() == Dialect.AnswerFormat.TWO_MESSAGES;
  }

  /// The table itself did not hear of the request.
  void turnedDown() {
    refused = pending;
    pending = null;
  }

  private void stands(PlayerState player) {
    if (player.status() == PlayerStatus.CONNECTION_LOST && !hasEnd && gameTracker.isRunning())
      ended();
    if (player.status() == PlayerStatus.WAIT) turnPassed(player.id());
  }

  private void ended() {
    isOver = true;
    pending = null;
    unanswered.clear();
  }

  /// Who waits has no offers any more.
  private void turnPassed(int player) {
    for (var offer : List.copyOf(unanswered.keySet()))
      if (Integer.valueOf(player).equals(unanswered.get(offer))) vanished(offer);
  }

  private void vanished(int offer) {
    unanswered.remove(offer);
    judge(ClientClause.ANSWERS_OFFERS, false, "offer " + offer + " was not answered");
  }

  private void answered(boolean isOk, String text) {
    var settled = pending;
    pending = null;
    switch (settled) {
      case null -> {}
      case ClientMessage.Start _ -> started(isOk, text);
      case ClientMessage.Move move -> moved(move, isOk, text);
      case ClientMessage.Hello _,
          ClientMessage.Join _,
          ClientMessage.SendChat _,
          ClientMessage.SetProfile _ -> {}
    }
  }

  private void started(boolean isOk, String text) {
    isReady = isOk;
    if (text.equals(ServerSentence.COLOUR_TAKEN.german())) taken = colour;
  }

  /// Of trades a refusal may come from what only the server knows.
  private void moved(ClientMessage.Move move, boolean isOk, String text) {
    if (!isOk) refused = move;
    boolean isTrade =
        move instanceof ClientMessage.Answer
            || move instanceof ClientMessage.Conclude
            || move instanceof ClientMessage.Withdraw
            || move instanceof ClientMessage.TradeWithBank
            || move instanceof ClientMessage.PlayInvention;
    if (isInTurn && (isOk || !isTrade)) judge(ClientClause.ALLOWED, isOk, text + ": " + move);
  }

  // What the client says.

  /// What it means, if it is a message.
  Optional<ClientMessage> said(String text) {
    switch (messageCodec.decodeClient(text)) {
      case DecodeResult.Decoded<ClientMessage>(var message) -> {
        judge(ClientClause.SPELLING, true, "");
        heard(message, text);
        return Optional.of(message);
      }
      case DecodeResult.Malformed<ClientMessage>(_, var sentence) -> {
        judge(ClientClause.SPELLING, false, sentence + " " + text);
        if (!isGreeted) judge(ClientClause.GREETING, false, text);
        isGreeted = true;
        return Optional.empty();
      }
    }
  }

  private void heard(ClientMessage message, String text) {
    if (!isGreeted) {
      isGreeted = true;
      judge(ClientClause.GREETING, message instanceof ClientMessage.Hello, text);
    }
    if (message instanceof ClientMessage.Hello) return;
    if (isOver) {
      judge(ClientClause.AFTER_THE_END, message instanceof ClientMessage.SendChat, text);
      return;
    }
    judge(ClientClause.ONE_AT_A_TIME, pending == null, text + " before the answer to " + pending);
    switch (message) {
      case ClientMessage.SetProfile(var name, var chosen) ->
          introduced(name.isPresent(), chosen, text);
      case ClientMessage.Start _ -> starts(text);
      case ClientMessage.Move move -> moves(move, text);
      case ClientMessage.Hello _, ClientMessage.Join _, ClientMessage.SendChat _ -> {}
    }
    pending = message;
  }

  private void introduced(boolean hasName, Optional<Colour> chosen, String text) {
    isNamed |= hasName;
    colour = chosen.or(() -> colour);
    if (taken.isPresent() && chosen.isPresent()) {
      judge(ClientClause.OTHER_COLOUR, !chosen.equals(taken), text);
      taken = Optional.empty();
    }
  }

  private void starts(String text) {
    judge(ClientClause.NAME_AND_COLOUR, isNamed && colour.isPresent(), text);
    judge(ClientClause.READY, true, text);
    if (taken.isPresent())
      judge(ClientClause.OTHER_COLOUR, false, text + " again in " + taken.get());
    taken = Optional.empty();
  }

  private void moves(ClientMessage.Move move, String text) {
    if (refused != null)
      judge(ClientClause.REFUSAL, !refused.equals(move), "again, though refused: " + text);
    refused = null;
    isInTurn = new StatusPermissions(gameTracker.status()).allows(move);
    if (move instanceof ClientMessage.Answer(var offer, _)) replied(offer);
    else if (move instanceof ClientMessage.Withdraw(var offer)) replied(offer);
    else if (pending == null) {
      judge(ClientClause.OUT_OF_TURN, isInTurn, text + " in status " + gameTracker.status());
      if (isInTurn) judge(ClientClause.ACTS, true, text);
    }
    if (isInTurn && move instanceof ClientMessage.Discard discard) discards(discard, text);
    if (isNobody(move)) judge(ClientClause.TARGET, !text.contains(quoted(Word.TARGET)), text);
  }

  private void replied(int offer) {
    if (unanswered.remove(offer) != null)
      judge(ClientClause.ANSWERS_OFFERS, true, "offer " + offer);
  }

  private void discards(ClientMessage.Discard discard, String text) {
    int owed = gameTracker.cardTracker().ownHand().hand().total() / 2;
    judge(ClientClause.DISCARD, discard.cards().total() == owed, text + ", not " + owed);
    boolean isFull = RESOURCES.stream().allMatch(word -> text.contains(quoted(word)));
    judge(ClientClause.ALL_FIVE, isFull, text);
  }

  private static boolean isNobody(ClientMessage.Move move) {
    return move instanceof ClientMessage.MoveRobber(_, var robbed) && robbed.isEmpty()
        || move instanceof ClientMessage.PlayKnight(_, var victim) && victim.isEmpty();
  }

  private String quoted(Word word) {
    return "\"" + dialect.words().spelling(word) + "\"";
  }
}
