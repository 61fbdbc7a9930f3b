package spieltisch.notify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.Roster;
import spieltisch.table.TableView;
import spieltisch.table.member.PublicMember;

/// The members of a table, as a session of the Catan protocol tracks them.
///
/// @param order the ids of the members in the order of play; empty before the game
/// @param lastLeft the member who left last; empty if no member has left
record RosterState(
    List<PublicMember> members, List<Integer> order, Optional<PublicMember> lastLeft) {
  static RosterState of(TableView tableView) {
    return new RosterState(tableView.members(), tableView.order(), Optional.empty());
  }

  RosterState with(PublicMember changed) {
    var next = new ArrayList<PublicMember>();
    for (var member : members) if (member.id() != changed.id()) next.add(member);
    next.add(changed);
    return new RosterState(next, order, lastLeft);
  }

  RosterState without(int id) {
    var others = members.stream().filter(member -> member.id() != id).toList();
    var left = members.stream().filter(member -> member.id() == id).findFirst();
    return new RosterState(others, order, left);
  }

  RosterState withOrder(List<Integer> newOrder) {
    return new RosterState(members, newOrder, lastLeft);
  }

  /// Returns a roster that contains only the member who left last, marked as disconnected; empty if
  /// that member does not have this id.
  Optional<Roster> rosterOfLeft(int id) {
    return lastLeft
        .filter(member -> member.id() == id)
        .map(
            member ->
                new Roster(
                    List.of(
                        new Roster.Player(
                            id,
                            member.name(),
                            member.colour(),
                            Optional.empty(),
                            member.ready(),
                            false))));
  }

  Optional<Integer> firstDisconnected() {
    return members.stream().filter(member -> !member.connected()).map(PublicMember::id).findFirst();
  }

  Roster roster() {
    return new Roster(members.stream().map(this::player).toList());
  }

  /// Returns a member in the form in which the Catan protocol shows it. A member whose seat is
  /// reserved, or for whom a bot plays, counts as connected. A member with a reserved seat is not
  /// ready until the member returns.
  private Roster.Player player(PublicMember member) {
    int seat = order.indexOf(member.id());
    return new Roster.Player(
        member.id(),
        member.name(),
        member.colour(),
        seat < 0 ? Optional.empty() : Optional.of(Seat.of(seat)),
        member.ready() && !member.seatReserved(),
        member.connected() || member.takenOver() || member.seatReserved());
  }
}
