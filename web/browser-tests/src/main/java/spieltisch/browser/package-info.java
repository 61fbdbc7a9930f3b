/// The client and the server together, in a real browser.
@NullMarked
package spieltisch.browser;

import org.jspecify.annotations.NullMarked;
