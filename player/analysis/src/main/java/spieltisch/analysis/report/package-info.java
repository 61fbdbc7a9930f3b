/// An analysis as text, JSON and HTML, and the profile of a player over several games.
@NullMarked
package spieltisch.analysis.report;

import org.jspecify.annotations.NullMarked;
