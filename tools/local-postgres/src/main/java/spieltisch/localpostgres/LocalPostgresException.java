package spieltisch.localpostgres;

/// Thrown when the local PostgreSQL server cannot be started or used. The message is for users.
public final class LocalPostgresException extends RuntimeException {
  LocalPostgresException(String message) {
    super(message);
  }

  LocalPostgresException(String message, Throwable cause) {
    super(message, cause);
  }
}
