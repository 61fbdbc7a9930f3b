package spieltisch.edge.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.CertificateParsingException;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;

/// The domain names for which a certificate was issued.
public final class CertificateNames {
  private static final int DNS_NAME = 2;

  private CertificateNames() {}

  /// Reads the domain names from a certificate.
  ///
  /// @param file the PEM file with the server's certificate and the certificates of its issuers
  /// @throws CertificateException if the file contains no certificate
  public static List<String> read(Path file) throws IOException, CertificateException {
    try (var stream = Files.newInputStream(file)) {
      var all = CertificateFactory.getInstance("X.509").generateCertificates(stream);
      for (var certificate : all) if (certificate instanceof X509Certificate own) return names(own);
      throw new CertificateException("no certificate");
    }
  }

  private static List<String> names(X509Certificate certificate)
      throws CertificateParsingException {
    var names = new ArrayList<String>();
    var alternatives = certificate.getSubjectAlternativeNames();
    if (alternatives == null) return names;
    for (var alternative : alternatives)
      if (alternative.getFirst().equals(DNS_NAME)) names.add(alternative.get(1).toString());
    return names;
  }
}
