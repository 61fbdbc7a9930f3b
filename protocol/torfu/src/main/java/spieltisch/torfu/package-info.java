/// The TorFU text protocol for Torres: messages, readers and writers for both sides.
@NullMarked
package spieltisch.torfu;

import org.jspecify.annotations.NullMarked;
