/// What one viewer sees of a game: the view, what is observed of events, and the action when time
/// is up.
@NullMarked
package spieltisch.catan.view;

import org.jspecify.annotations.NullMarked;
