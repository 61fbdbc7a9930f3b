/// The door through which the browser asks the Java model what is legal.
@NullMarked
package spieltisch.web;

import org.jspecify.annotations.NullMarked;
