package spieltisch.edge.access;

import java.util.Optional;

/// What a client sends to prove that it may use a private table.
///
/// @param address the address of the client
/// @param password the password of the table
/// @param token the token of a seat; for Torres the secret of the player
public record Credentials(String address, Optional<String> password, Optional<String> token) {
  /// Credentials of a client that joins or watches.
  public static Credentials withPassword(String address, Optional<String> password) {
    return new Credentials(address, password.filter(word -> !word.isEmpty()), Optional.empty());
  }
}
