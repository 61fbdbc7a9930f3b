/// Analyses of finished games that run in the background.
@NullMarked
package spieltisch.edge.analysis;

import org.jspecify.annotations.NullMarked;
