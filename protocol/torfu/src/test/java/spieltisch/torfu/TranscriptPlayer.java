package spieltisch.torfu;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.torfu.ClientMessage.AskPlan;
import spieltisch.torfu.ClientMessage.AskStatus;
import spieltisch.torfu.ClientMessage.Say;
import spieltisch.torres.Action;
import spieltisch.torres.Colour;
import spieltisch.torres.Observation;
import spieltisch.torres.Options;
import spieltisch.torres.View;
import spieltisch.torres.legality.TimeoutAction;
import spieltisch.torres.rules.Event;
import spieltisch.torres.rules.Notation;
import spieltisch.torres.rules.State;
import spieltisch.torres.rules.Torres;

/// Runs a script of client lines against the rules and records the lines that each recipient gets.
///
/// `start n` starts a game of n players, `position …` one from a notation. `0 > …` is a line of the
/// player on seat 0, `s > …` of the spectator, `timeout` ends the time of the awaited player.
final class TranscriptPlayer {
  private static final Torres GAME = new Torres();
  private static final String[] NAMES = {"anna", "bert", "cora", "dora"};
  private static final String SPECTATOR = "s";

  private final ServerWriter writer = new ServerWriter(KeywordSpelling.STANDARD);
  private final Map<String, ClientReader> readers = new LinkedHashMap<>();
  private final Map<String, TurnProtocol> turns = new LinkedHashMap<>();
  private final List<String> written = new ArrayList<>();
  private State state = State.start(Options.STANDARD, 2, Seat.of(0));

  static List<String> run(List<String> script) {
    var player = new TranscriptPlayer();
    for (var line : script) if (!line.contains(" < ")) player.run(line);
    return player.written;
  }

  private void run(String line) {
    written.add(line);
    if (line.startsWith("start ")) {
      int players = Integer.parseInt(line.substring(6));
      begin(State.start(Options.STANDARD, players, Seat.of(0)));
    } else if (line.startsWith("position ")) begin(Notation.read(line.substring(9)));
    else if (line.equals("timeout")) timeOut();
    else if (line.contains(" > ")) receive(line.substring(0, 1), line.substring(4));
  }

  private void begin(State start) {
    state = start;
    readers.clear();
    turns.clear();
    for (var client : viewers()) {
      readers.put(client, new ClientReader(KeywordSpelling.STANDARD));
      turns.put(client, new TurnProtocol());
      MessageMapper.callOrEnd(view(client))
          .ifPresent(call -> write(Map.of(client, writer.lines(call))));
    }
  }

  private List<String> viewers() {
    var viewers = new ArrayList<String>();
    for (int i = 0; i < state.players(); i++) viewers.add(Integer.toString(i));
    viewers.add(SPECTATOR);
    return viewers;
  }

  private void receive(String client, String text) {
    var reader = readers.get(client);
    if (reader == null) throw new AssertionError("unknown client " + client);
    for (var message : reader.read(new TextLine.Text(text))) react(client, message);
  }

  private void react(String client, ClientMessage message) {
    switch (message) {
      case AskPlan _ -> send(client, Roster.plan(state.board()));
      case AskStatus _ -> send(client, roster().status(view(client)));
      case Say(var text) -> sendAll(new ServerMessage.Said(sender(client), text));
      default -> step(client, message);
    }
  }

  private void step(String client, ClientMessage message) {
    var turn = turns.get(client);
    if (turn == null) throw new AssertionError("unknown client " + client);
    switch (turn.step(message, view(client))) {
      case TurnProtocol.Reaction.Play(var action) -> play(action);
      case TurnProtocol.Reaction.Refuse(var code) -> send(client, new ServerMessage.Failed(code));
      case TurnProtocol.Reaction.Nothing _ -> {}
    }
  }

  private void play(Action action) {
    var seat = state.awaitedSeat().orElseThrow();
    switch (GAME.decide(state, seat, action, bound -> 0)) {
      case Decision.Accepted(var events) -> events.forEach(this::apply);
      case Decision.Refused(var reason) -> throw new AssertionError(reason);
    }
  }

  private void apply(Event event) {
    state = GAME.evolve(state, event);
    var sent = new LinkedHashMap<String, List<String>>();
    for (var client : viewers()) {
      Observation seen = GAME.observe(event, viewer(client));
      var lines = new ArrayList<String>();
      for (var message : MessageMapper.messages(seen, viewer(client)))
        lines.addAll(writer.lines(message));
      sent.put(client, lines);
    }
    write(sent);
  }

  private void timeOut() {
    var client = Integer.toString(state.awaited());
    send(client, new ServerMessage.Failed(ErrorCode.TIMEOUT));
    var turn = turns.get(client);
    if (turn != null) turn.timeOut();
    play(TimeoutAction.action(view(client)));
  }

  private void send(String client, ServerMessage message) {
    write(Map.of(client, writer.lines(message)));
  }

  private void sendAll(ServerMessage message) {
    var sent = new LinkedHashMap<String, List<String>>();
    for (var client : viewers()) sent.put(client, writer.lines(message));
    write(sent);
  }

  /// Writes equal lines to several recipients once; `*` means all recipients.
  private void write(Map<String, List<String>> sent) {
    var groups = new LinkedHashMap<List<String>, List<String>>();
    sent.forEach(
        (client, lines) -> groups.computeIfAbsent(lines, _ -> new ArrayList<>()).add(client));
    groups.forEach(
        (lines, clients) -> {
          var mark = clients.size() == state.players() + 1 ? "*" : String.join(" ", clients);
          for (var line : lines) written.add(mark + " < " + line);
        });
  }

  private View view(String client) {
    return GAME.view(state, viewer(client));
  }

  private static Viewer viewer(String client) {
    return client.equals(SPECTATOR)
        ? Viewer.spectator()
        : Viewer.of(Seat.of(Integer.parseInt(client)));
  }

  private static Sender sender(String client) {
    return client.equals(SPECTATOR)
        ? Sender.SPECTATOR
        : Sender.of(Colour.of(Seat.of(Integer.parseInt(client))));
  }

  private Roster roster() {
    var players = new ArrayList<Roster.Player>();
    for (int i = 0; i < state.players(); i++) players.add(new Roster.Player(NAMES[i], 20 + i));
    return new Roster("burg", 60_000, players, List.of("zoe"));
  }
}
