/// A computer player for any server of TorFU, the text protocol for Torres.
@NullMarked
package spieltisch.client.torfu;

import org.jspecify.annotations.NullMarked;
