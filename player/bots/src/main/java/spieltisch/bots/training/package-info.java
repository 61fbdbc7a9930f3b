/// Training of the Catan players: self-play, weight tuning and evaluation fitting.
@NullMarked
package spieltisch.bots.training;

import org.jspecify.annotations.NullMarked;
