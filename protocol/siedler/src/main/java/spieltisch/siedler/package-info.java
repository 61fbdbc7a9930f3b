/// The German Catan protocol: one phrasing, one speller, dialects as data.
@NullMarked
package spieltisch.siedler;

import org.jspecify.annotations.NullMarked;
