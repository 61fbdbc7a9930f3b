package spieltisch.localpostgres;

/// Signals that the local PostgreSQL server cannot be started or used. The message is a sentence
/// for users.
public final class LocalPostgresException extends RuntimeException {
  LocalPostgresException(String message) {
    super(message);
  }

  LocalPostgresException(String message, Throwable cause) {
    super(message, cause);
  }
}
