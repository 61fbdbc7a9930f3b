package spieltisch.bridge;

import java.util.function.Consumer;

/// Writes events as calls of a function of the page: `spieltischEvent(["received",3,"…"])`.
///
/// A game server chooses the texts inside, so no text can end its literal.
public final class EventScripts implements PageEvents {
  private final Consumer<String> evaluator;

  /// @param evaluator evaluates a script in the page; it is called on any thread
  public EventScripts(Consumer<String> evaluator) {
    this.evaluator = evaluator;
  }

  @Override
  public void opened(int connection) {
    call("[\"opened\"," + connection + "]");
  }

  @Override
  public void received(int connection, String text) {
    call("[\"received\"," + connection + "," + quoted(text) + "]");
  }

  @Override
  public void closed(int connection, int code, String reason) {
    call("[\"closed\"," + connection + "," + code + "," + quoted(reason) + "]");
  }

  @Override
  public void answered(int request, int status, String body) {
    call("[\"answered\"," + request + "," + status + "," + quoted(body) + "]");
  }

  /// The system switched between light and dark colours.
  public void themeChanged(boolean isDark) {
    call("[\"theme\"," + isDark + "]");
  }

  /// The player answered whether the app may notify.
  public void notificationsAllowed(boolean areAllowed) {
    call("[\"notifications\"," + areAllowed + "]");
  }

  /// Another app opened a link of this one.
  public void linkOpened(String link) {
    call("[\"link\"," + quoted(link) + "]");
  }

  private void call(String event) {
    evaluator.accept("window.spieltischEvent&&spieltischEvent(" + event + ")");
  }

  /// A JSON text in ASCII, so that no letter has a meaning in a script.
  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 16).append('"');
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == '"' || letter == '\\') quoted.append('\\').append(letter);
      else if (letter >= ' ' && letter <= '~' && letter != '<') quoted.append(letter);
      else quoted.append(String.format("\\u%04x", (int) letter));
    }
    return quoted.append('"').toString();
  }
}
