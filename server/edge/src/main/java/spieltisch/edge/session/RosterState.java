package spieltisch.edge.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.Roster;
import spieltisch.table.TableView;
import spieltisch.table.member.PublicMember;

/// The people at a table, as a session of the Catan protocol keeps them.
///
/// @param order their numbers in the order of play, once the game runs
record RosterState(List<PublicMember> people, List<Integer> order, Optional<PublicMember> gone) {
  RosterState() {
    this(List.of(), List.of(), Optional.empty());
  }

  static RosterState of(TableView tableView) {
    return new RosterState(tableView.people(), tableView.order(), Optional.empty());
  }

  RosterState with(PublicMember changed) {
    var next = new ArrayList<PublicMember>();
    for (var publicMember : people) if (publicMember.id() != changed.id()) next.add(publicMember);
    next.add(changed);
    return new RosterState(next, order, gone);
  }

  RosterState without(int id) {
    var left = people.stream().filter(publicMember -> publicMember.id() != id).toList();
    return new RosterState(
        left, order, people.stream().filter(publicMember -> publicMember.id() == id).findFirst());
  }

  RosterState seated(List<Integer> newOrder) {
    return new RosterState(people, newOrder, gone);
  }

  /// A roster in which somebody who just left still stands, without his connection.
  Optional<Roster> lastSeen(int id) {
    return gone.filter(publicMember -> publicMember.id() == id)
        .map(
            publicMember ->
                new Roster(
                    List.of(
                        new Roster.Player(
                            id,
                            publicMember.name(),
                            publicMember.colour(),
                            Optional.empty(),
                            publicMember.ready(),
                            false))));
  }

  /// Somebody whose connection is gone.
  Optional<Integer> lost() {
    return people.stream()
        .filter(publicMember -> !publicMember.connected())
        .map(PublicMember::id)
        .findFirst();
  }

  Roster roster() {
    return new Roster(people.stream().map(this::person).toList());
  }

  /// Who is awaited has not started yet, although he will when he comes.
  private Roster.Player person(PublicMember publicMember) {
    int seat = order.indexOf(publicMember.id());
    return new Roster.Player(
        publicMember.id(),
        publicMember.name(),
        publicMember.colour(),
        seat < 0 ? Optional.empty() : Optional.of(Seat.of(seat)),
        publicMember.ready() && !publicMember.awaited(),
        publicMember.connected() || publicMember.covered() || publicMember.awaited());
  }
}
