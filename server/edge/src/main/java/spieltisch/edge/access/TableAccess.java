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

  private final GuessLimiter limiter;
  private final KickedAddresses kickedAddresses;

  public TableAccess(GuessLimiter limiter) {
    this.limiter = limiter;
    kickedAddresses = new KickedAddresses(limiter.clock());
  }

  /// A client was removed from the table by its host.
  public void kicked(TableId table, String address) {
    kickedAddresses.add(table, address);
  }

  /// Returns whether a client may not join the table because it was removed shortly before.
  public boolean isKicked(TableId table, Credentials credentials) {
    return kickedAddresses.contains(table, credentials.address());
  }

  /// The player whose token the client has.
  public Optional<Member> player(TableId id, Table table, Credentials credentials) {
    return credentials
        .token()
        .flatMap(
            token -> table.players().stream().filter(it -> isTokenOf(it, id, token)).findFirst());
  }

  private static boolean isPrivate(Table table) {
    return table.options().passwordHash().isPresent() || !table.options().spectators();
  }

  /// Decides whether a client may read the record of the table, add bots or open a rematch.
  public Decision<Proof> check(TableId id, Table table, Credentials credentials) {
    if (!isPrivate(table)) return new Decision.Accepted<>(Proof.NOT_NEEDED);
    switch (hasSeat(id, table, credentials)) {
      case Decision.Refused(var reason) -> {
        return new Decision.Refused<>(reason);
      }
      case Decision.Accepted(var hasSeat) -> {
        if (hasSeat) return new Decision.Accepted<>(Proof.SEAT);
      }
    }
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

  /// Returns whether the client has the token of a player at the table; refused after too many
  /// wrong ones.
  public Decision<Boolean> hasSeat(TableId id, Table table, Credentials credentials) {
    if (credentials.token().isEmpty()) return new Decision.Accepted<>(false);
    if (!limiter.begin(credentials.address(), Optional.empty()))
      return new Decision.Refused<>(TableRefusal.TOO_MANY_GUESSES);
    var token = credentials.token().get();
    boolean hasSeat = table.players().stream().anyMatch(member -> isTokenOf(member, id, token));
    if (hasSeat) limiter.succeeded(credentials.address(), Optional.empty());
    return new Decision.Accepted<>(hasSeat);
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
  /// has no password or a wrong one, or if the table has none. Refused after too many wrong ones.
  public Decision<Optional<String>> passwordProof(
      TableId id, Table table, Credentials credentials) {
    var hash = table.options().passwordHash();
    if (hash.isEmpty() || credentials.password().isEmpty())
      return new Decision.Accepted<>(Optional.empty());
    if (!limiter.begin(credentials.address(), Optional.of(id)))
      return new Decision.Refused<>(TableRefusal.TOO_MANY_GUESSES);
    if (!PasswordHash.matches(hash.get(), credentials.password().get()))
      return new Decision.Accepted<>(Optional.empty());
    limiter.succeeded(credentials.address(), Optional.of(id));
    return new Decision.Accepted<>(hash);
  }
}
