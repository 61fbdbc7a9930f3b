/// What can be seen and said in Catan, and what is legal for somebody who sees it.
@NullMarked
package spieltisch.catan;

import org.jspecify.annotations.NullMarked;
