package spieltisch.app.options;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import spieltisch.app.CliException;
import spieltisch.catan.Options;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.edge.config.DialectTables;
import spieltisch.edge.config.OptionWords;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.options.TimeControl;

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
          "Rules of the tables for protocol 0.1 (default: ${DEFAULT-VALUE}), which has no messages"
              + " for other rules.")
  private String v01 = "v01";

  @Option(
      names = "--bank",
      paramLabel = "CARDS",
      description = "Cards of each resource in the bank, 1 to 31 (default: as in the rules).")
  private @Nullable Integer bank;

  @Option(
      names = "--desert",
      paramLabel = "PLACE",
      description = "Place of the desert: anywhere or centre (default: as in the rules).")
  private @Nullable String desert;

  @Option(
      names = "--shortage",
      paramLabel = "RULE",
      description =
          "Who gets cards when the bank has too few: nobody, or players in-turn-order (default: as"
              + " in the rules).")
  private @Nullable String shortage;

  @Option(
      names = "--invention",
      paramLabel = "CARDS",
      description =
          "Cards that an invention takes: two, or one-or-two for clients that name one resource"
              + " only (default: two).")
  private @Nullable String invention;

  @Option(
      names = "--torres-variants",
      paramLabel = "VARIANT",
      split = ",",
      description =
          "Variants of the rules for games that Torres clients open, separated by commas;"
              + " docs/rules/torres.md lists them (default: none).")
  private List<String> torresVariants = List.of();

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

  @Option(
      names = "--ready-seconds",
      paramLabel = "SECONDS",
      description =
          "Time that others wait for a player who is not ready at these tables; then the player"
              + " watches (default: 120; 0 for any time).")
  private @Nullable Integer ready;

  public DialectTables tables() {
    if (decision < 0 || computer < 0)
      throw new CliException("--decision-seconds and --computer-seconds must not be negative");
    if (ready != null && ready < 0) throw new CliException("--ready-seconds must not be negative");
    var tables =
        DialectTables.of(
            variant("--rules-1.0", v10, Dialect.V1_0),
            variant("--rules-0.4", v04, Dialect.V0_4),
            variant("--rules-0.1", v01, Dialect.V0_1),
            TimeControl.perDecision(decision * MILLIS, computer * MILLIS));
    var chosen = tables.withCatan(this::withChoices).withTorres(torresRules());
    return ready == null ? chosen : chosen.withReady(ready * MILLIS);
  }

  private Options withChoices(Options rules) {
    var builder = rules.toBuilder();
    if (bank != null) {
      if (bank < 1 || bank > PackedCounts.MOST)
        throw new CliException("--bank must be 1 to " + PackedCounts.MOST);
      builder.bank(bank);
    }
    if (desert != null) builder.desert(constant("desert", desert, Options.Desert.class));
    if (shortage != null)
      builder.shortage(constant("shortage rule", shortage, Options.ShortageRule.class));
    if (invention != null)
      builder.invention(constant("number of cards", invention, Options.Invention.class));
    return builder.build();
  }

  private static <E extends Enum<E>> E constant(String what, String word, Class<E> type) {
    return OptionWords.constant(type, word)
        .orElseThrow(() -> CliChoices.unknown(what, word, OptionWords.all(type)));
  }

  private spieltisch.torres.Options torresRules() {
    var rules = spieltisch.torres.Options.STANDARD;
    for (var word : torresVariants)
      rules = rules.with(constant("variant", word, spieltisch.torres.Variant.class));
    if (rules.variants().size() == torresVariants.size()) return rules;
    throw new CliException("--torres-variants takes one variant of each topic");
  }

  private static Variant variant(String option, String word, Dialect dialect) {
    var variant = constant("rules", word, Variant.class);
    if (dialect.canPlay(variant.options(4))) return variant;
    throw new CliException(
        option + ": protocol " + dialect.name() + " has no messages for the rules " + word);
  }
}
