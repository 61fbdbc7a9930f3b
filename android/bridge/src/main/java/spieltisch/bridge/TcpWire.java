package spieltisch.bridge;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// The Catan protocol over TCP: JSON objects, one a line.
final class TcpWire implements Wire {
  private static final int BUFFER_BYTES = 8192;

  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;
  private final JsonObjectSplitter splitter = new JsonObjectSplitter(MAX_BYTES);
  private final byte[] buffer = new byte[BUFFER_BYTES];

  TcpWire(Socket socket) throws IOException {
    this.socket = socket;
    in = socket.getInputStream();
    out = socket.getOutputStream();
    // A server without a message is not gone: the protocol has no sign of life.
    socket.setSoTimeout(0);
    socket.setKeepAlive(true);
  }

  @Override
  public @Nullable String receive() throws IOException {
    for (String text = splitter.next(); ; text = splitter.next()) {
      if (text != null) return text;
      int count = in.read(buffer);
      if (count < 0) return null;
      splitter.add(buffer, count);
    }
  }

  @Override
  public void send(String text) throws IOException {
    out.write((text + "\n").getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  @Override
  public int closeCode() {
    return PageEvents.LOST;
  }

  @Override
  public String closeReason() {
    return "";
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
