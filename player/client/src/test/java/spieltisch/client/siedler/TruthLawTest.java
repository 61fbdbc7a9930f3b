package spieltisch.client.siedler;

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
import spieltisch.catan.Observation;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Variant;
import spieltisch.catan.View;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.Event;
import spieltisch.catan.rules.State;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// The truth law: what a client concludes from the messages alone is what the server's view of him
/// says, in every dialect, whenever he is to act.
class TruthLawTest {
  private static final int PLAYERS = 3;
  private static final int SEEDS = 4;
  private static final int MOST_ACTIONS = 600;

  private static final Roster ROSTER =
      new Roster(Seat.first(PLAYERS).stream().map(TruthLawTest::person).toList());

  private static Roster.Player person(Seat seat) {
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
  void what_is_heard_is_what_is_true(Dialect dialect, Variant variant, long seed) {
    var game = new HeardGame(dialect, variant, seed);
    for (int i = 0; i < MOST_ACTIONS && !game.state.open().isOver(); i++) game.act();
    assertTrue(game.compared > MOST_ACTIONS / 2, game.compared + " positions");
  }

  @Test
  void every_offer_has_a_number_of_its_own() {
    var game = new HeardGame(Dialect.V1_0, Variant.STANDARD, 0);
    for (int i = 0; i < MOST_ACTIONS && !game.state.open().isOver(); i++) game.act();
    assertTrue(game.offers.size() > 20, game.offers.size() + " offers");
    assertEquals(game.offers.size(), new HashSet<>(game.offers).size());
  }

  /// A game of which every player only hears what his dialect tells him.
  private static final class HeardGame {
    private final Catan catan = new Catan();
    private final MoveGenerator moveGenerator = new MoveGenerator(true);
    private final SeededChance chance;
    private final MessageCodec messageCodec;
    private final MessageMapper messageMapper;
    private final List<GameTracker> gameTrackers = new ArrayList<>();
    private final List<CountingPlayer> tallies = new ArrayList<>();
    private final List<ObservationFeed> observationFeed = new ArrayList<>();
    private final List<Integer> offers = new ArrayList<>();
    private State state;
    private int compared;

    HeardGame(Dialect dialect, Variant variant, long seed) {
      chance = new SeededChance(seed);
      messageCodec = new MessageCodec(dialect);
      messageMapper = new MessageMapper(dialect);
      var options = variant.options(PLAYERS);
      state = State.start(options, BoardMaker.variable(options, chance));
      var lobbyMessages = new LobbyMessages(dialect, "Test");
      for (var seat : Seat.first(PLAYERS)) {
        var gameTracker = new GameTracker(dialect, line -> assertEquals("", line));
        gameTrackers.add(gameTracker);
        tallies.add(new CountingPlayer());
        observationFeed.add(new ObservationFeed(tallies.getLast(), dialect.words().has(Word.LOST)));
        tell(seat.index(), lobbyMessages.welcome(seat.index() + 1, ROSTER));
        tell(seat.index(), lobbyMessages.started(List.of(), view(seat), ROSTER));
      }
    }

    private View view(Seat seat) {
      return catan.view(state, new Viewer.Player(seat));
    }

    private void tell(int index, List<ServerMessage> messages) {
      for (var message : messages)
        if (messageCodec.encode(message).map(messageCodec::decodeServer).orElse(null)
            instanceof DecodeResult.Decoded<ServerMessage>(var heard)) {
          gameTrackers.get(index).heard(heard);
          observationFeed.get(index).heard(heard, gameTrackers.get(index).round().active());
        }
    }

    void act() {
      var actor = Seat.of(state.open().nextToAct());
      compare(actor);
      var action =
          PackedAction.action(
              state.open().island(), moveGenerator.pick(state, actor.index(), chance));
      if (catan.decide(state, actor, action, chance) instanceof Decision.Accepted(var events))
        happened(actor, events);
    }

    private void happened(Seat actor, List<Event> events) {
      for (var event : events)
        if (catan.observe(event, new Viewer.Player(actor))
            instanceof Observation.Offered(_, var number, _, _)) offers.add(number);
      for (var seat : Seat.first(PLAYERS)) {
        List<Observation> seen = new ArrayList<>();
        for (var event : events) seen.add(catan.observe(event, new Viewer.Player(seat)));
        var before = view(seat);
        tell(seat.index(), messageMapper.messages(actor, seen, before, before.after(seen), ROSTER));
      }
      state = catan.evolve(state, events);
    }

    /// Who only answers an offer is not asked by his status.
    private void compare(Seat seat) {
      var concluded = gameTrackers.get(seat.index()).view();
      if (concluded.isEmpty()) return;
      compared++;
      var heard = concluded.get();
      var truth = view(seat);
      var where = "turn " + state.open().turn() + ", " + state.open().phase();
      assertEquals(truth.hand(), heard.hand(), where);
      assertEquals(truth.cards(), heard.cards(), where);
      assertEquals(truth.freshCards(), heard.freshCards(), where);
      assertEquals(truth.open().robber(), heard.open().robber(), where);
      assertEquals(truth.open().deck(), heard.open().deck(), where);
      assertEquals(truth.open().longestRoad(), heard.open().longestRoad(), where);
      assertEquals(truth.open().largestArmy(), heard.open().largestArmy(), where);
      for (var each : Seat.first(PLAYERS)) compare(each, truth, heard, where);
      compareTally(seat, truth, where);
      assertEquals(board(truth), board(heard), where);
    }

    /// Whoever is told what happens can count: his own cards exactly, the others' by number.
    private void compareTally(Seat seat, View truth, String where) {
      observationFeed.get(seat.index()).tell(gameTrackers.get(seat.index()).seating());
      var countingPlayer = tallies.get(seat.index());
      assertEquals(truth.hand(), countingPlayer.hand(seat), where);
      for (var each : Seat.first(PLAYERS))
        assertEquals(truth.open().handSize(each.index()), countingPlayer.size(each), where);
    }

    private static void compare(Seat seat, View truth, View heard, String where) {
      int index = seat.index();
      assertEquals(truth.points(seat), heard.points(seat), where);
      assertEquals(truth.open().handSize(index), heard.open().handSize(index), where);
      assertEquals(truth.open().cardCount(index), heard.open().cardCount(index), where);
      assertEquals(truth.open().knights(index), heard.open().knights(index), where);
      for (int which = 0; which < 2; which++) {
        assertEquals(truth.open().roads(index, which), heard.open().roads(index, which), where);
        assertEquals(
            truth.open().settlements(index, which), heard.open().settlements(index, which), where);
        assertEquals(truth.open().cities(index, which), heard.open().cities(index, which), where);
      }
    }

    /// The moves that need no knowledge of the bank's face-down cards or of others' hands.
    private static List<Action> board(View view) {
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
