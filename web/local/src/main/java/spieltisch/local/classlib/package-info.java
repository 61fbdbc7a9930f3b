/// Stand-ins for classes of the Java library that the compiler for the browser lacks. Their
/// packages and names follow those of the originals.
@NullMarked
package spieltisch.local.classlib;

import org.jspecify.annotations.NullMarked;
