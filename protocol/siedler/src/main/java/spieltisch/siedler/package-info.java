/// The German Catan protocol in all its dialects. A dialect is data; all dialects share codec and
/// mapping.
@NullMarked
package spieltisch.siedler;

import org.jspecify.annotations.NullMarked;
