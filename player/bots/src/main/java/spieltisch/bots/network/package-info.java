/// A small neural network and the file with its weights.
@NullMarked
package spieltisch.bots.network;

import org.jspecify.annotations.NullMarked;
