package spieltisch.edge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Action;
import spieltisch.catan.Refusal;
import spieltisch.host.Answer;
import spieltisch.host.Entrance;
import spieltisch.host.Place;
import spieltisch.siedler.ClientMessage;
import spieltisch.siedler.Dialect;
import spieltisch.siedler.Extension;
import spieltisch.siedler.Extensions;
import spieltisch.siedler.Frame;
import spieltisch.siedler.Phrasing;
import spieltisch.siedler.Reading;
import spieltisch.siedler.Reception;
import spieltisch.siedler.Sentence;
import spieltisch.siedler.ServerMessage;
import spieltisch.siedler.Speller;
import spieltisch.table.Command;
import spieltisch.table.Deed;
import spieltisch.table.Entry;
import spieltisch.table.Notice;
import spieltisch.table.Objection;

/// One client of the German Catan protocol, whatever its dialect and transport.
///
/// All methods run on the thread of the connection; what comes from a table is brought there by the
/// reporter, in the order of the log, so consequences always leave before the answer to the action.
/// A client may send on without waiting: its messages are taken one after another, each when the
/// one before is answered.
final class SiedlerSession implements Session {
  private static final String APOLOGY = "Das hat nicht geklappt; bitte versuche es noch einmal.";

  private final Line line;
  private final Reporter reporter;
  private final Tables tables;
  private final Optional<String> tableName;
  private final Dialect dialect;
  private final Reception reception;
  private final Phrasing phrasing;
  private final Metrics metrics;
  private final Inbox<Frame> inbox = new Inbox<>(this::take);
  private final List<Early> early = new ArrayList<>();
  private Speller speller;
  private String client = "";
  private boolean isGreeted;

  private boolean isEnded;
  private @Nullable Place place;
  private @Nullable SiedlerTeller teller;

  SiedlerSession(
      Line line,
      Reporter reporter,
      Tables tables,
      Dialect dialect,
      Optional<String> tableName,
      String version,
      Metrics metrics) {
    this.line = line;
    this.reporter = reporter;
    this.tables = tables;
    this.tableName = tableName;
    this.dialect = dialect;
    this.metrics = metrics;
    reception = new Reception(dialect, version);
    phrasing = new Phrasing(dialect);
    speller = tables.echo().speller(dialect, Extensions.NONE);
  }

  /// The server speaks first.
  @Override
  public void begin() {
    say(reception.greeting());
  }

  @Override
  public boolean hasSpoken() {
    return isGreeted;
  }

  /// The client sent something; answers how much.
  int received(List<Frame> frames) {
    for (var frame : frames)
      if (!isEnded && !inbox.put(frame)) {
        metrics.cut(Metrics.Cut.FLOOD);
        dismiss(Line.Reason.POLICY, "Zu viele Nachrichten auf einmal.");
      }
    return frames.size();
  }

  private void take(Frame frame) {
    switch (frame) {
      case Frame.Complete(var text) -> read(text);
      case Frame.Faulty(var trouble) -> faulty(trouble);
    }
  }

  private void faulty(Frame.Trouble trouble) {
    metrics.refused(Metrics.Wrong.MALFORMED, trouble.name());
    say(new ServerMessage.Answer(trouble.german()));
    if (!trouble.isInSync()) end(Line.Reason.PROTOCOL_ERROR, trouble.german());
  }

  private void read(String text) {
    switch (speller.readClient(text)) {
      case Reading.Read<ClientMessage>(var message) -> heard(message);
      case Reading.Malformed<ClientMessage> malformed -> malformed(malformed);
    }
  }

  private void malformed(Reading.Malformed<?> malformed) {
    metrics.refused(Metrics.Wrong.MALFORMED, "MESSAGE");
    sayAll(phrasing.malformed(malformed));
  }

  private void heard(ClientMessage message) {
    if (!isGreeted && !(message instanceof ClientMessage.Hello)) {
      sayAll(reception.refused(Sentence.GREETING_FIRST));
      return;
    }
    switch (message) {
      case ClientMessage.Hello hello -> hello(hello);
      case ClientMessage.Join join -> join(join);
      case ClientMessage.Say(var text) -> ask(id -> new Command.Say(id, text));
      case ClientMessage.Introduce(var name, var colour) ->
          ask(id -> new Command.Dress(id, name, colour));
      case ClientMessage.Start _ -> ask(Command.Ready::new);
      case ClientMessage.Move move -> move(move);
    }
  }

  // Coming to a table.

  /// Who asked for nothing sits down at once; who asked says first where and as what.
  private void hello(ClientMessage.Hello hello) {
    if (isGreeted) {
      sayAll(reception.refused(Sentence.GREETED_ALREADY));
      return;
    }
    isGreeted = true;
    client = hello.version();
    var granted = Extensions.common(hello.extensions(), OFFERED);
    speller = tables.echo().speller(dialect, granted);
    sayAll(reception.granted(granted));
    if (granted.contains(Extension.TABLE_CHOICE)) showTables();
    if (!Extensions.mayJoin(granted)) sitDown(tableName, Optional.empty());
  }

  /// The log is asked, which may take a while.
  private void showTables() {
    inbox.hold();
    var _ =
        tables
            .list()
            .whenComplete(
                (list, failure) ->
                    reporter.run(
                        () -> {
                          if (list == null) failed(failure);
                          else say(list);
                          if (!isEnded) inbox.release();
                        }));
  }

  private static final Set<Extension> OFFERED =
      Extensions.common(
          Extensions.ALL,
          Set.of(
              Extension.RETURN,
              Extension.TABLE_CHOICE,
              Extension.SPECTATOR,
              Extension.MOVE_LIST,
              Extension.TIME_LEFT,
              Extension.DICE_PLEDGE,
              Extension.EVENT_NUMBER,
              Extension.BANK,
              Extension.REMATCH));

  private void join(ClientMessage.Join join) {
    if (place != null) sayAll(reception.refused(Sentence.GREETED_ALREADY));
    else if (join.token().isPresent())
      enter(
          tables.comeBack(join.token().get(), join.after(), this::tell),
          join.token().flatMap(Token::of).map(Token::secret));
    else if (join.watch())
      enter(tables.watch(join.table().or(() -> tableName), client, this::tell), Optional.empty());
    else sitDown(join.table().or(() -> tableName), join.password());
  }

  private void sitDown(Optional<String> table, Optional<String> password) {
    boolean mayReturn = speller.granted().contains(Extension.RETURN);
    var secret = mayReturn ? Optional.of(Token.fresh()) : Optional.<String>empty();
    var command = new Command.Join(client, password, secret.map(Token::hash));
    enter(tables.enter(table, command, this::tell), secret);
  }

  private void enter(CompletableFuture<Entrance> entrance, Optional<String> secret) {
    inbox.hold();
    var _ =
        entrance.whenComplete(
            (came, failure) -> reporter.run(() -> entered(came, failure, secret)));
  }

  private void entered(
      @Nullable Entrance entrance, @Nullable Throwable failure, Optional<String> secret) {
    switch (entrance) {
      case null -> failed(failure);
      case Entrance.Seated(var taken) -> seated(taken, secret);
      case Entrance.TurnedAway(var objection) -> turnedAway(objection);
    }
    if (!isEnded) inbox.release();
  }

  /// With a choice of tables one may try another; otherwise there is nothing left to say.
  private void turnedAway(Objection objection) {
    metrics.refused(Metrics.Wrong.OBJECTION, objection.name());
    say(new ServerMessage.Answer(objection.german()));
    if (tables.isSingle() || !Extensions.mayJoin(speller.granted()))
      end(Line.Reason.POLICY, objection.german());
  }

  private void seated(Place taken, Optional<String> secret) {
    place = taken;
    if (isEnded) {
      leave();
      return;
    }
    Diary.came(taken);
    teller = new SiedlerTeller(taken, secret, speller, tables.echo(), reception, line::send);
    secret.ifPresent(it -> say(new ServerMessage.Token(Token.at(taken.room().id(), it))));
    if (taken.missed().isEmpty()) teller.welcome(taken);
    else teller.resume(taken);
    for (var waiting : early)
      if (waiting.version() > taken.version()) teller.told(waiting.version(), waiting.notices());
    early.clear();
  }

  // Asking the table for something.

  private void ask(IntFunction<Command> request) {
    if (place == null) sayAll(reception.refused(Sentence.NOT_STARTED));
    else put(place, request.apply(place.id()));
  }

  private void move(ClientMessage.Move move) {
    var at = place;
    if (at == null || teller == null || teller.view().isEmpty()) {
      sayAll(reception.refused(Sentence.NOT_STARTED));
      return;
    }
    switch (phrasing.action(move, teller.roster(), teller.view().get())) {
      case Reading.Read<Action>(var action) ->
          put(at, new Command.Act(at.id(), new Deed.OfCatan(action), Entry.Actor.PLAYER));
      case Reading.Malformed<Action> malformed -> malformed(malformed);
    }
  }

  private void put(Place at, Command command) {
    inbox.hold();
    long begin = System.nanoTime();
    var _ =
        at.room()
            .ask(command)
            .whenComplete(
                (answer, failure) ->
                    reporter.run(
                        () -> {
                          answered(answer, failure);
                          if (command instanceof Command.Act) metrics.acted(begin);
                        }));
  }

  private void answered(@Nullable Answer answer, @Nullable Throwable failure) {
    switch (answer) {
      case null -> failed(failure);
      case Answer.Done _ -> confirm();
      case Answer.RefusedInCatan(var refusal) -> refused(refusal);
      case Answer.RefusedInTorres _ -> objected(Objection.WRONG_GAME);
      case Answer.Objected(var objection) -> objected(objection);
    }
    if (!isEnded) inbox.release();
  }

  /// After the end of the game nothing is confirmed any more.
  private void confirm() {
    if (teller == null || !teller.isOver()) say(ServerMessage.Answer.OK);
  }

  private void refused(Refusal refusal) {
    metrics.refused(Metrics.Wrong.RULE, refusal.name());
    sayAll(phrasing.refused(refusal));
  }

  private void objected(Objection objection) {
    metrics.refused(Metrics.Wrong.OBJECTION, objection.name());
    if (objection == Objection.COLOUR_TAKEN) sayAll(reception.colourTaken());
    else say(new ServerMessage.Answer(objection.german()));
  }

  /// When the server goes down nothing more is done; that is said to everybody at once.
  private void failed(@Nullable Throwable failure) {
    if (Diary.isGoingDown(failure)) return;
    Diary.failed("a request failed", place, failure);
    say(new ServerMessage.Answer(APOLOGY));
  }

  // Speaking and hanging up.

  private record Early(long version, List<Notice> notices) {}

  /// From the thread of the table. What happens before this client knows its place waits for that
  /// moment.
  private void tell(long version, List<Notice> notices) {
    reporter.run(
        () -> {
          if (isEnded) return;
          if (teller == null) early.add(new Early(version, notices));
          else teller.told(version, notices);
        });
  }

  private void sayAll(List<? extends ServerMessage> messages) {
    for (var message : messages) say(message);
  }

  private void say(ServerMessage message) {
    if (!isEnded) speller.spell(message).ifPresent(line::send);
  }

  private void end(Line.Reason reason, String sentence) {
    isEnded = true;
    inbox.close();
    line.hangUp(reason, sentence);
    leave();
  }

  /// Who plays hears it as a word of the server in the chat, so that his screen shows it.
  @Override
  public void dismiss(Line.Reason reason, String sentence) {
    if (isEnded) return;
    if (teller == null) say(new ServerMessage.Answer(sentence));
    else say(new ServerMessage.Chat(OptionalInt.empty(), sentence));
    end(reason, sentence);
  }

  @Override
  public void finish() {
    if (!isEnded) inbox.endWith(() -> end(Line.Reason.NORMAL, ""));
  }

  @Override
  public void lost() {
    if (isEnded) return;
    isEnded = true;
    inbox.close();
    leave();
  }

  private void leave() {
    if (place == null) return;
    Diary.went(place);
    place.room().leave(place);
  }
}
