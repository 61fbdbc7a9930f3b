package spieltisch.kernel;

/// Why a request is refused, with a sentence for the person who made it. Enums implement it.
public interface RefusalReason {
  /// The name of the enum constant.
  String name();

  String german();

  String english();
}
