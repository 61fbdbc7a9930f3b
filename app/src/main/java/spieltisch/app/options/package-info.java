/// Groups of command line options, and parsers for their values.
@NullMarked
package spieltisch.app.options;

import org.jspecify.annotations.NullMarked;
