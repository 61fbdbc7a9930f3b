/// Mapping between messages and the game model: client messages to actions, observations to server
/// messages.
@NullMarked
package spieltisch.siedler.mapping;

import org.jspecify.annotations.NullMarked;
