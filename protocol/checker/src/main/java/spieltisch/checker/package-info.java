/// Conformance checks of the Catan protocol: the clauses and the report.
@NullMarked
package spieltisch.checker;

import org.jspecify.annotations.NullMarked;
