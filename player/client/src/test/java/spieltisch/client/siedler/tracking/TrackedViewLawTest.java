package spieltisch.client.siedler.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.catan.Action;
import spieltisch.catan.Colour;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Variant;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.Event;
import spieltisch.catan.rules.State;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// The truth law: the view that a client builds from the messages equals the view on the server, in
/// every dialect, whenever the client must act.
class TrackedViewLawTest {
  private static final int PLAYERS = 3;
  private static final int SEEDS = 4;
  private static final int MAX_ACTIONS = 600;

  private static final Roster ROSTER =
      new Roster(Seat.first(PLAYERS).stream().map(TrackedViewLawTest::player).toList());

  private static Roster.Player player(Seat seat) {
    return new Roster.Player(
        seat.index() + 1,
        Optional.of("Spieler " + seat.index()),
        Optional.of(Colour.values()[seat.index()]),
        Optional.of(seat),
        true,
        true);
  }

  static Stream<Arguments> games() {
    var games = new ArrayList<Arguments>();
    for (long seed = 0; seed < SEEDS; seed++) {
      games.add(Arguments.of(Dialect.V1_0, Variant.STANDARD, seed));
      games.add(Arguments.of(Dialect.ASCII_1_0, Variant.STANDARD, seed));
      games.add(Arguments.of(Dialect.V0_4, Variant.V04, seed));
      games.add(Arguments.of(Dialect.V0_1, Variant.V01, seed));
    }
    return games.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void the_tracked_view_equals_the_view_of_the_server(Dialect dialect, Variant variant, long seed) {
    var game = new TrackedGame(dialect, variant, seed);
    for (int i = 0; i < MAX_ACTIONS && !game.state.position().isOver(); i++) game.act();
    assertTrue(game.compared > MAX_ACTIONS / 2, game.compared + " positions");
  }

  @Test
  void every_offer_has_a_unique_number() {
    var game = new TrackedGame(Dialect.V1_0, Variant.STANDARD, 0);
    for (int i = 0; i < MAX_ACTIONS && !game.state.position().isOver(); i++) game.act();
    assertTrue(game.offers.size() > 20, game.offers.size() + " offers");
    assertEquals(game.offers.size(), new HashSet<>(game.offers).size());
  }

  /// A game whose clients only receive the messages of their dialect.
  private static final class TrackedGame {
    private final Catan catan = new Catan();
    private final MoveGenerator moveGenerator = new MoveGenerator(true);
    private final SeededChance chance;
    private final MessageCodec codec;
    private final MessageMapper mapper;
    private final List<GameTracker> trackers = new ArrayList<>();
    private final List<CountingPlayer> countingPlayers = new ArrayList<>();
    private final List<ObservationFeed> feeds = new ArrayList<>();
    private final List<Integer> offers = new ArrayList<>();
    private State state;
    private int compared;

    TrackedGame(Dialect dialect, Variant variant, long seed) {
      chance = new SeededChance(seed);
      codec = new MessageCodec(dialect);
      mapper = new MessageMapper(dialect);
      var options = variant.options(PLAYERS);
      state = State.start(options, BoardMaker.variable(options, chance));
      var lobbyMessages = new LobbyMessages(dialect, "Test");
      for (var seat : Seat.first(PLAYERS)) {
        var tracker = new GameTracker(dialect, line -> assertEquals("", line));
        trackers.add(tracker);
        countingPlayers.add(new CountingPlayer());
        feeds.add(new ObservationFeed(countingPlayers.getLast(), dialect.words().has(Word.LOST)));
        send(seat.index(), lobbyMessages.welcome(seat.index() + 1, ROSTER));
        send(seat.index(), lobbyMessages.started(List.of(), view(seat), ROSTER));
      }
    }

    private View view(Seat seat) {
      return catan.view(state, new Viewer.Player(seat));
    }

    private void send(int index, List<ServerMessage> messages) {
      for (var message : messages)
        if (codec.encode(message).map(codec::decodeServer).orElse(null)
            instanceof DecodeResult.Decoded<ServerMessage>(var tracked)) {
          trackers.get(index).apply(tracked);
          feeds.get(index).queue(tracked, trackers.get(index).turn().active());
        }
    }

    void act() {
      var actor = Seat.of(state.position().nextToAct());
      compare(actor);
      var action =
          PackedAction.action(
              state.position().island(), moveGenerator.pick(state, actor.index(), chance));
      if (catan.decide(state, actor, action, chance) instanceof Decision.Accepted(var events))
        apply(actor, events);
    }

    private void apply(Seat actor, List<Event> events) {
      for (var event : events)
        if (catan.observe(event, new Viewer.Player(actor))
            instanceof Observation.Offered(_, var number, _, _)) offers.add(number);
      for (var seat : Seat.first(PLAYERS)) {
        List<Observation> observations = new ArrayList<>();
        for (var event : events) observations.add(catan.observe(event, new Viewer.Player(seat)));
        var before = view(seat);
        send(
            seat.index(),
            mapper.messages(actor, observations, before, before.after(observations), ROSTER));
      }
      state = catan.evolve(state, events);
    }

    /// Compares the views of a seat that must act. An answer to an offer is not requested by the
    /// status.
    private void compare(Seat seat) {
      var trackedView = trackers.get(seat.index()).view();
      if (trackedView.isEmpty()) return;
      compared++;
      var tracked = trackedView.get();
      var truth = view(seat);
      var context = "turn " + state.position().turn() + ", " + state.position().phase();
      assertEquals(truth.hand(), tracked.hand(), context);
      assertEquals(truth.cards(), tracked.cards(), context);
      assertEquals(truth.freshCards(), tracked.freshCards(), context);
      assertEquals(truth.position().robber(), tracked.position().robber(), context);
      assertEquals(truth.position().deck(), tracked.position().deck(), context);
      assertEquals(truth.position().longestRoad(), tracked.position().longestRoad(), context);
      assertEquals(truth.position().largestArmy(), tracked.position().largestArmy(), context);
      for (var other : Seat.first(PLAYERS)) compare(other, truth, tracked, context);
      compareCounts(seat, truth, context);
      assertEquals(boardMoves(truth), boardMoves(tracked), context);
    }

    /// Compares the counted cards: the own ones exactly, the others by number.
    private void compareCounts(Seat seat, View truth, String context) {
      feeds.get(seat.index()).deliver(trackers.get(seat.index()).seatNumbers());
      var countingPlayer = countingPlayers.get(seat.index());
      assertEquals(truth.hand(), countingPlayer.hand(seat), context);
      for (var other : Seat.first(PLAYERS))
        assertEquals(truth.position().handSize(other.index()), countingPlayer.size(other), context);
    }

    private static void compare(Seat seat, View truth, View tracked, String context) {
      int index = seat.index();
      assertEquals(truth.points(seat), tracked.points(seat), context);
      assertEquals(truth.position().handSize(index), tracked.position().handSize(index), context);
      assertEquals(truth.position().cardCount(index), tracked.position().cardCount(index), context);
      assertEquals(truth.position().knights(index), tracked.position().knights(index), context);
      for (int which = 0; which < 2; which++) {
        assertEquals(
            truth.position().roads(index, which), tracked.position().roads(index, which), context);
        assertEquals(
            truth.position().settlements(index, which),
            tracked.position().settlements(index, which),
            context);
        assertEquals(
            truth.position().cities(index, which),
            tracked.position().cities(index, which),
            context);
      }
    }

    /// The legal moves that do not depend on hidden cards.
    private static List<Action> boardMoves(View view) {
      return view.legal().stream()
          .filter(
              it ->
                  !(it instanceof Action.TradeWithBank
                      || it instanceof Action.PlayInvention
                      || it instanceof Action.Offer
                      || it instanceof Action.Answer
                      || it instanceof Action.Conclude
                      || it instanceof Action.Withdraw))
          .toList();
    }
  }
}
