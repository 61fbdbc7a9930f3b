package spieltisch.android;

import android.webkit.JavascriptInterface;
import spieltisch.bridge.Bridge;

/// The functions of `window.SpieltischApp`. The page calls them on a thread of the web view.
final class PageFunctions {
  private final MainActivity activity;
  private final Bridge bridge;
  private final TurnNotifications notifications;
  private final FileSaver fileSaver;

  PageFunctions(
      MainActivity activity, Bridge bridge, TurnNotifications notifications, FileSaver fileSaver) {
    this.activity = activity;
    this.bridge = bridge;
    this.notifications = notifications;
    this.fileSaver = fileSaver;
  }

  /// The page was loaded, maybe again: it does not know the connections of the page before.
  @JavascriptInterface
  public void pageLoaded() {
    bridge.closeAll();
    activity.keepAwake(false);
  }

  @JavascriptInterface
  public void open(int connection, String address) {
    bridge.open(connection, address);
  }

  @JavascriptInterface
  public void send(int connection, String text) {
    bridge.send(connection, text);
  }

  @JavascriptInterface
  public void close(int connection) {
    bridge.close(connection);
  }

  @JavascriptInterface
  public void request(
      int id, String method, String url, String token, String password, String body) {
    bridge.request(id, method, url, token, password, body);
  }

  @JavascriptInterface
  public void keepAwake(boolean isOn) {
    activity.keepAwake(isOn);
  }

  @JavascriptInterface
  public boolean isDark() {
    return activity.isDark();
  }

  /// Notifies the player of the turn while the app is in the background.
  @JavascriptInterface
  public void notifyTurn(String text) {
    notifications.show(text);
  }

  /// Asks for the permission to notify. The answer is an event.
  @JavascriptInterface
  public void askForNotifications() {
    notifications.ask();
  }

  @JavascriptInterface
  public void saveFile(String name, String text) {
    fileSaver.save(name, text);
  }
}
