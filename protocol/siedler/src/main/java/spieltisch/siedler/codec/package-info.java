/// Encoding and decoding of messages in each dialect: words, places and forms.
@NullMarked
package spieltisch.siedler.codec;

import org.jspecify.annotations.NullMarked;
