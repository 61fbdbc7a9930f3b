package spieltisch.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// Takes a picture of every screen in both themes and several sizes, to be looked at. The system
/// property `screenshots` names the folder for the pictures: `./mvnw -pl web/browser-tests -am
/// -Dtest=ScreenshotTourTest -Dscreenshots=/tmp/pictures verify`.
@EnabledIfSystemProperty(
    named = "screenshots",
    matches = ".+",
    disabledReason = "-Dscreenshots=FOLDER takes pictures of all screens")
final class ScreenshotTourTest extends StagedFixture {
  private static final String TORRES =
      "00001100/00000000/00100100/10130000/10020001/00103310/00000100/00010000 52 401165/2234"
          + " 12/17 3.3.3.0/3.3.3.3 2/0 37 0000000000 T.0.2.1.1.0.5.3.0.0 - 0 0000000011 0000000000";

  private static final int HAND =
      PackedCounts.of(Resource.WOOD.ordinal(), 5)
          + PackedCounts.of(Resource.WOOL.ordinal(), 2)
          + PackedCounts.one(Resource.BRICK.ordinal());

  /// One theme and size. Each screen gets a new page, so that no screen changes another one.
  private record Look(BrowserServer server, ColorScheme scheme, int width, int height) {
    PageDriver page() {
      var driver =
          width < 1000
              ? PageDriver.phone(server, width, height)
              : PageDriver.desktop(server, width, height);
      driver.page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
      return driver;
    }

    /// Takes the picture and closes the page.
    void take(PageDriver driver, String screen, boolean isWhole) {
      var theme = scheme.name().toLowerCase(Locale.ROOT);
      var file = "%s-%s-%dx%d.png".formatted(screen, theme, width, height);
      var folder = Path.of(System.getProperty("screenshots"));
      driver.page.screenshot(
          new Page.ScreenshotOptions().setPath(folder.resolve(file)).setFullPage(isWhole));
      driver.page.context().close();
    }

    void visit(String path, String ready, String screen) {
      var driver = page();
      driver.open(server.url(path));
      driver.waitFor(ready);
      take(driver, screen, true);
    }

    @Override
    public String toString() {
      return scheme + " " + width + "x" + height;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "LIGHT, 1366, 800", "DARK, 390, 844", "LIGHT, 360, 640", "DARK, 1366, 800",
    "LIGHT, 390, 844", "DARK, 360, 640", "LIGHT, 1920, 1080", "DARK, 1920, 1080"
  })
  void every_screen_is_pictured(ColorScheme scheme, int width, int height) {
    var look = new Look(server, scheme, width, height);
    look.visit("/", ".hero-board .tile", "start");
    look.visit("/settings", "main h1", "settings");
    for (var game : new String[] {"catan", "torres"}) {
      look.visit("/help/" + game, ".prose svg", "rules-" + game);
      look.visit("/learn/" + game, "svg.board, svg.torres", "learn-" + game);
      waitingRoom(look, game);
      var id = finished(look, game);
      look.visit("/result/" + id, ".standing li", "result-" + game);
      look.visit("/replay/" + id, ".log li", "replay-" + game);
      if (game.equals("catan")) look.visit("/analysis/" + id, ".decision", "analysis");
    }
    look.visit("/lobby", ".tables .card", "lobby");
    catanTables(look);
    torresTable(look);
  }

  private void waitingRoom(Look look, String game) {
    var name = "Runde-" + game + "-" + look.toString().replace(' ', '-');
    var options =
        "{\"name\":\"%s\",\"game\":\"%s\",\"players\":[3,4],\"bots\":[\"easy\"]}"
            .formatted(name, game);
    assertEquals(201, server.post("/api/v1/tables", options));
    look.visit(
        (game.equals("catan") ? "/table/" : "/torres/") + name, ".qr", "waiting-room-" + game);
  }

  private String finished(Look look, String game) {
    var driver = look.page();
    driver.open(server.url("/"));
    var name = "Partie-" + game;
    var known = FinishedGames.find(server, name);
    var id =
        known.isPresent()
            ? known.get().getString("id")
            : FinishedGames.play(server, driver.page, game, name);
    driver.page.context().close();
    return id;
  }

  private static MutablePosition turn(int phase) {
    var position = position(4);
    position.settlementPlaced(0, 20);
    position.settlementPlaced(1, 30);
    position.gained(0, HAND);
    for (int seat = 1; seat < 4; seat++)
      position.gained(seat, PackedCounts.of(Resource.ORE.ordinal(), 3));
    position.turnBegan(0);
    position.phaseBegan(phase, 0);
    return position;
  }

  private PageDriver table(Look look, int phase) {
    return show(look.page(), turn(phase), HAND);
  }

  private void catanTables(Look look) {
    look.take(table(look, Position.TRADE_AND_BUILD), "catan-own-turn", false);
    var trading = table(look, Position.TRADE_AND_BUILD);
    socket.send(
        "{\"Handelsangebot\":{\"Spieler\":2,\"Handel id\":7,"
            + "\"Angebot\":{\"Erz\":1},\"Nachfrage\":{\"Holz\":1}}}");
    trading.waitFor(".offer");
    trading.openPanel("Handel");
    look.take(trading, "catan-trade", false);
    var robbing = table(look, Position.MOVE_ROBBER);
    robbing.waitFor(".target.hex");
    look.take(robbing, "catan-robber", false);
    var position = turn(Position.MOVE_ROBBER);
    position.discardsAwaited(1, 4L);
    var discarding = show(look.page(), position, HAND);
    discarding.waitFor(".dialog");
    look.take(discarding, "catan-discard", false);
  }

  private void torresTable(Look look) {
    var driver = look.page();
    new StagedTorres(TORRES).open(driver, server);
    driver.waitFor(".castle-name");
    look.take(driver, "torres-own-turn", false);
  }
}
