package spieltisch.edge.config;

import spieltisch.catan.Variant;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.TableOptions;
import spieltisch.table.TimeControl;

/// Options of the tables that the server opens for clients that name no table, by dialect.
///
/// @param v10 for 1.0, with and without umlauts
/// @param v04 for 0.4
/// @param v01 for 0.1
public record DialectTables(TableOptions v10, TableOptions v04, TableOptions v01) {
  private static final TimeControl CLOCK = TimeControl.perDecision(300_000, 15_000);

  /// Each dialect plays the rules of its own document. A decision may take five minutes, that of a
  /// computer player 15 seconds.
  public static DialectTables standard() {
    return of(Variant.STANDARD, Variant.V04, Variant.V01, CLOCK);
  }

  public static DialectTables of(Variant v10, Variant v04, Variant v01, TimeControl clock) {
    return new DialectTables(options(v10, clock), options(v04, clock), options(v01, clock));
  }

  /// The same options for all dialects. Clients of a dialect that cannot play them are refused.
  public static DialectTables same(TableOptions options) {
    return new DialectTables(options, options, options);
  }

  private static TableOptions options(Variant variant, TimeControl clock) {
    var standard = TableOptions.standard().withClock(clock);
    return standard.withCatan(variant.options(standard.most()));
  }

  public TableOptions of(Dialect dialect) {
    if (dialect.equals(Dialect.V0_4)) return v04;
    return dialect.equals(Dialect.V0_1) ? v01 : v10;
  }
}
