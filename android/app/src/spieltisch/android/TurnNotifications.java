package spieltisch.android;

import android.app.Activity;
import android.app.Notification;
import android.app.NotificationManager;
import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;

/// The notification that it is the player's turn. It is shown only while the app is not, and a new
/// one replaces the one before.
final class TurnNotifications {
  static final int REQUEST = 1;
  private static final int ID = 1;
  private static final String PERMISSION = "android.permission.POST_NOTIFICATIONS";

  /// Android 12 and newer require it; older ones know it since 6.
  private static final int IMMUTABLE = PendingIntent.FLAG_IMMUTABLE;

  private final Activity activity;
  private final NotificationManager manager;
  private volatile boolean isAppShown;

  TurnNotifications(Activity activity) {
    this.activity = activity;
    manager = (NotificationManager) activity.getSystemService(Context.NOTIFICATION_SERVICE);
  }

  void appShown() {
    isAppShown = true;
    manager.cancel(ID);
  }

  void appHidden() {
    isAppShown = false;
  }

  void show(String text) {
    if (isAppShown || !areAllowed()) return;
    Intent back = new Intent(activity, MainActivity.class);
    Notification.Builder notification =
        new Notification.Builder(activity)
            .setSmallIcon(R.drawable.turn)
            .setContentTitle(activity.getString(R.string.app_name))
            .setContentText(text)
            .setAutoCancel(true)
            .setDefaults(Notification.DEFAULT_ALL)
            .setContentIntent(PendingIntent.getActivity(activity, 0, back, IMMUTABLE));
    NewerAndroid.useChannel(manager, notification, activity.getString(R.string.turn_channel));
    manager.notify(ID, notification.build());
  }

  boolean areAllowed() {
    boolean isGranted =
        !NewerAndroid.asksForNotifications()
            || activity.checkSelfPermission(PERMISSION) == PackageManager.PERMISSION_GRANTED;
    return isGranted && manager.areNotificationsEnabled();
  }

  /// The activity tells the page the answer.
  void ask() {
    activity.runOnUiThread(
        () -> {
          if (NewerAndroid.asksForNotifications() && !areAllowed())
            activity.requestPermissions(new String[] {PERMISSION}, REQUEST);
          else activity.onRequestPermissionsResult(REQUEST, new String[0], new int[0]);
        });
  }
}
