package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import spieltisch.catan.Action;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.GameObservation;
import spieltisch.kernel.GameView;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.table.chance.Contribution;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameOpening;
import spieltisch.table.game.GameState;
import spieltisch.table.member.Members;
import spieltisch.table.member.PublicMember;
import spieltisch.table.options.DisconnectTimeouts;

/// What one viewer learns from an entry. A notice contains no secrets of other viewers.
public sealed interface Notice {
  /// A player joined, or the player's name, colour, readiness or connection changed.
  record MemberChanged(PublicMember member) implements Notice {}

  record MemberLeft(int id) implements Notice {}

  /// A member was removed before the game.
  ///
  /// @param by the host who removed the member; empty if the server removed the member
  record Kicked(int id, OptionalInt by) implements Notice {
    /// Returns the German sentence that the client of the removed member receives.
    public String german() {
      return by.isPresent() ? TableSentence.KICKED.german() : TableSentence.SEAT_LOST.german();
    }
  }

  record Watched(Members.Spectator spectator) implements Notice {}

  record Unwatched(int spectator) implements Notice {}

  /// The game begins; `view` holds what the viewer knows of the game.
  ///
  /// @param contributions the random bytes that players added to the seed, by player id
  record Started(
      GameOpening opening,
      String commitment,
      SortedMap<Integer, Contribution> contributions,
      GameView view)
      implements Notice {}

  /// A player has acted.
  ///
  /// @param view what the viewer knows of the game after the action; the views of all viewers share
  ///   their public part
  record Acted(Seat seat, Entry.Actor actor, List<GameObservation> observations, GameView view)
      implements Notice {}

  record Chatted(OptionalInt speaker, String text) implements Notice {}

  /// The finished game has a rematch at another table.
  record Continued(Table.Successor successor) implements Notice {}

  record Aborted(String reason) implements Notice {}

  /// The clock of a member is running, and the member has `millis` milliseconds left.
  record ClockStarted(int member, long millis) implements Notice {
    static Optional<ClockStarted> at(long now, Table table) {
      return ScheduledCommand.turnTimeout(table)
          .map(
              timeout ->
                  new ClockStarted(
                      ((Command.TurnTimeout) timeout.command()).member(),
                      Math.max(0, timeout.at() - now)));
    }
  }

  /// An offer awaits answers, and the players have `millis` milliseconds left to answer.
  record AnswersAwaited(int offer, long millis) implements Notice {
    /// Returns a notice with the time left for each offer that awaits answers, if answers have a
    /// time limit.
    static List<AnswersAwaited> at(long now, Table table) {
      return ScheduledCommand.offerDeadlines(table).entrySet().stream()
          .map(offer -> new AnswersAwaited(offer.getKey(), Math.max(0, offer.getValue() - now)))
          .toList();
    }
  }

  /// A player declined an offer and would accept another exchange.
  record CounterOffered(int member, int offer, Resources give, Resources want) implements Notice {}

  /// A player has taken back the last placement.
  ///
  /// @param view what the viewer knows of the game after the undo
  record Undone(int member, GameView view) implements Notice {}

  /// Which player may take back the last placement. Only tables with undo send this notice.
  ///
  /// @param member the player; empty if nobody may take back a placement
  record UndoOffered(OptionalInt member) implements Notice {
    static Optional<UndoOffered> at(Table table) {
      return table.options().allowsUndo()
          ? Optional.of(new UndoOffered(UndoRules.member(table)))
          : Optional.empty();
    }
  }

  /// The game is paused or continues, or players ask for a pause.
  ///
  /// @param agreed the ids of the players who ask for a pause that has not begun
  record PauseChanged(boolean paused, List<Integer> agreed) implements Notice {
    public PauseChanged {
      agreed = List.copyOf(agreed);
    }
  }

  /// A player has disconnected, and a bot takes over the seat in `millis`.
  record Absent(int member, String name, long millis) implements Notice {
    /// Returns the chat message for clients that do not know the extension for absent players.
    public String german() {
      return TableSentence.ABSENT.with(name, (millis + 999) / 1_000);
    }
  }

  /// A bot has taken over the seat of a player.
  record BotPlays(int member) implements Notice {}

  /// A player has returned.
  ///
  /// @param botTurns the number of turns that a bot has played for the player
  record Back(int member, int botTurns) implements Notice {}

  /// The game is over, so the seed whose hash is the commitment becomes public.
  record SeedRevealed(String seed) implements Notice {}

  /// Returns, in order, the notices that an entry causes in a replay. A replay announces neither
  /// that a bot will take over a seat nor that a player may take back a placement.
  ///
  /// @param after the table after the entry
  static List<Notice> of(Entry entry, Table after, Viewer viewer) {
    return of(entry, after, viewer, DisconnectTimeouts.STANDARD).stream()
        .filter(notice -> !(notice instanceof Absent || notice instanceof UndoOffered))
        .toList();
  }

  /// Returns, in order, the notices that an entry causes for a viewer.
  ///
  /// @param after the table after the entry
  static List<Notice> of(Entry entry, Table after, Viewer viewer, DisconnectTimeouts timeouts) {
    var notice = about(entry, after, viewer);
    if (notice.isEmpty()) return List.of();
    var all = new ArrayList<Notice>();
    all.add(notice.get());
    switch (entry) {
      case Entry.Started started -> ClockStarted.at(started.at(), after).ifPresent(all::add);
      case Entry.Acted acted -> {
        ClockStarted.at(acted.at(), after).ifPresent(all::add);
        if (acted.action() instanceof Action.Offer)
          all.addAll(AnswersAwaited.at(acted.at(), after));
        UndoOffered.at(after).ifPresent(all::add);
      }
      case Entry.Undone undone -> {
        ClockStarted.at(undone.at(), after).ifPresent(all::add);
        UndoOffered.at(after).ifPresent(all::add);
      }
      case Entry.Paused _ -> UndoOffered.at(after).ifPresent(all::add);
      case Entry.Resumed(var at) -> {
        ClockStarted.at(at, after).ifPresent(all::add);
        all.addAll(AnswersAwaited.at(at, after));
        all.addAll(away(after, at, timeouts));
        UndoOffered.at(after).ifPresent(all::add);
      }
      case Entry.Disconnected(var id, var at) ->
          absent(after, id, at, timeouts).ifPresent(all::add);
      case Entry.TakenOver(var id) -> all.add(new BotPlays(id));
      case Entry.Returned(var id, _) when after.isRunning() ->
          all.add(new Back(id, after.members().botTurns(id)));
      default -> {}
    }
    boolean endsTheGame =
        after.isOver() && (entry instanceof Entry.Acted || entry instanceof Entry.Aborted);
    if (endsTheGame) after.revealedSeed().ifPresent(seed -> all.add(new SeedRevealed(seed.hex())));
    return all;
  }

  private static Optional<Notice> about(Entry entry, Table after, Viewer viewer) {
    return switch (entry) {
      case Entry.Opened _ -> Optional.empty();
      case Entry.Joined joined -> memberChanged(after, joined.member());
      case Entry.SeatReserved(var id, _) -> memberChanged(after, id);
      case Entry.ProfileSet profileSet -> memberChanged(after, profileSet.member());
      case Entry.MarkedReady(var id) -> memberChanged(after, id);
      // Contributions are published when the game begins.
      case Entry.Contributed _ -> Optional.empty();
      case Entry.ReadyAwaited _ -> Optional.empty();
      case Entry.Kicked(var id, var by) -> Optional.of(new Kicked(id, by));
      case Entry.Left(var id) -> Optional.of(new MemberLeft(id));
      case Entry.Watched(var id, var name, var node) ->
          Optional.of(new Watched(new Members.Spectator(id, name, node)));
      case Entry.Unwatched(var id) -> Optional.of(new Unwatched(id));
      case Entry.Started(_, var opening, _, _) ->
          Optional.of(started(opening, after, opening.start().view(viewer)));
      case Entry.Acted acted -> after.gameState().map(state -> acted(acted, state, viewer));
      case Entry.CounterOffered(var seat, var offer, var give, var want) ->
          after
              .gameState()
              .map(state -> state.order().get(seat.index()))
              .map(member -> new CounterOffered(member, offer, give, want));
      case Entry.Undone(var seat, _, _) ->
          after
              .gameState()
              .map(state -> new Undone(state.order().get(seat.index()), state.view(viewer)));
      case Entry.Chatted(var speaker, var text) -> Optional.of(new Chatted(speaker, text));
      case Entry.Continued _ -> after.successor().map(Continued::new);
      case Entry.Disconnected(var id, _) -> memberChanged(after, id);
      case Entry.Returned(var id, _) -> memberChanged(after, id);
      case Entry.TakenOver(var id) -> memberChanged(after, id);
      case Entry.PauseAsked _, Entry.Paused _, Entry.Resumed _ -> Optional.of(pauseChanged(after));
      case Entry.Aborted(var reason) -> Optional.of(new Aborted(reason));
      // A chat message about the change follows this entry.
      case Entry.OptionsChanged _ -> Optional.empty();
      case Entry.Expired _ -> Optional.empty();
    };
  }

  private static PauseChanged pauseChanged(Table table) {
    return new PauseChanged(table.isPaused(), table.pause().agreed());
  }

  private static Optional<Notice> absent(
      Table table, int id, long now, DisconnectTimeouts timeouts) {
    var member = table.members().member(id);
    var time = ScheduledCommand.takeOverTime(table, member, timeouts);
    return time.isPresent()
        ? Optional.of(
            new Absent(id, member.name().orElse("#" + id), Math.max(0, time.getAsLong() - now)))
        : Optional.empty();
  }

  /// Returns what a client that joins must know of pauses and of absent players.
  static List<Notice> absences(Table table, long now, DisconnectTimeouts timeouts) {
    if (!table.isRunning()) return List.of();
    var all = new ArrayList<Notice>();
    all.add(pauseChanged(table));
    all.addAll(away(table, now, timeouts));
    return all;
  }

  private static List<Notice> away(Table table, long now, DisconnectTimeouts timeouts) {
    var all = new ArrayList<Notice>();
    for (var member : table.players()) {
      int id = member.id();
      int botTurns = table.members().botTurns(id);
      if (table.members().takenOver().contains(id)) all.add(new BotPlays(id));
      else if (!member.connected()) absent(table, id, now, timeouts).ifPresent(all::add);
      else if (botTurns > 0) all.add(new Back(id, botTurns));
    }
    return all;
  }

  private static Started started(GameOpening opening, Table after, GameView view) {
    return new Started(opening, after.commitment().orElseThrow(), after.contributions(), view);
  }

  private static Acted acted(Entry.Acted acted, GameState after, Viewer viewer) {
    var seen = after.observe(acted.events(), viewer);
    return new Acted(acted.seat(), acted.actor(), seen, after.view(viewer));
  }

  private static Optional<Notice> memberChanged(Table after, int id) {
    return after
        .members()
        .find(id)
        .map(member -> new MemberChanged(PublicMember.of(after.members(), member)));
  }
}
