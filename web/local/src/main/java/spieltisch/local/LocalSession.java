package spieltisch.local;

import java.util.List;
import spieltisch.table.Notice;

/// A connection of the page to a local table, in the protocol of its game.
interface LocalSession {
  /// The member to whom the session belongs.
  int member();

  /// Receives one message of the page: a JSON text or lines.
  void receive(String text);

  /// Receives the notices about one entry.
  void onNotices(long version, List<Notice> notices);

  /// Sends the whole state again, because actions were taken back.
  void restart();

  /// Ends the session, because the member has returned through another connection.
  void replaced();

  /// The receiver of everything that a session sends to the page.
  interface Output {
    void send(String text);

    void close(int code, String reason);
  }
}
