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

/// The first words with a server: its greeting is answered, and a server of this house is asked for
/// a seat to which one can come back.
final class Handshake {
  /// Servers of this house greet with it; only they are asked for extensions, so that no other ever
  /// sees a field that is not in its document.
  private static final String HOUSE = "Spieltisch";

  private final PlayerSettings playerSettings;
  private MessageCodec messageCodec;
  private Optional<String> token;
  private boolean isGreeted;
  private boolean hasJoined;

  /// @param token of a seat to come back to
  Handshake(PlayerSettings playerSettings, Optional<String> token) {
    this.playerSettings = playerSettings;
    this.token = token;
    messageCodec = new MessageCodec(playerSettings.dialect());
  }

  /// What is said to a greeting, if anything.
  ///
  /// @throws LinkException if the server speaks another version
  Optional<ClientMessage> greeted(ServerMessage.Hello hello) {
    if (isGreeted) return joining(hello.extensions());
    var expected = playerSettings.dialect().version();
    if (!hello.protocol().isEmpty() && !hello.protocol().equals(expected))
      throw new LinkException(
          "the server speaks protocol "
              + hello.protocol()
              + ", not "
              + playerSettings.dialect().name());
    isGreeted = true;
    Set<Extension> wishes =
        hello.version().contains(HOUSE) ? Set.of(Extension.RETURN) : Extensions.NONE;
    return Optional.of(new ClientMessage.Hello(playerSettings.greeting(), wishes));
  }

  /// The server granted extensions: it wants to hear where we sit.
  private Optional<ClientMessage> joining(Set<Extension> granted) {
    messageCodec = new MessageCodec(playerSettings.dialect(), granted);
    hasJoined = Extensions.mayJoin(granted);
    if (!hasJoined) return Optional.empty();
    return Optional.of(
        new ClientMessage.Join(
            Optional.empty(), false, token, OptionalLong.empty(), Optional.empty()));
  }

  /// What the other side is if it does not greet.
  LinkException stranger() {
    return new LinkException(
        "the server does not speak protocol " + playerSettings.dialect().name() + " of Catan");
  }

  boolean isGreeted() {
    return isGreeted;
  }

  /// Whether the server was told where we sit.
  boolean hasJoined() {
    return hasJoined;
  }

  /// In the words that the server understands.
  MessageCodec speller() {
    return messageCodec;
  }

  void seated(String secret) {
    token = Optional.of(secret);
  }

  /// Of the seat to come back to.
  Optional<String> token() {
    return token;
  }
}
