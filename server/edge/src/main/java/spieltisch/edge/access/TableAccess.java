package spieltisch.edge.access;

import java.util.Optional;
import spieltisch.kernel.Decision;
import spieltisch.store.TableId;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;
import spieltisch.table.member.Member;
import spieltisch.table.member.SecretHash;

/// Decides who may use a private table: one with a password or without spectators.
///
/// Must not run on an event loop.
public final class TableAccess {
  /// Why a client has access.
  public enum Proof {
    /// The table is not private.
    NOT_NEEDED,
    PASSWORD,
    /// The token of a player at the table.
    SEAT
  }

  private static boolean isPrivate(Table table) {
    return table.options().passwordHash().isPresent() || !table.options().spectators();
  }

  /// Decides whether a client may read the record of the table, add bots or open a rematch.
  public Decision<Proof> check(TableId id, Table table, Credentials credentials) {
    if (!isPrivate(table)) return new Decision.Accepted<>(Proof.NOT_NEEDED);
    if (hasSeat(id, table, credentials.token())) return new Decision.Accepted<>(Proof.SEAT);
    return switch (passwordProof(id, table, credentials)) {
      case Decision.Refused(var reason) -> new Decision.Refused<>(reason);
      case Decision.Accepted(var proof) when proof.isPresent() ->
          new Decision.Accepted<>(Proof.PASSWORD);
      case Decision.Accepted<Optional<String>> _ ->
          new Decision.Refused<>(
              credentials.password().isPresent() && table.options().passwordHash().isPresent()
                  ? TableRefusal.WRONG_PASSWORD
                  : TableRefusal.PRIVATE_TABLE);
    };
  }

  private static boolean hasSeat(TableId id, Table table, Optional<String> token) {
    return token.isPresent()
        && table.players().stream().anyMatch(member -> isTokenOf(member, id, token.get()));
  }

  /// A token of the Catan protocol names the table; a secret of a Torres player may be any text.
  private static boolean isTokenOf(Member member, TableId id, String token) {
    var secret =
        SeatToken.parse(token).filter(parsed -> parsed.table().equals(id)).map(SeatToken::secret);
    return member.tokenHash().isPresent()
        && (isSecret(member.tokenHash().get(), token)
            || secret.isPresent() && isSecret(member.tokenHash().get(), secret.get()));
  }

  private static boolean isSecret(String hash, String secret) {
    return SecretHash.equal(hash, SecretHash.hash(secret));
  }

  /// Returns the proof for commands: the stored hash that the password matches. Empty if the client
  /// has no password or a wrong one, or if the table has none.
  public Decision<Optional<String>> passwordProof(
      TableId id, Table table, Credentials credentials) {
    var hash = table.options().passwordHash();
    boolean isRight =
        hash.isPresent()
            && credentials.password().isPresent()
            && PasswordHash.matches(hash.get(), credentials.password().get());
    return new Decision.Accepted<>(isRight ? hash : Optional.empty());
  }
}
