/// Places on the map of Catan: hexagons, edges, corners, harbours and terrain.
@NullMarked
package spieltisch.catan.places;

import org.jspecify.annotations.NullMarked;
