package spieltisch.bridge;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.ProtocolException;
import java.net.URL;
import java.nio.charset.StandardCharsets;

/// Requests to the lobby of a server.
final class HttpRequests {
  /// A finished game with all its messages is the longest answer.
  private static final int MAX_BYTES = 16 << 20;

  private static final int BUFFER_BYTES = 8192;

  private final int timeoutMillis;

  HttpRequests(int timeoutMillis) {
    this.timeoutMillis = timeoutMillis;
  }

  static final class Answer {
    final int status;
    final String body;

    private Answer(int status, String body) {
      this.status = status;
      this.body = body;
    }
  }

  /// The parameters are those of [Bridge#request].
  Answer send(String method, String url, String token, String password, String body)
      throws IOException {
    if (!url.startsWith("http://") && !url.startsWith("https://")) throw new ProtocolException(url);
    HttpURLConnection connection = (HttpURLConnection) new URL(url).openConnection();
    try {
      connection.setConnectTimeout(timeoutMillis);
      connection.setReadTimeout(timeoutMillis);
      connection.setInstanceFollowRedirects(false);
      connection.setUseCaches(false);
      connection.setRequestMethod(method);
      if (!token.isEmpty()) connection.setRequestProperty("Seat-Token", token);
      if (!password.isEmpty()) connection.setRequestProperty("Table-Password", password);
      if (!body.isEmpty()) {
        connection.setDoOutput(true);
        connection.setRequestProperty("Content-Type", "application/json");
        connection.getOutputStream().write(body.getBytes(StandardCharsets.UTF_8));
      }
      int status = connection.getResponseCode();
      if (status < 0) throw new ProtocolException("no HTTP");
      InputStream in =
          status >= HttpURLConnection.HTTP_BAD_REQUEST
              ? connection.getErrorStream()
              : connection.getInputStream();
      return new Answer(status, in == null ? "" : read(in));
    } finally {
      connection.disconnect();
    }
  }

  private static String read(InputStream in) throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    byte[] buffer = new byte[BUFFER_BYTES];
    for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
      body.write(buffer, 0, count);
      if (body.size() > MAX_BYTES) throw new ProtocolException("answer too long");
    }
    return new String(body.toByteArray(), StandardCharsets.UTF_8);
  }
}
