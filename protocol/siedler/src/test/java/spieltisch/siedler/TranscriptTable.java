package spieltisch.siedler;

import static spieltisch.siedler.ReadingAssertions.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import spieltisch.catan.Colour;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Observation;
import spieltisch.catan.Options;
import spieltisch.catan.Refusal;
import spieltisch.catan.View;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;

/// A table in one dialect whose players and spectator are all on stage: it writes down who hears
/// what.
///
/// The rules are not here. A scene says what happened; the stage hides from everybody what is not
/// for him, as the rules would, and lets the phrasing do the rest.
public final class TranscriptTable {
  public static final Roster ROSTER =
      new Roster(
          List.of(
              seated(42, "Leia", Colour.ORANGE, 0),
              seated(13, "Han", Colour.WHITE, 1),
              seated(7, "Luke", Colour.BLUE, 2)));

  private static final String SPECTATOR = "s";

  private final MessageCodec messageCodec;
  private final MessageMapper messageMapper;
  private final Map<String, View> views = new LinkedHashMap<>();
  private final StringBuilder script = new StringBuilder();
  private Roster roster = ROSTER;

  public TranscriptTable(Dialect dialect) {
    this(dialect, Extensions.NONE);
  }

  TranscriptTable(Dialect dialect, Set<Extension> granted) {
    messageCodec = new MessageCodec(dialect, granted);
    messageMapper = new MessageMapper(dialect);
    var open = new MutablePosition(Options.standard(3), LetterMap.board());
    for (var seat : Seat.first(3))
      views.put(String.valueOf(seat.index()), View.ofPlayer(seat, open, 0, 0, 0));
    views.put(SPECTATOR, View.ofSpectator(open));
  }

  private static Roster.Person seated(int id, String name, Colour colour, int seat) {
    return new Roster.Person(
        id, Optional.of(name), Optional.of(colour), Optional.of(Seat.of(seat)), true, true);
  }

  Dialect dialect() {
    return messageCodec.dialect();
  }

  public MessageCodec speller() {
    return messageCodec;
  }

  MessageMapper phrasing() {
    return messageMapper;
  }

  public LobbyMessages reception() {
    return new LobbyMessages(dialect(), "Spieltisch");
  }

  Roster roster() {
    return roster;
  }

  void roster(Roster changed) {
    roster = changed;
  }

  public View view(int seat) {
    return Objects.requireNonNull(views.get(String.valueOf(seat)));
  }

  String script() {
    return script.toString();
  }

  /// What one of them heard, in order.
  public List<String> heard(int seat) {
    return heard(String.valueOf(seat));
  }

  public List<String> spectatorHeard() {
    return heard(SPECTATOR);
  }

  private List<String> heard(String name) {
    var texts = new ArrayList<String>();
    for (var line : script.toString().split("\n", -1)) {
      int sign = line.indexOf(" < ");
      if (sign < 0) continue;
      var audience = List.of(line.substring(0, sign).split(" ", -1));
      if (audience.contains(name) || audience.contains("*")) texts.add(line.substring(sign + 3));
    }
    return texts;
  }

  /// What had happened before the scene.
  public TranscriptTable given(Observation... truth) {
    views.replaceAll((_, view) -> after(view, seen(List.of(truth), view.viewer())));
    return this;
  }

  private static View after(View view, List<Observation> seen) {
    for (var observation : seen) view = view.after(observation);
    return view;
  }

  static List<Observation> seen(List<Observation> truth, Viewer viewer) {
    return truth.stream().map(it -> seen(it, viewer)).toList();
  }

  private static Observation seen(Observation truth, Viewer viewer) {
    return switch (truth) {
      case Observation.CardBought(var seat, _) when !viewer.is(seat) ->
          new Observation.CardBought(seat, Optional.empty());
      case Observation.Discarded(var seat, var count, _) when !viewer.is(seat) ->
          new Observation.Discarded(seat, count, Optional.empty());
      case Observation.Stolen(var thief, var victim, _)
          when !viewer.is(thief) && !viewer.is(victim) ->
          new Observation.Stolen(thief, victim, Optional.empty());
      default -> truth;
    };
  }

  /// A player asks for something and this follows.
  public TranscriptTable act(int seat, ClientMessage.Move move, Observation... truth) {
    ask(seat, move);
    var told = new LinkedHashMap<String, List<ServerMessage>>();
    views.forEach(
        (name, view) -> {
          var seen = seen(List.of(truth), view.viewer());
          told.put(name, messageMapper.told(Seat.of(seat), seen, view, view.after(seen), roster));
        });
    given(truth);
    write(told);
    if (messageMapper.isConfirmed(List.of(truth))) hear(seat, List.of(ServerMessage.Answer.OK));
    return this;
  }

  /// A player asks for something that the rules refuse.
  TranscriptTable refuse(int seat, ClientMessage.Move move, Refusal refusal) {
    ask(seat, move);
    return hear(seat, messageMapper.refused(refusal));
  }

  private void ask(int seat, ClientMessage.Move move) {
    var text = messageCodec.spell(move);
    line(seat + " > " + text.orElse("(another dialect)"));
    if (text.isEmpty()) return;
    var message = (ClientMessage.Move) read(messageCodec.readClient(text.get()));
    read(messageMapper.action(message, roster, view(seat)));
  }

  /// A player sends just this text.
  TranscriptTable send(int seat, String text) {
    line(seat + " > " + text);
    return switch (messageCodec.readClient(text)) {
      case DecodeResult.Read<ClientMessage>(var message)
          when message instanceof ClientMessage.Move move ->
          reply(seat, messageMapper.action(move, roster, view(seat)));
      case DecodeResult<ClientMessage> decodeResult -> reply(seat, decodeResult);
    };
  }

  private TranscriptTable reply(int seat, DecodeResult<?> decodeResult) {
    return switch (decodeResult) {
      case DecodeResult.Read<?>(var value) -> throw new AssertionError("understood as " + value);
      case DecodeResult.Malformed<?> malformed -> hear(seat, messageMapper.malformed(malformed));
    };
  }

  TranscriptTable say(int seat, ClientMessage message) {
    line(seat + " > " + messageCodec.spell(message).orElse("(another dialect)"));
    return this;
  }

  TranscriptTable hear(int seat, List<ServerMessage> messages) {
    return hear(String.valueOf(seat), messages);
  }

  TranscriptTable hear(String audience, List<ServerMessage> messages) {
    for (var message : messages)
      messageCodec.spell(message).ifPresent(text -> line(audience + " < " + text));
    return this;
  }

  TranscriptTable hearAll(List<ServerMessage> messages) {
    return hear("*", messages);
  }

  /// To each his own.
  TranscriptTable hearEach(Function<View, List<ServerMessage>> tell) {
    var told = new LinkedHashMap<String, List<ServerMessage>>();
    views.forEach((name, view) -> told.put(name, tell.apply(view)));
    write(told);
    return this;
  }

  /// Everybody hears equally many messages; those that are the same stand in one line.
  private void write(Map<String, List<ServerMessage>> told) {
    int count = told.values().iterator().next().size();
    for (var messages : told.values())
      if (messages.size() != count) throw new AssertionError("not in step: " + told);
    for (int i = 0; i < count; i++) {
      var audiences = new LinkedHashMap<String, List<String>>();
      for (var entry : told.entrySet()) {
        var text = messageCodec.spell(entry.getValue().get(i));
        if (text.isPresent())
          audiences.computeIfAbsent(text.get(), _ -> new ArrayList<>()).add(entry.getKey());
      }
      audiences.forEach((text, names) -> line(audience(names) + " < " + text));
    }
  }

  private String audience(List<String> names) {
    return names.size() == views.size() ? "*" : names.stream().collect(Collectors.joining(" "));
  }

  private void line(String line) {
    script.append(line).append('\n');
  }
}
