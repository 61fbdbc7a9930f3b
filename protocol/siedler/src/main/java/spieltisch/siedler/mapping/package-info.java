/// Translation between messages and the game: actions of clients, observations for viewers.
@NullMarked
package spieltisch.siedler.mapping;

import org.jspecify.annotations.NullMarked;
