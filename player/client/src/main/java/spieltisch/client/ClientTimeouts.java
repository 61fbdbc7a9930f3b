package spieltisch.client;

import java.time.Duration;

/// The timeouts of a client.
///
/// @param greeting for the first message of the server
/// @param answer for the first reaction to a request
/// @param completion for the missing part of a reaction: the confirmation or the effect
/// @param quiet the silence after which a reaction without a clear end counts as complete, and
///   which a foreign server needs before a request
/// @param offers for the answers of other players to an own offer
/// @param retry before a failed attempt is repeated
/// @param thinking for one decision
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
