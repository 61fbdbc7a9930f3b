package spieltisch.client;

import java.time.Duration;

/// How long a player waits for what.
///
/// @param greeting for the server's first word
/// @param answer for any reaction to a request
/// @param rest for the rest of a reaction: the confirmation, or what follows from the request
/// @param quiet so long nothing must come before a reaction counts as complete that has no clear
///   end
/// @param offers for the others' answers to an own offer
/// @param again before something is tried again that did not work
/// @param thought for one decision
public record ClientTimeouts(
    Duration greeting,
    Duration answer,
    Duration rest,
    Duration quiet,
    Duration offers,
    Duration again,
    Duration thought) {
  public static final ClientTimeouts USUAL =
      new ClientTimeouts(
          Duration.ofSeconds(10),
          Duration.ofSeconds(10),
          Duration.ofSeconds(2),
          Duration.ofMillis(100),
          Duration.ofSeconds(5),
          Duration.ofSeconds(2),
          Duration.ofSeconds(1));
}
