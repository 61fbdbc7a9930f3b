/// Random numbers that players can verify: the seed, the commitment to it, and the generator.
@NullMarked
package spieltisch.table.chance;

import org.jspecify.annotations.NullMarked;
