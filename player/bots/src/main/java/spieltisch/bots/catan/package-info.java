/// What the computer players of Catan share: yields, prices, goals and the weights of all
/// preferences. The players themselves and their parts are in the packages below.
@NullMarked
package spieltisch.bots.catan;

import org.jspecify.annotations.NullMarked;
