package spieltisch.siedler.codec;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import spieltisch.siedler.codec.json.DecodeException;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.codec.json.JsonTextReader;
import spieltisch.siedler.codec.json.JsonValue;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;

/// Encodes and decodes messages as JSON in one dialect, for one peer with the extensions granted to
/// it. Malformed input gives a result value; the codec throws no exception.
///
/// The codec does not encode a message that the peer does not know, because of its dialect or its
/// extensions. So a sender that uses this class cannot send an unknown message.
public final class MessageCodec {
  private final Dialect dialect;
  private final Set<Extension> granted;
  private final ClientReader clientReader;
  private final ServerReader serverReader;

  /// Creates a codec without extensions.
  public MessageCodec(Dialect dialect) {
    this(dialect, Extensions.NONE);
  }

  public MessageCodec(Dialect dialect, Set<Extension> granted) {
    this.dialect = dialect;
    this.granted = Extensions.of(granted);
    clientReader = new ClientReader(dialect, this.granted);
    serverReader = new ServerReader(dialect);
  }

  public Dialect dialect() {
    return dialect;
  }

  public Set<Extension> granted() {
    return granted;
  }

  /// Encodes a server message; empty if the client does not know such a message.
  public Optional<String> encode(ServerMessage message) {
    var writer = new DialectWriter(dialect);
    return encoded(writer, new ServerWriter(writer, granted).write(message));
  }

  /// Encodes a client message; empty if the dialect has no such message or the extension of the
  /// message is not granted.
  public Optional<String> encode(ClientMessage message) {
    return encode(message, ClientWriter.Zeros.OMITTED);
  }

  /// Encodes a client message like `encode`, but always writes all five resources. The protocol
  /// documents allow a sender to omit resources with zero cards, but some servers require all five.
  public Optional<String> encodeWithZeros(ClientMessage message) {
    return encode(message, ClientWriter.Zeros.WRITTEN);
  }

  private Optional<String> encode(ClientMessage message, ClientWriter.Zeros zeros) {
    var writer = new DialectWriter(dialect);
    return encoded(writer, new ClientWriter(writer, granted, zeros).write(message));
  }

  private static Optional<String> encoded(DialectWriter writer, boolean isWritten) {
    var text = writer.json();
    return isWritten ? Optional.of(text) : Optional.empty();
  }

  /// Decodes a client message strictly.
  public DecodeResult<ClientMessage> decodeClient(String text) {
    return decode(text, value -> clientReader.read(JsonCursor.strict(value, dialect)));
  }

  /// Decodes a server message leniently.
  public DecodeResult<ServerMessage> decodeServer(String text) {
    return decode(text, value -> serverReader.read(JsonCursor.lenient(value, dialect)));
  }

  private static <M> DecodeResult<M> decode(String text, Function<JsonValue, M> read) {
    try {
      return new DecodeResult.Decoded<>(read.apply(JsonTextReader.read(text)));
    } catch (DecodeException e) {
      return e.result();
    }
  }
}
