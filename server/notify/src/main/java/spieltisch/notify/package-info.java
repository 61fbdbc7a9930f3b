/// Turns the notices of a table into messages of the two protocols. It is pure: the server and the
/// local tables of the browser share it.
@NullMarked
package spieltisch.notify;

import org.jspecify.annotations.NullMarked;
