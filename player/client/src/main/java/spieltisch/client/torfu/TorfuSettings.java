package spieltisch.client.torfu;

import spieltisch.bots.Level;
import spieltisch.client.ClientTimeouts;
import spieltisch.torfu.KeywordSpelling;

/// The settings of a computer player for TorFU servers.
///
/// @param game the name of the game to join
/// @param seats the number of seats, in case the player must create the game
/// @param age the age of the player; the youngest player begins
/// @param seed the seed of the player's random choices
/// @param spelling how the server spells the keywords
public record TorfuSettings(
    String game,
    String password,
    int seats,
    String name,
    int age,
    Level level,
    long seed,
    ClientTimeouts timeouts,
    KeywordSpelling spelling) {}
