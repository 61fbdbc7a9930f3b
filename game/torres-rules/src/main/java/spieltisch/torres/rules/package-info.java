/// The rules of Torres on the full state: decisions on actions, events, scoring, and notation.
@NullMarked
package spieltisch.torres.rules;

import org.jspecify.annotations.NullMarked;
