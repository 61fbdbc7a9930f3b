package spieltisch.edge.access;

import java.util.Optional;

/// The data with which a client proves that it may use a private table.
///
/// @param address the network address of the client
/// @param password the password that the client states for the table; empty if it states none
/// @param token the token of a seat; in the Torres protocol, the secret that the player chose;
///   empty if the client states none
public record Credentials(String address, Optional<String> password, Optional<String> token) {
  /// Returns the credentials of a client that joins or watches a table.
  public static Credentials withPassword(String address, Optional<String> password) {
    return new Credentials(address, password.filter(word -> !word.isEmpty()), Optional.empty());
  }
}
