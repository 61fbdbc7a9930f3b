package spieltisch.table;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Viewer;
import spieltisch.table.chance.Contribution;
import spieltisch.table.chance.Seed;
import spieltisch.table.game.GameState;
import spieltisch.table.member.Member;
import spieltisch.table.member.Members;
import spieltisch.table.member.Presence;

/// The state of a table, which consists of its members and its game. The state is immutable and
/// results from applying the table's entries in order.
///
/// @param version the number of entries that have been applied
/// @param serverSeed the seed to which the server committed when it opened the table; secret until
///   the game is over
/// @param abortReason the reason why the game was aborted; empty if it was not
/// @param expired whether the table closed before a game began
/// @param successor the rematch table of the finished game
public record Table(
    long version,
    String name,
    TableOptions options,
    Optional<Seed> serverSeed,
    Members members,
    Optional<RunningGame> game,
    Optional<String> abortReason,
    boolean expired,
    Optional<Successor> successor) {
  /// The rematch table that follows a finished game.
  ///
  /// @param commitment the published hash of the rematch table's seed
  public record Successor(String table, String name, Optional<String> commitment) {
    /// Returns the chat message for clients that do not know the rematch extension.
    public String german() {
      return "Noch einmal gespielt wird am Tisch „" + name + "“.";
    }
  }

  /// Returns the state of the table after all entries have been applied. The first entry must be
  /// the opening of the table.
  public static Table of(List<Entry> entries) {
    var table = opened((Entry.Opened) entries.getFirst());
    for (var entry : entries.subList(1, entries.size())) table = table.after(entry);
    return table;
  }

  public static Table opened(Entry.Opened opened) {
    return new Table(
        1,
        opened.name(),
        opened.options(),
        opened.seed(),
        Members.EMPTY,
        Optional.empty(),
        Optional.empty(),
        false,
        Optional.empty());
  }

  /// Decides a command. The resulting entries take effect when the caller applies them with
  /// `after`.
  public Decision<List<Entry>> decide(Command command, DecisionContext context) {
    var decision = decideAlone(command, context);
    return hasStarted()
        ? decision
        : decision.map(entries -> ReadinessRules.withWaits(this, entries, context.now()));
  }

  private Decision<List<Entry>> decideAlone(Command command, DecisionContext context) {
    return switch (command) {
      case Command.Join join -> SeatingRules.join(this, join, context);
      case Command.JoinReady joinReady -> SeatingRules.joinReady(this, joinReady, context);
      case Command.AddBot(var level) -> SeatingRules.addBot(this, level, context);
      case Command.Watch watch -> SeatingRules.watch(this, watch, context);
      case Command.StopWatching(var spectator) -> SeatingRules.stopWatching(this, spectator);
      case Command.SetProfile setProfile -> SeatingRules.setProfile(this, setProfile);
      case Command.Ready(var member) -> SeatingRules.ready(this, member, context);
      case Command.UrgeReady(var member) -> ReadinessRules.urge(this, member, context);
      case Command.Kick kick -> ReadinessRules.kick(this, kick, context);
      case Command.Chat(var speaker, var text) -> SeatingRules.chat(this, speaker, text);
      case Command.Rematch rematch -> SeatingRules.rematch(this, rematch);
      case Command.Contribute contribute -> SeatingRules.contribute(this, contribute);
      case Command.Act act -> PlayRules.act(this, act, context);
      case Command.Disconnect(var member) -> DisconnectRules.disconnect(this, member, context);
      case Command.NodeLost nodeLost -> DisconnectRules.loseNode(this, nodeLost, context);
      case Command.StillConnected(var member) ->
          ReconnectRules.stayConnected(this, member, context);
      case Command.Return back -> ReconnectRules.takeSeatBack(this, back, context);
      case Command.TakeOver(var member) -> DisconnectRules.takeOver(this, member);
      case Command.AbandonSeat(var member) -> DisconnectRules.abandonSeat(this, member, context);
      case Command.Expire _ -> SeatingRules.expire(this, context);
      case Command.TurnTimeout(var member) -> PlayRules.timeOut(this, member, context);
    };
  }

  /// Applies an entry without checking the rules.
  public Table after(Entry entry) {
    return switch (entry) {
      case Entry.Opened _ -> throw new IllegalStateException("table is open already");
      case Entry.Joined joined -> with(members.plus(newMember(joined)));
      case Entry.SeatReserved(var id, var since) ->
          with(members.with(members.member(id).with(Presence.reserved(since))));
      case Entry.ProfileSet(var id, var newName, var colour) ->
          with(members.with(members.member(id).withProfile(newName, colour)));
      case Entry.MarkedReady(var id) -> with(members.with(members.member(id).markedReady()));
      case Entry.Contributed(var id, var random) ->
          with(members.with(members.member(id).with(random)));
      case Entry.ReadyAwaited(var id, var at, var warned) ->
          with(
              members.with(members.member(id).with(Optional.of(new Member.ReadyWait(at, warned)))));
      case Entry.Kicked(var id, _) -> with(members.without(id));
      case Entry.Left(var id) -> with(members.without(id));
      case Entry.Watched(var id, var watcher, var node) ->
          with(members.plus(new Members.Spectator(id, watcher, node)));
      case Entry.Unwatched(var id) -> with(members.without(id));
      case Entry.Started started -> with(RunningGame.of(started, options.clock()));
      case Entry.Acted acted -> with(game.orElseThrow().after(acted, options.clock()));
      case Entry.Chatted _ -> with(members);
      case Entry.Disconnected(var id, var at) ->
          with(members.with(members.member(id).with(Presence.disconnected(at))));
      case Entry.Returned(var id, var node) ->
          with(
              members
                  .with(members.member(id).with(Presence.connectedTo(node)))
                  .withoutTakenOver(id));
      case Entry.TakenOver(var id) -> with(members.withTakenOver(id));
      case Entry.Continued(var table, var newName, var commitment) ->
          ended(abortReason, Optional.of(new Successor(table, newName, commitment)));
      case Entry.Aborted(var reason) -> ended(Optional.of(reason), successor);
      case Entry.Expired _ ->
          new Table(
              version + 1,
              name,
              options,
              serverSeed,
              Members.EMPTY,
              game,
              abortReason,
              true,
              successor);
    };
  }

  private Table ended(Optional<String> reason, Optional<Successor> next) {
    return new Table(version + 1, name, options, serverSeed, members, game, reason, expired, next);
  }

  private static Member newMember(Entry.Joined joined) {
    return new Member(
        joined.member(),
        Optional.empty(),
        Optional.empty(),
        joined.client(),
        joined.bot(),
        joined.tokenHash(),
        joined.age(),
        Optional.empty(),
        false,
        Presence.connectedTo(joined.node()),
        Optional.empty());
  }

  private Table with(Members changed) {
    var waiting = hasStarted() ? changed : ReadinessRules.withoutEndedWaits(changed, options);
    return new Table(
        version + 1, name, options, serverSeed, waiting, game, abortReason, expired, successor);
  }

  private Table with(RunningGame changed) {
    return new Table(
        version + 1,
        name,
        options,
        serverSeed,
        members,
        Optional.of(changed),
        abortReason,
        expired,
        successor);
  }

  /// Returns what the viewer may know of the table.
  public TableView view(Viewer viewer) {
    return TableView.of(this, viewer);
  }

  /// Returns the running clock; empty if no clock is running.
  ///
  /// @param now the current time in milliseconds since 1970
  public Optional<Notice.ClockStarted> clock(long now) {
    return Notice.ClockStarted.at(now, this);
  }

  /// Returns the first entries of a rematch table for this table.
  public List<Entry> rematch(String newName, DecisionContext context) {
    return RematchOpening.entries(this, newName, context);
  }

  /// Returns a player's seat as the viewer, or the spectator viewer for all other members.
  public Viewer viewer(int id) {
    return gameState()
        .flatMap(gameState -> gameState.seatOf(id))
        .map(Viewer::of)
        .orElse(Viewer.spectator());
  }

  /// Returns the command that is due first if nothing else happens at the table before.
  public Optional<ScheduledCommand> nextScheduled(DisconnectTimeouts disconnectTimeouts) {
    return ScheduledCommand.next(this, disconnectTimeouts);
  }

  /// Returns the hash of the seed that is published after the game. At a table without a server
  /// seed, the hash is empty until the game begins.
  public Optional<String> commitment() {
    return publishedSeed().map(Seed::commitment);
  }

  /// Returns the seed whose hash is the commitment; empty until the game is over.
  public Optional<Seed> revealedSeed() {
    return hasStarted() && isOver() ? publishedSeed() : Optional.empty();
  }

  private Optional<Seed> publishedSeed() {
    return serverSeed.or(() -> game.map(RunningGame::seed));
  }

  /// Returns the players' contributions by player id. Contributions no longer change once the game
  /// has begun.
  public SortedMap<Integer, Contribution> contributions() {
    var all = new TreeMap<Integer, Contribution>();
    for (var player : players())
      player.contribution().ifPresent(contribution -> all.put(player.id(), contribution));
    return Collections.unmodifiableSortedMap(all);
  }

  public List<Member> players() {
    return members.players();
  }

  public Optional<GameState> gameState() {
    return game.map(RunningGame::state);
  }

  public boolean hasStarted() {
    return game.isPresent();
  }

  public boolean isOver() {
    return abortReason.isPresent() || expired || gameState().map(GameState::isOver).orElse(false);
  }

  /// Returns whether no person is at the table before the game. Spectators and reserved seats count
  /// as persons.
  public boolean isAbandoned() {
    return !hasStarted()
        && !isOver()
        && players().stream().allMatch(player -> player.bot().isPresent())
        && members.spectators().isEmpty();
  }

  public boolean isRunning() {
    return hasStarted() && !isOver();
  }
}
