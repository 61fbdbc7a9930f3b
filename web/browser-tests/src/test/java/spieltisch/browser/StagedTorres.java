package spieltisch.browser;

import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A mocked Torres server that shows one position to a page and records the requests of the page.
final class StagedTorres {
  private static final List<String> NAMES = List.of("Leia", "Han", "Luke", "Lando");

  private final List<String> requests = new ArrayList<>();
  private String position;
  private int players = 2;
  private @Nullable WebSocketRoute socket;

  StagedTorres(String position) {
    this.position = position;
  }

  /// Returns the lines that the page has sent since it joined, without its requests for
  /// information.
  List<String> requests() {
    return requests;
  }

  /// Opens a table with this position.
  void open(PageDriver driver, BrowserServer server) {
    players = position.split(" ", -1)[3].split("/", -1).length;
    driver.page.routeWebSocket(Pattern.compile(".*/torres$"), this::play);
    driver.open(server.url("/torres/Burg"));
    driver.waitFor(".torres");
  }

  /// Shows another position, as after an action of another player.
  void show(String next) {
    position = next;
    if (socket != null) socket.send("ZUGENDE");
  }

  private void play(WebSocketRoute page) {
    socket = page;
    page.onMessage(frame -> frame.text().lines().forEach(line -> answer(page, line)));
  }

  private void answer(WebSocketRoute page, String line) {
    if (line.startsWith("ALTER ") || line.startsWith("WIEDER "))
      page.send("MELDUNG_SPIELER_ANGEMELDET");
    else if (line.equals("STELLUNG")) page.send("STELLUNG " + position);
    else if (line.equals("STATUS")) status().lines().forEach(page::send);
    else requests.add(line);
  }

  private String status() {
    var rows = new StringBuilder();
    for (int i = 0; i < players; i++)
      rows.append(i).append(' ').append(NAMES.get(i)).append(" 0 30 3\n");
    return "STATUS Burg\nACTIVE ORANGE\nTIMEOUT 0\nSPIELER "
        + players
        + "\n"
        + rows
        + "ZUSCHAUER\nSTATUSENDE";
  }
}
