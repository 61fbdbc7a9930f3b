/// The connections of the Android app. The page inside the app speaks to servers through them,
/// because a page cannot open TCP connections and servers refuse WebSockets of foreign pages.
///
/// This package knows nothing of Android, so that its tests run on any machine. It uses the
/// language of Java 8 and only classes that Android 7 has: no `Base64`, no `java.time`.
@NullMarked
package spieltisch.bridge;

import org.jspecify.annotations.NullMarked;
