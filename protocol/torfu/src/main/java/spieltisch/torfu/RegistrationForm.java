package spieltisch.torfu;

import java.util.ArrayList;
import java.util.List;
import spieltisch.torfu.ClientMessage.BadRegistration;
import spieltisch.torfu.ClientMessage.Registration;

/// A registration whose lines are still arriving.
final class RegistrationForm {
  private static final int FEWEST_PLAYERS = 2;
  private static final int MOST_PLAYERS = 4;

  private final Registration what;
  private final List<Keyword> fields;
  private final List<String> values = new ArrayList<>();

  private RegistrationForm(Registration what, String value, Keyword... fields) {
    this.what = what;
    this.fields = List.of(fields);
    values.add(value);
  }

  static RegistrationForm newGame(String players) {
    return new RegistrationForm(
        Registration.NEW_GAME, players, Keyword.NAME, Keyword.PASSWD, Keyword.TIMEOUT);
  }

  static RegistrationForm player(String game) {
    return new RegistrationForm(
        Registration.PLAYER, game, Keyword.PASSWD, Keyword.NAME, Keyword.ALTER);
  }

  static RegistrationForm spectator(String game) {
    return new RegistrationForm(Registration.SPECTATOR, game, Keyword.NAME);
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

  ClientMessage message(KeywordSpelling keywordSpelling) {
    return switch (what) {
      case NEW_GAME -> newGame(keywordSpelling);
      case PLAYER -> player(keywordSpelling);
      case SPECTATOR -> spectator(keywordSpelling);
    };
  }

  private ClientMessage newGame(KeywordSpelling keywordSpelling) {
    var players = NumberReader.parse(values.get(0), MOST_PLAYERS);
    var timeout = NumberReader.parseLong(values.get(3));
    String name = values.get(1);
    boolean isGood =
        players.orElse(0) >= FEWEST_PLAYERS && timeout.isPresent() && isName(name, keywordSpelling);
    if (!isGood) return bad();
    return new ClientMessage.CreateGame(
        players.getAsInt(), name, values.get(2), timeout.getAsLong());
  }

  private ClientMessage player(KeywordSpelling keywordSpelling) {
    var age = NumberReader.parse(values.get(3), Integer.MAX_VALUE);
    boolean isGood =
        age.isPresent()
            && isName(values.get(0), keywordSpelling)
            && isName(values.get(2), keywordSpelling);
    if (!isGood) return bad();
    return new ClientMessage.JoinGame(values.get(0), values.get(1), values.get(2), age.getAsInt());
  }

  private ClientMessage spectator(KeywordSpelling keywordSpelling) {
    boolean isGood =
        isName(values.get(0), keywordSpelling) && isName(values.get(1), keywordSpelling);
    return isGood ? new ClientMessage.WatchGame(values.get(0), values.get(1)) : bad();
  }

  /// Names stand among blanks and keywords in lists and status blocks, so they must not hold such.
  private static boolean isName(String text, KeywordSpelling keywordSpelling) {
    return !text.isEmpty()
        && text.codePoints().noneMatch(c -> Character.isWhitespace(c) || Character.isISOControl(c))
        && keywordSpelling.find(text).isEmpty();
  }
}
