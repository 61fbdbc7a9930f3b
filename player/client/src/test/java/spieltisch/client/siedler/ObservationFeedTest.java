package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.catan.Action;
import spieltisch.catan.Observation;
import spieltisch.catan.View;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Hex;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.ServerMessage;

/// What a player is told of the cards on another's server, who only says what came and went.
class ObservationFeedTest {
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final Seat THIRD = Seat.of(2);
  private static final SeatNumbers SEAT_NUMBERS = new SeatNumbers(List.of(5, 9, 7));

  /// Remembers what he is told.
  private static final class Listener implements CatanPlayer {
    private final List<Observation> seen = new ArrayList<>();

    @Override
    public boolean usesObservations() {
      return true;
    }

    @Override
    public void observe(Observation observation) {
      seen.add(observation);
    }

    @Override
    public Action choose(View view, Deadline deadline) {
      return new Action.EndTurn();
    }
  }

  /// What is made of these messages in the turn of player 5.
  private static List<Observation> told(ServerMessage... messages) {
    var listener = new Listener();
    var observationFeed = new ObservationFeed(listener, true);
    for (var message : messages) observationFeed.heard(message, OptionalInt.of(5));
    assertEquals(List.of(), listener.seen, "before he is to decide");
    observationFeed.tell(SEAT_NUMBERS);
    return listener.seen;
  }

  private static ServerMessage gained(int id, Resources cards) {
    return new ServerMessage.Gained(id, new MaybeHidden.Open<>(cards));
  }

  private static ServerMessage lost(int id, Resources cards) {
    return new ServerMessage.Lost(id, new MaybeHidden.Open<>(cards));
  }

  private static Resources wood(int count) {
    return Resources.of(Resource.WOOD, count);
  }

  private static ServerMessage robber(int thief, int victim) {
    return new ServerMessage.RobberMoved(
        OptionalInt.of(thief), new Hex(0, 0), OptionalInt.of(victim));
  }

  @Test
  void what_comes_and_goes_openly_is_told_as_it_is() {
    assertEquals(
        List.of(new Observation.Produced(SECOND, wood(2)), new Observation.Paid(THIRD, wood(1))),
        told(gained(9, wood(2)), lost(7, wood(1))));
  }

  @Test
  void a_hidden_loss_after_a_robbery_is_a_theft_and_its_gain_is_not_counted_twice() {
    assertEquals(
        List.of(new Observation.Stolen(FIRST, THIRD, Optional.empty())),
        told(
            robber(5, 7),
            new ServerMessage.Lost(7, new MaybeHidden.Closed<>(1)),
            new ServerMessage.Gained(5, new MaybeHidden.Closed<>(1))));
  }

  @Test
  void any_other_hidden_loss_was_given_back() {
    assertEquals(
        List.of(new Observation.Discarded(SECOND, 4, Optional.empty())),
        told(new ServerMessage.Lost(9, new MaybeHidden.Closed<>(4))));
  }

  @Test
  void a_monopoly_shows_what_the_others_had_though_nobody_says_who_played_it() {
    assertEquals(
        List.of(
            new Observation.MonopolyPlayed(FIRST, Resource.WOOD),
            new Observation.Surrendered(SECOND, FIRST, Resource.WOOD, 2),
            new Observation.Surrendered(THIRD, FIRST, Resource.WOOD, 1),
            new Observation.Paid(FIRST, wood(3))),
        told(
            new ServerMessage.MonopolyPlayed(OptionalInt.empty(), Resource.WOOD),
            lost(9, wood(2)),
            new ServerMessage.Lost(7, new MaybeHidden.Closed<>(1)),
            gained(5, wood(3)),
            lost(5, wood(3))));
  }

  @Test
  void a_monopoly_that_takes_nothing_changes_nothing_later() {
    assertEquals(
        List.of(
            new Observation.MonopolyPlayed(FIRST, Resource.WOOD),
            new Observation.Paid(SECOND, wood(1)),
            new Observation.Produced(FIRST, wood(1))),
        told(
            new ServerMessage.MonopolyPlayed(OptionalInt.of(5), Resource.WOOD),
            new ServerMessage.Traded(5, 9),
            lost(9, wood(1)),
            gained(5, wood(1))));
  }

  @Test
  void what_an_invention_gains_is_known_from_the_card() {
    assertEquals(
        List.of(new Observation.InventionPlayed(SECOND, wood(2))),
        told(
            new ServerMessage.InventionPlayed(OptionalInt.of(9), wood(2)),
            new ServerMessage.Gained(9, new MaybeHidden.Closed<>(2))));
  }

  @Test
  void a_client_tells_its_player_before_he_decides() throws InterruptedException {
    var scriptedGame = new ScriptedGame();
    scriptedGame
        .playing("")
        .says(ScriptedGame.gained(8, "\"Erz\":1"))
        .expects("{\"Zug beenden\":", scriptedGame.mine("Warten"), ScriptedGame.OK);
    scriptedGame.play();
    scriptedGame.peer().assertDone();
    assertEquals(
        List.of(new Observation.Produced(SECOND, Resources.of(Resource.ORE, 1))),
        scriptedGame.seen());
  }
}
