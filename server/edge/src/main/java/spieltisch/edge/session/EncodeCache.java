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

/// A cache of recently encoded messages. The clients at a table receive nearly the same messages,
/// one right after the other.
///
/// Any thread may use the cache. If two threads overwrite the same slot, a message is only encoded
/// once more.
public final class EncodeCache {
  private static final int SIZE = 256;

  private record CodecKey(Dialect dialect, Set<Extension> granted) {}

  private record Slot(
      MessageCodec codec, ServerMessage message, Optional<EncodedMessage> encoded) {}

  private final ConcurrentMap<CodecKey, MessageCodec> codecs = new ConcurrentHashMap<>();
  private final @Nullable Slot[] slots = new Slot[SIZE];

  /// Creates a message sender. All clients with the same dialect and extensions share one codec.
  public CachedSender sender(
      Dialect dialect, Set<Extension> granted, Consumer<EncodedMessage> output) {
    var codec =
        codecs.computeIfAbsent(
            new CodecKey(dialect, Set.copyOf(granted)),
            key -> new MessageCodec(key.dialect(), key.granted()));
    return new CachedSender(codec, this, output);
  }

  /// Encodes a message; the result is empty if the client's dialect or extensions do not include
  /// the message.
  Optional<EncodedMessage> encode(MessageCodec codec, ServerMessage message) {
    int hash = message.hashCode();
    int index = (hash ^ hash >>> 16) & SIZE - 1;
    var last = slots[index];
    if (last != null && last.codec() == codec && last.message().equals(message))
      return last.encoded();
    var encoded = codec.encode(message).map(EncodedMessage::new);
    slots[index] = new Slot(codec, message, encoded);
    return encoded;
  }
}
