package spieltisch.torfu;

import java.util.ArrayList;
import java.util.List;
import spieltisch.torfu.ClientMessage.BadRegistration;
import spieltisch.torfu.ClientMessage.Registration;

/// A registration whose lines are still arriving.
final class Form {
  private static final int FEWEST_PLAYERS = 2;
  private static final int MOST_PLAYERS = 4;

  private final Registration what;
  private final List<Keyword> fields;
  private final List<String> values = new ArrayList<>();

  private Form(Registration what, String value, Keyword... fields) {
    this.what = what;
    this.fields = List.of(fields);
    values.add(value);
  }

  static Form newGame(String players) {
    return new Form(Registration.NEW_GAME, players, Keyword.NAME, Keyword.PASSWD, Keyword.TIMEOUT);
  }

  static Form player(String game) {
    return new Form(Registration.PLAYER, game, Keyword.PASSWD, Keyword.NAME, Keyword.ALTER);
  }

  static Form spectator(String game) {
    return new Form(Registration.SPECTATOR, game, Keyword.NAME);
  }

  boolean expects(Keyword keyword) {
    return fields.get(values.size() - 1) == keyword;
  }

  void add(String value) {
    values.add(value);
  }

  boolean isComplete() {
    return values.size() == fields.size() + 1;
  }

  ClientMessage bad() {
    return new BadRegistration(what);
  }

  ClientMessage message(Words words) {
    return switch (what) {
      case NEW_GAME -> newGame(words);
      case PLAYER -> player(words);
      case SPECTATOR -> spectator(words);
    };
  }

  private ClientMessage newGame(Words words) {
    var players = Numbers.parse(values.get(0), MOST_PLAYERS);
    var timeout = Numbers.parseLong(values.get(3));
    String name = values.get(1);
    boolean isGood =
        players.orElse(0) >= FEWEST_PLAYERS && timeout.isPresent() && isName(name, words);
    if (!isGood) return bad();
    return new ClientMessage.CreateGame(
        players.getAsInt(), name, values.get(2), timeout.getAsLong());
  }

  private ClientMessage player(Words words) {
    var age = Numbers.parse(values.get(3), Integer.MAX_VALUE);
    boolean isGood =
        age.isPresent() && isName(values.get(0), words) && isName(values.get(2), words);
    if (!isGood) return bad();
    return new ClientMessage.JoinGame(values.get(0), values.get(1), values.get(2), age.getAsInt());
  }

  private ClientMessage spectator(Words words) {
    boolean isGood = isName(values.get(0), words) && isName(values.get(1), words);
    return isGood ? new ClientMessage.WatchGame(values.get(0), values.get(1)) : bad();
  }

  /// Names stand among blanks and keywords in lists and status blocks, so they must not hold such.
  private static boolean isName(String text, Words words) {
    return !text.isEmpty()
        && text.codePoints().noneMatch(c -> Character.isWhitespace(c) || Character.isISOControl(c))
        && words.find(text).isEmpty();
  }
}
