/// What a client knows of a game from the messages of any server: players, board, cards, offers and
/// turns, and the view that a computer player receives.
@NullMarked
package spieltisch.client.siedler.tracking;

import org.jspecify.annotations.NullMarked;
