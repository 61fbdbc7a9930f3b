package spieltisch.edge.config;

import java.util.function.UnaryOperator;
import spieltisch.catan.Options;
import spieltisch.catan.Variant;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// The options of the tables that the server itself opens, for each dialect of the Catan protocol.
/// The server opens such tables for clients that name no table. The record also holds the rules of
/// tables that Torres clients open.
///
/// @param v10 the options for protocol 1.0, with and without umlauts
/// @param v04 the options for protocol 0.4
/// @param v01 the options for protocol 0.1
public record DialectTables(
    TableOptions v10, TableOptions v04, TableOptions v01, spieltisch.torres.Options torres) {
  private static final TimeControl CLOCK = TimeControl.perDecision(300_000, 15_000);

  /// Returns the standard options, in which each dialect plays the rules of its own document. A
  /// person may take five minutes for a decision, and a computer player 15 seconds. The tables have
  /// the default limits of offers and of the time for answers.
  public static DialectTables standard() {
    return of(Variant.STANDARD, Variant.V04, Variant.V01, CLOCK);
  }

  public static DialectTables of(Variant v10, Variant v04, Variant v01, TimeControl clock) {
    return new DialectTables(
        options(v10, clock),
        options(v04, clock),
        options(v01, clock),
        spieltisch.torres.Options.STANDARD);
  }

  /// Returns the same options for all dialects. The server refuses clients of a dialect that cannot
  /// play with these options.
  public static DialectTables same(TableOptions options) {
    return new DialectTables(options, options, options, spieltisch.torres.Options.STANDARD);
  }

  /// Returns these options with changed rules of Catan in all dialects.
  public DialectTables withCatan(UnaryOperator<Options> change) {
    return new DialectTables(
        v10.withCatan(change.apply(v10.catan())),
        v04.withCatan(change.apply(v04.catan())),
        v01.withCatan(change.apply(v01.catan())),
        torres);
  }

  /// Returns these options with another waiting time for players who are not ready.
  ///
  /// @param millis the waiting time in milliseconds; 0 for no limit
  public DialectTables withReady(long millis) {
    return new DialectTables(
        v10.withReady(millis), v04.withReady(millis), v01.withReady(millis), torres);
  }

  public DialectTables withTorres(spieltisch.torres.Options rules) {
    return new DialectTables(v10, v04, v01, rules);
  }

  private static TableOptions options(Variant variant, TimeControl clock) {
    var standard =
        TableOptions.standard().withClock(clock.withAnswer(TimeControl.DEFAULT_ANSWER_MILLIS));
    return standard.withCatan(variant.options(standard.most()).withDefaultOfferLimits());
  }

  public TableOptions of(Dialect dialect) {
    if (dialect.equals(Dialect.V0_4)) return v04;
    return dialect.equals(Dialect.V0_1) ? v01 : v10;
  }
}
