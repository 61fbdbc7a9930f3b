/// The rules of Torres on the full state: deciding on actions, events, scoring, notation.
@NullMarked
package spieltisch.torres.rules;

import org.jspecify.annotations.NullMarked;
