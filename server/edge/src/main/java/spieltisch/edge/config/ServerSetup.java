package spieltisch.edge.config;

import spieltisch.table.TableOptions;
import spieltisch.torfu.KeywordSpelling;

/// How a server is set up.
///
/// @param options of the tables that open by themselves
/// @param words how the Torres port spells its keywords
/// @param isSingle whether there is one game at a time and nothing else, as the document 1.0 knows
///   it
public record ServerSetup(
    TableOptions options,
    Ports ports,
    Limits limits,
    Security security,
    Metrics metrics,
    String version,
    KeywordSpelling words,
    boolean isSingle) {

  /// A server with nothing special.
  public static ServerSetup usual(
      TableOptions options, Ports ports, Limits limits, String version) {
    return new ServerSetup(
        options,
        ports,
        limits,
        Security.OPEN,
        new Metrics(),
        version,
        KeywordSpelling.STANDARD,
        false);
  }

  public ServerSetup with(Security newSecurity) {
    return new ServerSetup(options, ports, limits, newSecurity, metrics, version, words, isSingle);
  }

  public ServerSetup with(Metrics newMetrics) {
    return new ServerSetup(options, ports, limits, security, newMetrics, version, words, isSingle);
  }

  public ServerSetup with(KeywordSpelling newKeywordSpelling) {
    return new ServerSetup(
        options, ports, limits, security, metrics, version, newKeywordSpelling, isSingle);
  }

  public ServerSetup single() {
    return new ServerSetup(options, ports, limits, security, metrics, version, words, true);
  }
}
