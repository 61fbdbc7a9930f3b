/// Turns the notices of a table into messages of the two protocols. The package is pure, so the
/// server and the local tables of the browser can share the package.
@NullMarked
package spieltisch.notify;

import org.jspecify.annotations.NullMarked;
