package spieltisch.edge;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Colour;
import spieltisch.kernel.SeededChance;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.ServerMessage;

/// A WebSocket client that plays random moves of the server's move list until the game ends.
final class RandomClient implements WebSocket.Listener {
  private final MessageCodec codec = new MessageCodec(Dialect.V1_0, Set.of(Extension.MOVE_LIST));
  private final SeededChance chance;
  private final Colour colour;
  private final StringBuilder partial = new StringBuilder();
  private final CompletableFuture<ServerMessage.GameEnded> end = new CompletableFuture<>();
  private @Nullable WebSocket socket;
  private List<ClientMessage.Move> legal = List.of();
  private List<ClientMessage.Move> others = List.of();
  private boolean isPending;

  RandomClient(Colour colour, long seed) {
    this.colour = colour;
    chance = new SeededChance(seed);
  }

  static RandomClient connect(HttpClient http, URI server, Colour colour, long seed) {
    var client = new RandomClient(colour, seed);
    http.newWebSocketBuilder().buildAsync(server, client).join();
    return client;
  }

  CompletableFuture<ServerMessage.GameEnded> end() {
    return end;
  }

  void disconnect() {
    if (socket != null) socket.abort();
  }

  @Override
  public void onOpen(WebSocket opened) {
    socket = opened;
    opened.request(1);
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    partial.append(data);
    if (last) {
      receive(partial.toString());
      partial.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    end.completeExceptionally(error);
  }

  private void receive(String text) {
    switch (codec.decodeServer(text)) {
      case DecodeResult.Malformed<ServerMessage> malformed ->
          end.completeExceptionally(new AssertionError(malformed.sentence() + ": " + text));
      case DecodeResult.Decoded<ServerMessage>(var message) -> react(message);
    }
  }

  private void react(ServerMessage message) {
    switch (message) {
      case ServerMessage.Hello hello -> {
        if (hello.extensions().isEmpty())
          send(new ClientMessage.Hello("Test (KI)", Set.of(Extension.MOVE_LIST)));
      }
      case ServerMessage.Welcome _ -> introduce();
      case ServerMessage.Answer answer -> answered(answer);
      case ServerMessage.LegalMoves(var moves) -> {
        legal = moves;
        act();
      }
      case ServerMessage.GameEnded ended -> end.complete(ended);
      default -> {}
    }
  }

  private void introduce() {
    send(new ClientMessage.SetProfile(Optional.of(colour.name()), Optional.of(colour)));
    send(new ClientMessage.Start());
  }

  /// A move may be refused for hidden reasons, for instance because a trading partner lacks the
  /// cards. The server sends no new list then, so the client tries another move.
  private void answered(ServerMessage.Answer answer) {
    isPending = false;
    if (!answer.isOk() && legal.isEmpty()) legal = others;
    act();
  }

  /// Sends a random move unless a request is pending.
  private void act() {
    if (isPending || legal.isEmpty()) return;
    isPending = true;
    var move = legal.get(chance.below(legal.size()));
    others = legal.stream().filter(other -> !other.equals(move)).toList();
    legal = List.of();
    send(move);
  }

  private void send(ClientMessage message) {
    if (socket != null) socket.sendText(codec.encode(message).orElseThrow(), true).join();
  }
}
