/// A table as a pure state machine, without threads, clocks, sockets or frameworks.
@NullMarked
package spieltisch.table;

import org.jspecify.annotations.NullMarked;
