package spieltisch.siedler.message;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.Colour;
import spieltisch.kernel.Seat;

/// What a protocol must know of the people at a table and the game does not: their numbers, names
/// and colours, in the order of the numbers.
public record Roster(List<Person> people) {
  public Roster {
    people = people.stream().sorted(Comparator.comparingInt(Person::id)).toList();
  }

  /// Somebody at the table.
  ///
  /// @param seat once the game runs
  /// @param isReady whether he has started the game
  /// @param isConnected whether he is there
  public record Person(
      int id,
      Optional<String> name,
      Optional<Colour> colour,
      Optional<Seat> seat,
      boolean isReady,
      boolean isConnected) {
    public Person {
      if (id <= 0) throw new IllegalArgumentException("numbers of players are positive, not " + id);
    }

    /// Somebody who has just come.
    public static Person arriving(int id) {
      return new Person(id, Optional.empty(), Optional.empty(), Optional.empty(), false, true);
    }
  }

  public Optional<Person> person(int id) {
    return people.stream().filter(person -> person.id() == id).findFirst();
  }

  public Optional<Person> at(Seat seat) {
    // Asked many times for every action: no stream.
    var wanted = Optional.of(seat);
    for (var person : people) if (person.seat().equals(wanted)) return Optional.of(person);
    return Optional.empty();
  }

  public Optional<Seat> seat(int id) {
    return person(id).flatMap(Person::seat);
  }

  /// The number of the player on a seat that is taken.
  public int id(Seat seat) {
    return at(seat).orElseThrow().id();
  }

  public int idAt(int seat) {
    return id(Seat.of(seat));
  }
}
