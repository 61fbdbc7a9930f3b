package spieltisch.local.classlib.java.text;

import spieltisch.local.classlib.BrowserText;

/// Stands in for `java.text.Normalizer` and uses the normalization function of the browser.
public final class Normalizer {
  private Normalizer() {}

  /// The normalization form in which names are compared.
  public enum Form {
    NFKD
  }

  public static String normalize(CharSequence text, Form form) {
    return BrowserText.normalized(text.toString(), form.name());
  }
}
