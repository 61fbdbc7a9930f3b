package spieltisch.table;

import java.util.List;
import java.util.Optional;
import spieltisch.kernel.Viewer;

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
    Company company,
    Optional<Round> round,
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
        Company.NOBODY,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /// Judges a command. Nothing changes until its entries are recorded with `after`.
  public Ruling decide(Command command, Moment moment) {
    return switch (command) {
      case Command.Join join -> Doorman.join(this, join, moment);
      case Command.SitDown sitDown -> Doorman.sitDown(this, sitDown, moment);
      case Command.AddBot(var level) -> Doorman.addBot(this, level, moment);
      case Command.Watch(var watcher) -> Doorman.watch(this, watcher, moment);
      case Command.StopWatching(var spectator) -> Doorman.stopWatching(this, spectator);
      case Command.Dress dress -> Doorman.dress(this, dress);
      case Command.Ready(var member) -> Doorman.ready(this, member, moment);
      case Command.Say(var speaker, var text) -> Doorman.say(this, speaker, text);
      case Command.PlayAgain again -> Doorman.playAgain(this, again);
      case Command.Act act -> Umpire.act(this, act, moment);
      case Command.Lose(var member) -> Umpire.lose(this, member, moment);
      case Command.Miss miss -> Umpire.miss(this, miss, moment);
      case Command.Stay(var member) -> Umpire.stay(this, member, moment);
      case Command.Return(var tokenHash) -> Umpire.takeBack(this, tokenHash, moment);
      case Command.Cover(var member) -> Umpire.cover(this, member);
      case Command.GiveUp(var member) -> Umpire.giveUp(this, member, moment);
      case Command.TimeUp(var member) -> Umpire.timeUp(this, member, moment);
    };
  }

  /// Records an entry; holds no rule.
  public Table after(Entry entry) {
    return switch (entry) {
      case Entry.Opened _ -> throw new IllegalStateException("opened twice");
      case Entry.Joined joined -> with(company.plus(newcomer(joined)));
      case Entry.Awaited(var id, var since) ->
          with(company.with(company.member(id).with(Presence.awaited(since))));
      case Entry.Dressed(var id, var newName, var colour) ->
          with(company.with(company.member(id).dressed(newName, colour)));
      case Entry.Readied(var id) -> with(company.with(company.member(id).readied()));
      case Entry.Left(var id) -> with(company.without(id));
      case Entry.Watched(var id, var watcher, var node) ->
          with(company.plus(new Company.Spectator(id, watcher, node)));
      case Entry.Unwatched(var id) -> with(company.without(id));
      case Entry.Started started -> with(Round.of(started, options.clock()));
      case Entry.Acted acted -> with(round.orElseThrow().after(acted, options.clock()));
      case Entry.Said _ -> with(company);
      case Entry.Lost(var id, var at) ->
          with(company.with(company.member(id).with(Presence.lost(at))));
      case Entry.Returned(var id, var node) ->
          with(company.with(company.member(id).with(Presence.at(node))).uncovering(id));
      case Entry.Covered(var id) -> with(company.covering(id));
      case Entry.Continued(var table, var newName) ->
          new Table(
              version + 1,
              name,
              options,
              company,
              round,
              brokenOff,
              Optional.of(new Successor(table, newName)));
      case Entry.BrokenOff(var reason) ->
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

  private Table with(Company changed) {
    return new Table(version + 1, name, options, changed, round, brokenOff, successor);
  }

  private Table with(Round changed) {
    return new Table(
        version + 1, name, options, company, Optional.of(changed), brokenOff, successor);
  }

  /// All that a viewer may know.
  public Sight sight(Viewer viewer) {
    return Sight.of(this, viewer);
  }

  /// Whose clock runs, and what is left of it.
  ///
  /// @param now milliseconds since 1970
  public Optional<Notice.ClockSet> clock(long now) {
    return Notice.ClockSet.at(now, this);
  }

  /// The first entries of a table where this finished game is played once more.
  public List<Entry> rematch(String newName, Moment moment) {
    return Rematch.entries(this, newName, moment);
  }

  /// How somebody at the table sees the game: from his seat, or as a spectator.
  public Viewer viewer(int id) {
    return match().flatMap(match -> match.seatOf(id)).map(Viewer::of).orElse(Viewer.spectator());
  }

  /// What time will ask of the table next, if nobody does anything before.
  public Optional<Due> due(Grace grace) {
    return Due.next(this, grace);
  }

  public List<Member> members() {
    return company.members();
  }

  public Optional<Match> match() {
    return round.map(Round::match);
  }

  public boolean hasStarted() {
    return round.isPresent();
  }

  public boolean isOver() {
    return brokenOff.isPresent() || match().map(Match::isOver).orElse(false);
  }

  public boolean isRunning() {
    return hasStarted() && !isOver();
  }
}
