/// Conformance checks: the report and its clauses.
@NullMarked
package spieltisch.checker;

import org.jspecify.annotations.NullMarked;
