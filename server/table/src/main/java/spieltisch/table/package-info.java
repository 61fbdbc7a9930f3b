/// One table as a pure state machine: no thread, clock, socket or framework.
@NullMarked
package spieltisch.table;

import org.jspecify.annotations.NullMarked;
