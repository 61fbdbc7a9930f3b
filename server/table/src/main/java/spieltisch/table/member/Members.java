package spieltisch.table.member;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The people at a table.
///
/// @param covered the members for whom a computer player sits in
/// @param nextId the number for the next one who comes
public record Members(
    List<Member> members, List<Spectator> spectators, List<Integer> covered, int nextId) {
  public static final Members NOBODY = new Members(List.of(), List.of(), List.of(), 1);

  /// Somebody who looks on.
  public record Spectator(int id, String name, Optional<String> node) {}

  public Members {
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

  public Member member(int id) {
    return find(id).orElseThrow(() -> new IllegalStateException("no member " + id));
  }

  /// Whether there is a person, or a program from outside, to play for.
  public boolean hasAnybodyConnected() {
    return members.stream().anyMatch(member -> member.bot().isEmpty() && member.connected());
  }

  public Members plus(Member member) {
    return new Members(plus(members, member), spectators, covered, member.id() + 1);
  }

  public Members plus(Spectator spectator) {
    return new Members(members, plus(spectators, spectator), covered, spectator.id() + 1);
  }

  public Members without(int id) {
    return new Members(
        members.stream().filter(member -> member.id() != id).toList(),
        spectators.stream().filter(spectator -> spectator.id() != id).toList(),
        covered,
        nextId);
  }

  public Members with(Member changed) {
    return new Members(
        members.stream().map(member -> member.id() == changed.id() ? changed : member).toList(),
        spectators,
        covered,
        nextId);
  }

  public Members covering(int id) {
    return new Members(members, spectators, plus(covered, id), nextId);
  }

  public Members uncovering(int id) {
    return new Members(
        members, spectators, covered.stream().filter(other -> other != id).toList(), nextId);
  }

  private static <T> List<T> plus(List<T> list, T one) {
    var longer = new ArrayList<>(list);
    longer.add(one);
    return longer;
  }
}
