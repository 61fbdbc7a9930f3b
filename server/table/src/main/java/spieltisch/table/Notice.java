package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.kernel.GameObservation;
import spieltisch.kernel.GameView;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.table.game.GameOpening;
import spieltisch.table.game.GameState;
import spieltisch.table.member.Members;
import spieltisch.table.member.PublicMember;

/// What one viewer is told of an entry. Secrets that are not his are not in it.
public sealed interface Notice {
  /// Somebody is new, or has changed: name, colour, readiness or connection.
  record MemberChanged(PublicMember person) implements Notice {}

  record MemberLeft(int id) implements Notice {}

  record Watched(Members.Spectator spectator) implements Notice {}

  record Unwatched(int spectator) implements Notice {}

  /// The game begins; `outlook` is what the viewer knows of it.
  record Started(GameOpening opening, String commitment, GameView outlook) implements Notice {}

  /// A player has acted.
  ///
  /// @param view what the viewer knows afterwards; all viewers share its public part
  record Acted(Seat seat, Entry.Actor actor, List<GameObservation> seen, GameView view)
      implements Notice {}

  record Chatted(OptionalInt speaker, String text) implements Notice {}

  /// The finished game is played once more at another table.
  record Continued(Table.Successor successor) implements Notice {}

  record Aborted(String reason) implements Notice {}

  /// The clock runs for a member; so much time has he left.
  record ClockStarted(int member, long millis) implements Notice {
    static Optional<ClockStarted> at(long now, Table table) {
      return ScheduledCommand.clock(table)
          .map(
              scheduledCommand ->
                  new ClockStarted(
                      ((Command.TurnTimeout) scheduledCommand.command()).member(),
                      Math.max(0, scheduledCommand.at() - now)));
    }
  }

  /// The game is over and its seed is no longer a secret.
  record SeedRevealed(String seed) implements Notice {}

  /// What a viewer is told, in order.
  ///
  /// @param after the table with the entry in it
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
    if (endsTheGame)
      after.round().ifPresent(runningGame -> all.add(new SeedRevealed(runningGame.seed().hex())));
    return all;
  }

  private static Optional<Notice> about(Entry entry, Table after, Viewer viewer) {
    return switch (entry) {
      case Entry.Opened _ -> Optional.empty();
      case Entry.Joined joined -> person(after, joined.member());
      case Entry.SeatReserved(var id, _) -> person(after, id);
      case Entry.ProfileSet profileSet -> person(after, profileSet.member());
      case Entry.MarkedReady(var id) -> person(after, id);
      case Entry.Left(var id) -> Optional.of(new MemberLeft(id));
      case Entry.Watched(var id, var name, var node) ->
          Optional.of(new Watched(new Members.Spectator(id, name, node)));
      case Entry.Unwatched(var id) -> Optional.of(new Unwatched(id));
      case Entry.Started(var seed, var opening, _, _) ->
          Optional.of(new Started(opening, seed.commitment(), opening.start().view(viewer)));
      case Entry.Acted acted -> after.match().map(state -> acted(acted, state, viewer));
      case Entry.Chatted(var speaker, var text) -> Optional.of(new Chatted(speaker, text));
      case Entry.Continued _ -> after.successor().map(Continued::new);
      case Entry.Disconnected(var id, _) -> person(after, id);
      case Entry.Returned(var id, _) -> person(after, id);
      case Entry.TakenOver(var id) -> person(after, id);
      case Entry.Aborted(var reason) -> Optional.of(new Aborted(reason));
    };
  }

  private static Acted acted(Entry.Acted acted, GameState after, Viewer viewer) {
    var seen = after.observe(acted.events(), viewer);
    return new Acted(acted.seat(), acted.actor(), seen, after.view(viewer));
  }

  private static Optional<Notice> person(Table after, int id) {
    return after
        .company()
        .find(id)
        .map(member -> new MemberChanged(PublicMember.of(after.company(), member)));
  }
}
