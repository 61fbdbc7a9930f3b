/// Search by rollouts in worlds that fit what a player knows: card counting, determinization and
/// rollouts.
@NullMarked
package spieltisch.bots.catan.search;

import org.jspecify.annotations.NullMarked;
