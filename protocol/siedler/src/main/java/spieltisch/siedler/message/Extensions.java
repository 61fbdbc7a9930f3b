package spieltisch.siedler.message;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/// Creates immutable sets of extensions in declaration order.
public final class Extensions {
  public static final Set<Extension> NONE = of(EnumSet.noneOf(Extension.class));
  public static final Set<Extension> ALL = of(EnumSet.allOf(Extension.class));

  private static final Set<Extension> JOINING =
      of(EnumSet.of(Extension.RETURN, Extension.TABLE_CHOICE, Extension.SPECTATOR));

  private Extensions() {}

  public static Set<Extension> of(Collection<Extension> extensions) {
    var ordered = EnumSet.noneOf(Extension.class);
    ordered.addAll(extensions);
    return Collections.unmodifiableSet(ordered);
  }

  /// Returns the extensions that are in both sets.
  public static Set<Extension> common(Set<Extension> requested, Set<Extension> offered) {
    var both = EnumSet.noneOf(Extension.class);
    both.addAll(requested);
    both.retainAll(offered);
    return Collections.unmodifiableSet(both);
  }

  /// Whether a client with these extensions may send [ClientMessage.Join] after the greeting.
  public static boolean mayJoin(Set<Extension> granted) {
    return !common(granted, JOINING).isEmpty();
  }
}
