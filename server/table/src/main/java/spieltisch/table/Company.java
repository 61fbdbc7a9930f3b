package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The people at a table.
///
/// @param covered the members for whom a computer player sits in
/// @param nextId the number for the next one who comes
public record Company(
    List<Member> members, List<Spectator> spectators, List<Integer> covered, int nextId) {
  static final Company NOBODY = new Company(List.of(), List.of(), List.of(), 1);

  /// Somebody who looks on.
  public record Spectator(int id, String name, Optional<String> node) {}

  public Company {
    members = List.copyOf(members);
    spectators = List.copyOf(spectators);
    covered = List.copyOf(covered);
  }

  public Optional<Member> find(int id) {
    return members.stream().filter(member -> member.id() == id).findFirst();
  }

  public boolean has(int id) {
    return find(id).isPresent() || spectators.stream().anyMatch(spectator -> spectator.id() == id);
  }

  Member member(int id) {
    return find(id).orElseThrow(() -> new IllegalStateException("no member " + id));
  }

  /// Whether there is a person, or a program from outside, to play for.
  boolean hasAnybodyConnected() {
    return members.stream().anyMatch(member -> member.bot().isEmpty() && member.connected());
  }

  Company plus(Member member) {
    return new Company(plus(members, member), spectators, covered, member.id() + 1);
  }

  Company plus(Spectator spectator) {
    return new Company(members, plus(spectators, spectator), covered, spectator.id() + 1);
  }

  Company without(int id) {
    return new Company(
        members.stream().filter(member -> member.id() != id).toList(),
        spectators.stream().filter(spectator -> spectator.id() != id).toList(),
        covered,
        nextId);
  }

  Company with(Member changed) {
    return new Company(
        members.stream().map(member -> member.id() == changed.id() ? changed : member).toList(),
        spectators,
        covered,
        nextId);
  }

  Company covering(int id) {
    return new Company(members, spectators, plus(covered, id), nextId);
  }

  Company uncovering(int id) {
    return new Company(
        members, spectators, covered.stream().filter(other -> other != id).toList(), nextId);
  }

  private static <T> List<T> plus(List<T> list, T one) {
    var longer = new ArrayList<>(list);
    longer.add(one);
    return longer;
  }
}
