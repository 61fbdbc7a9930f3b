/// Analysis of recorded games: win chances of positions, luck, and the quality of decisions.
@NullMarked
package spieltisch.analysis;

import org.jspecify.annotations.NullMarked;
