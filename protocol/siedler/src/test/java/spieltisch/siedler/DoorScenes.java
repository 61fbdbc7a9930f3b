package spieltisch.siedler;

import static spieltisch.siedler.Map04.corner;
import static spieltisch.siedler.Scenes.HAN;
import static spieltisch.siedler.Scenes.LEIA;
import static spieltisch.siedler.Scenes.LUKE;
import static spieltisch.siedler.Scenes.turn;
import static spieltisch.siedler.Scenes.wood;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;
import spieltisch.catan.Observation;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;

/// What happens around a game: coming, names and colours, the start, chat, going and coming back.
final class DoorScenes {
  private DoorScenes() {}

  static void handshake(Stage stage) {
    var reception = stage.reception();
    var han =
        new Roster.Person(
            13, Optional.of("Han"), Optional.of(Colour.WHITE), Optional.empty(), true, true);
    var roster = new Roster(List.of(han, Roster.Person.arriving(14)));
    stage
        .hear(0, List.of(reception.greeting()))
        .say(0, new ClientMessage.Hello("Testclient 1 (KI)", Extensions.NONE))
        .hear(0, reception.welcome(14, roster))
        .hear(1, reception.changed(14, roster, 13));
  }

  static void colours(Stage stage) {
    var reception = stage.reception();
    var leia = Roster.Person.arriving(42);
    var han = Roster.Person.arriving(13);
    stage.roster(new Roster(List.of(leia, han)));
    introduce(stage, 1, named(han, "Han", Colour.WHITE));
    start(stage, 1, named(han, "Han", Colour.WHITE));
    introduce(stage, 0, named(leia, "Leia", Colour.WHITE));
    stage.say(0, new ClientMessage.Start()).hear(0, reception.colourTaken());
    introduce(stage, 0, named(leia, "Leia", Colour.ORANGE));
    start(stage, 0, named(leia, "Leia", Colour.ORANGE));
    stage.say(1, new ClientMessage.Start()).hear(1, reception.refused(Sentence.ALREADY_READY));
  }

  private static void introduce(Stage stage, int seat, Roster.Person person) {
    stage.say(seat, new ClientMessage.Introduce(person.name(), person.colour()));
    change(stage, seat, person);
  }

  private static void start(Stage stage, int seat, Roster.Person person) {
    stage.say(seat, new ClientMessage.Start());
    change(
        stage,
        seat,
        new Roster.Person(person.id(), person.name(), person.colour(), person.seat(), true, true));
  }

  private static void change(Stage stage, int seat, Roster.Person person) {
    var people = stage.roster().people().stream();
    stage.roster(new Roster(people.map(it -> it.id() == person.id() ? person : it).toList()));
    var reception = stage.reception();
    stage
        .hear(0, reception.changed(person.id(), stage.roster(), 42))
        .hear(1, reception.changed(person.id(), stage.roster(), 13))
        .hear(seat, List.of(ServerMessage.Answer.OK));
  }

  private static Roster.Person named(Roster.Person person, String name, Colour colour) {
    return new Roster.Person(
        person.id(), Optional.of(name), Optional.of(colour), person.seat(), person.isReady(), true);
  }

  static void start(Stage stage) {
    var throwsInOrder =
        List.of(
            new Reception.FirstThrow(LUKE, 4, 3),
            new Reception.FirstThrow(HAN, 2, 1),
            new Reception.FirstThrow(LEIA, 2, 5),
            new Reception.FirstThrow(LUKE, 1, 1),
            new Reception.FirstThrow(HAN, 2, 6),
            new Reception.FirstThrow(LEIA, 6, 3));
    stage
        .hearEach(view -> stage.reception().started(throwsInOrder, view, stage.roster()))
        .hear(0, List.of(ServerMessage.Answer.OK));
  }

  static void chat(Stage stage) {
    stage
        .say(0, new ClientMessage.Say("Hilf mir, \"Obi-Wan\"!"))
        .hearAll(List.of(new ServerMessage.Chat(OptionalInt.of(42), "Hilf mir, \"Obi-Wan\"!")))
        .hear(0, List.of(ServerMessage.Answer.OK))
        .hearAll(List.of(new ServerMessage.Chat(OptionalInt.empty(), "Noch eine Runde?")));
  }

  static void disconnect(Stage stage) {
    turn(stage, LEIA);
    var gone = stage.roster().people().stream().map(it -> it.id() == 13 ? gone(it) : it).toList();
    stage.roster(new Roster(gone));
    stage.hearEach(view -> stage.reception().abandoned(13, view, stage.roster()));
  }

  private static Roster.Person gone(Roster.Person person) {
    return new Roster.Person(
        person.id(), person.name(), person.colour(), person.seat(), true, false);
  }

  static void comingBack(Stage stage) {
    turn(stage, LEIA)
        .given(
            new Observation.CityPlaced(HAN, corner("NOR")),
            new Observation.Produced(LEIA, new Resources(2, 0, 0, 0, 0)),
            new Observation.Offered(LEIA, 3, wood(1), Resources.of(Resource.ORE, 1)),
            new Observation.Answered(LUKE, 3, true),
            new Observation.Answered(HAN, 3, false));
    stage.hear(1, stage.reception().resumed(stage.view(1), stage.roster()));
  }
}
