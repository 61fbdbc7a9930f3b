package spieltisch.edge.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import spieltisch.catan.Observation;
import spieltisch.catan.View;
import spieltisch.edge.access.SeatToken;
import spieltisch.host.SeatHandle;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.store.TableId;
import spieltisch.table.Notice;
import spieltisch.table.Table;
import spieltisch.table.TableView;
import spieltisch.table.chance.Contribution;
import spieltisch.table.game.GameOpening;

/// Translates the notices of a table into messages to one client of the Catan protocol. The
/// notifier also tracks what the client knows.
public final class SiedlerNotifier {
  private final int id;
  private final Optional<String> secret;
  private final MessageSender sender;
  private final LobbyMessages lobbyMessages;
  private final MessageMapper messageMapper;
  private RosterState rosterState;
  private Roster roster;
  private Optional<View> view;
  private int spectators;

  SiedlerNotifier(
      SeatHandle seat, Optional<String> secret, MessageSender sender, LobbyMessages lobbyMessages) {
    this(seat.id(), seat.tableView(), secret, sender, lobbyMessages);
  }

  /// @param id the id of the client's member or spectator
  /// @param tableView the table at the time when the client joins
  /// @param secret the secret of the client's seat token; empty if the client watches or asked for
  ///   no token
  public SiedlerNotifier(
      int id,
      TableView tableView,
      Optional<String> secret,
      MessageSender sender,
      LobbyMessages lobbyMessages) {
    this.id = id;
    this.secret = secret;
    this.sender = sender;
    this.lobbyMessages = lobbyMessages;
    messageMapper = new MessageMapper(sender.dialect());
    rosterState = RosterState.of(tableView);
    roster = rosterState.roster();
    view = tableView.gameView().map(View.class::cast);
    spectators = tableView.spectators().size();
  }

  Optional<View> view() {
    return view;
  }

  Roster roster() {
    return roster;
  }

  boolean isOver() {
    return view.filter(seen -> seen.position().isOver()).isPresent();
  }

  /// Returns messages with the state of the client's own player in a running game.
  List<ServerMessage> ownStatus() {
    return view.isPresent() && !isOver()
        ? lobbyMessages.connectionChanged(id, view.get(), roster)
        : List.of();
  }

  /// Sends the state of the table to a client that has joined.
  void sendState(SeatHandle seat) {
    var tableView = seat.tableView();
    var welcome = lobbyMessages.welcome(id, roster);
    sender.send(welcome.getFirst());
    if (view.isEmpty()) sendOpenCommitment(tableView);
    sender.sendAll(welcome.subList(1, welcome.size()));
    if (view.isPresent()) {
      tableView.commitment().ifPresent(hash -> sender.send(new ServerMessage.DiceCommitment(hash)));
      sendContributions(tableView.contributions());
      sender.sendAll(lobbyMessages.resumed(view.get(), roster));
    }
    tableView.seed().ifPresent(seed -> sender.send(new ServerMessage.DiceSeed(seed)));
    tableView.successor().ifPresent(this::continued);
    sender.send(new ServerMessage.Spectators(spectators));
    seat.clock().ifPresent(this::onNotice);
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
  /// clocks, so the current clock is sent last.
  void sendMissed(SeatHandle seat) {
    sender.send(new ServerMessage.Welcome(id));
    for (var entry : seat.missed()) onNotices(entry.version(), entry.notices());
    seat.clock().ifPresent(this::onNotice);
  }

  public void onNotices(long version, List<Notice> notices) {
    for (var notice : notices) onNotice(notice);
    sendLegalMoves();
    sender.send(new ServerMessage.EventNumber(version));
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
      case Notice.SeedRevealed(var seed) -> sender.send(new ServerMessage.DiceSeed(seed));
    }
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
    sendBank();
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
    var token = secret.map(it -> new SeatToken(new TableId(next.table()), it).text());
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
