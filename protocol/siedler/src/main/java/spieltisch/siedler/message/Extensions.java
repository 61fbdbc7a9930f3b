package spieltisch.siedler.message;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/// Sets of extensions in their fixed order.
public final class Extensions {
  public static final Set<Extension> NONE = of(EnumSet.noneOf(Extension.class));
  public static final Set<Extension> ALL = of(EnumSet.allOf(Extension.class));

  private static final Set<Extension> JOINING =
      of(EnumSet.of(Extension.RETURN, Extension.TABLE_CHOICE, Extension.SPECTATOR));

  private Extensions() {}

  public static Set<Extension> of(Collection<Extension> some) {
    var ordered = EnumSet.noneOf(Extension.class);
    ordered.addAll(some);
    return Collections.unmodifiableSet(ordered);
  }

  /// What both sides know.
  public static Set<Extension> common(Set<Extension> asked, Set<Extension> offered) {
    var both = EnumSet.noneOf(Extension.class);
    both.addAll(asked);
    both.retainAll(offered);
    return Collections.unmodifiableSet(both);
  }

  /// Whether a client says after the greeting where and as what it joins.
  public static boolean mayJoin(Set<Extension> granted) {
    return !common(granted, JOINING).isEmpty();
  }
}
