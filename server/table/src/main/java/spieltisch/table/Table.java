package spieltisch.table;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Viewer;
import spieltisch.table.chance.Contribution;
import spieltisch.table.chance.Seed;
import spieltisch.table.chance.SeedCommitment;
import spieltisch.table.clock.PauseState;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameState;
import spieltisch.table.member.Member;
import spieltisch.table.member.Members;
import spieltisch.table.member.Presence;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;

/// The state of a table: its options, its members and its game. The state is immutable and results
/// from applying the table's entries in order.
///
/// @param version the number of entries that have been applied
/// @param serverSeed the seed to which the server committed when it opened the table. The seed is
///   secret until the game is over. The seed is empty in journals from versions that had no dice
///   contributions.
/// @param abortReason the reason why the game was aborted; empty if the game was not aborted
/// @param expired whether the table closed before a game began
/// @param successor the rematch table of the finished game; empty if there is none
/// @param pause whether the game is paused
/// @param undos how many placements the player has taken back in the current turn
public record Table(
    long version,
    String name,
    TableOptions options,
    Optional<Seed> serverSeed,
    Members members,
    Optional<RunningGame> game,
    Optional<String> abortReason,
    boolean expired,
    Optional<Successor> successor,
    PauseState pause,
    int undos) {
  /// The rematch table that follows a finished game.
  ///
  /// @param commitment the published hash of the rematch table's seed; empty if the rematch table
  ///   has no seed
  public record Successor(String table, String name, Optional<String> commitment) {
    /// Returns the chat message for clients that do not know the rematch extension.
    public String german() {
      return TableSentence.REMATCH.with(name);
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
        Optional.empty(),
        PauseState.NONE,
        0);
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
      case Command.OfferTo offer -> NegotiationRules.offerTo(this, offer, context);
      case Command.CounterOffer counter -> NegotiationRules.counter(this, counter, context);
      case Command.Undo(var member) -> UndoRules.undo(this, member, context);
      case Command.Disconnect(var member) -> DisconnectRules.disconnect(this, member, context);
      case Command.NodeLost nodeLost -> DisconnectRules.loseNode(this, nodeLost, context);
      case Command.StillConnected(var member) ->
          ReconnectRules.stayConnected(this, member, context);
      case Command.Return back -> ReconnectRules.takeSeatBack(this, back, context);
      case Command.TakeOver(var member) -> SeatTakeover.takeOver(this, member);
      case Command.AbandonSeat(var member) -> DisconnectRules.abandonSeat(this, member, context);
      case Command.ChangeOptions change -> OptionRules.change(this, change, context);
      case Command.AskPause(var member) -> PauseRules.ask(this, member, context);
      case Command.Resume(var member) -> PauseRules.resume(this, member, context);
      case Command.EndPause _ -> PauseRules.end(this, context);
      case Command.Expire _ -> SeatingRules.expire(this, context);
      case Command.TurnTimeout(var member) -> PlayRules.timeOut(this, member, context);
      case Command.AnswerTimeout _ -> PlayRules.declineLateAnswers(this, context);
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
      case Entry.Acted acted -> acted(acted, game.orElseThrow().after(acted, options, version + 1));
      case Entry.CounterOffered(var seat, var offer, _, _) ->
          with(game.orElseThrow().afterCounterOffer(seat, offer));
      case Entry.Undone _ -> with(game.map(RunningGame::undone), members, pause, undos + 1);
      case Entry.Chatted _ -> with(members);
      case Entry.Disconnected(var id, var at) ->
          with(members.with(members.member(id).with(Presence.disconnected(at))));
      case Entry.Returned(var id, var node) ->
          with(
              members
                  .with(members.member(id).with(Presence.connectedTo(node)))
                  .withoutTakenOver(id));
      case Entry.TakenOver(var id) -> takenOver(id);
      case Entry.OptionsChanged(_, var changed) -> with(changed);
      case Entry.PauseAsked(var id) -> with(game, members, pause.asked(id));
      case Entry.Paused paused -> with(game, members, pause.paused(paused));
      case Entry.Resumed(var at) -> resumed(at);
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
              successor,
              pause,
              undos);
    };
  }

  private Table with(TableOptions changed) {
    return new Table(
        version + 1,
        name,
        changed,
        serverSeed,
        hasStarted() ? members : ReadinessRules.withoutEndedWaits(members, changed),
        game.map(it -> it.withTimeControl(options.clock(), changed.clock(), pause.since())),
        abortReason,
        expired,
        successor,
        pause,
        undos);
  }

  private Members countedTurn(int member, Entry.Actor actor, boolean hasEndedTurn) {
    if (actor == Entry.Actor.PLAYER) return members.withoutBotTurns(member);
    boolean isForMember =
        hasEndedTurn && actor == Entry.Actor.BOT && members.takenOver().contains(member);
    return isForMember ? members.withBotTurn(member) : members;
  }

  private Table ended(Optional<String> reason, Optional<Successor> next) {
    return new Table(
        version + 1, name, options, serverSeed, members, game, reason, expired, next, pause, undos);
  }

  private Table resumed(long at) {
    return with(
        pause.isPaused() ? game.map(it -> it.afterPause(at - pause.since())) : game,
        members,
        pause.resumed(at));
  }

  /// Returns the table after an action. The table counts the turns that a bot plays for a member,
  /// until the member acts.
  private Table acted(Entry.Acted acted, RunningGame after) {
    var before = game.orElseThrow().state();
    int member = before.order().get(acted.seat().index());
    boolean hasEndedTurn = before.turnId() != after.state().turnId() || after.state().isOver();
    return with(
        Optional.of(after),
        countedTurn(member, acted.actor(), hasEndedTurn),
        pause,
        hasEndedTurn ? 0 : undos);
  }

  /// Returns the table after a bot has taken over a seat. The placements of the member become
  /// final, because the bot continues the turn from there.
  private Table takenOver(int member) {
    var seat = gameState().flatMap(state -> state.seatOf(member));
    var next = seat.isPresent() ? game.map(it -> it.withoutUndo(seat.get())) : game;
    return with(next, members.withTakenOver(member), pause);
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
    return with(game, waiting, pause);
  }

  private Table with(RunningGame changed) {
    return with(Optional.of(changed), members, pause);
  }

  private Table with(Optional<RunningGame> newGame, Members newMembers, PauseState newPause) {
    return with(newGame, newMembers, newPause, undos);
  }

  private Table with(
      Optional<RunningGame> newGame, Members newMembers, PauseState newPause, int newUndos) {
    return new Table(
        version + 1,
        name,
        options,
        serverSeed,
        newMembers,
        newGame,
        abortReason,
        expired,
        successor,
        newPause,
        newUndos);
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

  /// Returns the time left for answers to the open offers.
  ///
  /// @param now the current time in milliseconds since 1970
  public List<Notice.AnswersAwaited> answersAwaited(long now) {
    return Notice.AnswersAwaited.at(now, this);
  }

  /// Returns which member may take back the last placement; empty if the table does not allow undo.
  public Optional<Notice.UndoOffered> undoOffered() {
    return Notice.UndoOffered.at(this);
  }

  /// Returns what a client that joins must know of pauses and of absent players.
  ///
  /// @param now the current time in milliseconds since 1970
  public List<Notice> absences(long now, DisconnectTimeouts timeouts) {
    return Notice.absences(this, now, timeouts);
  }

  /// Returns the first entries of a table with bots.
  ///
  /// @param bots the level of each bot; at most as many as the table has seats
  public static List<Entry> opening(
      Entry.Opened opened, List<String> bots, DecisionContext context) {
    return SeatingRules.opening(opened, bots, context);
  }

  /// Returns the first entries of a rematch table for this table.
  public List<Entry> rematch(String newName, DecisionContext context) {
    return RematchOpening.entries(this, newName, context);
  }

  /// Returns the viewer through whose eyes the member or spectator sees the game. For a player this
  /// is the player's seat, for everyone else the spectator viewer.
  public Viewer viewer(int id) {
    return gameState()
        .flatMap(gameState -> gameState.seatOf(id))
        .map(Viewer::of)
        .orElse(Viewer.spectator());
  }

  /// Returns the earliest command that becomes due if nothing else happens at the table until then;
  /// empty if none is scheduled.
  public Optional<ScheduledCommand> nextScheduled(DisconnectTimeouts disconnectTimeouts) {
    return ScheduledCommand.next(this, disconnectTimeouts);
  }

  /// Returns the hash of the server seed. At a table without a server seed, returns the hash of the
  /// game's seed; empty until the game begins. The seed itself is published after the game.
  public Optional<String> commitment() {
    return publishedSeed().map(seed -> SeedCommitment.of(seed).hex());
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
    return all;
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

  /// Returns whether the game has not begun and no person is at the table. Spectators, disconnected
  /// players and reserved seats count as persons.
  public boolean isAbandoned() {
    return !hasStarted()
        && !isOver()
        && players().stream().allMatch(player -> player.bot().isPresent())
        && members.spectators().isEmpty();
  }

  public boolean isPaused() {
    return pause.isPaused();
  }

  public boolean isRunning() {
    return hasStarted() && !isOver();
  }
}
