/// The rules of Catan on the full state: deciding on actions, events, setting up boards, notation.
@NullMarked
package spieltisch.catan.rules;

import org.jspecify.annotations.NullMarked;
