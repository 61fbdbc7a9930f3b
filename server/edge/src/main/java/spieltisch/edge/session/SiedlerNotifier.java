package spieltisch.edge.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.View;
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
import spieltisch.table.game.GameOpening;
import spieltisch.table.game.GameView;

/// Tells one client of the Catan protocol what happens at his table, and knows what he knows.
public final class SiedlerNotifier {
  private final int id;
  private final Optional<String> secret;
  private final MessageSender messageSender;
  private final LobbyMessages lobbyMessages;
  private final MessageMapper messageMapper;
  private RosterState rosterState;
  private Roster roster;
  private Optional<View> view;
  private int spectators;

  SiedlerNotifier(
      SeatHandle seatHandle,
      Optional<String> secret,
      MessageSender messageSender,
      LobbyMessages lobbyMessages) {
    this(seatHandle.id(), seatHandle.sight(), secret, messageSender, lobbyMessages);
  }

  /// @param id the number of the one who is told
  /// @param tableView the table when the client joins
  /// @param secret of his token, if he plays and asked for one
  public SiedlerNotifier(
      int id,
      TableView tableView,
      Optional<String> secret,
      MessageSender messageSender,
      LobbyMessages lobbyMessages) {
    this.id = id;
    this.secret = secret;
    this.messageSender = messageSender;
    this.lobbyMessages = lobbyMessages;
    messageMapper = new MessageMapper(messageSender.dialect());
    rosterState = RosterState.of(tableView);
    roster = rosterState.roster();
    view = tableView.outlook().map(SiedlerNotifier::catanView);
    spectators = tableView.spectators().size();
  }

  private static View catanView(GameView gameView) {
    return switch (gameView) {
      case GameView.OnCatan(var view) -> view;
      case GameView.OnTorres _ -> throw new IllegalStateException("this table plays Torres");
    };
  }

  Optional<View> view() {
    return view;
  }

  Roster roster() {
    return roster;
  }

  boolean isOver() {
    return view.filter(seen -> seen.open().isOver()).isPresent();
  }

  /// What a newcomer hears: the table as he finds it.
  void welcome(SeatHandle seatHandle) {
    var tableView = seatHandle.sight();
    sayAll(lobbyMessages.welcome(id, roster));
    if (view.isPresent()) {
      tableView.commitment().ifPresent(pledge -> say(new ServerMessage.DiceCommitment(pledge)));
      sayAll(lobbyMessages.resumed(view.get(), roster));
    }
    tableView.seed().ifPresent(seed -> say(new ServerMessage.DiceSeed(seed)));
    tableView.successor().ifPresent(this::continued);
    say(new ServerMessage.Spectators(spectators));
    seatHandle.clock().ifPresent(this::told);
    hint();
    say(new ServerMessage.EventNumber(tableView.version()));
  }

  /// What one hears who was here before: what he has missed, and nothing of what he knows. The
  /// clock was told as it stood then, so how it stands now comes last.
  void resume(SeatHandle seatHandle) {
    say(new ServerMessage.Welcome(id));
    for (var entry : seatHandle.missed()) told(entry.version(), entry.notices());
    seatHandle.clock().ifPresent(this::told);
  }

  public void told(long version, List<Notice> notices) {
    for (var notice : notices) told(notice);
    hint();
    say(new ServerMessage.EventNumber(version));
  }

  private void told(Notice notice) {
    switch (notice) {
      case Notice.MemberChanged(var publicMember) ->
          personChanged(publicMember.id(), rosterState.with(publicMember));
      case Notice.MemberLeft(var left) -> personLeft(left);
      case Notice.Watched _ -> say(new ServerMessage.Spectators(++spectators));
      case Notice.Unwatched _ -> say(new ServerMessage.Spectators(--spectators));
      case Notice.Started(var gameOpening, var commitment, var gameView) ->
          started(gameOpening, commitment, gameView);
      case Notice.ActedInCatan acted -> acted(acted);
      case Notice.ActedInTorres _ -> throw new IllegalStateException("this table plays Torres");
      case Notice.Chatted(var speaker, var text) -> say(new ServerMessage.Chat(speaker, text));
      case Notice.Continued(var successor) -> continued(successor);
      case Notice.Aborted _ -> brokenOff();
      case Notice.ClockStarted(var member, var millis) ->
          say(new ServerMessage.TimeLeft(member, Math.toIntExact(millis)));
      case Notice.SeedRevealed(var seed) -> say(new ServerMessage.DiceSeed(seed));
    }
  }

  private void see(RosterState next) {
    rosterState = next;
    roster = next.roster();
  }

  private void personChanged(int changed, RosterState next) {
    see(next);
    sayAll(
        view.isPresent()
            ? lobbyMessages.connectionChanged(changed, view.get(), roster)
            : lobbyMessages.playerChanged(changed, roster, id));
  }

  /// The document has no word for somebody who goes before the start; his status says it.
  private void personLeft(int left) {
    see(rosterState.without(left));
    rosterState
        .lastSeen(left)
        .ifPresent(last -> sayAll(lobbyMessages.playerChanged(left, last, id)));
  }

  private void started(GameOpening gameOpening, String commitment, GameView gameView) {
    see(rosterState.seated(gameOpening.order()));
    var first = catanView(gameView);
    view = Optional.of(first);
    say(new ServerMessage.DiceCommitment(commitment));
    sayAll(lobbyMessages.started(throwsOf(gameOpening), first, roster));
    bank();
  }

  private List<LobbyMessages.StartingRoll> throwsOf(GameOpening gameOpening) {
    var rolls = new ArrayList<LobbyMessages.StartingRoll>();
    for (var roll : gameOpening.rolls()) {
      var seat = roster.seat(roll.member()).orElseThrow();
      rolls.add(new LobbyMessages.StartingRoll(seat, roll.first(), roll.second()));
    }
    return rolls;
  }

  private void acted(Notice.ActedInCatan acted) {
    var before = view.orElseThrow();
    sayAll(messageMapper.messages(acted.seat(), acted.seen(), before, acted.view(), roster));
    view = Optional.of(acted.view());
    bank();
  }

  private void brokenOff() {
    if (view.isPresent())
      rosterState
          .lost()
          .ifPresent(gone -> sayAll(lobbyMessages.abandoned(gone, view.get(), roster)));
  }

  /// The secret of the old seat is that of the new one.
  private void continued(Table.Successor next) {
    var token = secret.map(it -> SeatToken.at(new TableId(next.table()), it));
    say(
        messageSender.grants(Extension.REMATCH)
            ? new ServerMessage.Rematch(next.name(), token)
            : new ServerMessage.Chat(OptionalInt.empty(), next.german()));
  }

  private void bank() {
    if (messageSender.grants(Extension.BANK)) say(messageMapper.bank(view.orElseThrow()));
  }

  /// What the player could do now, if he wants to hear it.
  private void hint() {
    if (messageSender.grants(Extension.MOVE_LIST) && view.isPresent())
      say(messageMapper.legalMoves(view.get(), roster));
  }

  void sayAll(List<? extends ServerMessage> messages) {
    messageSender.sayAll(messages);
  }

  void say(ServerMessage message) {
    messageSender.say(message);
  }
}
