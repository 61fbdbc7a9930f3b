package spieltisch.table.member;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;

/// A member as everybody at the table may know him.
///
/// @param awaited whether his place is kept for him until he comes
/// @param covered whether a computer player sits in for him
public record PublicMember(
    int id,
    Optional<String> name,
    Optional<Colour> colour,
    String client,
    OptionalInt age,
    boolean ready,
    boolean connected,
    boolean awaited,
    boolean covered) {

  public static PublicMember of(Members members, Member member) {
    return new PublicMember(
        member.id(),
        member.name(),
        member.colour(),
        member.client(),
        member.age(),
        member.ready(),
        member.connected(),
        member.isAwaited(),
        members.covered().contains(member.id()));
  }
}
