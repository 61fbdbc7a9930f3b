package spieltisch.edge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.catan.Action;
import spieltisch.catan.View;
import spieltisch.host.Answer;
import spieltisch.host.Entrance;
import spieltisch.host.Place;
import spieltisch.siedler.CleanText;
import spieltisch.siedler.ClientMessage;
import spieltisch.siedler.Dialect;
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
import spieltisch.table.Opening;
import spieltisch.table.Outlook;

/// One client of the German Catan protocol, whatever its dialect and transport.
///
/// All methods run on the thread of the connection; what comes from a table is brought there by the
/// reporter, in the order of the log, so consequences always leave before the answer to the action.
final class SiedlerSession {
  private static final Logger LOGGER = LoggerFactory.getLogger(SiedlerSession.class);

  private final Line line;
  private final Reporter reporter;
  private final Tables tables;
  private final Optional<String> tableName;
  private final Reception reception;
  private final Phrasing phrasing;
  private final Speller speller;
  private boolean greeted;
  private boolean ended;
  private @Nullable Place place;
  private Crowd crowd = new Crowd();
  private @Nullable View view;

  SiedlerSession(
      Line line,
      Reporter reporter,
      Tables tables,
      Dialect dialect,
      Optional<String> tableName,
      String version) {
    this.line = line;
    this.reporter = reporter;
    this.tables = tables;
    this.tableName = tableName;
    reception = new Reception(dialect, version);
    phrasing = new Phrasing(dialect);
    speller = new Speller(dialect);
  }

  /// The connection is there: the server speaks first.
  void begin() {
    say(reception.greeting());
  }

  /// The client sent something.
  void received(Frame frame) {
    if (ended) return;
    switch (frame) {
      case Frame.Complete(var text) -> read(text);
      case Frame.Faulty(var trouble) -> faulty(trouble);
    }
  }

  private void faulty(Frame.Trouble trouble) {
    say(new ServerMessage.Answer(trouble.german()));
    if (!trouble.isInSync()) end(Line.Reason.PROTOCOL_ERROR, trouble.german());
  }

  private void read(String text) {
    switch (speller.readClient(text)) {
      case Reading.Read<ClientMessage>(var message) -> heard(message);
      case Reading.Malformed<ClientMessage> malformed -> sayAll(phrasing.malformed(malformed));
    }
  }

  private void heard(ClientMessage message) {
    if (!greeted && !(message instanceof ClientMessage.Hello)) {
      sayAll(reception.refused(Sentence.GREETING_FIRST));
      return;
    }
    switch (message) {
      case ClientMessage.Hello hello -> hello(hello);
      case ClientMessage.Say(var text) -> ask(id -> new Command.Say(id, text));
      case ClientMessage.Introduce(var name, var colour) ->
          ask(id -> new Command.Dress(id, name, colour));
      case ClientMessage.Start _ -> ask(Command.Ready::new);
      case ClientMessage.Join _ -> sayAll(reception.refused(Sentence.GREETED_ALREADY));
      case ClientMessage.Move move -> move(move);
    }
  }

  private void hello(ClientMessage.Hello hello) {
    if (greeted) {
      sayAll(reception.refused(Sentence.GREETED_ALREADY));
      return;
    }
    greeted = true;
    var join =
        new Command.Join(CleanText.version(hello.version()), Optional.empty(), Optional.empty());
    var _ =
        tables
            .enter(tableName, join, (_, notices) -> reporter.run(() -> told(notices)))
            .whenComplete((entrance, failure) -> reporter.run(() -> entered(entrance, failure)));
  }

  private void entered(@Nullable Entrance entrance, @Nullable Throwable failure) {
    switch (entrance) {
      case null -> failed(failure);
      case Entrance.Seated(var taken) -> seated(taken);
      case Entrance.TurnedAway(var objection) -> {
        say(new ServerMessage.Answer(objection.german()));
        end(Line.Reason.POLICY, objection.german());
      }
    }
  }

  private void seated(Place taken) {
    place = taken;
    if (ended) {
      leave();
      return;
    }
    crowd = Crowd.of(taken.sight());
    sayAll(reception.welcome(taken.id(), crowd.roster()));
  }

  private void failed(@Nullable Throwable failure) {
    LOGGER.error("a request failed", failure);
    say(new ServerMessage.Answer("Das hat nicht geklappt; bitte versuche es noch einmal."));
  }

  private interface Request {
    Command of(int id);
  }

  private void ask(Request request) {
    if (place == null) {
      sayAll(reception.refused(Sentence.NOT_STARTED));
      return;
    }
    put(place, request.of(place.id()));
  }

  private void put(Place at, Command command) {
    var _ =
        at.room()
            .ask(command)
            .whenComplete((answer, failure) -> reporter.run(() -> answered(answer, failure)));
  }

  private void move(ClientMessage.Move move) {
    if (place == null || view == null) {
      sayAll(reception.refused(Sentence.NOT_STARTED));
      return;
    }
    var at = place;
    switch (phrasing.action(move, crowd.roster(), view)) {
      case Reading.Read<Action>(var action) ->
          put(at, new Command.Act(at.id(), new Deed.OfCatan(action), Entry.Actor.PLAYER));
      case Reading.Malformed<Action> malformed -> sayAll(phrasing.malformed(malformed));
    }
  }

  private void answered(@Nullable Answer answer, @Nullable Throwable failure) {
    switch (answer) {
      case null -> failed(failure);
      case Answer.Done _ -> confirm();
      case Answer.RefusedInCatan(var refusal) -> sayAll(phrasing.refused(refusal));
      case Answer.Objected(var objection) -> objected(objection);
    }
  }

  /// After the end of the game nothing is confirmed any more.
  private void confirm() {
    if (view == null || !view.open().isOver()) say(ServerMessage.Answer.OK);
  }

  private void objected(Objection objection) {
    if (objection == Objection.COLOUR_TAKEN) sayAll(reception.colourTaken());
    else say(new ServerMessage.Answer(objection.german()));
  }

  private void told(List<Notice> notices) {
    if (ended) return;
    for (var notice : notices) told(notice);
  }

  private void told(Notice notice) {
    switch (notice) {
      case Notice.PersonChanged(var person) -> personChanged(person.id(), crowd.with(person));
      case Notice.PersonLeft(var id) -> personLeft(id);
      case Notice.Watched _, Notice.Unwatched _ -> {}
      case Notice.Started(var opening, var commitment, var outlook) ->
          started(opening, commitment, outlook);
      case Notice.ActedInCatan(var seat, _, var seen) -> {
        var before = view;
        if (before == null) return;
        sayAll(phrasing.told(seat, seen, before, crowd.roster()));
        for (var observation : seen) before = before.after(observation);
        view = before;
      }
      case Notice.Said(var speaker, var text) -> say(new ServerMessage.Chat(speaker, text));
      case Notice.BrokenOff _ -> brokenOff();
      case Notice.SeedShown(var seed) -> say(new ServerMessage.DiceSeed(seed));
    }
  }

  private void personChanged(int id, Crowd next) {
    crowd = next;
    if (view == null) sayAll(reception.changed(id, crowd.roster(), ownId()));
    else sayAll(reception.connectionChanged(id, view, crowd.roster()));
  }

  private int ownId() {
    return place == null ? 0 : place.id();
  }

  /// The document has no word for somebody who goes before the start; his status says it.
  private void personLeft(int id) {
    crowd = crowd.without(id);
    crowd.lastSeen(id).ifPresent(person -> sayAll(reception.changed(id, person, ownId())));
  }

  private void started(Opening opening, String commitment, Outlook outlook) {
    crowd = crowd.seated(opening.order());
    var rolls = new ArrayList<Reception.FirstThrow>();
    for (var roll : opening.rolls())
      rolls.add(
          new Reception.FirstThrow(
              crowd.roster().seat(roll.member()).orElseThrow(), roll.first(), roll.second()));
    switch (outlook) {
      case Outlook.OnCatan(var first) -> {
        view = first;
        say(new ServerMessage.DicePledge(commitment));
        sayAll(reception.started(rolls, first, crowd.roster()));
      }
    }
  }

  private void brokenOff() {
    var seen = view;
    if (seen == null) return;
    crowd.lost().ifPresent(id -> sayAll(reception.abandoned(id, seen, crowd.roster())));
  }

  private void sayAll(List<? extends ServerMessage> messages) {
    for (var message : messages) say(message);
  }

  private void say(ServerMessage message) {
    if (!ended) speller.spell(message).ifPresent(line::send);
  }

  private void end(Line.Reason reason, String sentence) {
    ended = true;
    line.hangUp(reason, sentence);
    leave();
  }

  /// The connection is gone.
  void lost() {
    if (ended) return;
    ended = true;
    leave();
  }

  private void leave() {
    if (place == null) return;
    var left = place;
    left.room().stopListening(left.id());
    var _ = left.room().ask(new Command.Lose(left.id()));
  }
}
