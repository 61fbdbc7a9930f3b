package spieltisch.localpostgres;

/// A local PostgreSQL cannot be started or used; the message is one sentence for the user.
public final class LocalPostgresException extends RuntimeException {
  LocalPostgresException(String message) {
    super(message);
  }

  LocalPostgresException(String message, Throwable cause) {
    super(message, cause);
  }
}
