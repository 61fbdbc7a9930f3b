package spieltisch.android;

import android.app.Activity;
import android.app.Notification;
import android.app.NotificationManager;
import android.os.Build;
import java.lang.reflect.Proxy;

/// Functions of systems that are newer than the oldest supported one. The app is compiled against
/// the oldest one, so that it cannot call a missing method; these are found by name.
final class NewerAndroid {
  private static final int CHANNELS = 26;
  private static final int BACK_LISTENERS = 33;
  private static final int NOTIFICATION_PERMISSION = 33;
  private static final int IMPORTANCE_DEFAULT = 3;
  private static final int PRIORITY_DEFAULT = 0;
  private static final String CHANNEL = "turn";

  private NewerAndroid() {}

  static boolean asksForNotifications() {
    return Build.VERSION.SDK_INT >= NOTIFICATION_PERMISSION;
  }

  /// Puts a notification into a channel, which Android 8 and newer require.
  static void useChannel(
      NotificationManager manager, Notification.Builder notification, String name) {
    if (Build.VERSION.SDK_INT < CHANNELS) return;
    try {
      Class<?> type = Class.forName("android.app.NotificationChannel");
      Object channel =
          type.getConstructor(String.class, CharSequence.class, int.class)
              .newInstance(CHANNEL, name, IMPORTANCE_DEFAULT);
      NotificationManager.class
          .getMethod("createNotificationChannel", type)
          .invoke(manager, channel);
      Notification.Builder.class
          .getMethod("setChannelId", String.class)
          .invoke(notification, CHANNEL);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Listens to the back button. Android 16 and newer do not call `onBackPressed` any more.
  static void onBack(Activity activity, Runnable listener) {
    if (Build.VERSION.SDK_INT < BACK_LISTENERS) return;
    try {
      Class<?> type = Class.forName("android.window.OnBackInvokedCallback");
      Object callback =
          Proxy.newProxyInstance(
              type.getClassLoader(),
              new Class<?>[] {type},
              (proxy, method, arguments) -> {
                switch (method.getName()) {
                  case "onBackInvoked":
                    listener.run();
                    return null;
                  case "hashCode":
                    return System.identityHashCode(proxy);
                  case "equals":
                    return proxy == arguments[0];
                  default:
                    return method.getName();
                }
              });
      Object dispatcher =
          Activity.class.getMethod("getOnBackInvokedDispatcher").invoke(activity);
      Class.forName("android.window.OnBackInvokedDispatcher")
          .getMethod("registerOnBackInvokedCallback", int.class, type)
          .invoke(dispatcher, PRIORITY_DEFAULT, callback);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
