package spieltisch.table;

import java.util.List;
import java.util.Optional;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Viewer;
import spieltisch.table.game.GameState;
import spieltisch.table.member.Member;
import spieltisch.table.member.Members;
import spieltisch.table.member.Presence;

/// A table at one moment: who sits there, and the game. It is the fold of its entries and never
/// changes.
///
/// @param version how many entries made it
/// @param brokenOff why the game ended without an end of its own
/// @param successor where the game is played once more
public record Table(
    long version,
    String name,
    TableOptions options,
    Members company,
    Optional<RunningGame> round,
    Optional<String> brokenOff,
    Optional<Successor> successor) {
  /// The table where those of a finished game play again.
  public record Successor(String table, String name) {
    /// For clients that know no other way to be told.
    public String german() {
      return "Noch einmal gespielt wird am Tisch „" + name + "“.";
    }
  }

  /// The table of a log. The first entry must open it.
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
        Members.NOBODY,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /// Judges a command. Nothing changes until its entries are recorded with `after`.
  public Decision<List<Entry>> decide(Command command, DecisionContext context) {
    return switch (command) {
      case Command.Join join -> SeatingRules.join(this, join, context);
      case Command.JoinReady joinReady -> SeatingRules.joinReady(this, joinReady, context);
      case Command.AddBot(var level) -> SeatingRules.addBot(this, level, context);
      case Command.Watch(var watcher) -> SeatingRules.watch(this, watcher, context);
      case Command.StopWatching(var spectator) -> SeatingRules.stopWatching(this, spectator);
      case Command.SetProfile setProfile -> SeatingRules.setProfile(this, setProfile);
      case Command.Ready(var member) -> SeatingRules.ready(this, member, context);
      case Command.Chat(var speaker, var text) -> SeatingRules.chat(this, speaker, text);
      case Command.Rematch rematch -> SeatingRules.rematch(this, rematch);
      case Command.Act act -> PlayRules.act(this, act, context);
      case Command.Disconnect(var member) -> PlayRules.disconnect(this, member, context);
      case Command.NodeLost nodeLost -> PlayRules.loseNode(this, nodeLost, context);
      case Command.StillConnected(var member) -> PlayRules.stayConnected(this, member, context);
      case Command.Return(var tokenHash) -> PlayRules.takeSeatBack(this, tokenHash, context);
      case Command.TakeOver(var member) -> PlayRules.takeOver(this, member);
      case Command.AbandonSeat(var member) -> PlayRules.abandonSeat(this, member, context);
      case Command.TurnTimeout(var member) -> PlayRules.timeOut(this, member, context);
    };
  }

  /// Records an entry; holds no rule.
  public Table after(Entry entry) {
    return switch (entry) {
      case Entry.Opened _ -> throw new IllegalStateException("opened twice");
      case Entry.Joined joined -> with(company.plus(newcomer(joined)));
      case Entry.SeatReserved(var id, var since) ->
          with(company.with(company.member(id).with(Presence.awaited(since))));
      case Entry.ProfileSet(var id, var newName, var colour) ->
          with(company.with(company.member(id).dressed(newName, colour)));
      case Entry.MarkedReady(var id) -> with(company.with(company.member(id).readied()));
      case Entry.Left(var id) -> with(company.without(id));
      case Entry.Watched(var id, var watcher, var node) ->
          with(company.plus(new Members.Spectator(id, watcher, node)));
      case Entry.Unwatched(var id) -> with(company.without(id));
      case Entry.Started started -> with(RunningGame.of(started, options.clock()));
      case Entry.Acted acted -> with(round.orElseThrow().after(acted, options.clock()));
      case Entry.Chatted _ -> with(company);
      case Entry.Disconnected(var id, var at) ->
          with(company.with(company.member(id).with(Presence.lost(at))));
      case Entry.Returned(var id, var node) ->
          with(company.with(company.member(id).with(Presence.at(node))).uncovering(id));
      case Entry.TakenOver(var id) -> with(company.covering(id));
      case Entry.Continued(var table, var newName) ->
          new Table(
              version + 1,
              name,
              options,
              company,
              round,
              brokenOff,
              Optional.of(new Successor(table, newName)));
      case Entry.Aborted(var reason) ->
          new Table(version + 1, name, options, company, round, Optional.of(reason), successor);
    };
  }

  private static Member newcomer(Entry.Joined joined) {
    return new Member(
        joined.member(),
        Optional.empty(),
        Optional.empty(),
        joined.client(),
        joined.bot(),
        joined.tokenHash(),
        joined.age(),
        false,
        Presence.at(joined.node()));
  }

  private Table with(Members changed) {
    return new Table(version + 1, name, options, changed, round, brokenOff, successor);
  }

  private Table with(RunningGame changed) {
    return new Table(
        version + 1, name, options, company, Optional.of(changed), brokenOff, successor);
  }

  /// All that a viewer may know.
  public TableView sight(Viewer viewer) {
    return TableView.of(this, viewer);
  }

  /// Whose clock runs, and what is left of it.
  ///
  /// @param now milliseconds since 1970
  public Optional<Notice.ClockStarted> clock(long now) {
    return Notice.ClockStarted.at(now, this);
  }

  /// The first entries of a table where this finished game is played once more.
  public List<Entry> rematch(String newName, DecisionContext context) {
    return RematchOpening.entries(this, newName, context);
  }

  /// How somebody at the table sees the game: from his seat, or as a spectator.
  public Viewer viewer(int id) {
    return match()
        .flatMap(gameState -> gameState.seatOf(id))
        .map(Viewer::of)
        .orElse(Viewer.spectator());
  }

  /// What time will ask of the table next, if nobody does anything before.
  public Optional<ScheduledCommand> due(DisconnectTimeouts disconnectTimeouts) {
    return ScheduledCommand.next(this, disconnectTimeouts);
  }

  public List<Member> members() {
    return company.members();
  }

  public Optional<GameState> match() {
    return round.map(RunningGame::match);
  }

  public boolean hasStarted() {
    return round.isPresent();
  }

  public boolean isOver() {
    return brokenOff.isPresent() || match().map(GameState::isOver).orElse(false);
  }

  public boolean isRunning() {
    return hasStarted() && !isOver();
  }
}
