package spieltisch.edge.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import spieltisch.host.SeatHandle;
import spieltisch.kernel.Seat;
import spieltisch.table.Entry;
import spieltisch.table.Notice;
import spieltisch.table.Table;
import spieltisch.table.TableView;
import spieltisch.table.game.GameView;
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
import spieltisch.torres.View;
import spieltisch.torres.ViewNotation;

/// Tells one client of the Torres protocol what happens at his table, and knows what he knows.
public final class TorfuNotifier {
  private final int id;
  private final TableView start;
  private final Set<Extra> wanted;
  private final Consumer<ServerMessage> voice;
  private final List<PublicMember> people;
  private final List<Members.Spectator> spectators;
  private List<Integer> order;
  private Optional<View> view;

  TorfuNotifier(SeatHandle seatHandle, Set<Extra> wanted, Consumer<ServerMessage> voice) {
    this(seatHandle.id(), seatHandle.sight(), wanted, voice);
  }

  /// @param id the number of the one who is told
  /// @param start the table as he finds it
  /// @param wanted what he wants to hear beyond the description
  public TorfuNotifier(int id, TableView start, Set<Extra> wanted, Consumer<ServerMessage> voice) {
    this.id = id;
    this.start = start;
    this.wanted = wanted;
    this.voice = voice;
    people = new ArrayList<>(start.people());
    spectators = new ArrayList<>(start.spectators());
    order = start.order();
    view = start.outlook().map(TorfuNotifier::torresView);
  }

  private static View torresView(GameView gameView) {
    return switch (gameView) {
      case GameView.OnTorres(var view) -> view;
      case GameView.OnCatan _ -> throw new IllegalStateException("this table plays Catan");
    };
  }

  public Optional<View> view() {
    return view;
  }

  void welcome(SeatHandle seatHandle) {
    call();
    seatHandle.clock().ifPresent(this::told);
    start.successor().ifPresent(this::continued);
  }

  private void call() {
    view.flatMap(MessageMapper::pendingCall).ifPresent(voice);
  }

  public void told(List<Notice> notices) {
    for (var notice : notices) told(notice);
  }

  private void told(Notice notice) {
    switch (notice) {
      case Notice.MemberChanged(var publicMember) -> personChanged(publicMember);
      case Notice.MemberLeft(var left) -> personLeft(left);
      case Notice.Watched(var spectator) -> watched(spectator);
      case Notice.Unwatched(var left) -> spectators.removeIf(other -> other.id() == left);
      case Notice.Started(var gameOpening, _, var gameView) -> {
        order = gameOpening.order();
        view = Optional.of(torresView(gameView));
        call();
      }
      case Notice.ActedInTorres(var seat, var actor, var seen, var now) -> {
        if (actor == Entry.Actor.CLOCK && now.viewer().is(seat))
          voice.accept(new ServerMessage.Failed(ErrorCode.TIMEOUT));
        for (var observation : seen)
          MessageMapper.messages(observation, now.viewer()).forEach(voice);
        view = Optional.of(now);
      }
      case Notice.ActedInCatan _ -> throw new IllegalStateException("this table plays Catan");
      case Notice.Chatted(var speaker, var text) ->
          voice.accept(new ServerMessage.Said(sender(speaker), text));
      case Notice.Aborted(var reason) -> server(reason);
      case Notice.Continued(var successor) -> continued(successor);
      case Notice.ClockStarted(_, var millis) -> {
        if (wanted.contains(Extra.TIME_LEFT)) voice.accept(new ServerMessage.TimeLeft(millis));
      }
      case Notice.SeedRevealed _ -> {}
    }
  }

  private void continued(Table.Successor next) {
    if (wanted.contains(Extra.REMATCH)) voice.accept(new ServerMessage.Rematch(next.name()));
    else server(next.german());
  }

  private void personChanged(PublicMember publicMember) {
    var known = people.stream().filter(other -> other.id() == publicMember.id()).findFirst();
    people.removeIf(other -> other.id() == publicMember.id());
    people.add(publicMember);
    boolean isNew = known.filter(TorfuNotifier::plays).isEmpty() && plays(publicMember);
    if (isNew && publicMember.id() != id) server(name(publicMember) + " spielt mit.");
    if (known.filter(PublicMember::connected).isPresent() && !publicMember.connected())
      server("Die Verbindung zu " + name(publicMember) + " ist weg.");
  }

  private static boolean plays(PublicMember publicMember) {
    return publicMember.ready() && !publicMember.awaited();
  }

  private void personLeft(int left) {
    people.stream()
        .filter(publicMember -> publicMember.id() == left)
        .findFirst()
        .ifPresent(publicMember -> server(name(publicMember) + " ist gegangen."));
    people.removeIf(publicMember -> publicMember.id() == left);
  }

  private void watched(Members.Spectator spectator) {
    spectators.add(spectator);
    if (spectator.id() != id) server(spectator.name() + " schaut zu.");
  }

  private void server(String sentence) {
    voice.accept(new ServerMessage.Said(Sender.SERVER, sentence));
  }

  private static String name(PublicMember publicMember) {
    return publicMember.name().orElse("?");
  }

  private Sender sender(OptionalInt speaker) {
    if (speaker.isEmpty()) return Sender.SERVER;
    int seat = (order.isEmpty() ? byId() : order).indexOf(speaker.getAsInt());
    return seat < 0 ? Sender.SPECTATOR : Sender.of(Colour.of(Seat.of(seat)));
  }

  private List<Integer> byId() {
    return people.stream().map(PublicMember::id).sorted().toList();
  }

  ServerMessage status() {
    return view.map(roster()::status).orElseGet(roster()::status);
  }

  private Roster roster() {
    var players = new ArrayList<Roster.Player>();
    for (int member : order.isEmpty() ? byId() : order)
      people.stream()
          .filter(publicMember -> publicMember.id() == member)
          .forEach(
              publicMember ->
                  players.add(new Roster.Player(name(publicMember), publicMember.age().orElse(0))));
    var watching = spectators.stream().map(Members.Spectator::name).toList();
    return new Roster(start.name(), start.options().clock().turn(), players, watching);
  }

  public ServerMessage known() {
    return new ServerMessage.KnownPosition(view.map(ViewNotation::write).orElse(""));
  }

  ServerMessage plan() {
    return Roster.plan(view.map(View::board).orElseGet(Board::start));
  }
}
