package spieltisch.client.torfu;

import java.security.SecureRandom;
import java.util.HexFormat;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.ServerAddress;
import spieltisch.torfu.ClientMessage;
import spieltisch.torfu.ErrorCode;
import spieltisch.torfu.ServerMessage;

/// A seat in a game of the Torres text protocol: how to get it, and how to get back to it.
///
/// Who tells a secret before he joins may come back with it; that is an extension, and a server
/// that does not know the word only says so.
final class TorfuSeat {
  private static final int SECRET_BYTES = 16;

  private final ServerAddress serverAddress;
  private final TorfuSettings settings;
  private final String secret;
  private boolean isKept;

  TorfuSeat(ServerAddress serverAddress, TorfuSettings settings) {
    this.serverAddress = serverAddress;
    this.settings = settings;
    var bytes = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(bytes);
    secret = HexFormat.of().formatHex(bytes);
  }

  /// Whether the server keeps the seat for who has the secret.
  boolean isKept() {
    return isKept;
  }

  /// Opens the game; that there is one already is as good.
  void open() throws InterruptedException {
    try (var link = connect()) {
      link.say(
          new ClientMessage.CreateGame(settings.seats(), settings.game(), settings.password(), 0));
      var answer = link.hear(settings.patience().greeting());
      boolean isThere =
          answer instanceof ServerMessage.GameCreated
              || answer.equals(new ServerMessage.Failed(ErrorCode.NAME_TAKEN));
      if (!isThere) throw new LinkException("the server does not open the game: " + answer);
    }
  }

  /// Joins the game; where the secret does harm, without one.
  TorfuLink join() throws InterruptedException {
    try {
      return join(true);
    } catch (LinkException _) {
      return join(false);
    }
  }

  private TorfuLink join(boolean hasSecret) throws InterruptedException {
    var link = connect();
    if (hasSecret) link.say(new ClientMessage.Secret(secret));
    link.say(
        new ClientMessage.JoinGame(
            settings.game(), settings.password(), settings.name(), settings.age()));
    var answer = answer(link);
    boolean isUnknown = hasSecret && answer.equals(new ServerMessage.Failed(ErrorCode.UNKNOWN));
    admitted(link, isUnknown ? answer(link) : answer, "the server does not let us join the game");
    isKept = hasSecret && !isUnknown;
    return link;
  }

  /// Takes the seat again after the connection was lost.
  TorfuLink comeBack() throws InterruptedException {
    var link = connect();
    link.say(new ClientMessage.Secret(secret));
    link.say(new ClientMessage.Return(settings.game()));
    admitted(link, answer(link), "the server does not let us come back");
    return link;
  }

  private TorfuLink connect() {
    return TorfuLink.open(
        serverAddress.uri().getHost(),
        serverAddress.uri().getPort(),
        settings.words(),
        settings.patience().greeting());
  }

  private ServerMessage answer(TorfuLink link) throws InterruptedException {
    try {
      return link.hear(settings.patience().greeting());
    } catch (LinkException e) {
      link.close();
      throw e;
    }
  }

  private static void admitted(TorfuLink link, ServerMessage answer, String complaint) {
    if (answer instanceof ServerMessage.PlayerJoined) return;
    link.close();
    throw new LinkException(complaint + ": " + answer);
  }
}
