package spieltisch.table.member;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;

/// What everyone at the table may know of a player.
///
/// @param seatReserved whether the seat is reserved until the player returns
/// @param takenOver whether a bot plays for the player
public record PublicMember(
    int id,
    Optional<String> name,
    Optional<Colour> colour,
    String client,
    OptionalInt age,
    boolean ready,
    boolean connected,
    boolean seatReserved,
    boolean takenOver) {

  public static PublicMember of(Members members, Member member) {
    return new PublicMember(
        member.id(),
        member.name(),
        member.colour(),
        member.client(),
        member.age(),
        member.ready(),
        member.connected(),
        member.isSeatReserved(),
        members.takenOver().contains(member.id()));
  }
}
