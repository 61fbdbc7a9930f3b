package spieltisch.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Level;
import spieltisch.bots.PlayerVersion;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.Action;
import spieltisch.catan.Phase;
import spieltisch.torres.Schedule;

class ArenaTest {
  private static final ThinkingBudget FEW_NODES = new ThinkingBudget.ForNodes(500);

  private static ArenaResult play(int games, long seed, int threads, Level... levels)
      throws InterruptedException {
    var entrants = Stream.of(levels).map(Entrant::of).toList();
    var arena = new Arena(new CatanContest(), entrants, games, seed, true, threads, FEW_NODES);
    return new ArenaResult("test", arena.play(_ -> {}), false);
  }

  private static List<String> reports(ArenaResult result) {
    return List.of(CsvReport.of(result), JsonReport.of(result), HtmlReport.of(result));
  }

  @Test
  void reports_are_identical_for_the_same_seed_and_nodes_on_one_thread_or_two()
      throws InterruptedException {
    var once = reports(play(4, 5, 1, Level.BEST, Level.HARD, Level.MEDIUM));
    assertEquals(once, reports(play(4, 5, 2, Level.BEST, Level.HARD, Level.MEDIUM)));
    assertNotEquals(once, reports(play(4, 6, 1, Level.BEST, Level.HARD, Level.MEDIUM)));
  }

  @Test
  void an_early_end_drops_the_same_games_on_one_thread_or_three() throws InterruptedException {
    var entrants = List.of(Entrant.of(Level.EASY), Entrant.of(Level.RANDOM));
    for (int threads : new int[] {1, 3}) {
      var seen = new ArrayList<Integer>();
      var games =
          new Arena(new CatanContest(), entrants, 40, 1, true, threads, FEW_NODES)
              .play(
                  _ -> {},
                  soFar -> {
                    seen.add(soFar.size());
                    return soFar.size() == 6;
                  });
      assertEquals(List.of(2, 4, 6), seen, "asked after whole deals only");
      assertEquals(List.of(0, 1, 2, 3, 4, 5), games.stream().map(GameResult::number).toList());
    }
  }

  @Test
  void a_former_version_plays_as_it_always_did() throws InterruptedException {
    var entrants =
        List.of(Entrant.of(PlayerVersion.of("best-1").orElseThrow()), Entrant.of(Level.EASY));
    var arena = new Arena(new CatanContest(), entrants, 4, 11, true, 1, FEW_NODES);
    var points = arena.play(_ -> {}).stream().map(GameResult::points).toList();
    assertEquals("[[10, 4], [9, 10], [10, 3], [7, 10]]", points.toString());
  }

  @Test
  void every_entrant_plays_every_deal_from_every_seat() throws InterruptedException {
    var games = play(6, 1, 1, Level.EASY, Level.RANDOM, Level.MEDIUM).games();
    assertEquals(List.of(0, 0, 0, 1, 1, 1), games.stream().map(GameResult::deal).toList());
    var seats = new ArrayList<Integer>();
    for (var game : games) seats.add(game.names().indexOf("random"));
    assertEquals(List.of(1, 2, 0, 1, 2, 0), seats);
  }

  @Test
  void the_rotations_of_a_deal_have_the_same_first_dice() {
    var first = new PerTurnChance(9);
    var second = new PerTurnChance(9);
    for (int i = 0; i < 7; i++) first.below(19);
    first.beginTurn(4);
    second.beginTurn(4);
    assertEquals(first.below(36), second.below(36));
  }

  @Test
  void the_stronger_player_wins_more_and_has_the_higher_rating() throws InterruptedException {
    var standings = play(20, 1, 1, Level.MEDIUM, Level.RANDOM).standings();
    assertTrue(standings.get(0).rate().rate() > 0.9, standings.toString());
    assertTrue(standings.get(0).elo() > standings.get(1).elo() + 200, standings.toString());
    assertEquals(3_000, standings.get(0).elo() + standings.get(1).elo(), 1e-6);
  }

  @Test
  void no_level_plays_what_its_own_view_forbids() throws InterruptedException {
    var standings = play(12, 2, 1, Level.EASY, Level.MEDIUM, Level.RANDOM).standings();
    for (var standing : standings) assertEquals(0, standing.illegal(), standing.toString());
  }

  @Test
  void actions_that_the_own_view_forbids_are_counted() throws InterruptedException {
    var careless = new Entrant("careless", ArenaTest::illegalPlayer, Level.EASY::torresPlayer);
    var entrants = List.of(careless, Entrant.of(Level.EASY));
    var arena = new Arena(new CatanContest(), entrants, 2, 1, true, 1, FEW_NODES);
    var result = new ArenaResult("test", arena.play(_ -> {}), false);
    var standing = result.standings().getFirst();
    assertTrue(standing.illegal() > 0, standing.toString());
    assertEquals(standing.refused(), standing.illegal());
    assertEquals(0, result.standings().getLast().illegal());
    assertTrue(TextReport.of(result).contains("illegal"));
  }

  /// A player whose first choice in every turn is illegal.
  private static CatanPlayer illegalPlayer(long seed) {
    var player = Level.EASY.catanPlayer(seed);
    var asked = new AtomicInteger();
    return (view, deadline) ->
        view.position().phase() instanceof Phase.BeforeRoll && asked.incrementAndGet() % 2 == 1
            ? new Action.EndTurn()
            : player.choose(view, deadline);
  }

  @Test
  void points_grow_and_dice_are_counted() throws InterruptedException {
    var result = play(4, 3, 1, Level.MEDIUM, Level.EASY);
    var curve = result.curve("medium");
    assertTrue(curve.getLast() > curve.getFirst(), curve.toString());
    int rolls = result.rolls().stream().mapToInt(Integer::intValue).sum();
    int turns = result.games().stream().mapToInt(GameResult::turns).sum();
    assertTrue(rolls > 0 && rolls <= turns, rolls + " rolls in " + turns + " turns");
    assertEquals(0, result.rolls().get(1));
  }

  @Test
  void trades_are_counted_and_summed_up() throws InterruptedException {
    var result = play(3, 4, 1, Level.MEDIUM, Level.MEDIUM, Level.EASY);
    var trades = result.trades();
    int offers = result.games().stream().mapToInt(game -> game.trades().offers()).sum();
    assertEquals(offers, trades.offers());
    assertTrue(trades.offers() > 0 && trades.bank() > 0, trades.toString());
    assertTrue(trades.deals() <= trades.accepted(), trades.toString());
    assertTrue(TextReport.of(result).contains("bank trades a game"), TextReport.of(result));
    assertTrue(HtmlReport.of(result).contains(result.tradeSummary()));
  }

  @Test
  void placements_are_no_turns_of_torres() throws InterruptedException {
    var entrants = List.of(Entrant.of(Level.RANDOM), Entrant.of(Level.RANDOM));
    var arena = new Arena(new TorresContest(), entrants, 1, 1, true, 1, FEW_NODES);
    var game = arena.play(_ -> {}).getFirst();
    int rounds =
        IntStream.rangeClosed(1, Schedule.YEARS).map(year -> Schedule.rounds(2, year)).sum();
    assertEquals(2 * rounds, game.turns());
  }

  @Test
  void special_characters_of_a_name_are_replaced() {
    var entrant = Entrant.of("medium:\"<b>\\,", Weights.defaults(), Level.MEDIUM);
    assertEquals("medium:__b___", entrant.name());
  }

  @Test
  void the_html_report_is_self_contained() throws InterruptedException {
    var page = HtmlReport.of(play(2, 1, 1, Level.MEDIUM, Level.EASY));
    assertEquals(3, page.split("<svg", -1).length - 1);
    assertFalse(page.contains("http") || page.contains("src="), page);
  }
}
