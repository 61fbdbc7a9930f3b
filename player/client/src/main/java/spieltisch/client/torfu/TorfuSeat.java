package spieltisch.client.torfu;

import java.security.SecureRandom;
import java.util.HexFormat;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.ServerAddress;
import spieltisch.torfu.ClientMessage;
import spieltisch.torfu.ErrorCode;
import spieltisch.torfu.ServerMessage;

/// The seat of a player in a game on a TorFU server. This class joins the game, and rejoins after a
/// lost connection.
///
/// A client that sends a secret before it joins can rejoin with this secret. The secret is an
/// extension; a server that does not know the keyword answers with an error.
final class TorfuSeat {
  private static final int SECRET_BYTES = 16;

  private final ServerAddress serverAddress;
  private final TorfuSettings settings;
  private final String secret;
  private boolean isReserved;

  TorfuSeat(ServerAddress serverAddress, TorfuSettings settings) {
    this.serverAddress = serverAddress;
    this.settings = settings;
    var bytes = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(bytes);
    secret = HexFormat.of().formatHex(bytes);
  }

  /// Returns whether the server reserves the seat for the owner of the secret.
  boolean isReserved() {
    return isReserved;
  }

  /// Creates the game. An existing game of the same name is accepted.
  void createGame() throws InterruptedException {
    try (var link = connect()) {
      link.send(
          new ClientMessage.CreateGame(settings.seats(), settings.game(), settings.password(), 0));
      var answer = link.receive(settings.timeouts().greeting());
      boolean exists =
          answer instanceof ServerMessage.GameCreated
              || answer.equals(new ServerMessage.Failed(ErrorCode.NAME_TAKEN));
      if (!exists) throw new LinkException("the server does not create the game: " + answer);
    }
  }

  /// Joins the game with a secret, or without one if the server does not accept secrets.
  TorfuLink join() throws InterruptedException {
    try {
      return join(true);
    } catch (LinkException _) {
      return join(false);
    }
  }

  private TorfuLink join(boolean withSecret) throws InterruptedException {
    var link = connect();
    if (withSecret) link.send(new ClientMessage.Secret(secret));
    link.send(
        new ClientMessage.JoinGame(
            settings.game(), settings.password(), settings.name(), settings.age()));
    var answer = answer(link);
    boolean isUnsupported =
        withSecret && answer.equals(new ServerMessage.Failed(ErrorCode.UNKNOWN));
    requireJoined(
        link, isUnsupported ? answer(link) : answer, "the server does not let the player join");
    isReserved = withSecret && !isUnsupported;
    return link;
  }

  /// Reclaims the seat after the connection was lost.
  TorfuLink rejoin() throws InterruptedException {
    var link = connect();
    link.send(new ClientMessage.Secret(secret));
    link.send(new ClientMessage.Return(settings.game()));
    requireJoined(link, answer(link), "the server does not let the player rejoin");
    return link;
  }

  private TorfuLink connect() {
    return TorfuLink.open(
        serverAddress.uri().getHost(),
        serverAddress.uri().getPort(),
        settings.spelling(),
        settings.timeouts().greeting());
  }

  private ServerMessage answer(TorfuLink link) throws InterruptedException {
    try {
      return link.receive(settings.timeouts().greeting());
    } catch (LinkException e) {
      link.close();
      throw e;
    }
  }

  private static void requireJoined(TorfuLink link, ServerMessage answer, String problem) {
    if (answer instanceof ServerMessage.PlayerJoined) return;
    link.close();
    throw new LinkException(problem + ": " + answer);
  }
}
