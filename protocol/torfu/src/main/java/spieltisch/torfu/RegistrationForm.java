package spieltisch.torfu;

import java.util.ArrayList;
import java.util.List;
import spieltisch.torfu.ClientMessage.BadRegistration;
import spieltisch.torfu.ClientMessage.Registration;

/// A registration message of which only some lines have arrived.
final class RegistrationForm {
  private static final int MIN_PLAYERS = 2;
  private static final int MAX_PLAYERS = 4;

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
    return new RegistrationForm(Registration.SPECTATOR, game, Keyword.PASSWD, Keyword.NAME);
  }

  boolean expects(Keyword keyword) {
    return fields.get(values.size() - 1) == keyword || isPasswordOmitted(keyword);
  }

  /// Whether a spectator registers without a password. The document defines no password for
  /// spectators; our extension does.
  private boolean isPasswordOmitted(Keyword keyword) {
    return what == Registration.SPECTATOR && values.size() == 1 && keyword == Keyword.NAME;
  }

  void add(Keyword keyword, String value) {
    if (isPasswordOmitted(keyword)) values.add("");
    values.add(value);
  }

  boolean isComplete() {
    return values.size() == fields.size() + 1;
  }

  ClientMessage malformed() {
    return new BadRegistration(what);
  }

  ClientMessage message(KeywordSpelling spelling) {
    return switch (what) {
      case NEW_GAME -> newGame(spelling);
      case PLAYER -> player(spelling);
      case SPECTATOR -> spectator(spelling);
    };
  }

  private ClientMessage newGame(KeywordSpelling spelling) {
    var players = NumberReader.parse(values.get(0), MAX_PLAYERS);
    var timeout = NumberReader.parseLong(values.get(3));
    String name = values.get(1);
    boolean isGood =
        players.orElse(0) >= MIN_PLAYERS && timeout.isPresent() && isName(name, spelling);
    if (!isGood) return malformed();
    return new ClientMessage.CreateGame(
        players.getAsInt(), name, values.get(2), timeout.getAsLong());
  }

  private ClientMessage player(KeywordSpelling spelling) {
    var age = NumberReader.parse(values.get(3), Integer.MAX_VALUE);
    boolean isGood =
        age.isPresent() && isName(values.get(0), spelling) && isName(values.get(2), spelling);
    if (!isGood) return malformed();
    return new ClientMessage.JoinGame(values.get(0), values.get(1), values.get(2), age.getAsInt());
  }

  private ClientMessage spectator(KeywordSpelling spelling) {
    var game = values.get(0);
    var password = values.get(1);
    var name = values.get(2);
    if (!isName(game, spelling) || !isName(name, spelling)) return malformed();
    return password.isEmpty()
        ? new ClientMessage.WatchGame(game, name)
        : new ClientMessage.WatchPrivateGame(game, password, name);
  }

  /// Whether a text is a valid name. Lists and status blocks separate names by blanks and keywords,
  /// so a name must not contain white space and must not be a keyword.
  private static boolean isName(String text, KeywordSpelling spelling) {
    return !text.isEmpty()
        && text.codePoints().noneMatch(c -> Character.isWhitespace(c) || Character.isISOControl(c))
        && spelling.find(text).isEmpty();
  }
}
