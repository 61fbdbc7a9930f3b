/// The rules of Catan on the full state: decisions on actions, events, board set-up, and notation.
@NullMarked
package spieltisch.catan.rules;

import org.jspecify.annotations.NullMarked;
