package spieltisch.checker.client;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Colour;
import spieltisch.checker.CheckReport;
import spieltisch.client.siedler.StatusPermissions;
import spieltisch.client.siedler.tracking.GameTracker;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.ServerSentence;
import spieltisch.siedler.message.Word;

/// Checks the behaviour of a client. This class tracks what the client received, reads what the
/// client requests, and decides which clauses the requests fulfil.
final class ClientRequestChecks {
  private static final List<Word> RESOURCES =
      List.of(Word.WOOD, Word.BRICK, Word.WOOL, Word.GRAIN, Word.ORE);

  private final CheckReport report;
  private final Dialect dialect;
  private final MessageCodec codec;
  private final GameTracker tracker;
  private final boolean hasEnd;

  /// The unanswered offers of other players to the client, each with the player who made it.
  private final Map<Integer, Integer> unanswered = new LinkedHashMap<>();

  private Optional<ClientClause> faultClause = Optional.empty();
  private @Nullable ClientMessage pending;
  private @Nullable ClientMessage refused;
  private boolean isPermitted;
  private boolean isGreeted;
  private boolean isNamed;
  private boolean isReady;
  private boolean isOver;
  private Optional<Colour> colour = Optional.empty();
  private Optional<Colour> taken = Optional.empty();

  ClientRequestChecks(CheckReport report, Dialect dialect) {
    this.report = report;
    this.dialect = dialect;
    codec = new MessageCodec(dialect);
    tracker = new GameTracker(dialect, _ -> {});
    hasEnd = dialect.words().has(Word.GAME_ENDED);
  }

  /// Attributes all later faults of the client to the given clause. If the clause is empty, each
  /// fault counts for the clause that the client violates.
  void attributeFaultsTo(Optional<ClientClause> clause) {
    faultClause = clause;
  }

  private void check(ClientClause clause, boolean isRight, Object seen) {
    report.check(isRight ? clause : faultClause.orElse(clause), isRight, seen);
  }

  /// The client's request that has no answer yet; empty if there is none.
  Optional<ClientMessage> pending() {
    return Optional.ofNullable(pending);
  }

  boolean isOver() {
    return isOver;
  }

  GameTracker tracker() {
    return tracker;
  }

  /// The clause that requires the client to act now; empty if the server does not wait for the
  /// client.
  Optional<ClientClause> expectedAction() {
    if (!isGreeted) return Optional.of(ClientClause.GREETING);
    if (isOver || pending != null || tracker.me().isEmpty()) return Optional.empty();
    if (!tracker.isRunning())
      return isReady
          ? Optional.empty()
          : Optional.of(taken.isPresent() ? ClientClause.OTHER_COLOUR : ClientClause.READY);
    return switch (tracker.status()) {
      case SETTLEMENT, ROAD, ROLL, DISCARD, ROBBER, TURN, BUILD ->
          Optional.of(refused == null ? ClientClause.ACTS : ClientClause.AFTER_REFUSAL);
      case WAIT, START, AWAITS_START, CONNECTION_LOST -> Optional.empty();
    };
  }

  /// Records that the client did not act in time, or that it disconnected.
  void failed(String event) {
    check(
        expectedAction().orElse(ClientClause.ACTS),
        false,
        event
            + " in status "
            + tracker.status()
            + (refused == null ? "" : ", after the refusal of " + refused));
  }

  // Messages to the client.

  void sentToClient(ServerMessage message) {
    tracker.apply(message);
    if (message instanceof ServerMessage.Answer answer) applyAnswer(answer.isOk(), answer.text());
    if (message instanceof ServerMessage.Failure(var text)) applyAnswer(false, text);
    if (message instanceof ServerMessage.GameEnded) ended();
    if (message instanceof ServerMessage.StatusUpdate(var player)) updateStatus(player);
    if (message instanceof ServerMessage.Offered offer && !tracker.isMe(offer.player()))
      unanswered.put(offer.offer(), offer.player());
    if (message instanceof ServerMessage.Withdrawn(var player, var offer)
        && Integer.valueOf(player).equals(unanswered.get(offer))) offerExpired(offer);
  }

  /// Records that the checker refused the pending request and did not pass it on to the table.
  void refusedByChecker() {
    refused = pending;
    pending = null;
  }

  private void updateStatus(PlayerState player) {
    if (player.status() == PlayerStatus.CONNECTION_LOST && !hasEnd && tracker.isRunning()) ended();
    if (player.status() == PlayerStatus.WAIT) expireOffers(player.id());
  }

  private void ended() {
    isOver = true;
    pending = null;
    unanswered.clear();
  }

  /// Closes the open offers of a player whose status is waiting, since a waiting player cannot have
  /// open offers. The client has then failed to answer these offers.
  private void expireOffers(int player) {
    for (var offer : List.copyOf(unanswered.keySet()))
      if (Integer.valueOf(player).equals(unanswered.get(offer))) offerExpired(offer);
  }

  private void offerExpired(int offer) {
    unanswered.remove(offer);
    check(ClientClause.ANSWERS_OFFERS, false, "offer " + offer + " was not answered");
  }

  private void applyAnswer(boolean isOk, String text) {
    var answeredRequest = pending;
    pending = null;
    switch (answeredRequest) {
      case null -> {}
      case ClientMessage.Start _ -> startAnswered(isOk, text);
      case ClientMessage.Move move -> checkAnswer(move, isOk, text);
      case ClientMessage.Hello _,
          ClientMessage.Join _,
          ClientMessage.DiceContribution _,
          ClientMessage.OfferTo _,
          ClientMessage.CounterOffer _,
          ClientMessage.Undo _,
          ClientMessage.SendChat _,
          ClientMessage.SetProfile _ -> {}
    }
  }

  private void startAnswered(boolean isOk, String text) {
    isReady = isOk;
    if (text.equals(ServerSentence.COLOUR_TAKEN.german())) taken = colour;
  }

  /// Checks the answer to an action. A server may refuse a trade for reasons that only the server
  /// knows.
  private void checkAnswer(ClientMessage.Move move, boolean isOk, String text) {
    if (!isOk) refused = move;
    boolean isTrade =
        move instanceof ClientMessage.Answer
            || move instanceof ClientMessage.Conclude
            || move instanceof ClientMessage.Withdraw
            || move instanceof ClientMessage.TradeWithBank
            || move instanceof ClientMessage.PlayInvention;
    if (isPermitted && (isOk || !isTrade)) check(ClientClause.ALLOWED, isOk, text + ": " + move);
  }

  // Messages of the client.

  /// Checks a text from the client and returns its message; empty if the text is malformed.
  Optional<ClientMessage> sentByClient(String text) {
    switch (codec.decodeClient(text)) {
      case DecodeResult.Decoded<ClientMessage>(var message) -> {
        check(ClientClause.SPELLING, true, "");
        checkRequest(message, text);
        return Optional.of(message);
      }
      case DecodeResult.Malformed<ClientMessage>(_, var sentence) -> {
        check(ClientClause.SPELLING, false, sentence + " " + text);
        if (!isGreeted) check(ClientClause.GREETING, false, text);
        isGreeted = true;
        return Optional.empty();
      }
    }
  }

  private void checkRequest(ClientMessage message, String text) {
    if (!isGreeted) {
      isGreeted = true;
      check(ClientClause.GREETING, message instanceof ClientMessage.Hello, text);
    }
    if (message instanceof ClientMessage.Hello) return;
    if (isOver) {
      check(ClientClause.AFTER_THE_END, message instanceof ClientMessage.SendChat, text);
      return;
    }
    check(ClientClause.ONE_AT_A_TIME, pending == null, text + " before the answer to " + pending);
    switch (message) {
      case ClientMessage.SetProfile(var name, var chosen) ->
          checkIntroduction(name.isPresent(), chosen, text);
      case ClientMessage.Start _ -> checkStart(text);
      case ClientMessage.Move move -> checkMove(move, text);
      case ClientMessage.Hello _,
          ClientMessage.Join _,
          ClientMessage.DiceContribution _,
          ClientMessage.OfferTo _,
          ClientMessage.CounterOffer _,
          ClientMessage.Undo _,
          ClientMessage.SendChat _ -> {}
    }
    pending = message;
  }

  private void checkIntroduction(boolean hasName, Optional<Colour> chosen, String text) {
    isNamed |= hasName;
    colour = chosen.or(() -> colour);
    if (taken.isPresent() && chosen.isPresent()) {
      check(ClientClause.OTHER_COLOUR, !chosen.equals(taken), text);
      taken = Optional.empty();
    }
  }

  private void checkStart(String text) {
    check(ClientClause.NAME_AND_COLOUR, isNamed && colour.isPresent(), text);
    check(ClientClause.READY, true, text);
    if (taken.isPresent())
      check(ClientClause.OTHER_COLOUR, false, text + " with the taken colour " + taken.get());
    taken = Optional.empty();
  }

  private void checkMove(ClientMessage.Move move, String text) {
    if (refused != null) {
      check(ClientClause.REFUSAL, !refused.equals(move), "repeated after a refusal: " + text);
      check(ClientClause.AFTER_REFUSAL, true, text);
    }
    refused = null;
    isPermitted = new StatusPermissions(tracker.status()).allows(move);
    if (move instanceof ClientMessage.Answer(var offer, _)) offerAnswered(offer);
    else if (move instanceof ClientMessage.Withdraw(var offer)) offerAnswered(offer);
    else if (pending == null) {
      check(ClientClause.OUT_OF_TURN, isPermitted, text + " in status " + tracker.status());
      if (isPermitted) check(ClientClause.ACTS, true, text);
    }
    if (isPermitted && move instanceof ClientMessage.Discard discard) checkDiscard(discard, text);
    if (hasNoVictim(move)) check(ClientClause.TARGET, !text.contains(quoted(Word.TARGET)), text);
  }

  private void offerAnswered(int offer) {
    if (unanswered.remove(offer) != null)
      check(ClientClause.ANSWERS_OFFERS, true, "offer " + offer);
  }

  private void checkDiscard(ClientMessage.Discard discard, String text) {
    int owed = tracker.cardTracker().ownHand().hand().total() / 2;
    check(ClientClause.DISCARD, discard.cards().total() == owed, text + ", not " + owed);
    boolean isFull = RESOURCES.stream().allMatch(word -> text.contains(quoted(word)));
    check(ClientClause.ALL_FIVE, isFull, text);
  }

  private static boolean hasNoVictim(ClientMessage.Move move) {
    return move instanceof ClientMessage.MoveRobber(_, var robbed) && robbed.isEmpty()
        || move instanceof ClientMessage.PlayKnight(_, var victim) && victim.isEmpty();
  }

  private String quoted(Word word) {
    return "\"" + dialect.words().spelling(word) + "\"";
  }
}
