package spieltisch.local.classlib;

import org.teavm.jso.JSBody;

/// The text functions of the browser.
public final class BrowserText {
  private BrowserText() {}

  @JSBody(
      params = {"text", "form"},
      script = "return text.normalize(form);")
  public static native String normalized(String text, String form);
}
