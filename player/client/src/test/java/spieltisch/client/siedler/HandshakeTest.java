package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.client.transport.LinkException;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;

class HandshakeTest {
  private static final PlayerSettings PLAYER_SETTINGS =
      new PlayerSettings(
          "Test", "Leia", Colour.RED, Dialect.V1_0, Level.RANDOM, 1, ScriptedGame.CLIENT_TIMEOUTS);

  private final Handshake handshake = new Handshake(PLAYER_SETTINGS, Optional.of("secret"));

  private static ServerMessage.Hello hello(String server, String protocol, Extension... granted) {
    return new ServerMessage.Hello(server, protocol, Set.of(granted));
  }

  @Test
  void only_a_server_of_this_house_is_asked_for_an_extension() {
    assertEquals(
        Optional.of(new ClientMessage.Hello(PLAYER_SETTINGS.greeting(), Extensions.NONE)),
        handshake.greeted(hello("Fremd 1", "1.0")));
    assertEquals(
        Optional.of(new ClientMessage.Hello(PLAYER_SETTINGS.greeting(), Set.of(Extension.RETURN))),
        new Handshake(PLAYER_SETTINGS, Optional.empty()).greeted(hello("Spieltisch 1", "1.0")));
  }

  @Test
  void a_server_of_another_version_is_left() {
    assertThrows(LinkException.class, () -> handshake.greeted(hello("Fremd 1", "0.4")));
    assertFalse(handshake.isGreeted());
  }

  @Test
  void a_server_that_names_no_version_is_greeted() {
    assertTrue(handshake.greeted(hello("Fremd 1", "")).isPresent());
    assertTrue(handshake.isGreeted());
  }

  @Test
  void who_may_come_back_says_where_he_sat() {
    handshake.greeted(hello("Spieltisch 1", "1.0"));
    assertEquals(
        Optional.of(
            new ClientMessage.Join(
                Optional.empty(),
                false,
                Optional.of("secret"),
                OptionalLong.empty(),
                Optional.empty())),
        handshake.greeted(hello("Spieltisch 1", "1.0", Extension.RETURN)));
    assertTrue(handshake.hasJoined());
  }

  @Test
  void who_is_granted_nothing_says_nothing_more() {
    handshake.greeted(hello("Spieltisch 1", "1.0"));
    assertEquals(Optional.empty(), handshake.greeted(hello("Spieltisch 1", "1.0")));
    assertFalse(handshake.hasJoined());
  }

  @Test
  void a_new_seat_is_the_one_to_come_back_to() {
    handshake.seated("another");
    assertEquals(Optional.of("another"), handshake.token());
  }
}
