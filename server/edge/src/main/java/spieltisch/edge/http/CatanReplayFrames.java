package spieltisch.edge.http;

import io.vertx.core.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import spieltisch.edge.session.EncodeCache;
import spieltisch.edge.session.SiedlerNotifier;
import spieltisch.kernel.Viewer;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.table.Entry;
import spieltisch.table.Notice;
import spieltisch.table.Table;
import spieltisch.table.member.Member;

/// A Catan game as messages of protocol 1.0, from the arrival of the first player to the end.
///
/// No player sees everything, so the full replay merges the messages of all players. All players
/// receive the same messages in the same order, but different parts are hidden from them. Each
/// player knows most about itself. Therefore the merge takes each message in the version that was
/// sent to the player whom the message is about.
record CatanReplayFrames(List<ReplayFrame> frames) {
  /// A message and the version of the table after which the message was sent.
  record ReplayFrame(long version, JsonObject message) {}

  /// Returns the messages that a player or a spectator has received.
  ///
  /// @param member the id of the player, or `GameHistoryApi.SPECTATOR` for a spectator
  static CatanReplayFrames forMember(List<Entry> entries, int member) {
    return replay(entries, List.of(member));
  }

  /// Returns the merged messages of all players, including what was secret.
  static CatanReplayFrames withSecrets(List<Entry> entries) {
    var members = new ArrayList<Integer>(List.of(GameHistoryApi.SPECTATOR));
    Table.of(entries).players().stream().map(Member::id).forEach(members::add);
    return replay(entries, members);
  }

  private static CatanReplayFrames replay(List<Entry> entries, List<Integer> members) {
    var frames = new ArrayList<ReplayFrame>();
    var table = Table.opened((Entry.Opened) entries.getFirst());
    var recipients = new ArrayList<Recipient>();
    for (int id : members) recipients.add(new Recipient(id, table));
    for (var entry : entries.subList(1, entries.size())) {
      table = table.after(entry);
      for (var recipient : recipients) recipient.deliver(entry, table);
      for (var message : merge(recipients)) frames.add(new ReplayFrame(table.version(), message));
    }
    return new CatanReplayFrames(frames);
  }

  /// Merges the messages about one entry. The merge starts with the messages that a spectator
  /// received. A message that a player received about itself replaces the same message of the
  /// spectator, or is inserted if the spectator received none.
  private static List<JsonObject> merge(List<Recipient> recipients) {
    var messages = new ArrayList<JsonObject>(recipients.getFirst().received);
    for (var recipient : recipients.subList(1, recipients.size())) mergeOwn(recipient, messages);
    return messages;
  }

  private static void mergeOwn(Recipient recipient, List<JsonObject> messages) {
    int next = 0;
    for (var own : recipient.received) {
      boolean isAboutSelf = subject(own) == recipient.id;
      int same = next;
      while (same < messages.size() && !isSame(own, messages.get(same))) same++;
      if (same < messages.size()) {
        if (isAboutSelf) messages.set(same, own);
        next = same + 1;
      } else if (isAboutSelf) messages.add(next++, own);
    }
  }

  private static boolean isSame(JsonObject own, JsonObject other) {
    return own.fieldNames().equals(other.fieldNames()) && subject(own) == subject(other);
  }

  /// Returns the id of the member whom a message is about, or `GameHistoryApi.SPECTATOR` for a
  /// spectator if the message is about no member.
  private static int subject(JsonObject message) {
    var content = message.getValue(message.fieldNames().iterator().next());
    if (!(content instanceof JsonObject fields)) return GameHistoryApi.SPECTATOR;
    return switch (fields.getValue("Spieler")) {
      case Integer id -> id;
      case JsonObject player -> player.getInteger("id", GameHistoryApi.SPECTATOR);
      case null, default -> GameHistoryApi.SPECTATOR;
    };
  }

  /// Collects the messages for one member, beginning with the first entry.
  private static final class Recipient {
    private final int id;
    private final SiedlerNotifier notifier;
    private List<JsonObject> received = new ArrayList<>();

    Recipient(int id, Table table) {
      this.id = id;
      notifier =
          new SiedlerNotifier(
              id,
              table.view(Viewer.spectator()),
              Optional.empty(),
              new EncodeCache()
                  .sender(
                      Dialect.V1_0,
                      Set.of(),
                      message -> received.add(new JsonObject(message.text()))),
              new LobbyMessages(Dialect.V1_0, ""));
    }

    void deliver(Entry entry, Table after) {
      received = new ArrayList<>();
      notifier.onNotices(after.version(), Notice.of(entry, after, after.viewer(id)));
    }
  }
}
