package spieltisch.android;

import android.content.res.AssetManager;
import android.net.Uri;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Collections;
import spieltisch.bridge.PageFile;

/// Answers all requests of the page with the files of the app. Nothing of the page comes from a
/// network, and no other page is shown.
final class PageClient extends WebViewClient {
  private static final String FOLDER = "web/";

  private final MainActivity activity;
  private final AssetManager files;

  PageClient(MainActivity activity) {
    this.activity = activity;
    files = activity.getAssets();
  }

  @Override
  public WebResourceResponse shouldInterceptRequest(WebView view, WebResourceRequest request) {
    Uri address = request.getUrl();
    if (!isOwn(address)) return missing();
    PageFile file = PageFile.at(address.getPath());
    try {
      return new WebResourceResponse(
          file.type, file.charset, 200, "OK", file.headers(), files.open(FOLDER + file.name));
    } catch (IOException e) {
      return missing();
    }
  }

  private static WebResourceResponse missing() {
    return new WebResourceResponse(
        "text/plain",
        "utf-8",
        404,
        "Not Found",
        Collections.<String, String>emptyMap(),
        new ByteArrayInputStream(new byte[0]));
  }

  private static boolean isOwn(Uri address) {
    return PageFile.ORIGIN.equals(address.getScheme() + "://" + address.getAuthority());
  }

  /// Links to other sites open in the browser. Android before 7 lacks this method.
  @Override
  public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
    Uri address = request.getUrl();
    if (isOwn(address)) return false;
    String scheme = address.getScheme();
    if ("https".equals(scheme) || "http".equals(scheme)) activity.openOutside(address);
    return true;
  }
}
