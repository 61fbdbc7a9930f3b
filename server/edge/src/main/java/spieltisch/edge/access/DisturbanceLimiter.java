package spieltisch.edge.access;

import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import spieltisch.edge.config.ClientNetwork;
import spieltisch.store.TableId;

/// Limits how often the clients of one address join a table, chat there, or change a name or a
/// colour. All members are told of each of these, and the log keeps it.
///
/// The host limits the chat of each member. That alone would not stop a client that leaves and
/// joins again, because it is then a new member.
final class DisturbanceLimiter {
  /// The limit for a minute as a multiple of what one member may chat at once. It allows several
  /// people behind one address.
  private static final int BURSTS_PER_MINUTE = 12;

  private final AttemptWindow attempts;
  private final IntSupplier chatBurst;

  DisturbanceLimiter(LongSupplier millis, IntSupplier chatBurst) {
    attempts = new AttemptWindow(millis);
    this.chatBurst = chatBurst;
  }

  boolean allow(TableId table, String address) {
    int most = BURSTS_PER_MINUTE * chatBurst.getAsInt();
    var key = new AttemptWindow.Key(ClientNetwork.of(address) + " " + table.text(), most);
    return most == 0 || attempts.begin(List.of(key));
  }
}
