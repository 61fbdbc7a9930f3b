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

/// Plays a script: lines of clients go in, and what everybody hears is written under them, marked
/// with the audience.
///
/// `start n` begins a game of n players, `position …` one from a notation. `0 > …` is a line of the
/// player on seat 0, `s > …` of the spectator, `timeout` ends the time of the awaited player.
final class TranscriptPlayer {
  private static final Torres GAME = new Torres();
  private static final String[] NAMES = {"anna", "bert", "cora", "dora"};
  private static final String SPECTATOR = "s";

  private final ServerWriter speller = new ServerWriter(KeywordSpelling.STANDARD);
  private final Map<String, ClientReader> readers = new LinkedHashMap<>();
  private final Map<String, TurnProtocol> frames = new LinkedHashMap<>();
  private final List<String> written = new ArrayList<>();
  private State state = State.start(Options.STANDARD, 2, Seat.of(0));

  static List<String> perform(List<String> script) {
    var transcriptPlayer = new TranscriptPlayer();
    for (var line : script) if (!line.contains(" < ")) transcriptPlayer.perform(line);
    return transcriptPlayer.written;
  }

  private void perform(String line) {
    written.add(line);
    if (line.startsWith("start ")) {
      int players = Integer.parseInt(line.substring(6));
      begin(State.start(Options.STANDARD, players, Seat.of(0)));
    } else if (line.startsWith("position ")) begin(Notation.read(line.substring(9)));
    else if (line.equals("timeout")) timeOut();
    else if (line.contains(" > ")) hear(line.substring(0, 1), line.substring(4));
  }

  private void begin(State begun) {
    state = begun;
    readers.clear();
    frames.clear();
    for (var who : audience()) {
      readers.put(who, new ClientReader(KeywordSpelling.STANDARD));
      frames.put(who, new TurnProtocol());
      MessageMapper.call(view(who)).ifPresent(call -> write(Map.of(who, speller.lines(call))));
    }
  }

  private List<String> audience() {
    var audience = new ArrayList<String>();
    for (int i = 0; i < state.players(); i++) audience.add(Integer.toString(i));
    audience.add(SPECTATOR);
    return audience;
  }

  private void hear(String who, String text) {
    var reader = readers.get(who);
    if (reader == null) throw new AssertionError("nobody is " + who);
    for (var message : reader.read(new TextLine.Text(text))) react(who, message);
  }

  private void react(String who, ClientMessage message) {
    switch (message) {
      case AskPlan _ -> tell(who, Roster.plan(state.board()));
      case AskStatus _ -> tell(who, roster().status(view(who)));
      case Say(var text) -> tellAll(new ServerMessage.Said(sender(who), text));
      default -> step(who, message);
    }
  }

  private void step(String who, ClientMessage message) {
    var frame = frames.get(who);
    if (frame == null) throw new AssertionError("nobody is " + who);
    switch (frame.step(message, view(who))) {
      case TurnProtocol.Reaction.Play(var action) -> play(action);
      case TurnProtocol.Reaction.Refuse(var errorCode) ->
          tell(who, new ServerMessage.Failed(errorCode));
      case TurnProtocol.Reaction.Nothing _ -> {}
    }
  }

  private void play(Action action) {
    var seat = state.awaitedSeat().orElseThrow();
    switch (GAME.decide(state, seat, action, bound -> 0)) {
      case Decision.Accepted(var events) -> events.forEach(this::happened);
      case Decision.Refused(var reason) -> throw new AssertionError(reason);
    }
  }

  private void happened(Event event) {
    state = GAME.evolve(state, event);
    var heard = new LinkedHashMap<String, List<String>>();
    for (var who : audience()) {
      Observation seen = GAME.observe(event, viewer(who));
      var lines = new ArrayList<String>();
      for (var message : MessageMapper.say(seen, viewer(who))) lines.addAll(speller.lines(message));
      heard.put(who, lines);
    }
    write(heard);
  }

  private void timeOut() {
    var who = Integer.toString(state.awaited());
    tell(who, new ServerMessage.Failed(ErrorCode.TIMEOUT));
    var frame = frames.get(who);
    if (frame != null) frame.timeOut();
    play(TimeoutAction.action(view(who)));
  }

  private void tell(String who, ServerMessage message) {
    write(Map.of(who, speller.lines(message)));
  }

  private void tellAll(ServerMessage message) {
    var heard = new LinkedHashMap<String, List<String>>();
    for (var who : audience()) heard.put(who, speller.lines(message));
    write(heard);
  }

  /// Groups those who hear the same; `*` is everybody.
  private void write(Map<String, List<String>> heard) {
    var groups = new LinkedHashMap<List<String>, List<String>>();
    heard.forEach((who, lines) -> groups.computeIfAbsent(lines, _ -> new ArrayList<>()).add(who));
    groups.forEach(
        (lines, who) -> {
          var mark = who.size() == state.players() + 1 ? "*" : String.join(" ", who);
          for (var line : lines) written.add(mark + " < " + line);
        });
  }

  private View view(String who) {
    return GAME.view(state, viewer(who));
  }

  private static Viewer viewer(String who) {
    return who.equals(SPECTATOR) ? Viewer.spectator() : Viewer.of(Seat.of(Integer.parseInt(who)));
  }

  private static Sender sender(String who) {
    return who.equals(SPECTATOR)
        ? Sender.SPECTATOR
        : Sender.of(Colour.of(Seat.of(Integer.parseInt(who))));
  }

  private Roster roster() {
    var players = new ArrayList<Roster.Player>();
    for (int i = 0; i < state.players(); i++) players.add(new Roster.Player(NAMES[i], 20 + i));
    return new Roster("burg", 60_000, players, List.of("zoe"));
  }
}
