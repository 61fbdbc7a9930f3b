package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Scanner;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.config.CertificateNames;
import spieltisch.edge.config.OwnNames;
import spieltisch.edge.config.Security;

class TlsTest {
  private static final char[] PASSWORD = "changeit".toCharArray();

  @TempDir private Path folder = Path.of(".");

  @Test
  void http_and_protocol_ports_use_tls() throws Exception {
    var keys = createKeys();
    var security = Security.DEFAULT.with(pem(keys));
    try (var server = new TestServer(folder, TestServer.GENEROUS, it -> it.with(security));
        var client = HttpClient.newBuilder().sslContext(trusting(keys)).build()) {
      var page =
          client.send(
              HttpRequest.newBuilder(
                      java.net.URI.create(
                          "https://localhost:" + server.port("web") + "/health/live"))
                  .build(),
              BodyHandlers.ofString());
      assertEquals("live\n", page.body());
      for (var endpoint : List.of("1.0", "0.4", "0.1"))
        assertTrue(firstLine(trusting(keys), server.port(endpoint)).contains("Protokoll"));
      assertThrows(IOException.class, () -> server.get("/health/live"), "without TLS");
    }
  }

  @Test
  void a_domain_of_the_certificate_is_known_and_browsers_keep_to_tls_there() throws Exception {
    var keys = createKeys();
    var tls = pem(keys);
    var names = new OwnNames(CertificateNames.read(tls.certificate()));
    assertEquals(List.of("localhost", "play.example.org"), names.names());
    var security = Security.DEFAULT.with(tls).with(names);
    try (var server = new TestServer(folder, TestServer.GENEROUS, it -> it.with(security))) {
      var header = "strict-transport-security: max-age=31536000";
      var domain = head(trusting(keys), server.port("web"), "play.example.org");
      assertTrue(domain.contains(" 200 ") && domain.contains(header), domain);
      var local = head(trusting(keys), server.port("web"), "localhost");
      assertTrue(local.contains(" 200 ") && !local.contains("strict"), local);
      var foreign = head(trusting(keys), server.port("web"), "evil.example.org");
      assertTrue(foreign.contains(" 421 "), foreign);
    }
  }

  /// Returns the head of a response in lower case.
  private static String head(SSLContext tls, int port, String host) throws IOException {
    try (var socket = tls.getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), port);
        var in = new Scanner(socket.getInputStream(), StandardCharsets.UTF_8)) {
      var request = "GET /health/live HTTP/1.1\r\nHost: " + host + "\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      return in.useDelimiter("\r\n\r\n").next().toLowerCase(Locale.ROOT);
    }
  }

  private static String firstLine(SSLContext tls, int port) throws IOException {
    try (var socket = tls.getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), port);
        var in = new Scanner(socket.getInputStream(), StandardCharsets.UTF_8)) {
      return in.nextLine();
    }
  }

  /// Creates a key and a certificate with keytool, because Java has no API for certificates.
  private KeyStore createKeys() throws Exception {
    var store = folder.resolve("keys.p12");
    var tool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "server",
                "-keyalg",
                "EC",
                "-groupname",
                "secp256r1",
                "-validity",
                "36500",
                "-dname",
                "CN=localhost",
                "-ext",
                "san=dns:localhost,dns:play.example.org",
                "-storetype",
                "PKCS12",
                "-keystore",
                store.toString(),
                "-storepass",
                new String(PASSWORD))
            .inheritIO()
            .start();
    assertEquals(0, tool.waitFor());
    return KeyStore.getInstance(store.toFile(), PASSWORD);
  }

  private Security.Tls pem(KeyStore keys) throws Exception {
    var certificate = folder.resolve("cert.pem");
    var key = folder.resolve("key.pem");
    Files.writeString(certificate, pem("CERTIFICATE", keys.getCertificate("server").getEncoded()));
    Files.writeString(key, pem("PRIVATE KEY", keys.getKey("server", PASSWORD).getEncoded()));
    return new Security.Tls(certificate, key);
  }

  private static String pem(String label, byte[] bytes) {
    return "-----BEGIN %1$s-----\n%2$s\n-----END %1$s-----\n"
        .formatted(label, Base64.getMimeEncoder().encodeToString(bytes));
  }

  private static SSLContext trusting(KeyStore keys) throws Exception {
    var trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry("server", keys.getCertificate("server"));
    var trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(trusted);
    var tls = SSLContext.getInstance("TLS");
    tls.init(null, trust.getTrustManagers(), null);
    return tls;
  }
}
