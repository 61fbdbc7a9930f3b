package spieltisch.notify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import spieltisch.kernel.Viewer;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.JsonTextReader;
import spieltisch.siedler.codec.json.JsonValue;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.table.Notice;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.entry.UndoneEntries;
import spieltisch.table.member.Member;

/// A Catan game as messages of protocol 1.0, from the arrival of the first player to the end.
/// Placements that were taken back are left out.
///
/// No player sees everything, so the full replay merges the messages of all players. All players
/// receive the same messages in the same order, but different parts are hidden from them. Each
/// player knows most about itself. Therefore the merge takes each message in the version that was
/// sent to the player whom the message is about.
public record CatanReplayFrames(List<ReplayFrame> frames) {
  /// An id that no member has; it stands for a spectator.
  private static final int SPECTATOR = 0;

  /// A message and the version of the table after which the message was sent.
  ///
  /// @param message a JSON object
  public record ReplayFrame(long version, String message) {}

  /// A message with its name and the id of the member whom it is about, or `SPECTATOR`.
  private record Message(String text, List<String> names, int subject) {
    static Message of(String text) {
      var content = (JsonValue.Members) JsonTextReader.read(text);
      return new Message(text, content.names(), subjectOf(content.values().getFirst()));
    }

    boolean isSame(Message other) {
      return names.equals(other.names) && subject == other.subject;
    }
  }

  /// Returns the messages that a player or a spectator has received.
  ///
  /// @param member the id of the player, or 0 for a spectator
  public static CatanReplayFrames forMember(List<Entry> entries, int member) {
    return replay(entries, List.of(member));
  }

  /// Returns the merged messages of all players, including what was secret.
  public static CatanReplayFrames withSecrets(List<Entry> entries) {
    var members = new ArrayList<Integer>(List.of(SPECTATOR));
    Table.of(entries).players().stream().map(Member::id).forEach(members::add);
    return replay(entries, members);
  }

  private static CatanReplayFrames replay(List<Entry> entries, List<Integer> members) {
    var frames = new ArrayList<ReplayFrame>();
    var table = Table.opened((Entry.Opened) entries.getFirst());
    var recipients = new ArrayList<Recipient>();
    for (int id : members) recipients.add(new Recipient(id, table));
    var undone = UndoneEntries.versions(0, entries);
    for (int i = 1; i < entries.size(); i++) {
      long version = i + 1L;
      if (undone.contains(version)) continue;
      table = table.after(entries.get(i));
      for (var recipient : recipients) recipient.deliver(entries.get(i), table);
      for (var message : merge(recipients)) frames.add(new ReplayFrame(version, message.text()));
    }
    return new CatanReplayFrames(frames);
  }

  /// Merges the messages about one entry. The merge starts with the messages that a spectator
  /// received. A message that a player received about itself replaces the same message of the
  /// spectator, or is inserted if the spectator received none.
  private static List<Message> merge(List<Recipient> recipients) {
    var messages = new ArrayList<Message>(recipients.getFirst().received);
    for (var recipient : recipients.subList(1, recipients.size())) mergeOwn(recipient, messages);
    return messages;
  }

  private static void mergeOwn(Recipient recipient, List<Message> messages) {
    int next = 0;
    for (var own : recipient.received) {
      boolean isAboutSelf = own.subject() == recipient.id;
      int same = next;
      while (same < messages.size() && !own.isSame(messages.get(same))) same++;
      if (same < messages.size()) {
        if (isAboutSelf) messages.set(same, own);
        next = same + 1;
      } else if (isAboutSelf) messages.add(next++, own);
    }
  }

  private static int subjectOf(JsonValue content) {
    return switch (field(content, "Spieler")) {
      case JsonValue.Int(long id) -> (int) id;
      case JsonValue.Members player when field(player, "id") instanceof JsonValue.Int(long id) ->
          (int) id;
      default -> SPECTATOR;
    };
  }

  private static JsonValue field(JsonValue value, String name) {
    if (!(value instanceof JsonValue.Members(var names, var values)) || !names.contains(name))
      return new JsonValue.Null();
    return values.get(names.indexOf(name));
  }

  /// A member or a spectator who receives the messages about all entries. The field `received`
  /// contains only the messages about the latest entry.
  private static final class Recipient {
    private final int id;
    private final SiedlerNotifier notifier;
    private List<Message> received = new ArrayList<>();

    Recipient(int id, Table table) {
      this.id = id;
      notifier =
          new SiedlerNotifier(
              id,
              table.view(Viewer.spectator()),
              _ -> Optional.empty(),
              new Collector(new MessageCodec(Dialect.V1_0), text -> received.add(Message.of(text))),
              new LobbyMessages(Dialect.V1_0, ""));
    }

    void deliver(Entry entry, Table after) {
      received = new ArrayList<>();
      notifier.onNotices(after.version(), Notice.of(entry, after, after.viewer(id)));
    }
  }

  /// A message sender that passes encoded messages on as text.
  private record Collector(MessageCodec codec, Consumer<String> texts) implements MessageSender {
    @Override
    public Dialect dialect() {
      return codec.dialect();
    }

    @Override
    public boolean grants(Extension extension) {
      return false;
    }

    @Override
    public void send(ServerMessage message) {
      codec.encode(message).ifPresent(texts);
    }
  }
}
