package spieltisch.torres;

import java.util.ArrayList;
import java.util.List;
import spieltisch.torres.cards.Card;
import spieltisch.torres.cards.Cards;

/// Writes a position as one line of ten fields, and reads such a line.
///
/// The fields are: heights row by row (0-9, a-z, A-Z), king, knights of each seat, scores, stacks,
/// hand sizes, deck sizes, played cards (a digit for each kind), clock, variants. The clock
/// consists of the letter of the phase, awaited seat, year, round, turn, first seat, action points,
/// blocks, cards drawn, and 1 if a card was played. A square is written as its two coordinates, an
/// empty value as `-`.
public final class PositionNotation {
  public static final int FIELDS = 10;

  private static final String DIGITS =
      "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  /// The greatest height of a square that the notation can express. The rules allow less: a tower
  /// is at most as high as its castle has squares, and there are 92 blocks.
  public static final int MAX_HEIGHT = DIGITS.length() - 1;

  private PositionNotation() {}

  public static String write(Position position) {
    var fields =
        List.of(
            heights(position.board),
            position.board.king() == Board.NOWHERE
                ? "-"
                : Square.of(position.board.king()).toString(),
            knights(position),
            numbers(position.scores, position.players),
            stacks(position),
            numbers(position.handSizes, position.players),
            numbers(position.deckSizes, decks(position)),
            pile(position.played),
            clock(position),
            variants(position.options));
    return String.join(" ", fields);
  }

  /// The digit of a height.
  public static char height(int height) {
    return DIGITS.charAt(height);
  }

  /// A pile of cards as ten digits, one digit for each kind.
  public static String pile(int pile) {
    var text = new StringBuilder();
    for (int kind = 0; kind < Card.ALL.size(); kind++) text.append(Cards.count(pile, kind));
    return text.toString();
  }

  /// The number of decks: one for all players, or one for each player.
  public static int decks(Position position) {
    return position.options.has(Variant.OWN_DECKS) ? position.players : 1;
  }

  private static String heights(Board board) {
    var text = new StringBuilder();
    for (int i = 0; i < Square.COUNT; i++) {
      if (i > 0 && i % Square.SIDE == 0) text.append('/');
      text.append(height(board.height(i)));
    }
    return text.toString();
  }

  private static String knights(Position position) {
    var seats = new ArrayList<String>();
    for (int seat = 0; seat < position.players; seat++) {
      var text = new StringBuilder();
      for (var square : Squares.list(position.board.knights(seat))) text.append(square);
      seats.add(text.isEmpty() ? "-" : text.toString());
    }
    return String.join("/", seats);
  }

  private static String numbers(int[] values, int count) {
    var texts = new ArrayList<String>();
    for (int i = 0; i < count; i++) texts.add(Integer.toString(values[i]));
    return String.join("/", texts);
  }

  private static String stacks(Position position) {
    var seats = new ArrayList<String>();
    for (int seat = 0; seat < position.players; seat++) {
      var heights = new ArrayList<String>();
      for (int i = 0; i < Schedule.MOST_STACKS; i++)
        heights.add(Integer.toString(Schedule.stack(position.stacks[seat], i)));
      seats.add(String.join(".", heights));
    }
    return String.join("/", seats);
  }

  private static String clock(Position p) {
    String awaited = p.awaited == PlayerKnowledge.NOBODY ? "-" : Integer.toString(p.awaited);
    int[] rest = {
      p.year, p.round, p.turn, p.first, p.points, p.blocks, p.drawn, p.hasPlayedCard ? 1 : 0
    };
    var texts = new ArrayList<String>();
    texts.add(String.valueOf(p.phaseKind.letter()));
    texts.add(awaited);
    for (int number : rest) texts.add(Integer.toString(number));
    return String.join(".", texts);
  }

  private static String variants(Options options) {
    var words = new ArrayList<String>();
    for (var variant : options.variants()) words.add(variant.word());
    return words.isEmpty() ? "-" : String.join(",", words);
  }

  /// Reads a position from the first ten of the given fields.
  ///
  /// @throws IllegalArgumentException if the fields are not the notation of a position
  public static MutablePosition read(List<String> fields) {
    require(fields.size() >= FIELDS, "too few fields");
    var scores = split(fields.get(3), '/');
    var clock = split(fields.get(8), '.');
    require(clock.size() == 10, "clock " + fields.get(8));
    var position = new MutablePosition(options(fields.get(9)), scores.size(), number(clock.get(5)));
    readBoard(position, fields);
    readNumbers(position.scores, fields.get(3), position.players);
    readStacks(position, fields.get(4));
    readNumbers(position.handSizes, fields.get(5), position.players);
    readNumbers(position.deckSizes, fields.get(6), decks(position));
    position.played = readPile(fields.get(7));
    readClock(position, clock);
    position.supply = Schedule.BLOCKS - position.board.blocks() - position.blocks;
    for (int stacks : position.stacks) position.supply -= Schedule.blocks(stacks);
    require(position.supply >= 0, "too many blocks");
    return position;
  }

  public static int readPile(String text) {
    require(text.length() == Card.ALL.size(), "pile " + text);
    int pile = Cards.NONE;
    for (int kind = 0; kind < text.length(); kind++) {
      int count = text.charAt(kind) - '0';
      require(count >= 0 && count <= Card.COPIES, "pile " + text);
      pile += count * Cards.one(kind);
    }
    return pile;
  }

  /// Splits a text at a separator.
  public static List<String> split(String text, char separator) {
    var parts = new ArrayList<String>();
    int begin = 0;
    for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, begin)) {
      parts.add(text.substring(begin, end));
      begin = end + 1;
    }
    parts.add(text.substring(begin));
    return parts;
  }

  private static void readBoard(MutablePosition position, List<String> fields) {
    String heights = fields.get(0).replace("/", "");
    require(heights.length() == Square.COUNT, "heights " + fields.get(0));
    for (int i = 0; i < Square.COUNT; i++) {
      int height = DIGITS.indexOf(heights.charAt(i));
      require(height >= 0, "height " + heights.charAt(i));
      for (int block = 0; block < height; block++) position.board.raise(i);
    }
    if (!fields.get(1).equals("-")) position.board.putKing(square(fields.get(1), 0));
    var seats = split(fields.get(2), '/');
    require(seats.size() == position.players, "knights " + fields.get(2));
    for (int seat = 0; seat < seats.size(); seat++) readKnights(position, seat, seats.get(seat));
  }

  private static void readKnights(MutablePosition position, int seat, String text) {
    if (text.equals("-")) return;
    require(text.length() % 2 == 0, "knights " + text);
    for (int i = 0; i < text.length(); i += 2) {
      int at = square(text, i);
      require(!Squares.has(position.board.occupied(), at), "two figures on one square");
      position.board.addKnight(seat, at);
    }
  }

  private static int square(String text, int index) {
    require(text.length() >= index + 2, "square " + text);
    return Square.at(text.charAt(index) - '0', text.charAt(index + 1) - '0').index();
  }

  private static void readNumbers(int[] values, String text, int count) {
    var parts = split(text, '/');
    require(parts.size() == count, "numbers " + text);
    for (int i = 0; i < count; i++) values[i] = number(parts.get(i));
  }

  private static void readStacks(MutablePosition position, String text) {
    var seats = split(text, '/');
    require(seats.size() == position.players, "stacks " + text);
    for (int seat = 0; seat < seats.size(); seat++) {
      var heights = split(seats.get(seat), '.');
      require(heights.size() == Schedule.MOST_STACKS, "stacks " + text);
      for (int i = 0; i < heights.size(); i++)
        position.stacks[seat] += number(heights.get(i)) * Schedule.block(i);
    }
  }

  private static void readClock(MutablePosition position, List<String> clock) {
    position.phaseKind = stage(clock.get(0));
    boolean isOver = clock.get(1).equals("-");
    position.awaited = isOver ? PlayerKnowledge.NOBODY : number(clock.get(1));
    require(position.awaited < position.players, "awaited " + clock.get(1));
    require(isOver == (position.phaseKind == PhaseKind.OVER), "awaited " + clock.get(1));
    position.year = number(clock.get(2));
    position.round = number(clock.get(3));
    position.turn = number(clock.get(4));
    position.points = number(clock.get(6));
    position.blocks = number(clock.get(7));
    position.drawn = number(clock.get(8));
    position.hasPlayedCard = number(clock.get(9)) != 0;
  }

  private static PhaseKind stage(String text) {
    for (var phaseKind : PhaseKind.values())
      if (text.equals(String.valueOf(phaseKind.letter()))) return phaseKind;
    throw new IllegalArgumentException("not a position: stage " + text);
  }

  private static Options options(String text) {
    var options = Options.STANDARD;
    if (text.equals("-")) return options;
    for (var word : split(text, ','))
      options =
          options.with(
              Variant.ofWord(word)
                  .orElseThrow(() -> new IllegalArgumentException("variant " + word)));
    return options;
  }

  private static int number(String text) {
    int number = Integer.parseInt(text);
    require(number >= 0, "number " + text);
    return number;
  }

  private static void require(boolean holds, String problem) {
    if (!holds) throw new IllegalArgumentException("not a position: " + problem);
  }
}
