package spieltisch.siedler;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// Spells messages as JSON and reads them back, in one dialect, for one peer and the extensions it
/// asked for. Any text can be read; what is no message is told as a value.
///
/// A message that the peer cannot know, because its dialect lacks it or because it did not ask for
/// the extension, has no spelling: whoever sends only what this class spells can never confuse it.
public final class Speller {
  private final Dialect dialect;
  private final Set<Extension> granted;
  private final ClientReader clientReader;
  private final ServerReader serverReader;

  /// For a peer that did not ask for anything.
  public Speller(Dialect dialect) {
    this(dialect, Extensions.NONE);
  }

  public Speller(Dialect dialect, Set<Extension> granted) {
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
    var pen = new Pen(dialect);
    return said(pen, new ServerWriter(pen, granted).write(message));
  }

  /// What a client writes; empty if the dialect has no such message.
  public Optional<String> spell(ClientMessage message) {
    var pen = new Pen(dialect);
    return said(pen, new ClientWriter(pen, granted).write(message));
  }

  private static Optional<String> said(Pen pen, boolean isSaid) {
    var text = pen.finished();
    return isSaid ? Optional.of(text) : Optional.empty();
  }

  /// What a client wrote, read strictly.
  public Reading<ClientMessage> readClient(String text) {
    return reading(text, json -> clientReader.read(Node.strict(json, dialect)));
  }

  /// What a server wrote, read kindly.
  public Reading<ServerMessage> readServer(String text) {
    return reading(text, json -> serverReader.read(Node.kind(json, dialect)));
  }

  private static <M> Reading<M> reading(String text, Function<Json, M> read) {
    try {
      return new Reading.Read<>(read.apply(JsonText.read(text)));
    } catch (Fault fault) {
      return fault.reading();
    }
  }
}
