package spieltisch.client.siedler;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import spieltisch.client.transport.LinkException;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;

/// The first messages from the client to a server: the answer to the server's greeting and, on
/// Spieltisch servers, the request for a seat that can be reclaimed.
final class Handshake {
  /// The name in the greeting of our own servers. The client requests extensions only from these
  /// servers, so that no other server receives an undocumented field.
  private static final String OWN_SERVER = "Spieltisch";

  private static final Set<Extension> REQUESTED =
      Extensions.of(
          Set.of(Extension.RETURN, Extension.DICE_COMMITMENT, Extension.DICE_CONTRIBUTION));

  private final PlayerSettings settings;
  private MessageCodec codec;
  private Optional<String> token;
  private boolean isGreeted;
  private boolean isOwnServer;
  private boolean hasJoined;

  /// @param token the token of the seat that the client reclaims; empty for a new seat
  Handshake(PlayerSettings settings, Optional<String> token) {
    this.settings = settings;
    this.token = token;
    codec = new MessageCodec(settings.dialect());
  }

  /// Returns the answer to a greeting; empty if the greeting needs none.
  ///
  /// @throws LinkException if the server speaks another version of the protocol
  Optional<ClientMessage> onHello(ServerMessage.Hello hello) {
    if (isGreeted) return onExtensionsGranted(hello.extensions());
    var expectedVersion = settings.dialect().version();
    if (!hello.protocol().isEmpty() && !hello.protocol().equals(expectedVersion))
      throw new LinkException(
          "the server speaks protocol " + hello.protocol() + ", not " + settings.dialect().name());
    isGreeted = true;
    isOwnServer = hello.version().contains(OWN_SERVER);
    Set<Extension> requested = isOwnServer ? REQUESTED : Extensions.NONE;
    return Optional.of(new ClientMessage.Hello(settings.greeting(), requested));
  }

  /// Returns the join message that the server awaits after it granted extensions; empty if these
  /// extensions need none.
  private Optional<ClientMessage> onExtensionsGranted(Set<Extension> granted) {
    codec = new MessageCodec(settings.dialect(), granted);
    hasJoined = Extensions.mayJoin(granted);
    if (!hasJoined) return Optional.empty();
    return Optional.of(
        new ClientMessage.Join(
            Optional.empty(), false, token, OptionalLong.empty(), Optional.empty()));
  }

  /// The exception for a server that sends no greeting.
  LinkException wrongProtocol() {
    return new LinkException(
        "the server does not speak protocol " + settings.dialect().name() + " of Catan");
  }

  boolean isGreeted() {
    return isGreeted;
  }

  /// Returns whether the greeting shows that this is one of our own servers.
  boolean isOwnServer() {
    return isOwnServer;
  }

  /// Returns whether the client sent a join message.
  boolean hasJoined() {
    return hasJoined;
  }

  /// Returns whether the server accepts contributions to the seed of the game.
  boolean mayContribute() {
    return codec.granted().contains(Extension.DICE_CONTRIBUTION);
  }

  /// The codec with the granted extensions.
  MessageCodec codec() {
    return codec;
  }

  void setToken(String secret) {
    token = Optional.of(secret);
  }

  /// The token with which the client can reclaim its seat; empty if it has none.
  Optional<String> token() {
    return token;
  }
}
