package spieltisch.edge.config;

import spieltisch.torfu.KeywordSpelling;

/// The configuration of a server.
///
/// @param tables the options of tables that the server itself opens
/// @param spelling the spelling of the keywords on the Torres port
/// @param isSingleGame whether the server runs only one Catan game at a time, as the document of
///   protocol 1.0 describes
public record ServerSetup(
    DialectTables tables,
    Ports ports,
    Limits limits,
    Security security,
    Metrics metrics,
    String version,
    KeywordSpelling spelling,
    boolean isSingleGame,
    AnalysisLimits analyses) {

  /// Returns a setup without TLS, with new metrics and the standard spelling of the Torres
  /// keywords.
  public static ServerSetup standard(
      DialectTables tables, Ports ports, Limits limits, String version) {
    return new ServerSetup(
        tables,
        ports,
        limits,
        Security.DEFAULT,
        new Metrics(),
        version,
        KeywordSpelling.STANDARD,
        false,
        AnalysisLimits.DEFAULT);
  }

  public ServerSetup with(DialectTables newTables) {
    return new ServerSetup(
        newTables, ports, limits, security, metrics, version, spelling, isSingleGame, analyses);
  }

  public ServerSetup with(Security newSecurity) {
    return new ServerSetup(
        tables, ports, limits, newSecurity, metrics, version, spelling, isSingleGame, analyses);
  }

  public ServerSetup with(Metrics newMetrics) {
    return new ServerSetup(
        tables, ports, limits, security, newMetrics, version, spelling, isSingleGame, analyses);
  }

  public ServerSetup with(KeywordSpelling newSpelling) {
    return new ServerSetup(
        tables, ports, limits, security, metrics, version, newSpelling, isSingleGame, analyses);
  }

  public ServerSetup with(AnalysisLimits newAnalyses) {
    return new ServerSetup(
        tables, ports, limits, security, metrics, version, spelling, isSingleGame, newAnalyses);
  }

  public ServerSetup singleGame() {
    return new ServerSetup(
        tables, ports, limits, security, metrics, version, spelling, true, analyses);
  }
}
