/// Encoding and decoding of messages in each dialect: words, places, JSON and framing.
@NullMarked
package spieltisch.siedler.codec;

import org.jspecify.annotations.NullMarked;
