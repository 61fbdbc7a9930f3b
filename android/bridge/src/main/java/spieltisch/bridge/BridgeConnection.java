package spieltisch.bridge;

import java.io.IOException;
import java.net.ProtocolException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/// One connection of the page, with a thread that reads and one that writes. The page is told
/// exactly once that it ended, unless the page closed it.
final class BridgeConnection {
  /// How many texts may wait for a server that does not read.
  private static final int MAX_WAITING = 256;

  private final int id;
  private final PageEvents page;
  private final Runnable onEnd;
  private final BlockingQueue<String> outgoing = new LinkedBlockingQueue<>(MAX_WAITING);
  private @Nullable Wire wire;
  private @Nullable Thread writer;
  private boolean hasEnded;

  BridgeConnection(int id, PageEvents page, Runnable onEnd) {
    this.id = id;
    this.page = page;
    this.onEnd = onEnd;
  }

  void start(WireOpener opener, String address) {
    Thread reader = new Thread(() -> run(opener, address), "bridge-reader-" + id);
    reader.setDaemon(true);
    reader.start();
  }

  private void run(WireOpener opener, String address) {
    Wire opened;
    try {
      opened = opener.open(address);
    } catch (IOException e) {
      end(PageEvents.FAILED, Failure.of(e).word);
      return;
    } catch (RuntimeException e) {
      // Some addresses are refused by the platform with unchecked exceptions.
      end(PageEvents.FAILED, Failure.UNREACHABLE.word);
      return;
    }
    if (!use(opened)) return;
    try {
      for (String text = opened.receive(); text != null; text = opened.receive())
        if (!tell(text)) return;
      end(opened.closeCode(), opened.closeReason());
    } catch (ProtocolException e) {
      end(PageEvents.FAILED, Failure.NO_SERVER.word);
    } catch (IOException e) {
      end(PageEvents.LOST, "");
    }
  }

  /// Starts the writing thread, unless the page has closed the connection in the meantime.
  private boolean use(Wire opened) {
    synchronized (this) {
      if (hasEnded) {
        closeQuietly(opened);
        return false;
      }
      wire = opened;
      writer = new Thread(() -> write(opened), "bridge-writer-" + id);
      writer.setDaemon(true);
      writer.start();
    }
    page.opened(id);
    return true;
  }

  private boolean tell(String text) {
    synchronized (this) {
      if (hasEnded) return false;
    }
    page.received(id, text);
    return true;
  }

  private void write(Wire opened) {
    try {
      while (true) opened.send(outgoing.take());
    } catch (IOException e) {
      end(PageEvents.LOST, "");
    } catch (InterruptedException e) {
      // The connection has ended.
    }
  }

  /// Sends a text. A server that does not read loses the connection.
  void send(String text) {
    if (text.length() > Wire.MAX_BYTES || !outgoing.offer(text)) end(PageEvents.LOST, "");
  }

  /// The page does not want the connection any more and is told nothing.
  void close() {
    finish();
  }

  private void end(int code, String reason) {
    if (finish()) page.closed(id, code, reason);
  }

  /// Returns whether this call ended the connection.
  private boolean finish() {
    Wire last;
    Thread idle;
    synchronized (this) {
      if (hasEnded) return false;
      hasEnded = true;
      last = wire;
      idle = writer;
    }
    // Closing the socket ends the reading thread, and Android forbids it on the thread of the
    // screen.
    if (last != null) {
      Thread closer = new Thread(() -> closeQuietly(last), "bridge-closer-" + id);
      closer.setDaemon(true);
      closer.start();
    }
    if (idle != null) idle.interrupt();
    onEnd.run();
    return true;
  }

  private static void closeQuietly(Wire wire) {
    try {
      wire.close();
    } catch (IOException e) {
      // A failed close needs no reaction.
    }
  }
}
