package spieltisch.edge;

import spieltisch.table.TableOptions;
import spieltisch.torfu.KeywordSpelling;

/// How a server is set up.
///
/// @param options of the tables that open by themselves
/// @param words how the Torres port spells its keywords
/// @param isSingle whether there is one game at a time and nothing else, as the document 1.0 knows
///   it
public record Setup(
    TableOptions options,
    Ports ports,
    Limits limits,
    Security security,
    Metrics metrics,
    String version,
    KeywordSpelling words,
    boolean isSingle) {

  /// A server with nothing special.
  public static Setup usual(TableOptions options, Ports ports, Limits limits, String version) {
    return new Setup(
        options, ports, limits, Security.OPEN, new Metrics(), version, KeywordSpelling.STANDARD, false);
  }

  public Setup with(Security newSecurity) {
    return new Setup(options, ports, limits, newSecurity, metrics, version, words, isSingle);
  }

  public Setup with(Metrics newMetrics) {
    return new Setup(options, ports, limits, security, newMetrics, version, words, isSingle);
  }

  public Setup with(KeywordSpelling newKeywordSpelling) {
    return new Setup(options, ports, limits, security, metrics, version, newKeywordSpelling, isSingle);
  }

  public Setup single() {
    return new Setup(options, ports, limits, security, metrics, version, words, true);
  }
}
