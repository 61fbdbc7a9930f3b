package spieltisch.bridge;

/// What the page is told about its connections and requests. The methods are called on any thread.
public interface PageEvents {
  /// A close code for a connection that was lost, as browsers use it.
  int LOST = 1006;

  /// A close code of this bridge: there is no game server at the address. The reason is the word of
  /// a [Failure].
  int FAILED = 4006;

  void opened(int connection);

  void received(int connection, String text);

  void closed(int connection, int code, String reason);

  /// The answer to an HTTP request.
  ///
  /// @param status the HTTP status; 0 if there was no answer, and then the body is the word of a
  ///   [Failure]
  void answered(int request, int status, String body);
}
