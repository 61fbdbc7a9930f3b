package spieltisch.client;

import java.time.Duration;

/// The timeouts of a client player.
///
/// @param greeting how long the client waits for the first message of the server
/// @param answer how long the client waits for the first reaction to a request
/// @param completion how long the client waits for the second part of a reaction after the first;
///   the two parts are the confirmation and the effect, in any order
/// @param quiet the time without messages after which a reaction without a clear end counts as
///   complete; the client also waits this long before a request to a foreign server
/// @param offers how long the client waits for the answers of other players to its offer
/// @param retry how long the client waits before it repeats a failed attempt
/// @param thinking how long the player may think about one decision
public record ClientTimeouts(
    Duration greeting,
    Duration answer,
    Duration completion,
    Duration quiet,
    Duration offers,
    Duration retry,
    Duration thinking) {
  public static final ClientTimeouts DEFAULTS =
      new ClientTimeouts(
          Duration.ofSeconds(10),
          Duration.ofSeconds(10),
          Duration.ofSeconds(2),
          Duration.ofMillis(100),
          Duration.ofSeconds(5),
          Duration.ofSeconds(2),
          Duration.ofSeconds(1));
}
