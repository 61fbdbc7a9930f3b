/// Several servers on one PostgreSQL: the cluster demo and the rolling upgrade.
@NullMarked
package spieltisch.loadtest.cluster;

import org.jspecify.annotations.NullMarked;
