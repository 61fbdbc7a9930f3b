package spieltisch.bridge;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProtocolException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.security.SecureRandom;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/// Opens connections to servers.
final class WireOpener {
  private final SSLSocketFactory tls;
  private final SecureRandom random;
  private final int connectMillis;
  private final int silenceMillis;

  WireOpener(SSLSocketFactory tls, SecureRandom random, int connectMillis, int silenceMillis) {
    this.tls = tls;
    this.random = random;
    this.connectMillis = connectMillis;
    this.silenceMillis = silenceMillis;
  }

  /// @throws IOException if there is no such server; [Failure#of] names the reason
  Wire open(String address) throws IOException {
    ServerUrl url = ServerUrl.of(address);
    Socket socket = new Socket();
    try {
      socket.connect(
          new InetSocketAddress(InetAddress.getByName(url.host), url.port), connectMillis);
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(connectMillis);
      if (url.scheme.equals("tcp")) return new TcpWire(socket);
      Socket plainOrTls = url.scheme.equals("wss") ? encrypted(socket, url) : socket;
      shakeHands(plainOrTls, url);
      return new WebSocketWire(plainOrTls, random, silenceMillis);
    } catch (IOException | RuntimeException e) {
      socket.close();
      throw e;
    }
  }

  /// Encrypts a connection and checks that the certificate is for this host.
  private Socket encrypted(Socket socket, ServerUrl url) throws IOException {
    SSLSocket encrypted = (SSLSocket) tls.createSocket(socket, url.host, url.port, true);
    SSLParameters parameters = encrypted.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    encrypted.setSSLParameters(parameters);
    encrypted.startHandshake();
    return encrypted;
  }

  private void shakeHands(Socket socket, ServerUrl url) throws IOException {
    try {
      WebSocketHandshake.perform(socket, url, random);
    } catch (SocketTimeoutException e) {
      throw new ProtocolException("no answer");
    }
  }
}
