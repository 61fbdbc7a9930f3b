package spieltisch.bots.catan.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import spieltisch.bots.catan.BoardYield;
import spieltisch.bots.catan.Goal;
import spieltisch.bots.catan.GoalFinder;
import spieltisch.bots.catan.SeatEconomy;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.PackedAction;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;
import spieltisch.catan.view.View;

class TradePolicyTest {
  private static final int OFFER = 3072;
  private static final Goal CITY =
      new Goal(PackedAction.of(PackedAction.BUILD_CITY, 10), Price.CITY, 1, 10);

  private final TradePolicy policy =
      new TradePolicy(
          Weights.defaults(),
          new GoalFinder(Weights.defaults(), new BoardYield(StagedPosition.BOARD)));

  private OptionalLong offer(View view) {
    var economy = new SeatEconomy();
    economy.load(view, 0);
    return policy.offer(view, economy, CITY);
  }

  private static OptionalLong answer(boolean accepts) {
    return OptionalLong.of(PackedAction.ofOffer(PackedAction.ANSWER, OFFER, accepts ? 1 : 0));
  }

  @Test
  void a_spare_card_is_offered_for_a_missing_one_once_in_a_turn() {
    var view = new StagedPosition().seat(0, "-,10,-,w3g1o3,-,0").view(0);
    assertEquals(
        OptionalLong.of(
            PackedAction.ofCards(
                PackedAction.OFFER,
                PackedCounts.of(1, 0, 0, 0, 0),
                PackedCounts.of(0, 0, 0, 1, 0))),
        offer(view));
    assertEquals(OptionalLong.empty(), offer(view));
  }

  @Test
  void no_offer_is_made_beyond_the_limits_of_the_table() {
    var hand = "-,10,-,w3g1o3,-,0";
    var usedUp = new StagedPosition().limits("1.0").seat(0, hand).offersMade(1);
    assertEquals(OptionalLong.empty(), offer(usedUp.view(0)));
    var full = new StagedPosition().limits("0.1").seat(0, hand).offer(OFFER + ":o1>g1-1-2");
    assertEquals(OptionalLong.empty(), offer(full.view(0)));
    var free = new StagedPosition().limits("5.3").seat(0, hand).offersMade(1);
    assertTrue(offer(free.view(0)).isPresent());
  }

  @Test
  void an_offer_is_accepted_if_it_helps_towards_a_goal() {
    var position =
        new StagedPosition()
            .seat(0, "-,41,-,g1,-,0")
            .seat(1, "-,10,-,w2g1o3,-,0")
            .offer(OFFER + ":g1>w1");
    assertEquals(answer(true), policy.answer(position.view(1), 1));
  }

  @Test
  void an_offer_is_declined_if_it_does_not_help_or_cannot_be_paid() {
    var useless =
        new StagedPosition()
            .seat(0, "-,41,-,w1,-,0")
            .seat(1, "-,10,-,g2o3,-,0")
            .offer(OFFER + ":w1>g1");
    assertEquals(answer(false), policy.answer(useless.view(1), 1));
    var unpayable =
        new StagedPosition()
            .seat(0, "-,41,-,g1,-,0")
            .seat(1, "-,10,-,g1o3,-,0")
            .offer(OFFER + ":g1>w1");
    assertEquals(answer(false), policy.answer(unpayable.view(1), 1));
  }

  @Test
  void an_offer_of_a_seat_near_victory_is_declined() {
    var position =
        new StagedPosition()
            .seat(0, "-,-,3.23.28.41,g1,-,0")
            .seat(1, "-,10,-,w2g1o3,-,0")
            .offer(OFFER + ":g1>w1");
    assertEquals(answer(false), policy.answer(position.view(1), 1));
  }

  @Test
  void an_accepted_offer_is_concluded_with_the_weakest_partner() {
    var position =
        new StagedPosition()
            .seat(0, "-,10,-,w1g1o3,-,0")
            .seat(1, "-,48,3,g1,-,0")
            .seat(2, "-,50,-,g1,-,0")
            .offer(OFFER + ":w1>g1+1+2");
    assertEquals(
        OptionalLong.of(PackedAction.ofOffer(PackedAction.CONCLUDE, OFFER, 2)),
        policy.conclude(position.view(0), 0));
  }
}
