package spieltisch.torres.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.torres.rules.TorresScenario.sq;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Seat;
import spieltisch.torres.Action.EndTurn;
import spieltisch.torres.Action.TakePoint;
import spieltisch.torres.PublicEvent;
import spieltisch.torres.PublicEvent.BonusScored;
import spieltisch.torres.PublicEvent.CastlesScored;

class ScoringRulesTest {
  private static final Seat ZERO = Seat.of(0);
  private static final Seat ONE = Seat.of(1);
  private static final Seat TWO = Seat.of(2);

  @Test
  @Rule("7.1")
  void each_castle_scores_its_area_times_the_level_of_the_highest_knight() {
    var state = TorresScenario.of("3a 2a 1b . 1a . 0b 1k", "1b . . . 1 . 0a .").state();
    assertEquals(4 * 3 + 2 * 1, CastleScoring.castles(state.board(), 0));
    assertEquals(4 * 1, CastleScoring.castles(state.board(), 1));
    assertEquals(0, CastleScoring.castles(state.board(), 2));
  }

  @ParameterizedTest
  @Rule("7.2")
  @CsvSource({"1, 5", "2, 10", "3, 15"})
  void a_knight_on_the_level_of_the_year_in_the_kings_castle_scores_a_bonus(int year, int bonus) {
    var torresScenario = TorresScenario.of("1a 2a 3a 1k 4b", ". . . 2b .", "1b . . . .").players(2);
    int last = 4;
    var publicEvents =
        TorresScenario.facts(torresScenario.at(year, last, 2, 0).state(), new EndTurn());
    var bonuses = publicEvents.stream().filter(BonusScored.class::isInstance).toList();
    assertEquals(year == 2 ? 2 : 1, bonuses.size());
    for (var publicEvent : bonuses) assertEquals(bonus, ((BonusScored) publicEvent).points());
  }

  @Test
  @Rule("7.3")
  void a_marker_skips_occupied_fields_at_the_end_of_its_way() {
    assertEquals(8, TorresScenario.of("1a").scores(6, 7).after(new TakePoint()).score(ZERO));
    assertEquals(
        9, TorresScenario.of("1a").players(3).scores(6, 7, 8).after(new TakePoint()).score(ZERO));
    assertEquals(7, TorresScenario.of("1a").scores(6, 5).after(new TakePoint()).score(ZERO));
    var passing = TorresScenario.of("3a 1k 1").scores(0, 5).at(1, 4, 2, 0).after(new EndTurn());
    assertEquals(9, passing.score(ZERO), "passed fields are not skipped");
    var start = TorresScenario.of("1a 1k").at(1, 1, 1, 0).state();
    assertEquals(List.of(0, 0), List.of(start.score(ZERO), start.score(ONE)));
  }

  @Test
  @Rule("7.4")
  void the_first_year_is_scored_in_turn_order_and_the_others_from_the_leader_down() {
    var torresScenario = TorresScenario.of("1a 1b 1c 2k").players(3).scores(4, 9, 6);
    assertEquals(List.of(ONE, TWO, ZERO), scored(torresScenario.at(1, 4, 3, 1)));
    assertEquals(List.of(ONE, TWO, ZERO), bonus(torresScenario.at(1, 4, 3, 1)));
    assertEquals(List.of(ONE, TWO, ZERO), scored(torresScenario.at(2, 3, 3, 0)));
    assertEquals(List.of(ZERO, ONE, TWO), scored(torresScenario.at(1, 4, 3, 0)));
    var publicEvents = TorresScenario.facts(torresScenario.state(), new EndTurn());
    int lastCastle = 0;
    int firstBonus = Integer.MAX_VALUE;
    for (int i = 0; i < publicEvents.size(); i++) {
      if (publicEvents.get(i) instanceof CastlesScored) lastCastle = i;
      if (publicEvents.get(i) instanceof BonusScored) firstBonus = Math.min(firstBonus, i);
    }
    assertEquals(lastCastle + 1, firstBonus);
  }

  @Test
  void the_order_of_scoring_decides_which_marker_skips_a_field() {
    var torresScenario = TorresScenario.of("1a 1b 1 2k").scores(0, 0).at(1, 4, 2, 0);
    assertEquals(4 + 5, torresScenario.after(new EndTurn()).score(ZERO));
    assertEquals(5 + 5, torresScenario.after(new EndTurn()).score(ONE));
  }

  static List<Seat> scored(TorresScenario torresScenario) {
    return TorresScenario.facts(torresScenario.state(), new EndTurn()).stream()
        .filter(CastlesScored.class::isInstance)
        .map(publicEvent -> ((CastlesScored) publicEvent).seat())
        .toList();
  }

  private static List<Seat> bonus(TorresScenario torresScenario) {
    return TorresScenario.facts(torresScenario.state(), new EndTurn()).stream()
        .filter(BonusScored.class::isInstance)
        .map(publicEvent -> ((BonusScored) publicEvent).seat())
        .toList();
  }

  @Test
  void the_king_without_a_knight_scores_nothing() {
    var publicEvents =
        TorresScenario.facts(TorresScenario.of("1k 0a").at(1, 4, 2, 0).state(), new EndTurn());
    assertEquals(0, publicEvents.stream().filter(publicEvent -> isScore(publicEvent)).count());
    assertEquals(sq(0, 0).index(), TorresScenario.of("1k 0a").state().board().king());
  }

  private static boolean isScore(PublicEvent publicEvent) {
    return publicEvent instanceof CastlesScored || publicEvent instanceof BonusScored;
  }
}
