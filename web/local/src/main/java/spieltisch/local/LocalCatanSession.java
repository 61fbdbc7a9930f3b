package spieltisch.local;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Action;
import spieltisch.catan.Refusal;
import spieltisch.kernel.Decision;
import spieltisch.kernel.RefusalReason;
import spieltisch.notify.MessageSender;
import spieltisch.notify.SiedlerNotifier;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.ServerSentence;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.TableRefusal;
import spieltisch.table.chance.Contribution;
import spieltisch.table.entry.Entry;

/// A session of protocol 1.0 at a local table. The page takes its seat with the token of the seat.
final class LocalCatanSession implements LocalSession {
  private static final String VERSION = "Spieltisch (lokal)";
  private static final int NOBODY = 0;

  private final LocalTable table;
  private final Output output;
  private final LobbyMessages lobbyMessages = new LobbyMessages(Dialect.V1_0, VERSION);
  private final MessageMapper messageMapper = new MessageMapper(Dialect.V1_0);
  private Sender sender;
  private boolean isGreeted;
  private int member = NOBODY;
  private Optional<String> secret = Optional.empty();
  private @Nullable SiedlerNotifier notifier;

  /// Encodes messages with the extensions of the page.
  private record Sender(MessageCodec codec, Output output) implements MessageSender {
    @Override
    public Dialect dialect() {
      return codec.dialect();
    }

    @Override
    public boolean grants(Extension extension) {
      return codec.granted().contains(extension);
    }

    @Override
    public void send(ServerMessage message) {
      codec.encode(message).ifPresent(output::send);
    }
  }

  LocalCatanSession(LocalTable table, Output output) {
    this.table = table;
    this.output = output;
    sender = new Sender(new MessageCodec(Dialect.V1_0), output);
    sender.send(lobbyMessages.greeting());
  }

  @Override
  public int member() {
    return member;
  }

  @Override
  public void receive(String text) {
    switch (sender.codec().decodeClient(text)) {
      case DecodeResult.Decoded<ClientMessage>(var message) -> handle(message);
      case DecodeResult.Malformed<ClientMessage> malformed ->
          sender.sendAll(messageMapper.malformed(malformed));
    }
  }

  private void handle(ClientMessage message) {
    if (!isGreeted && !(message instanceof ClientMessage.Hello)) {
      sender.sendAll(lobbyMessages.refused(ServerSentence.GREETING_FIRST));
      return;
    }
    switch (message) {
      case ClientMessage.Hello hello -> hello(hello);
      case ClientMessage.Join join -> join(join);
      case ClientMessage.SendChat(var text) -> ask(id -> new Command.Chat(id, text));
      case ClientMessage.SetProfile(var name, var colour) ->
          ask(id -> new Command.SetProfile(id, name, colour));
      case ClientMessage.Start _ -> ask(Command.Ready::new);
      case ClientMessage.DiceContribution(var random) ->
          ask(id -> new Command.Contribute(id, new Contribution(random)));
      case ClientMessage.OfferTo(var give, var want, var partners) ->
          ask(id -> new Command.OfferTo(id, new Action.Offer(give, want), partners));
      case ClientMessage.CounterOffer(var offer, var give, var want) ->
          ask(id -> new Command.CounterOffer(id, offer, give, want));
      case ClientMessage.Undo _ -> ask(Command.Undo::new);
      case ClientMessage.Move move -> move(move);
    }
  }

  private void hello(ClientMessage.Hello hello) {
    isGreeted = true;
    var granted = Extensions.common(hello.extensions(), Extensions.ALL);
    sender = new Sender(new MessageCodec(Dialect.V1_0, granted), output);
    sender.sendAll(lobbyMessages.granted(granted));
  }

  private void join(ClientMessage.Join join) {
    var seat = join.token().map(LocalTables::secretOf).flatMap(table::memberOf);
    if (seat.isEmpty()) {
      sender.send(new ServerMessage.Answer(TableRefusal.BAD_TOKEN.german()));
      return;
    }
    member = seat.get();
    secret = join.token().map(LocalTables::secretOf);
    join.token().ifPresent(token -> sender.send(new ServerMessage.Token(token)));
    restart();
    table.add(this);
  }

  @Override
  public void restart() {
    var view = table.table().view(table.table().viewer(member));
    var started =
        new SiedlerNotifier(
            member, view, next -> secret.map(it -> next + "." + it), sender, lobbyMessages);
    notifier = started;
    started.sendState(view, table.current());
  }

  private void ask(IntFunction<Command> request) {
    if (member == NOBODY) {
      sender.sendAll(lobbyMessages.refused(ServerSentence.NOT_STARTED));
      return;
    }
    switch (table.ask(request.apply(member))) {
      case Decision.Accepted<List<Entry>> _ -> confirm();
      case Decision.Refused<List<Entry>>(var reason) -> refuse(reason);
    }
  }

  private void move(ClientMessage.Move move) {
    if (notifier == null || notifier.view().isEmpty()) {
      sender.sendAll(lobbyMessages.refused(ServerSentence.NOT_STARTED));
      return;
    }
    switch (messageMapper.action(move, notifier.roster(), notifier.view().get())) {
      case DecodeResult.Decoded<Action>(var action) ->
          ask(id -> new Command.Act(id, action, Entry.Actor.PLAYER));
      case DecodeResult.Malformed<Action> malformed ->
          sender.sendAll(messageMapper.malformed(malformed));
    }
  }

  /// Confirms a command. After the end of the game, the protocol allows no confirmation.
  private void confirm() {
    if (notifier == null || !notifier.isOver()) sender.send(ServerMessage.Answer.OK);
  }

  private void refuse(RefusalReason reason) {
    if (reason instanceof Refusal rule) sender.sendAll(messageMapper.refused(rule));
    else if (reason == TableRefusal.COLOUR_TAKEN) sender.send(lobbyMessages.colourTaken());
    else sender.send(new ServerMessage.Answer(reason.german()));
  }

  @Override
  public void onNotices(long version, List<Notice> notices) {
    if (notifier != null) notifier.onNotices(version, notices);
  }

  @Override
  public void replaced() {
    output.close(LocalTables.REPLACED_CODE, "");
  }
}
