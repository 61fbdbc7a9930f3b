package spieltisch.edge.config;

import spieltisch.catan.Variant;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.TableOptions;

/// Options of the tables that the server opens for clients that name no table, by dialect.
///
/// @param v10 for 1.0, with and without umlauts
/// @param v04 for 0.4
/// @param v01 for 0.1
public record DialectTables(TableOptions v10, TableOptions v04, TableOptions v01) {
  /// Each dialect plays the rules of its own document.
  public static DialectTables standard() {
    return of(Variant.STANDARD, Variant.V04, Variant.V01);
  }

  public static DialectTables of(Variant v10, Variant v04, Variant v01) {
    return new DialectTables(options(v10), options(v04), options(v01));
  }

  /// The same options for all dialects. Clients of a dialect that cannot play them are refused.
  public static DialectTables same(TableOptions options) {
    return new DialectTables(options, options, options);
  }

  private static TableOptions options(Variant variant) {
    var standard = TableOptions.standard();
    return standard.withCatan(variant.options(standard.most()));
  }

  public TableOptions of(Dialect dialect) {
    if (dialect.equals(Dialect.V0_4)) return v04;
    return dialect.equals(Dialect.V0_1) ? v01 : v10;
  }
}
