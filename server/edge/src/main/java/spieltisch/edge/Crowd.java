package spieltisch.edge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.kernel.Seat;
import spieltisch.siedler.mapping.Roster;
import spieltisch.table.Person;
import spieltisch.table.Sight;

/// The people at a table, as a session of the Catan protocol keeps them.
///
/// @param order their numbers in the order of play, once the game runs
record Crowd(List<Person> people, List<Integer> order, Optional<Person> gone) {
  Crowd() {
    this(List.of(), List.of(), Optional.empty());
  }

  static Crowd of(Sight sight) {
    return new Crowd(sight.people(), sight.order(), Optional.empty());
  }

  Crowd with(Person changed) {
    var next = new ArrayList<Person>();
    for (var person : people) if (person.id() != changed.id()) next.add(person);
    next.add(changed);
    return new Crowd(next, order, gone);
  }

  Crowd without(int id) {
    var left = people.stream().filter(person -> person.id() != id).toList();
    return new Crowd(left, order, people.stream().filter(person -> person.id() == id).findFirst());
  }

  Crowd seated(List<Integer> newOrder) {
    return new Crowd(people, newOrder, gone);
  }

  /// A roster in which somebody who just left still stands, without his connection.
  Optional<Roster> lastSeen(int id) {
    return gone.filter(person -> person.id() == id)
        .map(
            person ->
                new Roster(
                    List.of(
                        new Roster.Person(
                            id,
                            person.name(),
                            person.colour(),
                            Optional.empty(),
                            person.ready(),
                            false))));
  }

  /// Somebody whose connection is gone.
  Optional<Integer> lost() {
    return people.stream().filter(person -> !person.connected()).map(Person::id).findFirst();
  }

  Roster roster() {
    return new Roster(people.stream().map(this::person).toList());
  }

  /// Who is awaited has not started yet, although he will when he comes.
  private Roster.Person person(Person person) {
    int seat = order.indexOf(person.id());
    return new Roster.Person(
        person.id(),
        person.name(),
        person.colour(),
        seat < 0 ? Optional.empty() : Optional.of(Seat.of(seat)),
        person.ready() && !person.awaited(),
        person.connected() || person.covered() || person.awaited());
  }
}
