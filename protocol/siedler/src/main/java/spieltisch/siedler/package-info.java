/// The German Catan protocol in all its editions. An edition is data; all editions share codec and
/// mapping.
@NullMarked
package spieltisch.siedler;

import org.jspecify.annotations.NullMarked;
