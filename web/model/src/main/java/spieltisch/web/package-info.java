/// The Java rules as ES modules for the browser client: the legal moves of both games, and the
/// effects and scoring of Torres moves.
@NullMarked
package spieltisch.web;

import org.jspecify.annotations.NullMarked;
