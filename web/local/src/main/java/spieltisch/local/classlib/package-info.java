/// Stand-ins for classes of the Java library that the compiler for the browser lacks. The packages
/// and names of the stand-ins follow those of the originals.
@NullMarked
package spieltisch.local.classlib;

import org.jspecify.annotations.NullMarked;
