package spieltisch.notify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import spieltisch.kernel.Seat;
import spieltisch.table.Notice;
import spieltisch.table.Table;
import spieltisch.table.TableView;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.Members;
import spieltisch.table.member.PublicMember;
import spieltisch.torfu.ClientMessage.Extra;
import spieltisch.torfu.ErrorCode;
import spieltisch.torfu.MessageMapper;
import spieltisch.torfu.Roster;
import spieltisch.torfu.Sender;
import spieltisch.torfu.ServerMessage;
import spieltisch.torres.Board;
import spieltisch.torres.Colour;
import spieltisch.torres.Observation;
import spieltisch.torres.View;
import spieltisch.torres.ViewNotation;

/// Translates the notices of a table into messages to one client of the Torres protocol. The
/// notifier also tracks what the client knows.
public final class TorfuNotifier {
  private final int id;
  private final TableView start;
  private final Set<Extra> wanted;
  private final Consumer<ServerMessage> output;
  private final Runnable onTimeout;
  private final List<PublicMember> members;
  private final List<Members.Spectator> spectators;
  private List<Integer> order;
  private Optional<View> view;

  /// @param id the id of the client's member or spectator
  /// @param start the table at the time when the client joins
  /// @param wanted the extensions that the client asked for
  /// @param onTimeout the callback for a time-out, after the server has played an action for the
  ///   client
  public TorfuNotifier(
      int id,
      TableView start,
      Set<Extra> wanted,
      Consumer<ServerMessage> output,
      Runnable onTimeout) {
    this.id = id;
    this.start = start;
    this.wanted = wanted;
    this.output = output;
    this.onTimeout = onTimeout;
    members = new ArrayList<>(start.members());
    spectators = new ArrayList<>(start.spectators());
    order = start.order();
    view = start.gameView().map(View.class::cast);
  }

  public Optional<View> view() {
    return view;
  }

  /// Sends everything that the client must know when it joins.
  ///
  /// @param current the running clocks, the pause and the absent players
  public void sendState(List<? extends Notice> current) {
    sendCall();
    current.forEach(this::onNotice);
    start.successor().ifPresent(this::continued);
  }

  private void sendCall() {
    view.flatMap(MessageMapper::callOrEnd).ifPresent(output);
  }

  public void onNotices(List<Notice> notices) {
    for (var notice : notices) onNotice(notice);
  }

  private void onNotice(Notice notice) {
    switch (notice) {
      case Notice.MemberChanged(var member) -> memberChanged(member);
      case Notice.MemberLeft(var left) -> memberLeft(left);
      case Notice.Kicked(var left, _) -> memberLeft(left);
      case Notice.Watched(var spectator) -> watched(spectator);
      case Notice.Unwatched(var left) -> spectators.removeIf(other -> other.id() == left);
      case Notice.Started(var opening, _, _, var first) -> {
        order = opening.order();
        view = Optional.of((View) first);
        sendCall();
      }
      case Notice.Acted acted -> acted(acted, (View) acted.view());
      case Notice.Chatted(var speaker, var text) ->
          output.accept(new ServerMessage.Said(sender(speaker), text));
      case Notice.Aborted(var reason) -> sendServerChat(reason);
      case Notice.Continued(var successor) -> continued(successor);
      case Notice.ClockStarted(_, var millis) -> {
        if (wanted.contains(Extra.TIME_LEFT)) output.accept(new ServerMessage.TimeLeft(millis));
      }
      case Notice.PauseChanged(var paused, var agreed) ->
          sendAbsence(
              new ServerMessage.Pause(paused, agreed.stream().map(order::indexOf).toList()));
      case Notice.Absent absent -> absent(absent);
      case Notice.BotPlays(var member) ->
          sendAbsence(new ServerMessage.BotPlays(order.indexOf(member)));
      case Notice.Back(var member, var turns) ->
          sendAbsence(new ServerMessage.Back(order.indexOf(member), turns));
      case Notice.AnswersAwaited _,
          Notice.CounterOffered _,
          Notice.Undone _,
          Notice.UndoOffered _,
          Notice.SeedRevealed _ -> {}
    }
  }

  private void absent(Notice.Absent absent) {
    if (wanted.contains(Extra.PAUSE))
      output.accept(new ServerMessage.Absent(order.indexOf(absent.member()), absent.millis()));
    else sendServerChat(absent.german());
  }

  private void sendAbsence(ServerMessage message) {
    if (wanted.contains(Extra.PAUSE)) output.accept(message);
  }

  private void acted(Notice.Acted acted, View after) {
    if (acted.actor() == Entry.Actor.CLOCK && after.viewer().is(acted.seat())) {
      output.accept(new ServerMessage.Failed(ErrorCode.TIMEOUT));
      onTimeout.run();
    }
    for (var seen : acted.observations())
      MessageMapper.messages((Observation) seen, after.viewer()).forEach(output);
    view = Optional.of(after);
  }

  private void continued(Table.Successor next) {
    if (wanted.contains(Extra.REMATCH)) output.accept(new ServerMessage.Rematch(next.name()));
    else sendServerChat(next.german());
  }

  private void memberChanged(PublicMember member) {
    var known = members.stream().filter(other -> other.id() == member.id()).findFirst();
    members.removeIf(other -> other.id() == member.id());
    members.add(member);
    boolean isNew = known.filter(TorfuNotifier::isPlaying).isEmpty() && isPlaying(member);
    if (isNew && member.id() != id) sendServerChat(name(member) + " spielt mit.");
    if (known.filter(PublicMember::connected).isPresent() && !member.connected())
      sendServerChat("Die Verbindung zu " + name(member) + " ist weg.");
  }

  private static boolean isPlaying(PublicMember member) {
    return member.ready() && !member.seatReserved();
  }

  private void memberLeft(int left) {
    members.stream()
        .filter(member -> member.id() == left)
        .findFirst()
        .ifPresent(member -> sendServerChat(name(member) + " ist gegangen."));
    members.removeIf(member -> member.id() == left);
  }

  private void watched(Members.Spectator spectator) {
    spectators.add(spectator);
    if (spectator.id() != id) sendServerChat(spectator.name() + " schaut zu.");
  }

  private void sendServerChat(String sentence) {
    output.accept(new ServerMessage.Said(Sender.SERVER, sentence));
  }

  private static String name(PublicMember member) {
    return member.name().orElse("?");
  }

  private Sender sender(OptionalInt speaker) {
    if (speaker.isEmpty()) return Sender.SERVER;
    int seat = (order.isEmpty() ? byId() : order).indexOf(speaker.getAsInt());
    return seat < 0 ? Sender.SPECTATOR : Sender.of(Colour.of(Seat.of(seat)));
  }

  private List<Integer> byId() {
    return members.stream().map(PublicMember::id).sorted().toList();
  }

  public ServerMessage status() {
    return view.map(roster()::status).orElseGet(roster()::status);
  }

  private Roster roster() {
    var players = new ArrayList<Roster.Player>();
    for (int player : order.isEmpty() ? byId() : order)
      members.stream()
          .filter(member -> member.id() == player)
          .forEach(member -> players.add(new Roster.Player(name(member), member.age().orElse(0))));
    var watching = spectators.stream().map(Members.Spectator::name).toList();
    return new Roster(start.name(), start.options().clock().turn(), players, watching);
  }

  public ServerMessage position() {
    return new ServerMessage.KnownPosition(view.map(ViewNotation::write).orElse(""));
  }

  public ServerMessage plan() {
    return Roster.plan(view.map(View::board).orElseGet(Board::start));
  }
}
