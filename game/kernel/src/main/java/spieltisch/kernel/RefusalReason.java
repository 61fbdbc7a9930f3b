package spieltisch.kernel;

/// The reason why a request is refused, with a sentence for the player who made the request. Enums
/// implement this interface.
public interface RefusalReason {
  /// The name of the enum constant.
  String name();

  String german();

  String english();
}
