/// Computer players of Torres: evaluation and search.
@NullMarked
package spieltisch.bots.torres;

import org.jspecify.annotations.NullMarked;
