/// JSON without the words of a dialect: framing, reading, writing, and texts made safe.
@NullMarked
package spieltisch.siedler.codec.json;

import org.jspecify.annotations.NullMarked;
