package spieltisch.app.options;

import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import spieltisch.app.CliException;
import spieltisch.catan.Variant;
import spieltisch.edge.config.DialectTables;
import spieltisch.siedler.codec.Dialect;

/// The options for the rules of tables that the server opens for clients that name no table.
public final class RulesOptions {
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

  public DialectTables tables() {
    return DialectTables.of(
        variant("--rules-1.0", v10, Dialect.V1_0),
        variant("--rules-0.4", v04, Dialect.V0_4),
        variant("--rules-0.1", v01, Dialect.V0_1));
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
