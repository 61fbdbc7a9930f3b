package spieltisch.client.torfu;

import spieltisch.bots.Level;
import spieltisch.client.ClientTimeouts;
import spieltisch.torfu.KeywordSpelling;

/// How a computer player of Torres presents himself and plays.
///
/// @param game the name of the game he joins
/// @param seats for how many players the game is opened, if there is none of that name
/// @param age the youngest begins
/// @param seed of his own luck
/// @param words how the server spells the keywords
public record TorfuSettings(
    String game,
    String password,
    int seats,
    String name,
    int age,
    Level level,
    long seed,
    ClientTimeouts patience,
    KeywordSpelling words) {}
