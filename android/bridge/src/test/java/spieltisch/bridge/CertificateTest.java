package spieltisch.bridge;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Certificates of servers: only a trusted one for the host in the address is accepted.
final class CertificateTest {
  private static final char[] PASSWORD = "loopback".toCharArray();
  private static final int LONG_TIME = 60_000;

  @TempDir Path folder;
  private final RecordedEvents page = new RecordedEvents();

  @Test
  void a_certificate_of_nobody_is_refused() throws Exception {
    var keys = certificate("ip:127.0.0.1");
    assertRefused(keys, (SSLSocketFactory) SSLSocketFactory.getDefault());
  }

  @Test
  void a_certificate_for_another_host_is_refused() throws Exception {
    var keys = certificate("dns:anderswo.example");
    assertRefused(keys, trusting(keys).getSocketFactory());
  }

  private void assertRefused(KeyStore keys, SSLSocketFactory client) throws Exception {
    try (var server =
        LoopbackServer.start(
            trusting(keys).getServerSocketFactory(), socket -> socket.getInputStream().read())) {
      new Bridge(page, client, LONG_TIME, LONG_TIME).open(1, server.url("wss"));
      page.expect("closed 1 4006 certificate");
    }
  }

  @Test
  void a_server_without_encryption_is_refused() throws Exception {
    try (var server =
        LoopbackServer.start(
            socket -> {
              socket.getInputStream().read();
              socket.getOutputStream().write("HTTP/1.1 400 Bad Request\r\n\r\n".getBytes(UTF_8));
            })) {
      new Bridge(page).open(1, server.url("wss"));
      page.expect("closed 1 4006 certificate");
    }
  }

  @Test
  void a_trusted_certificate_for_the_host_is_accepted() throws Exception {
    var keys = certificate("ip:127.0.0.1");
    try (var server =
        LoopbackServer.start(
            trusting(keys).getServerSocketFactory(),
            socket -> {
              var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
              assertEquals("GET / HTTP/1.1", in.readLine());
              while (!in.readLine().isEmpty()) Thread.onSpinWait();
            })) {
      var client = trusting(keys).getSocketFactory();
      new Bridge(page, client, LONG_TIME, LONG_TIME).open(1, server.url("wss"));
      // The script ends before the handshake of the WebSocket, which comes after that of TLS.
      page.expect("closed 1 4006 noServer");
      server.await();
    }
  }

  private KeyStore certificate(String name) throws Exception {
    var file = folder.resolve("keys.p12");
    var keytool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
    var process =
        new ProcessBuilder(
                keytool,
                "-genkeypair",
                "-keyalg",
                "EC",
                "-alias",
                "server",
                "-dname",
                "CN=test",
                "-ext",
                "san=" + name,
                "-storetype",
                "PKCS12",
                "-keystore",
                file.toString(),
                "-storepass",
                new String(PASSWORD))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertEquals(0, process.waitFor());
    var keys = KeyStore.getInstance("PKCS12");
    try (var in = Files.newInputStream(file)) {
      keys.load(in, PASSWORD);
    }
    return keys;
  }

  /// A context with the key of the server that trusts only its certificate.
  private static SSLContext trusting(KeyStore keys) throws Exception {
    var own = KeyManagerFactory.getInstance("PKIX");
    own.init(keys, PASSWORD);
    var certificates = KeyStore.getInstance("PKCS12");
    certificates.load(null, null);
    certificates.setCertificateEntry("server", keys.getCertificate("server"));
    var trusted = TrustManagerFactory.getInstance("PKIX");
    trusted.init(certificates);
    var context = SSLContext.getInstance("TLS");
    context.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
    return context;
  }
}
