package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;

/// What one viewer is told of an entry. Secrets that are not his are not in it.
public sealed interface Notice {
  /// Somebody is new, or has changed: name, colour, readiness or connection.
  record PersonChanged(Person person) implements Notice {}

  record PersonLeft(int id) implements Notice {}

  record Watched(Company.Spectator spectator) implements Notice {}

  record Unwatched(int spectator) implements Notice {}

  /// The game begins; `outlook` is what the viewer knows of it.
  record Started(Opening opening, String commitment, Outlook outlook) implements Notice {}

  /// Somebody has acted in a game of Catan.
  ///
  /// @param view what the viewer knows then; what lies open is the same object for all viewers
  record ActedInCatan(
      Seat seat,
      Entry.Actor actor,
      List<spieltisch.catan.Observation> seen,
      spieltisch.catan.View view)
      implements Notice {}

  /// Somebody has acted in a game of Torres.
  ///
  /// @param view what the viewer knows then; what lies open is the same object for all viewers
  record ActedInTorres(
      Seat seat,
      Entry.Actor actor,
      List<spieltisch.torres.Observation> seen,
      spieltisch.torres.View view)
      implements Notice {}

  record Said(OptionalInt speaker, String text) implements Notice {}

  /// The finished game is played once more at another table.
  record Continued(Table.Successor successor) implements Notice {}

  record BrokenOff(String reason) implements Notice {}

  /// The clock runs for a member; so much time has he left.
  record ClockSet(int member, long millis) implements Notice {
    static Optional<ClockSet> at(long now, Table table) {
      return Due.clock(table)
          .map(
              due ->
                  new ClockSet(
                      ((Command.TimeUp) due.command()).member(), Math.max(0, due.at() - now)));
    }
  }

  /// The game is over and its seed is no longer a secret.
  record SeedShown(String seed) implements Notice {}

  /// What a viewer is told, in order.
  ///
  /// @param after the table with the entry in it
  static List<Notice> of(Entry entry, Table after, Viewer viewer) {
    var notice = about(entry, after, viewer);
    if (notice.isEmpty()) return List.of();
    var all = new ArrayList<Notice>();
    all.add(notice.get());
    switch (entry) {
      case Entry.Started started -> ClockSet.at(started.at(), after).ifPresent(all::add);
      case Entry.Acted acted -> ClockSet.at(acted.at(), after).ifPresent(all::add);
      default -> {}
    }
    boolean endsTheGame =
        after.isOver() && (entry instanceof Entry.Acted || entry instanceof Entry.BrokenOff);
    if (endsTheGame) after.round().ifPresent(round -> all.add(new SeedShown(round.seed().hex())));
    return all;
  }

  private static Optional<Notice> about(Entry entry, Table after, Viewer viewer) {
    return switch (entry) {
      case Entry.Opened _ -> Optional.empty();
      case Entry.Joined joined -> person(after, joined.member());
      case Entry.Awaited(var id, _) -> person(after, id);
      case Entry.Dressed dressed -> person(after, dressed.member());
      case Entry.Readied(var id) -> person(after, id);
      case Entry.Left(var id) -> Optional.of(new PersonLeft(id));
      case Entry.Watched(var id, var name, var node) ->
          Optional.of(new Watched(new Company.Spectator(id, name, node)));
      case Entry.Unwatched(var id) -> Optional.of(new Unwatched(id));
      case Entry.Started(var seed, var opening, _, _) ->
          Optional.of(new Started(opening, seed.commitment(), Match.of(opening).outlook(viewer)));
      case Entry.Acted acted -> after.match().map(match -> match.tell(acted, viewer));
      case Entry.Said(var speaker, var text) -> Optional.of(new Said(speaker, text));
      case Entry.Continued _ -> after.successor().map(Continued::new);
      case Entry.Lost(var id, _) -> person(after, id);
      case Entry.Returned(var id, _) -> person(after, id);
      case Entry.Covered(var id) -> person(after, id);
      case Entry.BrokenOff(var reason) -> Optional.of(new BrokenOff(reason));
    };
  }

  private static Optional<Notice> person(Table after, int id) {
    return after.company().find(id).map(member -> new PersonChanged(Person.of(after, member)));
  }
}
