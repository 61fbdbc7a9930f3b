package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.catan.rules.RoadLayouts.r;
import static spieltisch.catan.rules.ScriptedChance.roll;
import static spieltisch.catan.rules.TestActions.BUY;
import static spieltisch.catan.rules.TestActions.END_TURN;
import static spieltisch.catan.rules.TestActions.ROLL;
import static spieltisch.catan.rules.TestActions.bank;
import static spieltisch.catan.rules.TestActions.knight;
import static spieltisch.catan.rules.TestActions.offer;
import static spieltisch.catan.rules.TestActions.road;
import static spieltisch.catan.rules.TestActions.robber;
import static spieltisch.catan.rules.TestActions.settlement;
import static spieltisch.catan.rules.TestPlaces.DESERT;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.P3;
import static spieltisch.catan.rules.TestPlaces.P4;
import static spieltisch.catan.rules.TestPlaces.X2;
import static spieltisch.catan.rules.TestPlaces.X5;
import static spieltisch.catan.rules.TestPlaces.X7;
import static spieltisch.catan.rules.TestPlaces.corner;
import static spieltisch.catan.rules.TestPlaces.hex;
import static spieltisch.catan.rules.WinningRulesTest.SOUTH;

import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.Options;
import spieltisch.catan.Phase;
import spieltisch.catan.Refusal;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Rule;
import spieltisch.kernel.SeededChance;

/// Chapter 14.
class VariantRulesTest {
  @Test
  @Rule("14.1")
  void the_standard_variant_has_everything() {
    var options = Variant.STANDARD.options(4);
    assertEquals(Options.standard(4), options);
    assertEquals(10, options.victoryPoints());
    assertTrue(options.robber() && options.trade() && options.cards() && options.awards());
    assertEquals(Options.HarbourUse.AT_ONCE, options.harbours());
    assertEquals(Options.ShortageRule.NOBODY, options.shortage());
  }

  @Test
  @Rule("14.2")
  void in_v04_a_new_harbour_can_be_used_from_the_players_next_turn_on() {
    var game = Scenario.of(Variant.V04.options(2)).road(P1, "(2,0)(3,0)").hand(P1, "H4 L1 W1 G1");
    game.building(P1).play(P1, settlement(X2));
    game.refuses(P1, bank("H3", "E1"), Refusal.BAD_RATE).play(P1, END_TURN);
    game.play(P2, ROLL, roll(2)).play(P2, END_TURN).play(P1, ROLL, roll(2));
    game.play(P1, bank("H3", "E1"));
  }

  @Test
  @Rule("14.2")
  void in_v04_harbours_of_earlier_turns_and_of_the_founding_can_be_used_at_once() {
    var game = Scenario.of(Variant.V04.options(2));
    game.play(P1, settlement(X2)).road(P1, "(-3,3)(-2,2)").hand(P1, "H4 L1 W1 G1").building(P1);
    game.play(P1, settlement("(-3,3) (-2,2) (-2,3)")).play(P1, bank("H3", "E1"));
  }

  private static Scenario v01() {
    return Scenario.of(Variant.V01.options(4));
  }

  @Test
  @Rule("14.3")
  void in_v01_a_seven_yields_nothing() {
    var game = v01().settlement(P1, X5).hand(P1, "H9").beforeRoll(P1).play(P1, ROLL, roll(7));
    game.hasPhase(new Phase.TradeAndBuild(P1)).hasHand(P1, "H9");
    game.refuses(P1, robber(hex(0, 1)), Refusal.ROBBER_NOT_YOURS);
  }

  @Test
  @Rule("14.3")
  void in_v01_there_is_no_trade_and_there_are_no_development_cards() {
    var game = v01().hand(P1, "H4 W1 G1 E1").building(P1);
    for (var action : List.of(bank("H4", "E1"), offer("H1", "L1"), BUY, knight(hex(0, 1))))
      game.refuses(P1, action, Refusal.NOT_IN_VARIANT);
    assertEquals(List.of(END_TURN), game.view(P1).legal());
  }

  @Test
  @Rule("14.3")
  void in_v01_there_are_no_awards_and_no_end() {
    var game = v01().city(P1, SOUTH).settlement(P1, X5, X2).roads(P1, r(1, 4)).hand(P1, "H1 L1");
    game.building(P1).play(P1, road(r(5))).hasLongestRoad().hasPoints(P1, 10);
    game.hasPhase(new Phase.TradeAndBuild(P1)).hasNoEvent(Observation.LongestRoad.class);
    var next = v01().city(P2, SOUTH).settlement(P2, X5, X2).building(P1).play(P1, END_TURN);
    next.hasPhase(new Phase.BeforeRoll(P2));
  }

  @Test
  @Rule("14.4")
  void in_notizen_the_desert_is_in_the_centre_and_numbers_are_random() {
    for (int players : new int[] {4, 6}) {
      var options = Variant.NOTIZEN.options(players);
      var numbers = new HashSet<List<Integer>>();
      int touching = 0;
      for (int seed = 0; seed < 50; seed++) {
        var board = BoardMaker.variable(options, new SeededChance(seed));
        assertEquals(Terrain.DESERT, board.terrain(new Hex(0, 0)));
        if (players == 6) assertEquals(Terrain.DESERT, board.terrain(new Hex(1, 0)));
        touching += BoardMaker.redsTouch(board.island(), board.tokens()) ? 1 : 0;
        numbers.add(board.tokens());
      }
      assertEquals(50, numbers.size());
      assertTrue(touching > 0, "6 and 8 may touch");
    }
  }

  @Test
  @Rule("14.4")
  void games_of_earlier_versions_keep_6_and_8_apart() {
    var options = Variant.NOTIZEN.options(4).toBuilder().tokens(Options.Tokens.RANDOM).build();
    for (int seed = 0; seed < 50; seed++) {
      var board = BoardMaker.variable(options, new SeededChance(seed));
      assertFalse(BoardMaker.redsTouch(board.island(), board.tokens()));
    }
  }

  @Test
  @Rule("14.4")
  void in_notizen_the_first_settlements_lie_between_three_land_hexagons() {
    var game = Scenario.of(Variant.NOTIZEN.options(3));
    var coast = corner("(-2,2) (-1,2) (-2,3)");
    game.refuses(P1, settlement(coast), Refusal.NOT_INLAND);
    var sites = game.view(P1).legal();
    assertEquals(24, sites.size());
    for (var site : sites)
      assertTrue(site instanceof Action.BuildSettlement(var corner) && isInland(game, corner));
    game.play(P1, settlement(X5)).hasPhase(new Phase.FoundRoad(P1, 1, X5));
  }

  private static boolean isInland(Scenario game, Corner corner) {
    return Stream.of(corner.a(), corner.b(), corner.c())
        .allMatch(game.state().position().island()::isLand);
  }

  @Test
  @Rule("14.4")
  void in_notizen_a_coast_is_free_when_every_inland_corner_is_blocked() {
    var blocking =
        List.of(
            "(-1,-1) (-1,0) (0,-1)",
            "(-2,1) (-1,0) (-1,1)",
            "(-1,1) (-1,2) (0,1)",
            "(0,-1) (1,-2) (1,-1)",
            "(1,-1) (1,0) (2,-1)",
            "(0,1) (1,0) (1,1)");
    var game = Scenario.of(Variant.NOTIZEN.options(4));
    for (var site : blocking) {
      var seat = game.awaited().getFirst();
      game.play(seat, settlement(corner(site)));
      game.play(seat, game.view(seat).legal().getFirst());
    }
    var seat = game.awaited().getFirst();
    var coast = game.view(seat).legal();
    assertFalse(coast.isEmpty());
    for (var site : coast)
      assertFalse(site instanceof Action.BuildSettlement(var corner) && isInland(game, corner));
    game.play(seat, coast.getFirst());
  }

  @Test
  @Rule("14.4")
  void in_notizen_the_second_road_may_lie_at_the_first_settlement() {
    var game = Scenario.of(Variant.NOTIZEN.options(2)).play(P1, settlement(X5));
    var first = game.view(P1).legal();
    game.play(P1, first.getFirst());
    game.play(P2, game.view(P2).legal().getFirst()).play(P2, game.view(P2).legal().getFirst());
    game.play(P2, game.view(P2).legal().getFirst()).play(P2, game.view(P2).legal().getFirst());
    game.play(P1, game.view(P1).legal().getLast());
    assertTrue(game.view(P1).legal().contains(first.getLast()), "an edge at the first settlement");
    game.play(P1, first.getLast()).hasPhase(new Phase.BeforeRoll(P1));
  }

  @Test
  @Rule("14.4")
  void in_notizen_a_player_without_cards_cannot_be_robbed() {
    var game = Scenario.of(Variant.NOTIZEN.options(3)).settlement(P2, X5).settlement(P3, X7);
    game.hand(P3, "W1").robbing(P1).refuses(P1, robber(hex(2, 0), P2), Refusal.VICTIM_EMPTY);
    game.play(P1, robber(hex(2, 0)), game.stealing(P3, Resource.WOOL)).hasHand(P1, "W1");
  }

  @Test
  @Rule("14.4")
  void in_notizen_there_are_no_development_cards_and_no_awards() {
    var game = Scenario.of(Variant.NOTIZEN.options(3)).hand(P1, "H1 L1 W1 G1 E1");
    game.roads(P1, r(1, 4)).building(P1).refuses(P1, BUY, Refusal.NOT_IN_VARIANT);
    game.play(P1, road(r(5))).hasLongestRoad();
    assertEquals(Options.Order.CLOCKWISE, Variant.NOTIZEN.options(3).order());
  }

  @Test
  @Rule("14.4")
  void in_notizen_scarce_cards_go_out_in_turn_order_and_ten_points_win() {
    var game = Scenario.of(Variant.NOTIZEN.options(4)).settlement(P1, X5).city(P2, X7);
    game.bank(Resource.ORE, 2, P4).beforeRoll(P2).play(P2, ROLL, roll(8));
    game.hasHand(P1, "").hasHand(P2, "E2");
    var last = Scenario.of(Variant.NOTIZEN.options(3)).city(P2, SOUTH).settlement(P2, X5, X2);
    last.building(P1).play(P1, END_TURN).hasPhase(new Phase.Over(P2));
  }

  @Test
  @Rule("14.5")
  void points_bank_desert_and_shortage_are_options() {
    var options = Variant.STANDARD.options(4).withVictoryPoints(9).withBank(24);
    var game = Scenario.of(options).city(P2, SOUTH).settlement(P2, X5);
    assertEquals(24, game.bank().ore());
    game.building(P1).play(P1, END_TURN).hasPhase(new Phase.Over(P2));
    var centred = options.withDesert(Options.Desert.CENTRE);
    var board = BoardMaker.variable(centred, new SeededChance(3));
    assertEquals(DESERT, board.robber());
    for (int points : new int[] {-1, 31})
      assertThrows(IllegalArgumentException.class, () -> options.withVictoryPoints(points));
    for (int bank : new int[] {0, 32})
      assertThrows(IllegalArgumentException.class, () -> options.withBank(bank));
  }

  @Test
  @Rule("14.7")
  void two_players_may_play() {
    var game = Scenario.of(2).building(P1).play(P1, END_TURN).play(P2, ROLL, roll(3));
    game.play(P2, END_TURN).hasPhase(new Phase.BeforeRoll(P1));
    assertThrows(IllegalArgumentException.class, () -> Options.standard(1));
    assertThrows(IllegalArgumentException.class, () -> Options.standard(7));
  }
}
