/// Catan as an environment for learning programs: observations, numbered actions, rewards.
@NullMarked
package spieltisch.gym;

import org.jspecify.annotations.NullMarked;
