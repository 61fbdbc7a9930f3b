/// End-to-end tests of browser client and server in Chromium.
@NullMarked
package spieltisch.browser;

import org.jspecify.annotations.NullMarked;
