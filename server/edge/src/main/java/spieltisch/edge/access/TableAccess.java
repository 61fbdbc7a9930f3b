package spieltisch.edge.access;

import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import spieltisch.edge.config.Metrics;
import spieltisch.kernel.Decision;
import spieltisch.store.TableId;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;
import spieltisch.table.member.Member;
import spieltisch.table.member.SecretHash;

/// Decides which clients may use a private table. A table is private if it has a password or allows
/// no spectators.
///
/// The methods must not run on an event loop.
public final class TableAccess {
  /// The reason why a client has access to a table.
  public sealed interface Proof {
    /// The table is not private, so no proof is needed.
    record NotNeeded() implements Proof {}

    record Password() implements Proof {}

    /// The client has the token of a player at the table.
    record Seat(int member) implements Proof {}
  }

  private final GuessLimiter limiter;
  private final KickedAddresses kickedAddresses;
  private final DisturbanceLimiter disturbances;
  private final Metrics metrics;

  /// @param millis the clock that returns the current time in milliseconds
  /// @param chatBurst the number of chat messages that a member may send at once; 0 for no limit
  /// @param metrics count the hashed passwords
  public TableAccess(LongSupplier millis, IntSupplier chatBurst, Metrics metrics) {
    limiter = new GuessLimiter(millis);
    kickedAddresses = new KickedAddresses(millis);
    disturbances = new DisturbanceLimiter(millis, chatBurst);
    this.metrics = metrics;
  }

  /// Returns whether the clients of an address may now join the table, or tell its members
  /// something; if so, this counts. This method may run on an event loop.
  public boolean mayDisturb(TableId table, String address) {
    return disturbances.allow(table, address);
  }

  /// Records that the host of a table has removed a client.
  public void kicked(TableId table, String address) {
    kickedAddresses.add(table, address);
  }

  /// Returns whether a client may not join the table because the host has recently removed a client
  /// with the same address.
  public boolean isKicked(TableId table, Credentials credentials) {
    return kickedAddresses.contains(table, credentials.address());
  }

  /// Returns the stored text for the password of a new table. This takes about a tenth of a second
  /// of processor time, so the limits of [TableQuota] are checked first.
  public String hash(String password) {
    metrics.passwordHashed();
    return PasswordHash.create(password);
  }

  private static boolean isPrivate(Table table) {
    return table.options().passwordHash().isPresent() || !table.options().spectators();
  }

  /// Decides whether a client may read the options or the game of the table, add bots or open a
  /// rematch.
  public Decision<Proof> check(TableId id, Table table, Credentials credentials) {
    switch (seat(id, table, credentials)) {
      case Decision.Refused(var reason) -> {
        return new Decision.Refused<>(reason);
      }
      case Decision.Accepted(var seat) -> {
        if (seat.isPresent()) return new Decision.Accepted<>(new Proof.Seat(seat.get()));
      }
    }
    if (!isPrivate(table)) return new Decision.Accepted<>(new Proof.NotNeeded());
    return switch (passwordProof(id, table, credentials)) {
      case Decision.Refused(var reason) -> new Decision.Refused<>(reason);
      case Decision.Accepted(var proof) when proof.isPresent() ->
          new Decision.Accepted<>(new Proof.Password());
      case Decision.Accepted<Optional<String>> _ ->
          new Decision.Refused<>(
              credentials.password().isPresent() && table.options().passwordHash().isPresent()
                  ? TableRefusal.WRONG_PASSWORD
                  : TableRefusal.PRIVATE_TABLE);
    };
  }

  /// Returns the id of the player whose token the client has; empty if the client has no token or a
  /// wrong one. The request is refused after too many wrong tokens.
  public Decision<Optional<Integer>> seat(TableId id, Table table, Credentials credentials) {
    if (credentials.token().isEmpty()) return new Decision.Accepted<>(Optional.empty());
    if (!limiter.begin(credentials.address(), Optional.empty()))
      return new Decision.Refused<>(TableRefusal.TOO_MANY_GUESSES);
    var token = credentials.token().get();
    var seat =
        table.players().stream()
            .filter(member -> isTokenOf(member, id, token))
            .map(Member::id)
            .findFirst();
    if (seat.isPresent()) limiter.succeeded(credentials.address(), Optional.empty());
    return new Decision.Accepted<>(seat);
  }

  /// Returns whether a token belongs to a member. A token of the Catan protocol contains the
  /// table's id, but the secret of a Torres player may be any text.
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

  /// Returns the stored password hash if the client's password matches it; commands take this hash
  /// as a proof. The result is empty if the table has no password, or if the client's password is
  /// missing or wrong. The request is refused after too many wrong passwords.
  public Decision<Optional<String>> passwordProof(
      TableId id, Table table, Credentials credentials) {
    var hash = table.options().passwordHash();
    if (hash.isEmpty() || credentials.password().isEmpty())
      return new Decision.Accepted<>(Optional.empty());
    if (!limiter.begin(credentials.address(), Optional.of(id)))
      return new Decision.Refused<>(TableRefusal.TOO_MANY_GUESSES);
    metrics.passwordHashed();
    if (!PasswordHash.matches(hash.get(), credentials.password().get()))
      return new Decision.Accepted<>(Optional.empty());
    limiter.succeeded(credentials.address(), Optional.of(id));
    return new Decision.Accepted<>(hash);
  }
}
