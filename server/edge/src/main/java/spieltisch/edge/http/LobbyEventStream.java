package spieltisch.edge.http;

import io.vertx.core.Context;
import io.vertx.core.http.HttpServerResponse;
import java.util.concurrent.RejectedExecutionException;
import spieltisch.edge.transport.ChannelWriter;

/// The server-sent events of the lobby for one client. The server disconnects a client that does
/// not read the events.
final class LobbyEventStream implements LobbyFeed.Listener {
  private final Context context;
  private final HttpServerResponse response;
  private final ChannelWriter channel;
  private final boolean wantsChanges;

  /// @param context the event loop of the connection
  /// @param wantsChanges whether every event after the first contains only the changes of the list;
  ///   if not, every event contains the whole list
  LobbyEventStream(
      Context context, HttpServerResponse response, ChannelWriter channel, boolean wantsChanges) {
    this.context = context;
    this.response = response;
    this.channel = channel;
    this.wantsChanges = wantsChanges;
  }

  @Override
  public boolean wantsChanges() {
    return wantsChanges;
  }

  @Override
  public void send(String event) {
    try {
      context.runOnContext(
          _ -> {
            if (!response.closed() && channel.canWrite()) response.write(event);
          });
    } catch (RejectedExecutionException _) {
      // The server has shut down, so the event need not be sent.
    }
  }
}
