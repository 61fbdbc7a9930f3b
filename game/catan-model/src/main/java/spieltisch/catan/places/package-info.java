/// Places on the map of Catan: hexes, edges, corners, harbours and terrain.
@NullMarked
package spieltisch.catan.places;

import org.jspecify.annotations.NullMarked;
