package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import spieltisch.client.transport.LinkException;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;

class HandshakeTest {
  private static final PlayerSettings SETTINGS = ScriptedGame.SETTINGS;

  private final Handshake handshake = new Handshake(SETTINGS, Optional.of("secret"));

  private static ServerMessage.Hello hello(String server, String protocol, Extension... granted) {
    return new ServerMessage.Hello(server, protocol, Set.of(granted));
  }

  @Test
  void only_a_spieltisch_server_is_asked_for_an_extension() {
    assertEquals(
        Optional.of(new ClientMessage.Hello(SETTINGS.greeting(), Extensions.NONE)),
        handshake.onHello(hello("Fremd 1", "1.0")));
    assertEquals(
        Optional.of(
            new ClientMessage.Hello(
                SETTINGS.greeting(),
                Set.of(Extension.RETURN, Extension.DICE_COMMITMENT, Extension.DICE_CONTRIBUTION))),
        new Handshake(SETTINGS, Optional.empty()).onHello(hello("Spieltisch 1", "1.0")));
  }

  @Test
  void another_version_is_rejected() {
    assertThrows(LinkException.class, () -> handshake.onHello(hello("Fremd 1", "0.4")));
    assertFalse(handshake.isGreeted());
  }

  @Test
  void a_server_without_a_version_is_accepted() {
    assertTrue(handshake.onHello(hello("Fremd 1", "")).isPresent());
    assertTrue(handshake.isGreeted());
  }

  @Test
  void a_granted_extension_is_followed_by_a_join_with_the_token() {
    handshake.onHello(hello("Spieltisch 1", "1.0"));
    assertEquals(
        Optional.of(
            new ClientMessage.Join(
                Optional.empty(),
                false,
                Optional.of("secret"),
                OptionalLong.empty(),
                Optional.empty())),
        handshake.onHello(hello("Spieltisch 1", "1.0", Extension.RETURN)));
    assertTrue(handshake.hasJoined());
  }

  @Test
  void without_a_granted_extension_there_is_no_join() {
    handshake.onHello(hello("Spieltisch 1", "1.0"));
    assertEquals(Optional.empty(), handshake.onHello(hello("Spieltisch 1", "1.0")));
    assertFalse(handshake.hasJoined());
  }

  @Test
  void a_new_token_replaces_the_old_one() {
    handshake.setToken("another");
    assertEquals(Optional.of("another"), handshake.token());
  }
}
