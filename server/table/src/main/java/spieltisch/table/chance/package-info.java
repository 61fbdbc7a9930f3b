/// Random numbers that players can verify: the seed, its commitment and the generator.
@NullMarked
package spieltisch.table.chance;

import org.jspecify.annotations.NullMarked;
