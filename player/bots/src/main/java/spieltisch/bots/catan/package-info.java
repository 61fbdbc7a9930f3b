/// Computer players of Catan: policies, evaluation, search and card counting.
@NullMarked
package spieltisch.bots.catan;

import org.jspecify.annotations.NullMarked;
