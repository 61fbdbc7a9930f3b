package spieltisch.notify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.function.Function;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.table.Notice;
import spieltisch.table.Table;
import spieltisch.table.TableView;
import spieltisch.table.chance.Contribution;
import spieltisch.table.game.GameOpening;

/// Translates the notices of a table into messages to one client of the Catan protocol. The
/// notifier also tracks what the client knows.
public final class SiedlerNotifier {
  private final int id;
  private final Function<String, Optional<String>> tokens;
  private final MessageSender sender;
  private final LobbyMessages lobbyMessages;
  private final MessageMapper messageMapper;
  private RosterState rosterState;
  private Roster roster;
  private Optional<View> view;
  private int spectators;
  // Placements that a client without the undo extension does not know yet.
  private final List<List<Notice>> held = new ArrayList<>();

  /// @param id the id of the client's member or spectator
  /// @param tableView the table at the time when the client joins
  /// @param tokens the client's token for a seat at the table with the given id; empty if the
  ///   client watches or asked for no token
  public SiedlerNotifier(
      int id,
      TableView tableView,
      Function<String, Optional<String>> tokens,
      MessageSender sender,
      LobbyMessages lobbyMessages) {
    this.id = id;
    this.tokens = tokens;
    this.sender = sender;
    this.lobbyMessages = lobbyMessages;
    messageMapper = new MessageMapper(sender.dialect());
    rosterState = RosterState.of(tableView);
    roster = rosterState.roster();
    view = tableView.gameView().map(View.class::cast);
    spectators = tableView.spectators().size();
  }

  public Optional<View> view() {
    return view;
  }

  public Roster roster() {
    return roster;
  }

  public boolean isOver() {
    return view.filter(seen -> seen.position().isOver()).isPresent();
  }

  /// Returns messages with the state of the client's own player; no messages if no game is running.
  public List<ServerMessage> ownStatus() {
    return view.isPresent() && !isOver()
        ? lobbyMessages.connectionChanged(id, view.get(), roster)
        : List.of();
  }

  /// Returns messages with the state of the client's own player, before and during the game.
  public List<ServerMessage> ownState() {
    return view.isPresent() ? ownStatus() : lobbyMessages.playerChanged(id, roster, id);
  }

  /// Sends the state of the table to a client that has joined.
  ///
  /// @param current the running clocks, the pause and the absent players
  public void sendState(TableView tableView, List<? extends Notice> current) {
    var welcome = lobbyMessages.welcome(id, roster);
    sender.send(welcome.getFirst());
    if (view.isEmpty()) sendOpenCommitment(tableView);
    sender.sendAll(welcome.subList(1, welcome.size()));
    if (view.isPresent()) {
      tableView.commitment().ifPresent(hash -> sender.send(new ServerMessage.DiceCommitment(hash)));
      sendContributions(tableView.contributions());
      sender.sendAll(lobbyMessages.resumed(view.get(), roster));
      if (tableView.abortReason().isPresent()) sender.send(lobbyMessages.aborted());
    }
    tableView.seed().ifPresent(seed -> sender.send(new ServerMessage.DiceSeed(seed)));
    tableView.successor().ifPresent(this::continued);
    sender.send(new ServerMessage.Spectators(spectators));
    current.forEach(this::onNotice);
    sendLegalMoves();
    sender.send(new ServerMessage.EventNumber(tableView.version()));
  }

  /// Sends the commitment to a client that may contribute to the seed. The commitment is sent
  /// early, so that the client can contribute before it is ready.
  private void sendOpenCommitment(TableView tableView) {
    if (sender.grants(Extension.DICE_CONTRIBUTION))
      tableView.commitment().ifPresent(hash -> sender.send(new ServerMessage.DiceCommitment(hash)));
  }

  private void sendContributions(SortedMap<Integer, Contribution> contributions) {
    var all = new ArrayList<ServerMessage.DiceContributions.Contribution>();
    contributions.forEach(
        (player, contribution) ->
            all.add(new ServerMessage.DiceContributions.Contribution(player, contribution.hex())));
    sender.send(new ServerMessage.DiceContributions(all));
  }

  /// Sends a returning client everything that it missed. The missed notices contain outdated
  /// clocks, so the current clock is sent after the missed notices.
  ///
  /// @param missed passes the missed notices to this notifier
  public void sendMissed(Consumer<SiedlerNotifier> missed, List<? extends Notice> current) {
    sender.send(new ServerMessage.Welcome(id));
    missed.accept(this);
    current.forEach(this::onNotice);
  }

  /// Sends the notices about an entry. The documents have no message for a placement that was taken
  /// back. A client without the undo extension therefore learns of a placement only when it can no
  /// longer be taken back. Until then such a client gets no event numbers. With event numbers it
  /// would miss the placement when it returns after a lost connection.
  public void onNotices(long version, List<Notice> notices) {
    if (isHeld(notices)) {
      held.add(notices);
      return;
    }
    if (notices.stream().anyMatch(Notice.Acted.class::isInstance)) sendHeld();
    for (var notice : notices) onNotice(notice);
    sendLegalMoves();
    if (held.isEmpty()) sender.send(new ServerMessage.EventNumber(version));
  }

  /// Returns whether the notices tell a client without the undo extension of a placement that
  /// another player may take back.
  private boolean isHeld(List<Notice> notices) {
    return !sender.grants(Extension.UNDO)
        && notices.stream().anyMatch(Notice.Acted.class::isInstance)
        && notices.stream()
            .anyMatch(
                notice ->
                    notice instanceof Notice.UndoOffered(var member)
                        && member.isPresent()
                        && member.getAsInt() != id);
  }

  /// Sends the placements that can no longer be taken back, without their outdated clocks.
  private void sendHeld() {
    for (var notices : held)
      for (var notice : notices) if (!(notice instanceof Notice.ClockStarted)) onNotice(notice);
    held.clear();
  }

  private void onNotice(Notice notice) {
    switch (notice) {
      case Notice.MemberChanged(var member) -> memberChanged(member.id(), rosterState.with(member));
      case Notice.MemberLeft(var left) -> memberLeft(left);
      case Notice.Kicked(var left, _) -> memberLeft(left);
      case Notice.Watched _ -> sender.send(new ServerMessage.Spectators(++spectators));
      case Notice.Unwatched _ -> sender.send(new ServerMessage.Spectators(--spectators));
      case Notice.Started started -> started(started, (View) started.view());
      case Notice.Acted acted -> acted(acted, (View) acted.view());
      case Notice.Chatted(var speaker, var text) ->
          sender.send(new ServerMessage.Chat(speaker, text));
      case Notice.Continued(var successor) -> continued(successor);
      case Notice.Aborted _ -> aborted();
      case Notice.ClockStarted(var member, var millis) ->
          sender.send(new ServerMessage.TimeLeft(member, Math.toIntExact(millis)));
      case Notice.AnswersAwaited(var offer, var millis) ->
          sender.send(new ServerMessage.AnswerTime(offer, Math.toIntExact(millis)));
      case Notice.CounterOffered(var member, var offer, var give, var want) ->
          sender.send(new ServerMessage.CounterOffered(member, offer, give, want));
      case Notice.Undone(_, var after) -> undone((View) after);
      case Notice.UndoOffered(var member) -> sender.send(new ServerMessage.UndoOffered(member));
      case Notice.PauseChanged(var paused, var agreed) ->
          sender.send(new ServerMessage.Pause(paused, agreed));
      case Notice.Absent absent -> absent(absent);
      case Notice.BotPlays(var member) -> sendAbsence(member, Optional.empty(), Optional.empty());
      case Notice.Back(var member, var turns) ->
          sendAbsence(member, Optional.empty(), Optional.of(turns));
      case Notice.SeedRevealed(var seed) -> sender.send(new ServerMessage.DiceSeed(seed));
    }
  }

  private void absent(Notice.Absent absent) {
    if (sender.grants(Extension.PAUSE))
      sendAbsence(absent.member(), Optional.of(Math.toIntExact(absent.millis())), Optional.empty());
    else sender.send(new ServerMessage.Chat(OptionalInt.empty(), absent.german()));
  }

  private void sendAbsence(int member, Optional<Integer> millis, Optional<Integer> turns) {
    sender.send(new ServerMessage.Absence(member, millis, turns));
  }

  private void update(RosterState next) {
    rosterState = next;
    roster = next.roster();
  }

  private void memberChanged(int changed, RosterState next) {
    update(next);
    sender.sendAll(
        view.isPresent()
            ? lobbyMessages.connectionChanged(changed, view.get(), roster)
            : lobbyMessages.playerChanged(changed, roster, id));
  }

  /// Reports that a member has left before the game. The protocol has no message for this event, so
  /// the server sends a player state that shows the member as disconnected.
  private void memberLeft(int left) {
    update(rosterState.without(left));
    rosterState
        .rosterOfLeft(left)
        .ifPresent(last -> sender.sendAll(lobbyMessages.playerChanged(left, last, id)));
  }

  private void started(Notice.Started started, View first) {
    update(rosterState.withOrder(started.opening().order()));
    view = Optional.of(first);
    sender.send(new ServerMessage.DiceCommitment(started.commitment()));
    sendContributions(started.contributions());
    sender.sendAll(lobbyMessages.started(orderRolls(started.opening()), first, roster));
    sendBank();
  }

  private List<LobbyMessages.StartingRoll> orderRolls(GameOpening opening) {
    var rolls = new ArrayList<LobbyMessages.StartingRoll>();
    for (var roll : opening.rolls()) {
      var seat = roster.seat(roll.member()).orElseThrow();
      rolls.add(new LobbyMessages.StartingRoll(seat, roll.first(), roll.second()));
    }
    return rolls;
  }

  private void acted(Notice.Acted acted, View after) {
    var seen = acted.observations().stream().map(Observation.class::cast).toList();
    sender.sendAll(messageMapper.messages(acted.seat(), seen, view.orElseThrow(), after, roster));
    view = Optional.of(after);
    sendAnswerReason(acted);
    sendBank();
  }

  /// Reports a placement that was taken back. A client without the undo extension knows the piece
  /// only if it joined after the placement. Such a client gets the whole state again. Any other
  /// client without the extension knows neither this placement nor earlier ones that are held, so
  /// its view stays.
  private void undone(View after) {
    if (!held.isEmpty()) {
      held.removeLast();
      return;
    }
    var before = view.orElseThrow();
    view = Optional.of(after);
    if (sender.grants(Extension.UNDO)) sender.sendAll(messageMapper.undone(before, after, roster));
    else sender.sendAll(lobbyMessages.resumed(after, roster));
    sendBank();
  }

  /// Says why the server declined an offer for a player.
  private void sendAnswerReason(Notice.Acted acted) {
    var reason =
        switch (acted.actor()) {
          case CLOCK -> ServerMessage.AnsweredFor.Reason.TOO_LATE;
          case OFFERER -> ServerMessage.AnsweredFor.Reason.NOT_ASKED;
          case PLAYER, BOT -> null;
        };
    if (reason == null || !sender.grants(Extension.NEGOTIATION)) return;
    for (var seen : acted.observations())
      if (seen instanceof Observation.Answered(var seat, var offer, _))
        sender.send(new ServerMessage.AnsweredFor(roster.id(seat), offer, reason));
  }

  private void aborted() {
    if (view.isPresent())
      rosterState
          .firstDisconnected()
          .ifPresent(gone -> sender.sendAll(lobbyMessages.abandoned(gone, view.get(), roster)));
  }

  /// Tells the client about the rematch table. The secret of the old seat is also valid for the new
  /// seat.
  private void continued(Table.Successor next) {
    var token = tokens.apply(next.table());
    var digest = next.commitment().filter(_ -> sender.grants(Extension.DICE_CONTRIBUTION));
    sender.send(
        sender.grants(Extension.REMATCH)
            ? new ServerMessage.Rematch(next.name(), token, digest)
            : new ServerMessage.Chat(OptionalInt.empty(), next.german()));
  }

  private void sendBank() {
    if (sender.grants(Extension.BANK)) sender.send(messageMapper.bank(view.orElseThrow()));
  }

  private void sendLegalMoves() {
    if (sender.grants(Extension.MOVE_LIST) && view.isPresent())
      sender.send(messageMapper.legalMoves(view.get(), roster));
  }
}
