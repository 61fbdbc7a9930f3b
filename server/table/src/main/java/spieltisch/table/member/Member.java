package spieltisch.table.member;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;

/// Somebody who plays at a table.
///
/// @param id the number that the protocols use; unique at the table
/// @param name what he is called, once he said so
/// @param client what his program calls itself
/// @param bot the level, if the house's own computer player sits here
/// @param tokenHash the hash of the token with which he may come back
/// @param age how old he says he is; in Torres the youngest begins
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

  public Member dressed(String newName, Optional<Colour> newColour) {
    return new Member(
        id, Optional.of(newName), newColour, client, bot, tokenHash, age, ready, presence);
  }

  public Member readied() {
    return new Member(id, name, colour, client, bot, tokenHash, age, true, presence);
  }

  public Member with(Presence changed) {
    return new Member(id, name, colour, client, bot, tokenHash, age, ready, changed);
  }

  public boolean connected() {
    return presence.connected();
  }

  /// Whether his place is kept for him until he comes.
  public boolean isAwaited() {
    return presence.kind() == Presence.Kind.AWAITED;
  }

  /// Whether it is a computer player, ours or one that says so.
  public boolean isComputer() {
    return bot.isPresent() || client.contains("(KI)");
  }
}
