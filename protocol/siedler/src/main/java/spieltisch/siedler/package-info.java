/// The German Catan protocol in all its editions. Editions are data; codec and mapping are shared.
@NullMarked
package spieltisch.siedler;

import org.jspecify.annotations.NullMarked;
