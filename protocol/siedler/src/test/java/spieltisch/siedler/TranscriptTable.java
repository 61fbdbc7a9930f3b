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
import spieltisch.catan.Options;
import spieltisch.catan.Refusal;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;

/// Table with three players and a spectator in one dialect. It records which message each of them
/// receives.
///
/// It does not apply the rules. A dialogue supplies the observations; the table hides from each
/// viewer what the rules would hide, and the mapper creates the messages.
public final class TranscriptTable {
  public static final Roster ROSTER =
      new Roster(
          List.of(
              seated(42, "Leia", Colour.ORANGE, 0),
              seated(13, "Han", Colour.WHITE, 1),
              seated(7, "Luke", Colour.BLUE, 2)));

  private static final String SPECTATOR = "s";

  private final MessageCodec codec;
  private final MessageMapper mapper;
  private final Map<String, View> views = new LinkedHashMap<>();
  private final StringBuilder transcript = new StringBuilder();
  private Roster roster = ROSTER;

  public TranscriptTable(Dialect dialect) {
    this(dialect, Extensions.NONE);
  }

  TranscriptTable(Dialect dialect, Set<Extension> granted) {
    codec = new MessageCodec(dialect, granted);
    mapper = new MessageMapper(dialect);
    var position = new MutablePosition(Options.standard(3), LetterMap.board());
    for (var seat : Seat.first(3))
      views.put(String.valueOf(seat.index()), View.ofPlayer(seat, position, 0, 0, 0));
    views.put(SPECTATOR, View.ofSpectator(position));
  }

  private static Roster.Player seated(int id, String name, Colour colour, int seat) {
    return new Roster.Player(
        id, Optional.of(name), Optional.of(colour), Optional.of(Seat.of(seat)), true, true);
  }

  Dialect dialect() {
    return codec.dialect();
  }

  public MessageCodec codec() {
    return codec;
  }

  MessageMapper mapper() {
    return mapper;
  }

  public LobbyMessages lobby() {
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

  String transcript() {
    return transcript.toString();
  }

  /// Returns the messages that a player received, in order.
  public List<String> received(int seat) {
    return received(String.valueOf(seat));
  }

  public List<String> spectatorReceived() {
    return received(SPECTATOR);
  }

  private List<String> received(String recipient) {
    var texts = new ArrayList<String>();
    for (var line : transcript.toString().split("\n", -1)) {
      int sign = line.indexOf(" < ");
      if (sign < 0) continue;
      var recipients = List.of(line.substring(0, sign).split(" ", -1));
      if (recipients.contains(recipient) || recipients.contains("*"))
        texts.add(line.substring(sign + 3));
    }
    return texts;
  }

  /// Applies events that happened before the dialogue.
  public TranscriptTable given(Observation... events) {
    views.replaceAll((_, view) -> after(view, seen(List.of(events), view.viewer())));
    return this;
  }

  private static View after(View view, List<Observation> seen) {
    for (var observation : seen) view = view.after(observation);
    return view;
  }

  static List<Observation> seen(List<Observation> events, Viewer viewer) {
    return events.stream().map(it -> seen(it, viewer)).toList();
  }

  private static Observation seen(Observation event, Viewer viewer) {
    return switch (event) {
      case Observation.CardBought(var seat, _) when !viewer.is(seat) ->
          new Observation.CardBought(seat, Optional.empty());
      case Observation.Discarded(var seat, var count, _) when !viewer.is(seat) ->
          new Observation.Discarded(seat, count, Optional.empty());
      case Observation.Stolen(var thief, var victim, _)
          when !viewer.is(thief) && !viewer.is(victim) ->
          new Observation.Stolen(thief, victim, Optional.empty());
      default -> event;
    };
  }

  /// A player requests an action, which has these events.
  public TranscriptTable act(int seat, ClientMessage.Move move, Observation... events) {
    request(seat, move);
    var sent = new LinkedHashMap<String, List<ServerMessage>>();
    views.forEach(
        (name, view) -> {
          var seen = seen(List.of(events), view.viewer());
          sent.put(name, mapper.messages(Seat.of(seat), seen, view, view.after(seen), roster));
        });
    given(events);
    write(sent);
    if (mapper.isConfirmed(List.of(events))) serverSends(seat, List.of(ServerMessage.Answer.OK));
    return this;
  }

  /// A player requests an action that the rules refuse.
  TranscriptTable refuse(int seat, ClientMessage.Move move, Refusal refusal) {
    request(seat, move);
    return serverSends(seat, mapper.refused(refusal));
  }

  private void request(int seat, ClientMessage.Move move) {
    var text = codec.encode(move);
    line(seat + " > " + text.orElse("(another dialect)"));
    if (text.isEmpty()) return;
    var message = (ClientMessage.Move) read(codec.decodeClient(text.get()));
    read(mapper.action(message, roster, view(seat)));
  }

  /// A player sends a malformed text.
  TranscriptTable clientSendsText(int seat, String text) {
    line(seat + " > " + text);
    return switch (codec.decodeClient(text)) {
      case DecodeResult.Decoded<ClientMessage>(var message)
          when message instanceof ClientMessage.Move move ->
          reply(seat, mapper.action(move, roster, view(seat)));
      case DecodeResult<ClientMessage> result -> reply(seat, result);
    };
  }

  private TranscriptTable reply(int seat, DecodeResult<?> result) {
    return switch (result) {
      case DecodeResult.Decoded<?>(var value) -> throw new AssertionError("decoded as " + value);
      case DecodeResult.Malformed<?> malformed -> serverSends(seat, mapper.malformed(malformed));
    };
  }

  TranscriptTable clientSends(int seat, ClientMessage message) {
    line(seat + " > " + codec.encode(message).orElse("(another dialect)"));
    return this;
  }

  TranscriptTable serverSends(int seat, List<ServerMessage> messages) {
    return serverSends(String.valueOf(seat), messages);
  }

  TranscriptTable serverSends(String recipients, List<ServerMessage> messages) {
    for (var message : messages)
      codec.encode(message).ifPresent(text -> line(recipients + " < " + text));
    return this;
  }

  TranscriptTable serverSendsAll(List<ServerMessage> messages) {
    return serverSends("*", messages);
  }

  /// The server sends messages that depend on the view of each recipient.
  TranscriptTable serverSendsEach(Function<View, List<ServerMessage>> messages) {
    var sent = new LinkedHashMap<String, List<ServerMessage>>();
    views.forEach((name, view) -> sent.put(name, messages.apply(view)));
    write(sent);
    return this;
  }

  /// Writes equal messages to several recipients as one line. All recipients get the same number of
  /// messages.
  private void write(Map<String, List<ServerMessage>> sent) {
    int count = sent.values().iterator().next().size();
    for (var messages : sent.values())
      if (messages.size() != count) throw new AssertionError("message counts differ: " + sent);
    for (int i = 0; i < count; i++) {
      var recipients = new LinkedHashMap<String, List<String>>();
      for (var entry : sent.entrySet()) {
        var text = codec.encode(entry.getValue().get(i));
        if (text.isPresent())
          recipients.computeIfAbsent(text.get(), _ -> new ArrayList<>()).add(entry.getKey());
      }
      recipients.forEach((text, names) -> line(joined(names) + " < " + text));
    }
  }

  private String joined(List<String> names) {
    return names.size() == views.size() ? "*" : names.stream().collect(Collectors.joining(" "));
  }

  private void line(String line) {
    transcript.append(line).append('\n');
  }
}
