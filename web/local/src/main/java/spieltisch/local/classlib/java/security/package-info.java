/// Stand-ins for classes of `java.security`.
@NullMarked
package spieltisch.local.classlib.java.security;

import org.jspecify.annotations.NullMarked;
