package spieltisch.table.member;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;
import spieltisch.table.chance.Contribution;

/// A player at a table.
///
/// @param id the id in the protocols; unique among the players and spectators of the table
/// @param name the player's name; empty until the player has chosen one
/// @param client the name and version of the client program
/// @param bot the level of the bot; empty if the player is not a bot of this server
/// @param tokenHash the hash of the token with which the player can return after a disconnect;
///   empty if the player has no token
/// @param age the age that the player states, because in Torres the youngest begins; empty if the
///   player states none
/// @param contribution the random bytes that the player adds to the seed of the game; empty if the
///   player adds none
/// @param readyWait the wait of the others for this player to be ready; empty if nobody waits
public record Member(
    int id,
    Optional<String> name,
    Optional<Colour> colour,
    String client,
    Optional<String> bot,
    Optional<String> tokenHash,
    OptionalInt age,
    Optional<Contribution> contribution,
    boolean ready,
    Presence presence,
    Optional<ReadyWait> readyWait) {

  /// The wait of the others for a player to be ready.
  ///
  /// @param since when the wait began, in milliseconds since 1970
  public record ReadyWait(long since, boolean warned) {}

  public Member withProfile(String newName, Optional<Colour> newColour) {
    return new Member(
        id,
        Optional.of(newName),
        newColour,
        client,
        bot,
        tokenHash,
        age,
        contribution,
        ready,
        presence,
        readyWait);
  }

  public Member markedReady() {
    return new Member(
        id,
        name,
        colour,
        client,
        bot,
        tokenHash,
        age,
        contribution,
        true,
        presence,
        Optional.empty());
  }

  public Member with(Presence changed) {
    return new Member(
        id, name, colour, client, bot, tokenHash, age, contribution, ready, changed, readyWait);
  }

  public Member with(Contribution random) {
    return new Member(
        id,
        name,
        colour,
        client,
        bot,
        tokenHash,
        age,
        Optional.of(random),
        ready,
        presence,
        readyWait);
  }

  public Member with(Optional<ReadyWait> wait) {
    return new Member(
        id, name, colour, client, bot, tokenHash, age, contribution, ready, presence, wait);
  }

  public boolean connected() {
    return presence.connected();
  }

  /// Returns whether the seat is reserved until the player returns.
  public boolean isSeatReserved() {
    return presence.kind() == Presence.Kind.RESERVED;
  }

  /// Returns whether the player is a bot of this server or a client that calls itself a computer
  /// player.
  public boolean isComputer() {
    return bot.isPresent() || client.contains("(KI)");
  }
}
