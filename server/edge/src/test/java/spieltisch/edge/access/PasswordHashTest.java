package spieltisch.edge.access;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import spieltisch.table.member.SecretHash;

class PasswordHashTest {
  @Test
  void a_password_matches_its_hash_only() {
    var hash = PasswordHash.create("grün");
    assertTrue(PasswordHash.matches(hash, "grün"));
    for (var wrong : new String[] {"", "grun", "Grün", hash})
      assertFalse(PasswordHash.matches(hash, wrong), wrong);
  }

  @Test
  void a_hash_has_its_own_salt_and_a_high_number_of_iterations() {
    var hash = PasswordHash.create("geheim");
    assertNotEquals(hash, PasswordHash.create("geheim"));
    var parts = hash.split("\\$", -1);
    assertTrue(Integer.parseInt(parts[1]) >= 210_000, hash);
    assertTrue(parts[2].length() >= 22, "128 bits of salt in Base64");
  }

  @Test
  void hashes_of_old_journals_still_match() {
    assertTrue(PasswordHash.matches(SecretHash.hash("geheim"), "geheim"));
    assertFalse(PasswordHash.matches(SecretHash.hash("geheim"), "offen"));
  }

  @Test
  void the_empty_hash_of_a_published_journal_matches_nothing() {
    assertFalse(PasswordHash.matches("", ""));
  }
}
