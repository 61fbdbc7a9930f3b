package spieltisch.table.member;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;

/// A player at a table.
///
/// @param id the id in the protocols; unique at the table, also among spectators
/// @param name empty until the player has chosen one
/// @param client the name and version of the client program
/// @param bot the level, if it is a bot of this server
/// @param tokenHash the hash of the token with which the player may return
/// @param age the age that the player states; in Torres the youngest begins
public record Member(
    int id,
    Optional<String> name,
    Optional<Colour> colour,
    String client,
    Optional<String> bot,
    Optional<String> tokenHash,
    OptionalInt age,
    boolean ready,
    Presence presence) {

  public Member withProfile(String newName, Optional<Colour> newColour) {
    return new Member(
        id, Optional.of(newName), newColour, client, bot, tokenHash, age, ready, presence);
  }

  public Member markedReady() {
    return new Member(id, name, colour, client, bot, tokenHash, age, true, presence);
  }

  public Member with(Presence changed) {
    return new Member(id, name, colour, client, bot, tokenHash, age, ready, changed);
  }

  public boolean connected() {
    return presence.connected();
  }

  /// Whether the seat is reserved until the player returns.
  public boolean isSeatReserved() {
    return presence.kind() == Presence.Kind.RESERVED;
  }

  /// Whether it is a bot of this server or a client that calls itself one.
  public boolean isComputer() {
    return bot.isPresent() || client.contains("(KI)");
  }
}
