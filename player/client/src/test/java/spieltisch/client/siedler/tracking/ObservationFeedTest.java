package spieltisch.client.siedler.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.catan.Action;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Hex;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.client.siedler.ScriptedGame;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.ServerMessage;

/// Observations derived from the messages of servers that only report gains and losses.
class ObservationFeedTest {
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final Seat THIRD = Seat.of(2);
  private static final SeatNumbers SEAT_NUMBERS = new SeatNumbers(List.of(5, 9, 7));

  /// Records its observations.
  private static final class RecordingPlayer implements CatanPlayer {
    private final List<Observation> observed = new ArrayList<>();

    @Override
    public boolean usesObservations() {
      return true;
    }

    @Override
    public void observe(Observation observation) {
      observed.add(observation);
    }

    @Override
    public Action choose(View view, Deadline deadline) {
      return new Action.EndTurn();
    }
  }

  /// The observations of these messages in the turn of player 5.
  private static List<Observation> observations(ServerMessage... messages) {
    var observer = new RecordingPlayer();
    var feed = new ObservationFeed(observer, true);
    for (var message : messages) feed.queue(message, OptionalInt.of(5));
    assertEquals(List.of(), observer.observed, "before the decision");
    feed.deliver(SEAT_NUMBERS);
    return observer.observed;
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
  void open_gains_and_losses_are_observed_as_they_are() {
    assertEquals(
        List.of(new Observation.Produced(SECOND, wood(2)), new Observation.Paid(THIRD, wood(1))),
        observations(gained(9, wood(2)), lost(7, wood(1))));
  }

  @Test
  void a_hidden_loss_after_a_robbery_is_a_theft_and_its_gain_is_not_counted_twice() {
    assertEquals(
        List.of(new Observation.Stolen(FIRST, THIRD, Optional.empty())),
        observations(
            robber(5, 7),
            new ServerMessage.Lost(7, new MaybeHidden.Closed<>(1)),
            new ServerMessage.Gained(5, new MaybeHidden.Closed<>(1))));
  }

  @Test
  void any_other_hidden_loss_is_a_discard() {
    assertEquals(
        List.of(new Observation.Discarded(SECOND, 4, Optional.empty())),
        observations(new ServerMessage.Lost(9, new MaybeHidden.Closed<>(4))));
  }

  @Test
  void losses_after_a_monopoly_go_to_the_active_player() {
    assertEquals(
        List.of(
            new Observation.MonopolyPlayed(FIRST, Resource.WOOD),
            new Observation.Surrendered(SECOND, FIRST, Resource.WOOD, 2),
            new Observation.Surrendered(THIRD, FIRST, Resource.WOOD, 1),
            new Observation.Paid(FIRST, wood(3))),
        observations(
            new ServerMessage.MonopolyPlayed(OptionalInt.empty(), Resource.WOOD),
            lost(9, wood(2)),
            new ServerMessage.Lost(7, new MaybeHidden.Closed<>(1)),
            gained(5, wood(3)),
            lost(5, wood(3))));
  }

  @Test
  void a_monopoly_without_losses_does_not_affect_later_trades() {
    assertEquals(
        List.of(
            new Observation.MonopolyPlayed(FIRST, Resource.WOOD),
            new Observation.Paid(SECOND, wood(1)),
            new Observation.Produced(FIRST, wood(1))),
        observations(
            new ServerMessage.MonopolyPlayed(OptionalInt.of(5), Resource.WOOD),
            new ServerMessage.Traded(5, 9),
            lost(9, wood(1)),
            gained(5, wood(1))));
  }

  @Test
  void an_invention_reveals_its_gain() {
    assertEquals(
        List.of(new Observation.InventionPlayed(SECOND, wood(2))),
        observations(
            new ServerMessage.InventionPlayed(OptionalInt.of(9), wood(2)),
            new ServerMessage.Gained(9, new MaybeHidden.Closed<>(2))));
  }

  @Test
  void observations_are_delivered_before_the_decision() throws InterruptedException {
    var scriptedGame = new ScriptedGame();
    scriptedGame
        .playing("")
        .sends(ScriptedGame.gained(8, "\"Erz\":1"))
        .expects("{\"Zug beenden\":", scriptedGame.mine("Warten"), ScriptedGame.OK);
    scriptedGame.play();
    scriptedGame.server().assertDone();
    assertEquals(
        List.of(new Observation.Produced(SECOND, Resources.of(Resource.ORE, 1))),
        scriptedGame.observations());
  }
}
