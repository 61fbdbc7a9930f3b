package spieltisch.local;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import spieltisch.kernel.Decision;
import spieltisch.notify.TorfuNotifier;
import spieltisch.siedler.codec.json.TextSanitizer;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.entry.Entry;
import spieltisch.torfu.ClientMessage;
import spieltisch.torfu.ClientReader;
import spieltisch.torfu.ErrorCode;
import spieltisch.torfu.KeywordSpelling;
import spieltisch.torfu.ServerMessage;
import spieltisch.torfu.ServerWriter;
import spieltisch.torfu.TextLine;
import spieltisch.torfu.TurnProtocol;
import spieltisch.torres.Refusal;

/// A session of the Torres text protocol at a local table. The page takes its seat with the secret
/// of the seat.
final class LocalTorresSession implements LocalSession {
  private static final int NORMAL_CODE = 1000;
  private static final int NOBODY = 0;

  private final LocalTable table;
  private final Output output;
  private final ClientReader reader = new ClientReader(KeywordSpelling.STANDARD);
  private final ServerWriter writer = new ServerWriter(KeywordSpelling.STANDARD);
  private final Set<ClientMessage.Extra> wanted = EnumSet.noneOf(ClientMessage.Extra.class);
  private TurnProtocol turn = new TurnProtocol();
  private Optional<String> secret = Optional.empty();
  private int member = NOBODY;
  private @Nullable TorfuNotifier notifier;

  LocalTorresSession(LocalTable table, Output output) {
    this.table = table;
    this.output = output;
  }

  @Override
  public int member() {
    return member;
  }

  @Override
  public void receive(String text) {
    for (var line : TextLines.of(text))
      for (var message : reader.read(new TextLine.Text(line))) handle(message);
  }

  private void handle(ClientMessage message) {
    var known = notifier;
    if (known == null) register(message);
    else play(message, known);
  }

  private void register(ClientMessage message) {
    switch (message) {
      case ClientMessage.Secret(var text) -> secret = Optional.of(text);
      case ClientMessage.Want(var extra) -> wanted.add(extra);
      case ClientMessage.Return _, ClientMessage.JoinGame _ -> takeSeat();
      default -> {
        send(new ServerMessage.Failed(ErrorCode.UNKNOWN));
        output.close(NORMAL_CODE, "");
      }
    }
  }

  private void takeSeat() {
    var seat = secret.flatMap(table::memberOf);
    if (seat.isEmpty()) {
      send(new ServerMessage.Failed(ErrorCode.UNKNOWN));
      output.close(NORMAL_CODE, "");
      return;
    }
    member = seat.get();
    restart();
    table.add(this);
  }

  @Override
  public void restart() {
    turn = new TurnProtocol();
    send(new ServerMessage.PlayerJoined());
    var view = table.table().view(table.table().viewer(member));
    var started = new TorfuNotifier(member, view, wanted, this::send, turn::timeOut);
    notifier = started;
    started.sendState(table.current());
  }

  private void play(ClientMessage message, TorfuNotifier known) {
    switch (message) {
      case ClientMessage.Say(var text) -> ask(new Command.Chat(member, TextSanitizer.chat(text)));
      case ClientMessage.AskStatus _ -> send(known.status());
      case ClientMessage.AskPlan _ -> send(known.plan());
      case ClientMessage.AskPosition _ -> send(known.position());
      default -> playTurn(message, known);
    }
  }

  private void playTurn(ClientMessage message, TorfuNotifier known) {
    if (known.view().isEmpty()) {
      send(new ServerMessage.Failed(ErrorCode.UNKNOWN));
      return;
    }
    switch (turn.step(message, known.view().get())) {
      case TurnProtocol.Reaction.Play(var action) ->
          ask(new Command.Act(member, action, Entry.Actor.PLAYER));
      case TurnProtocol.Reaction.Refuse(var errorCode) -> send(new ServerMessage.Failed(errorCode));
      case TurnProtocol.Reaction.Nothing _ -> {}
    }
  }

  private void ask(Command command) {
    if (table.ask(command) instanceof Decision.Refused<List<Entry>>(var reason))
      send(
          new ServerMessage.Failed(
              reason instanceof Refusal refusal ? ErrorCode.of(refusal) : ErrorCode.IMPOSSIBLE));
  }

  private void send(ServerMessage message) {
    for (var line : writer.lines(message)) output.send(line);
  }

  @Override
  public void onNotices(long version, List<Notice> notices) {
    if (notifier != null) notifier.onNotices(notices);
  }

  @Override
  public void replaced() {
    output.close(LocalTables.REPLACED_CODE, "");
  }
}
