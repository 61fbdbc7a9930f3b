/// How each dialect of the Catan protocol spells messages: words, places, JSON and framing.
@NullMarked
package spieltisch.siedler.codec;

import org.jspecify.annotations.NullMarked;
