package spieltisch.torres.legality;

import spieltisch.torres.Board;
import spieltisch.torres.Options;
import spieltisch.torres.Square;
import spieltisch.torres.Squares;
import spieltisch.torres.Variant;

/// The squares to which knights may move.
///
/// A square of a castle has a door towards each neighbouring square that is lower. A knight on the
/// lower square may enter the castle through this door and leave the castle through another door.
/// The level of the lower square is the floor of the door.
final class MovementRules {
  private MovementRules() {}

  /// The squares that a knight on `from` reaches for one action point.
  static long targets(Board board, int from, Options options) {
    return (steps(board, from, 1) | exits(board, from, options)) & ~board.occupied();
  }

  /// The neighbours of `from` that are at most `rise` levels higher.
  static long steps(Board board, int from, int rise) {
    return Squares.neighbours(from) & ~board.above(board.height(from) + rise);
  }

  /// The squares that a knight on `from` reaches through a castle. The knight leaves the castle
  /// through a door whose floor is not higher than `from`.
  static long exits(Board board, int from, Options options) {
    long doors = doors(board, from);
    if (doors == 0) return Squares.NONE;
    return options.has(Variant.NEVER_RISING)
        ? exitsWithoutRising(board, from, doors)
        : exits(board, enterable(board, doors), board.height(from));
  }

  /// The neighbours of `from` that have a door towards `from`.
  static long doors(Board board, int from) {
    return Squares.neighbours(from) & board.above(board.height(from));
  }

  /// The squares of all castles to which the given doors lead.
  static long enterable(Board board, long doors) {
    long squares = Squares.NONE;
    for (int i = 0; i < board.castleCount(); i++)
      squares |= Squares.ifAny(board.castle(i) & doors, board.castle(i));
    return squares;
  }

  /// The squares in front of the doors of the given castles. Only doors with a floor of at most
  /// `level` count.
  static long exits(Board board, long castles, int level) {
    long exits = Squares.NONE;
    for (int floor = 0; floor <= level; floor++)
      exits |= Squares.neighbours(castles & board.above(floor)) & exactly(board, floor);
    return exits;
  }

  /// The squares in front of the doors, on any floor, of all castles that a knight on `from` can
  /// enter.
  static long anyExits(Board board, int from) {
    long castles = enterable(board, doors(board, from));
    long exits = Squares.NONE;
    for (int floor = 0; (castles & board.above(floor)) != 0; floor++)
      exits |= Squares.neighbours(castles & board.above(floor)) & exactly(board, floor);
    return exits;
  }

  /// Collects the exits floor by floor, from the level of the knight down to the ground. On each
  /// floor the knight moves through connected castle squares that are higher than the floor. The
  /// knight may leave to a neighbouring square that has exactly the level of the floor.
  private static long exitsWithoutRising(Board board, int from, long doors) {
    long castles = enterable(board, doors);
    long rooms = doors;
    long exits = Squares.NONE;
    for (int floor = board.height(from); floor >= 0; floor--) {
      rooms = Squares.connected(rooms, castles & board.above(floor));
      exits |= Squares.neighbours(rooms) & exactly(board, floor);
    }
    return exits;
  }

  private static long exactly(Board board, int height) {
    return board.atLeast(height) & ~board.above(height);
  }

  static long throughDoors(Board board, int from) {
    return anyExits(board, from) & ~board.occupied();
  }

  static long diagonals(Board board, int from) {
    return Squares.diagonals(from) & ~board.above(board.height(from) + 1) & ~board.occupied();
  }

  static long climbs(Board board, int from, Options options) {
    long notHigher = steps(board, from, 2) & ~board.occupied();
    return options.has(Variant.CLIMB_UP_TO_TWO)
        ? notHigher
        : notHigher & board.above(board.height(from) + 1);
  }

  static long transfers(Board board, int from, Options options) {
    long free = ~board.occupied();
    return options.has(Variant.TRANSFER_RISES) ? free : free & ~board.above(board.height(from));
  }

  static long jumps(Board board, int from, Options options) {
    long targets = Squares.NONE;
    long over = Squares.neighbours(from) & jumpable(board, options);
    for (; over != 0; over = Squares.rest(over)) targets |= behind(from, Squares.first(over));
    return targets & ~board.above(board.height(from) + 1) & ~board.occupied();
  }

  static long jumpable(Board board, Options options) {
    return options.has(Variant.KING_NOT_JUMPED) ? board.allKnights() : board.occupied();
  }

  private static long behind(int from, int over) {
    int to = over + (over - from);
    return to < 0 || to >= Square.COUNT ? Squares.NONE : Squares.bit(to) & Squares.neighbours(over);
  }

  /// The free squares that are next to a knight of the seat and not higher than that knight.
  static long besideKnights(Board board, int seat) {
    long targets = Squares.NONE;
    for (long left = board.knights(seat); left != 0; left = Squares.rest(left))
      targets |= steps(board, Squares.first(left), 0);
    return targets & ~board.occupied();
  }
}
