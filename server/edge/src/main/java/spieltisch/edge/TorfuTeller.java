package spieltisch.edge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import spieltisch.host.Place;
import spieltisch.kernel.Seat;
import spieltisch.table.Company;
import spieltisch.table.Entry;
import spieltisch.table.Notice;
import spieltisch.table.Outlook;
import spieltisch.table.Person;
import spieltisch.table.Sight;
import spieltisch.table.Table;
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
final class TorfuTeller {
  private final int id;
  private final Sight start;
  private final Set<Extra> wanted;
  private final Consumer<ServerMessage> voice;
  private final List<Person> people;
  private final List<Company.Spectator> spectators;
  private List<Integer> order;
  private Optional<View> view;

  TorfuTeller(Place place, Set<Extra> wanted, Consumer<ServerMessage> voice) {
    this(place.id(), place.sight(), wanted, voice);
  }

  /// @param id the number of the one who is told
  /// @param start the table as he finds it
  /// @param wanted what he wants to hear beyond the description
  TorfuTeller(int id, Sight start, Set<Extra> wanted, Consumer<ServerMessage> voice) {
    this.id = id;
    this.start = start;
    this.wanted = wanted;
    this.voice = voice;
    people = new ArrayList<>(start.people());
    spectators = new ArrayList<>(start.spectators());
    order = start.order();
    view = start.outlook().map(TorfuTeller::torresView);
  }

  private static View torresView(Outlook outlook) {
    return switch (outlook) {
      case Outlook.OnTorres(var view) -> view;
      case Outlook.OnCatan _ -> throw new IllegalStateException("this table plays Catan");
    };
  }

  Optional<View> view() {
    return view;
  }

  void welcome(Place place) {
    call();
    place.clock().ifPresent(this::told);
    start.successor().ifPresent(this::continued);
  }

  private void call() {
    view.flatMap(MessageMapper::call).ifPresent(voice);
  }

  void told(List<Notice> notices) {
    for (var notice : notices) told(notice);
  }

  private void told(Notice notice) {
    switch (notice) {
      case Notice.PersonChanged(var person) -> personChanged(person);
      case Notice.PersonLeft(var left) -> personLeft(left);
      case Notice.Watched(var spectator) -> watched(spectator);
      case Notice.Unwatched(var left) -> spectators.removeIf(other -> other.id() == left);
      case Notice.Started(var opening, _, var outlook) -> {
        order = opening.order();
        view = Optional.of(torresView(outlook));
        call();
      }
      case Notice.ActedInTorres(var seat, var actor, var seen, var now) -> {
        if (actor == Entry.Actor.CLOCK && now.viewer().is(seat))
          voice.accept(new ServerMessage.Failed(ErrorCode.TIMEOUT));
        for (var observation : seen) MessageMapper.say(observation, now.viewer()).forEach(voice);
        view = Optional.of(now);
      }
      case Notice.ActedInCatan _ -> throw new IllegalStateException("this table plays Catan");
      case Notice.Said(var speaker, var text) ->
          voice.accept(new ServerMessage.Said(sender(speaker), text));
      case Notice.BrokenOff(var reason) -> server(reason);
      case Notice.Continued(var successor) -> continued(successor);
      case Notice.ClockSet(_, var millis) -> {
        if (wanted.contains(Extra.TIME_LEFT)) voice.accept(new ServerMessage.TimeLeft(millis));
      }
      case Notice.SeedShown _ -> {}
    }
  }

  private void continued(Table.Successor next) {
    if (wanted.contains(Extra.REMATCH)) voice.accept(new ServerMessage.Rematch(next.name()));
    else server(next.german());
  }

  private void personChanged(Person person) {
    var known = people.stream().filter(other -> other.id() == person.id()).findFirst();
    people.removeIf(other -> other.id() == person.id());
    people.add(person);
    boolean isNew = known.filter(TorfuTeller::plays).isEmpty() && plays(person);
    if (isNew && person.id() != id) server(name(person) + " spielt mit.");
    if (known.filter(Person::connected).isPresent() && !person.connected())
      server("Die Verbindung zu " + name(person) + " ist weg.");
  }

  private static boolean plays(Person person) {
    return person.ready() && !person.awaited();
  }

  private void personLeft(int left) {
    people.stream()
        .filter(person -> person.id() == left)
        .findFirst()
        .ifPresent(person -> server(name(person) + " ist gegangen."));
    people.removeIf(person -> person.id() == left);
  }

  private void watched(Company.Spectator spectator) {
    spectators.add(spectator);
    if (spectator.id() != id) server(spectator.name() + " schaut zu.");
  }

  private void server(String sentence) {
    voice.accept(new ServerMessage.Said(Sender.SERVER, sentence));
  }

  private static String name(Person person) {
    return person.name().orElse("?");
  }

  private Sender sender(OptionalInt speaker) {
    if (speaker.isEmpty()) return Sender.SERVER;
    int seat = (order.isEmpty() ? byId() : order).indexOf(speaker.getAsInt());
    return seat < 0 ? Sender.SPECTATOR : Sender.of(Colour.of(Seat.of(seat)));
  }

  private List<Integer> byId() {
    return people.stream().map(Person::id).sorted().toList();
  }

  ServerMessage status() {
    return view.map(roster()::status).orElseGet(roster()::status);
  }

  private Roster roster() {
    var players = new ArrayList<Roster.Player>();
    for (int member : order.isEmpty() ? byId() : order)
      people.stream()
          .filter(person -> person.id() == member)
          .forEach(person -> players.add(new Roster.Player(name(person), person.age().orElse(0))));
    var watching = spectators.stream().map(Company.Spectator::name).toList();
    return new Roster(start.name(), start.options().clock().turn(), players, watching);
  }

  ServerMessage known() {
    return new ServerMessage.Known(view.map(ViewNotation::write).orElse(""));
  }

  ServerMessage plan() {
    return Roster.plan(view.map(View::board).orElseGet(Board::start));
  }
}
