package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import spieltisch.kernel.GameObservation;
import spieltisch.kernel.GameView;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.table.chance.Contribution;
import spieltisch.table.game.GameOpening;
import spieltisch.table.game.GameState;
import spieltisch.table.member.Members;
import spieltisch.table.member.PublicMember;

/// What one viewer learns from an entry. A notice contains no secrets of other viewers.
public sealed interface Notice {
  /// A player joined, or the player's name, colour, readiness or connection changed.
  record MemberChanged(PublicMember member) implements Notice {}

  record MemberLeft(int id) implements Notice {}

  /// A member was removed before the game.
  ///
  /// @param by the host who removed the member; empty if the server did
  record Kicked(int id, OptionalInt by) implements Notice {
    /// Returns the sentence that the removed client receives.
    public String german() {
      return by.isPresent()
          ? "Du wurdest von diesem Tisch genommen."
          : "Du warst nicht bereit; dein Platz ist wieder frei.";
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

  /// The clock of a member is running, and `millis` are left.
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

  /// The game is over, so the seed whose hash is the commitment becomes public.
  record SeedRevealed(String seed) implements Notice {}

  /// Returns, in order, the notices that an entry causes for a viewer.
  ///
  /// @param after the table after the entry
  static List<Notice> of(Entry entry, Table after, Viewer viewer) {
    var notice = about(entry, after, viewer);
    if (notice.isEmpty()) return List.of();
    var all = new ArrayList<Notice>();
    all.add(notice.get());
    switch (entry) {
      case Entry.Started started -> ClockStarted.at(started.at(), after).ifPresent(all::add);
      case Entry.Acted acted -> ClockStarted.at(acted.at(), after).ifPresent(all::add);
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
      case Entry.Chatted(var speaker, var text) -> Optional.of(new Chatted(speaker, text));
      case Entry.Continued _ -> after.successor().map(Continued::new);
      case Entry.Disconnected(var id, _) -> memberChanged(after, id);
      case Entry.Returned(var id, _) -> memberChanged(after, id);
      case Entry.TakenOver(var id) -> memberChanged(after, id);
      case Entry.Aborted(var reason) -> Optional.of(new Aborted(reason));
      case Entry.Expired _ -> Optional.empty();
    };
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
