package spieltisch.siedler.codec;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;

/// Spells messages as JSON and reads them back, in one dialect, for one peer and the extensions it
/// asked for. Any text can be read; what is no message is told as a value.
///
/// A message that the peer cannot know, because its dialect lacks it or because it did not ask for
/// the extension, has no spelling: whoever sends only what this class spells can never confuse it.
public final class MessageCodec {
  private final Dialect dialect;
  private final Set<Extension> granted;
  private final ClientReader clientReader;
  private final ServerReader serverReader;

  /// For a peer that did not ask for anything.
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

  /// What a server writes; empty if the client cannot know it.
  public Optional<String> spell(ServerMessage message) {
    var dialectWriter = new DialectWriter(dialect);
    return said(dialectWriter, new ServerWriter(dialectWriter, granted).write(message));
  }

  /// What a client writes; empty if the dialect has no such message.
  public Optional<String> spell(ClientMessage message) {
    var dialectWriter = new DialectWriter(dialect);
    return said(dialectWriter, new ClientWriter(dialectWriter, granted).write(message));
  }

  private static Optional<String> said(DialectWriter dialectWriter, boolean isSaid) {
    var text = dialectWriter.finished();
    return isSaid ? Optional.of(text) : Optional.empty();
  }

  /// What a client wrote, read strictly.
  public DecodeResult<ClientMessage> readClient(String text) {
    return reading(text, jsonValue -> clientReader.read(JsonCursor.strict(jsonValue, dialect)));
  }

  /// What a server wrote, read kindly.
  public DecodeResult<ServerMessage> readServer(String text) {
    return reading(text, jsonValue -> serverReader.read(JsonCursor.kind(jsonValue, dialect)));
  }

  private static <M> DecodeResult<M> reading(String text, Function<JsonValue, M> read) {
    try {
      return new DecodeResult.Read<>(read.apply(JsonTextReader.read(text)));
    } catch (DecodeException decodeException) {
      return decodeException.reading();
    }
  }
}
