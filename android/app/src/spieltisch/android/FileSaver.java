package spieltisch.android;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import android.widget.Toast;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/// Saves a text of the page in a file that the player chooses, which needs no permission.
final class FileSaver {
  static final int REQUEST = 2;

  private final Activity activity;
  private String waiting = "";

  FileSaver(Activity activity) {
    this.activity = activity;
  }

  void save(String name, String text) {
    activity.runOnUiThread(
        () -> {
          waiting = text;
          Intent question =
              new Intent(Intent.ACTION_CREATE_DOCUMENT)
                  .addCategory(Intent.CATEGORY_OPENABLE)
                  .setType("application/json")
                  .putExtra(Intent.EXTRA_TITLE, name);
          try {
            activity.startActivityForResult(question, REQUEST);
          } catch (ActivityNotFoundException e) {
            complain();
          }
        });
  }

  /// @param answer `null` if the player chose no place
  void placeChosen(Intent answer) {
    String text = waiting;
    waiting = "";
    Uri place = answer == null ? null : answer.getData();
    if (place == null) return;
    new Thread(() -> write(place, text), "file-saver").start();
  }

  private void write(Uri place, String text) {
    try (OutputStream out = activity.getContentResolver().openOutputStream(place)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException | RuntimeException e) {
      activity.runOnUiThread(this::complain);
    }
  }

  private void complain() {
    Toast.makeText(activity, R.string.not_saved, Toast.LENGTH_LONG).show();
  }
}
