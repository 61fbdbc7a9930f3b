/// What can be seen and said in Torres, and what is legal for somebody who sees it.
@NullMarked
package spieltisch.torres;

import org.jspecify.annotations.NullMarked;
