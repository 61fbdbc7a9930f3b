/// Stand-ins for classes of `java.text`.
@NullMarked
package spieltisch.local.classlib.java.text;

import org.jspecify.annotations.NullMarked;
