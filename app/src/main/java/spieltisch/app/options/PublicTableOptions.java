package spieltisch.app.options;

import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import spieltisch.app.CliException;
import spieltisch.catan.Variant;
import spieltisch.edge.config.DialectTables;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.TimeControl;

/// The options for the tables that the server opens for clients that name no table.
public final class PublicTableOptions {
  private static final long MILLIS = 1_000;

  @Option(
      names = "--rules-1.0",
      paramLabel = "RULES",
      defaultValue = "standard",
      description =
          "Rules of the tables for protocol 1.0: standard, v04, v01 or notizen (default:"
              + " ${DEFAULT-VALUE}).")
  private String v10 = "standard";

  @Option(
      names = "--rules-0.4",
      paramLabel = "RULES",
      defaultValue = "v04",
      description =
          "Rules of the tables for protocol 0.4 (default: ${DEFAULT-VALUE}). With the rules of 1.0,"
              + " clients of both meet at the same tables.")
  private String v04 = "v04";

  @Option(
      names = "--rules-0.1",
      paramLabel = "RULES",
      defaultValue = "v01",
      description =
          "Rules of the tables for protocol 0.1 (default: ${DEFAULT-VALUE}), which has no messages for"
              + " other rules.")
  private String v01 = "v01";

  @Option(
      names = "--decision-seconds",
      defaultValue = "300",
      description =
          "Time for each decision of a player at these tables; then the server acts (default:"
              + " ${DEFAULT-VALUE}; 0 for any time).")
  private int decision;

  @Option(
      names = "--computer-seconds",
      defaultValue = "15",
      description =
          "Time for each decision of a client that calls itself a computer player with (KI)"
              + " (default: ${DEFAULT-VALUE}; 0 for the time of people).")
  private int computer;

  public DialectTables tables() {
    if (decision < 0 || computer < 0)
      throw new CliException("--decision-seconds and --computer-seconds must not be negative");
    return DialectTables.of(
        variant("--rules-1.0", v10, Dialect.V1_0),
        variant("--rules-0.4", v04, Dialect.V0_4),
        variant("--rules-0.1", v01, Dialect.V0_1),
        TimeControl.perDecision(decision * MILLIS, computer * MILLIS));
  }

  private static Variant variant(String option, String word, Dialect dialect) {
    var variant =
        Arrays.stream(Variant.values())
            .filter(known -> known.word().equals(word))
            .findFirst()
            .orElseThrow(() -> CliChoices.unknown("rules", word, words()));
    if (dialect.canPlay(variant.options(4))) return variant;
    throw new CliException(
        option + ": protocol " + dialect.name() + " has no messages for the rules " + word);
  }

  private static String words() {
    return Arrays.stream(Variant.values()).map(Variant::word).collect(Collectors.joining(", "));
  }
}
