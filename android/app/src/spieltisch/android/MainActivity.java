package spieltisch.android;

import android.annotation.SuppressLint;
import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.content.res.Configuration;
import android.net.Uri;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.webkit.WebSettings;
import android.webkit.WebView;
import android.widget.FrameLayout;
import android.widget.Toast;
import spieltisch.bridge.Bridge;
import spieltisch.bridge.EventScripts;
import spieltisch.bridge.PageFile;

/// The only screen: the page, and what the system asks of an app around it.
public final class MainActivity extends Activity {
  private static final String SCHEME = "spieltisch";
  private static final String BRIDGE_NAME = "SpieltischApp";

  private WebView web;
  private EventScripts events;
  private Bridge bridge;
  private TurnNotifications notifications;
  private FileSaver fileSaver;

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    web = new WebView(this);
    events = new EventScripts(this::evaluate);
    bridge = new Bridge(events);
    notifications = new TurnNotifications(this);
    fileSaver = new FileSaver(this);
    setUp(web);
    setContentView(framed(web));
    NewerAndroid.onBack(this, this::goBack);
    if (saved == null || web.restoreState(saved) == null) web.loadUrl(startOf(getIntent()));
  }

  @SuppressLint("SetJavaScriptEnabled")
  private void setUp(WebView view) {
    WebSettings settings = view.getSettings();
    settings.setJavaScriptEnabled(true);
    settings.setDomStorageEnabled(true);
    settings.setAllowFileAccess(false);
    settings.setAllowContentAccess(false);
    settings.setGeolocationEnabled(false);
    // The page follows the font size of the system by itself.
    settings.setTextZoom(Math.round(100 * getResources().getConfiguration().fontScale));
    view.setWebViewClient(new PageClient(this));
    // Only pages of this app are ever loaded, so nobody else gets these functions.
    view.addJavascriptInterface(
        new PageFunctions(this, bridge, notifications, fileSaver), BRIDGE_NAME);
  }

  /// Keeps the page out of the bars of the system and above the keyboard.
  private View framed(WebView view) {
    FrameLayout frame = new FrameLayout(this);
    frame.addView(
        view,
        new FrameLayout.LayoutParams(
            ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT));
    frame.setOnApplyWindowInsetsListener(
        (shown, insets) -> {
          shown.setPadding(
              insets.getSystemWindowInsetLeft(),
              insets.getSystemWindowInsetTop(),
              insets.getSystemWindowInsetRight(),
              insets.getSystemWindowInsetBottom());
          return insets.consumeSystemWindowInsets();
        });
    return frame;
  }

  private static String startOf(Intent intent) {
    String link = linkOf(intent);
    return PageFile.ORIGIN + (link == null ? "/" : "/?link=" + Uri.encode(link));
  }

  /// The link of this app that another app opened; `null` if there is none.
  private static String linkOf(Intent intent) {
    Uri data = intent == null ? null : intent.getData();
    return data != null && SCHEME.equals(data.getScheme()) ? data.toString() : null;
  }

  @Override
  protected void onNewIntent(Intent intent) {
    super.onNewIntent(intent);
    String link = linkOf(intent);
    if (link != null) events.linkOpened(link);
  }

  /// Events come from the threads of connections.
  private void evaluate(String script) {
    runOnUiThread(() -> web.evaluateJavascript(script, null));
  }

  void keepAwake(boolean isOn) {
    runOnUiThread(() -> web.setKeepScreenOn(isOn));
  }

  boolean isDark() {
    int night = getResources().getConfiguration().uiMode & Configuration.UI_MODE_NIGHT_MASK;
    return night == Configuration.UI_MODE_NIGHT_YES;
  }

  /// Shows a page of another site in the browser.
  void openOutside(Uri address) {
    try {
      startActivity(new Intent(Intent.ACTION_VIEW, address));
    } catch (ActivityNotFoundException e) {
      Toast.makeText(this, R.string.no_browser, Toast.LENGTH_LONG).show();
    }
  }

  @Override
  public void onConfigurationChanged(Configuration changed) {
    super.onConfigurationChanged(changed);
    events.themeChanged(isDark());
  }

  @Override
  public void onRequestPermissionsResult(int code, String[] names, int[] results) {
    if (code == TurnNotifications.REQUEST) events.notificationsAllowed(notifications.areAllowed());
  }

  @Override
  protected void onActivityResult(int code, int result, Intent data) {
    if (code == FileSaver.REQUEST) fileSaver.placeChosen(result == RESULT_OK ? data : null);
  }

  /// Older systems call this; newer ones call the listener of [NewerAndroid].
  @Override
  public void onBackPressed() {
    goBack();
  }

  /// On the first page the app goes to the background, so that a running game stays connected.
  private void goBack() {
    if (web.canGoBack()) web.goBack();
    else moveTaskToBack(true);
  }

  @Override
  protected void onStart() {
    super.onStart();
    notifications.appShown();
  }

  @Override
  protected void onStop() {
    notifications.appHidden();
    super.onStop();
  }

  @Override
  protected void onSaveInstanceState(Bundle state) {
    super.onSaveInstanceState(state);
    web.saveState(state);
  }

  @Override
  protected void onDestroy() {
    bridge.closeAll();
    web.destroy();
    super.onDestroy();
  }
}
