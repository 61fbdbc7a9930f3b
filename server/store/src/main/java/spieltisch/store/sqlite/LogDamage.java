package spieltisch.store.sqlite;

import spieltisch.store.TableId;

/// Damage to the entries of one table.
///
/// @param version the number of the first damaged or missing entry
/// @param finding what is wrong with the entry
public record LogDamage(TableId table, long version, String finding) {
  public String sentence() {
    return "table %s is damaged at entry %d (%s) and is not offered; its entries stay in the file; restore a backup to play it"
        .formatted(table.text(), version, finding);
  }
}
