package spieltisch.table.chance;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SortedMap;

/// 32 secret bytes, which are either a server seed or the seed of a game. The server seed is fixed
/// when a table opens. The hash of the server seed is published before the game, and the server
/// seed itself after the game. The seed of a game is computed from the server seed and the players'
/// contributions. The seed of a game determines the random numbers of the game. `docs/dice.md`
/// describes both seeds.
///
/// @param hex 32 bytes in hexadecimal
public record Seed(String hex) {
  static final int BYTES = 32;
  private static final byte[] PREFIX = "spieltisch-seed-1".getBytes(StandardCharsets.US_ASCII);

  public Seed {
    if (hex.length() != 2 * BYTES)
      throw new IllegalArgumentException("a seed has " + BYTES + " bytes");
    HexFormat.of().parseHex(hex);
  }

  public static Seed of(byte[] bytes) {
    return new Seed(HexFormat.of().formatHex(bytes));
  }

  /// Returns the seed of a game at a table with this server seed.
  ///
  /// The hashed bytes begin with a prefix. Without the prefix, the seed of a game without
  /// contributions would equal the published commitment.
  ///
  /// @param contributions the players' contributions by player id
  public Seed gameSeed(SortedMap<Integer, Contribution> contributions) {
    var digest = sha256();
    digest.update(PREFIX);
    digest.update(bytes());
    contributions.forEach(
        (player, contribution) -> {
          digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(player).flip());
          digest.update(contribution.bytes());
        });
    return of(digest.digest());
  }

  byte[] bytes() {
    return HexFormat.of().parseHex(hex);
  }

  /// Returns a text without the secret bytes, so that no log line contains them.
  @Override
  public String toString() {
    return "Seed[commitment=" + SeedCommitment.of(this).hex() + "]";
  }

  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("the Java runtime has no SHA-256", e);
    }
  }
}
