package spieltisch.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.analysis.RecordedGame.RecordedMove;
import spieltisch.analysis.judge.DecisionJudge;
import spieltisch.analysis.judge.DecisionPoint;
import spieltisch.analysis.judge.MistakeGrade;
import spieltisch.analysis.report.AnalysisHtml;
import spieltisch.analysis.report.AnalysisJson;
import spieltisch.analysis.report.AnalysisText;
import spieltisch.analysis.report.PlayerProfile;
import spieltisch.analysis.value.PositionValue;
import spieltisch.catan.Action;
import spieltisch.catan.Options;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.catan.rules.Event;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;

class GameAnalyserTest {
  private static final RecordedGame GAME = TestGames.play(Options.standard(3), 21, 20);

  private static GameAnalysis analyse(RecordedGame game, int threads) throws InterruptedException {
    return new GameAnalyser(new AnalysisSettings(300, 7, threads), _ -> {}).analyse(game);
  }

  @Test
  void equal_settings_give_equal_reports_with_any_number_of_threads() throws Exception {
    var short1 = TestGames.withMoves(GAME, GAME.moves().subList(0, 150));
    var one = analyse(short1, 1);
    var three = analyse(short1, 3);
    assertEquals(AnalysisJson.of(one), AnalysisJson.of(three));
    assertEquals(AnalysisText.of(one), AnalysisText.of(three));
    assertEquals(AnalysisHtml.of("game", one), AnalysisHtml.of("game", three));
    assertFalse(one.judgements().isEmpty());
    assertFalse(one.isOver());
    assertFalse(one.isComplete());
    var note = "The record ends before the game is over";
    assertTrue(AnalysisText.of(one).contains(note));
    assertTrue(AnalysisHtml.of("game", one).contains(note));
  }

  @Test
  void first_settlements_have_a_rank_among_all_legal_places() throws Exception {
    var founding = analyse(TestGames.withMoves(GAME, GAME.moves().subList(0, 12)), 2);
    var ranks = founding.judgements().stream().flatMap(it -> it.openingRank().stream()).toList();
    assertEquals(6, ranks.size());
    assertEquals(54, ranks.getFirst().of());
    for (var rank : ranks) {
      assertTrue(rank.rank() >= 1 && rank.rank() <= rank.of(), rank.toString());
      assertTrue(rank.percentile() >= 0 && rank.percentile() <= 100, rank.toString());
    }
  }

  @Test
  void ending_the_turn_instead_of_winning_is_a_blunder() throws Exception {
    var game = winnableByBuilding();
    int last = game.moves().size() - 1;
    var before = TestGames.stateBefore(game, last);
    int seat = game.moves().getLast().seat();
    var moves = new ArrayList<>(game.moves().subList(0, last));
    moves.add(TestGames.move(last + 1, before, seat, new Action.EndTurn(), new SeededChance(1)));
    var replay = ValuedGame.of(TestGames.withMoves(game, moves), new PositionValue(game.board()));
    var points = GameAnalyser.decisionPoints(TestGames.withMoves(game, moves), replay);
    var judgement = new DecisionJudge(game.board()).judge(points.getLast(), 1, 2_000).orElseThrow();
    assertEquals(MistakeGrade.BLUNDER, judgement.grade());
    assertTrue(judgement.loss() > MistakeGrade.SIGNIFICANT_ERRORS * judgement.standardError());
    assertNotEquals(judgement.played(), judgement.better());
  }

  /// A game whose last move builds.
  private static RecordedGame winnableByBuilding() {
    for (long seed = 31; ; seed++) {
      var game = TestGames.play(Options.standard(3), seed, 1000);
      var last = game.moves().getLast().action();
      if (last instanceof Action.BuildCity || last instanceof Action.BuildSettlement) return game;
    }
  }

  @Test
  void a_player_without_a_choice_is_not_judged() throws Exception {
    var analysis = analyse(TestGames.withMoves(GAME, GAME.moves().subList(0, 150)), 2);
    for (var judgement : analysis.judgements()) {
      assertTrue(judgement.options() > 1);
      var state = analysis.states().get(judgement.step());
      boolean isThrow = PackedAction.kind(judgement.played()) == PackedAction.ROLL;
      if (isThrow) assertNotEquals(PackedCounts.NONE, state.cards(judgement.seat()));
    }
  }

  @Test
  void moves_that_the_server_made_are_not_judged() throws Exception {
    var moves = new ArrayList<RecordedMove>();
    for (var move : GAME.moves().subList(0, 100))
      moves.add(new RecordedMove(move.entry(), move.seat(), move.action(), move.events(), false));
    assertEquals(List.of(), analyse(TestGames.withMoves(GAME, moves), 1).judgements());
  }

  /// Another player draws another card. The player who is judged cannot know it.
  @Test
  void a_judgement_does_not_depend_on_what_the_player_could_not_know() throws Exception {
    int bought = indexOfPurchase();
    int buyer = GAME.moves().get(bought).seat();
    var cut = new ArrayList<>(GAME.moves().subList(0, firstUseOf(bought)));
    var original = TestGames.withMoves(GAME, cut);
    var recorded = cut.get(bought);
    cut.set(
        bought,
        new RecordedMove(
            recorded.entry(), buyer, recorded.action(), withOtherCard(recorded.events()), true));
    var changed = TestGames.withMoves(GAME, cut);
    var first = analyse(original, 2);
    var second = analyse(changed, 2);
    assertTrue(second.stop().isEmpty(), second.stop().orElse(""));
    var others = first.judgements().stream().filter(it -> it.seat() != buyer).toList();
    assertEquals(others, second.judgements().stream().filter(it -> it.seat() != buyer).toList());
    assertTrue(others.stream().anyMatch(it -> it.step() > bought), "nothing was judged later");
  }

  private static int indexOfPurchase() {
    for (int i = 0; i < GAME.moves().size(); i++)
      if (GAME.moves().get(i).action() instanceof Action.BuyCard) return i;
    throw new AssertionError("no card was bought");
  }

  /// The move with which the buyer first plays a development card, or the 60th move after the
  /// purchase if the buyer plays none before.
  private static int firstUseOf(int bought) {
    int buyer = GAME.moves().get(bought).seat();
    for (int i = bought + 1; i < Math.min(GAME.moves().size(), bought + 60); i++) {
      var move = GAME.moves().get(i);
      boolean isPlayed =
          move.action() instanceof Action.PlayKnight
              || move.action() instanceof Action.PlayMonopoly
              || move.action() instanceof Action.PlayInvention
              || move.action() instanceof Action.PlayRoadBuilding;
      if (move.seat() == buyer && isPlayed) return i;
    }
    return Math.min(GAME.moves().size(), bought + 60);
  }

  private static List<Event> withOtherCard(List<Event> events) {
    var changed = new ArrayList<Event>();
    for (var event : events)
      changed.add(
          event instanceof Event.CardBought(var seat, var card)
              ? new Event.CardBought(seat, card == Card.MONOPOLY ? Card.INVENTION : Card.MONOPOLY)
              : event);
    return changed;
  }

  @Test
  void an_illegal_move_ends_the_analysis_and_is_named() throws Exception {
    var moves = new ArrayList<>(GAME.moves().subList(0, 20));
    moves.add(new RecordedMove(21, 0, new Action.BuyCard(), List.of(), true));
    moves.addAll(GAME.moves().subList(20, 30));
    var analysis = analyse(TestGames.withMoves(GAME, moves), 1);
    assertTrue(analysis.stop().orElseThrow().startsWith("entry 21: illegal move"));
    assertEquals(20, analysis.steps().size());
  }

  @Test
  void events_that_cannot_follow_end_the_analysis() throws Exception {
    int roll = 0;
    while (!(GAME.moves().get(roll).action() instanceof Action.Roll)) roll++;
    var moves = new ArrayList<>(GAME.moves().subList(0, roll + 1));
    var recorded = moves.get(roll);
    var events = recorded.events().subList(0, recorded.events().size() - 1);
    moves.set(roll, new RecordedMove(99, recorded.seat(), recorded.action(), events, true));
    var analysis = analyse(TestGames.withMoves(GAME, moves), 1);
    assertEquals("entry 99: the events do not follow", analysis.stop().orElseThrow());
    assertEquals(Position.BEFORE_ROLL, TestGames.stateBefore(GAME, roll).position().phaseKind());
  }

  @Test
  void deals_are_compared_with_no_deal_and_with_the_bank() throws Exception {
    var trades = TradeAnalysis.of(ValuedGame.of(GAME, new PositionValue(GAME.board())));
    assertFalse(trades.isEmpty());
    for (var trade : trades) {
      double sum = 0;
      for (int seat = 0; seat < trade.change().seats(); seat++) sum += trade.change().of(seat);
      assertEquals(0, sum, 1e-9);
      assertNotEquals(trade.seat(), trade.partner());
    }
  }

  /// The policy of the value function made these deals. So the value before such a deal expects it,
  /// and only a value without offers shows what the deal changed.
  @Test
  void a_deal_that_the_policy_makes_itself_changes_the_chances() {
    var game = TestGames.play(Options.standard(4), 22, 100_000);
    var trades = TradeAnalysis.of(ValuedGame.of(game, new PositionValue(game.board())));
    assertTrue(trades.size() > 2, "deals: " + trades.size());
    for (var trade : trades)
      assertTrue(Math.abs(trade.change().of(trade.seat())) > 1e-6, trade.toString());
  }

  /// The offer does not exist, so the played move is illegal in every world that is dealt. That
  /// says nothing about the move.
  @Test
  void a_move_that_no_dealt_world_allows_is_not_judged() {
    var replay = ValuedGame.of(GAME, new PositionValue(GAME.board()));
    var point = GameAnalyser.decisionPoints(GAME, replay).getLast();
    long conclude = PackedAction.ofOffer(PackedAction.CONCLUDE, 99, (point.seat() + 1) % 3);
    var impossible =
        new DecisionPoint(
            point.step(), point.entry(), point.seat(), point.view(), point.belief(), conclude);
    assertEquals(Optional.empty(), new DecisionJudge(GAME.board()).judge(impossible, 1, 1_000));
  }

  @Test
  void events_outside_the_island_end_the_analysis_and_are_named() throws Exception {
    int built = 0;
    while (!(GAME.moves().get(built).action() instanceof Action.BuildRoad)) built++;
    var recorded = GAME.moves().get(built);
    var far = new Edge(new Hex(90, 90), new Hex(91, 90));
    for (var changed :
        List.of(
            new RecordedMove(77, recorded.seat(), new Action.BuildRoad(far), List.of(), true),
            new RecordedMove(
                77,
                recorded.seat(),
                recorded.action(),
                List.of(new Event.Open(new Observation.RoadPlaced(Seat.of(0), far))),
                true))) {
      var moves = new ArrayList<>(GAME.moves().subList(0, built));
      moves.add(changed);
      var analysis = analyse(TestGames.withMoves(GAME, moves), 1);
      assertTrue(analysis.stop().orElseThrow().startsWith("entry 77: "), analysis.stop().get());
      assertEquals(built, analysis.steps().size());
    }
  }

  @Test
  void profiles_add_up_games() throws Exception {
    var analysis = analyse(TestGames.withMoves(GAME, GAME.moves().subList(0, 60)), 2);
    var profiles = PlayerProfile.of(List.of(analysis.players(), analysis.players()));
    assertEquals(3, profiles.size());
    assertEquals(2, profiles.getFirst().games());
    assertEquals(2 * analysis.players().getFirst().errors(), profiles.getFirst().errors(), 1e-12);
  }
}
