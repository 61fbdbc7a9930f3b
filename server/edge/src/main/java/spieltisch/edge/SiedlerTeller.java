package spieltisch.edge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.View;
import spieltisch.host.SeatHandle;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.mapping.Roster;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.store.TableId;
import spieltisch.table.Notice;
import spieltisch.table.game.GameOpening;
import spieltisch.table.game.GameView;
import spieltisch.table.TableView;
import spieltisch.table.Table;

/// Tells one client of the Catan protocol what happens at his table, and knows what he knows.
final class SiedlerTeller {
  private final int id;
  private final Optional<String> secret;
  private final Voice voice;
  private final LobbyMessages lobbyMessages;
  private final MessageMapper messageMapper;
  private Crowd crowd;
  private Roster roster;
  private Optional<View> view;
  private int spectators;

  SiedlerTeller(SeatHandle seatHandle, Optional<String> secret, Voice voice, LobbyMessages lobbyMessages) {
    this(seatHandle.id(), seatHandle.sight(), secret, voice, lobbyMessages);
  }

  /// @param id the number of the one who is told
  /// @param sight the table as he finds it
  /// @param secret of his token, if he plays and asked for one
  SiedlerTeller(int id, TableView tableView, Optional<String> secret, Voice voice, LobbyMessages lobbyMessages) {
    this.id = id;
    this.secret = secret;
    this.voice = voice;
    this.lobbyMessages = lobbyMessages;
    messageMapper = new MessageMapper(voice.dialect());
    crowd = Crowd.of(tableView);
    roster = crowd.roster();
    view = tableView.outlook().map(SiedlerTeller::catanView);
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

  void told(long version, List<Notice> notices) {
    for (var notice : notices) told(notice);
    hint();
    say(new ServerMessage.EventNumber(version));
  }

  private void told(Notice notice) {
    switch (notice) {
      case Notice.MemberChanged(var publicMember) -> personChanged(publicMember.id(), crowd.with(publicMember));
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

  private void see(Crowd next) {
    crowd = next;
    roster = next.roster();
  }

  private void personChanged(int changed, Crowd next) {
    see(next);
    sayAll(
        view.isPresent()
            ? lobbyMessages.connectionChanged(changed, view.get(), roster)
            : lobbyMessages.changed(changed, roster, id));
  }

  /// The document has no word for somebody who goes before the start; his status says it.
  private void personLeft(int left) {
    see(crowd.without(left));
    crowd.lastSeen(left).ifPresent(last -> sayAll(lobbyMessages.changed(left, last, id)));
  }

  private void started(GameOpening gameOpening, String commitment, GameView gameView) {
    see(crowd.seated(gameOpening.order()));
    var first = catanView(gameView);
    view = Optional.of(first);
    say(new ServerMessage.DiceCommitment(commitment));
    sayAll(lobbyMessages.started(throwsOf(gameOpening), first, roster));
    bank();
  }

  private List<LobbyMessages.FirstThrow> throwsOf(GameOpening gameOpening) {
    var rolls = new ArrayList<LobbyMessages.FirstThrow>();
    for (var roll : gameOpening.rolls()) {
      var seat = roster.seat(roll.member()).orElseThrow();
      rolls.add(new LobbyMessages.FirstThrow(seat, roll.first(), roll.second()));
    }
    return rolls;
  }

  private void acted(Notice.ActedInCatan acted) {
    var before = view.orElseThrow();
    sayAll(messageMapper.told(acted.seat(), acted.seen(), before, acted.view(), roster));
    view = Optional.of(acted.view());
    bank();
  }

  private void brokenOff() {
    if (view.isPresent())
      crowd.lost().ifPresent(gone -> sayAll(lobbyMessages.abandoned(gone, view.get(), roster)));
  }

  /// The secret of the old seat is that of the new one.
  private void continued(Table.Successor next) {
    var token = secret.map(it -> Token.at(new TableId(next.table()), it));
    say(
        voice.grants(Extension.REMATCH)
            ? new ServerMessage.Rematch(next.name(), token)
            : new ServerMessage.Chat(OptionalInt.empty(), next.german()));
  }

  private void bank() {
    if (voice.grants(Extension.BANK)) say(messageMapper.bank(view.orElseThrow()));
  }

  /// What the player could do now, if he wants to hear it.
  private void hint() {
    if (voice.grants(Extension.MOVE_LIST) && view.isPresent())
      say(messageMapper.legal(view.get(), roster));
  }

  void sayAll(List<? extends ServerMessage> messages) {
    voice.sayAll(messages);
  }

  void say(ServerMessage message) {
    voice.say(message);
  }
}
