/// Stand-ins for classes of `java.util`.
@NullMarked
package spieltisch.local.classlib.java.util;

import org.jspecify.annotations.NullMarked;
