package spieltisch.edge.session;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import spieltisch.edge.transport.EncodedMessage;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.ServerMessage;

/// What was spelled a moment ago: everybody at a table hears nearly the same, one right after the
/// other, so most of it need not be spelled again.
///
/// Any thread may use it. What one of them overwrites is only spelled once more.
public final class EncodeCache {
  private static final int SIZE = 256;

  private record Kind(Dialect dialect, Set<Extension> granted) {}

  private record Sound(
      MessageCodec speller, ServerMessage message, Optional<EncodedMessage> spoken) {}

  private final ConcurrentMap<Kind, MessageCodec> messageCodecs = new ConcurrentHashMap<>();
  private final @Nullable Sound[] sounds = new Sound[SIZE];

  /// All clients of a dialect who asked for the same have one speller.
  public MessageSender voice(
      Dialect dialect, Set<Extension> granted, Consumer<EncodedMessage> line) {
    var messageCodec =
        messageCodecs.computeIfAbsent(
            new Kind(dialect, Set.copyOf(granted)),
            kind -> new MessageCodec(kind.dialect(), kind.granted()));
    return new MessageSender(messageCodec, this, line);
  }

  Optional<EncodedMessage> spell(MessageCodec messageCodec, ServerMessage message) {
    int hash = message.hashCode();
    int place = (hash ^ hash >>> 16) & SIZE - 1;
    var last = sounds[place];
    if (last != null && last.speller() == messageCodec && last.message().equals(message))
      return last.spoken();
    var encodedMessage = messageCodec.encode(message).map(EncodedMessage::new);
    sounds[place] = new Sound(messageCodec, message, encodedMessage);
    return encodedMessage;
  }
}
