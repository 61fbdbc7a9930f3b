package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.catan.rules.TestActions.END_TURN;
import static spieltisch.catan.rules.TestActions.accept;
import static spieltisch.catan.rules.TestActions.conclude;
import static spieltisch.catan.rules.TestActions.decline;
import static spieltisch.catan.rules.TestActions.knight;
import static spieltisch.catan.rules.TestActions.offer;
import static spieltisch.catan.rules.TestActions.road;
import static spieltisch.catan.rules.TestActions.withdraw;
import static spieltisch.catan.rules.TestPlaces.P1;
import static spieltisch.catan.rules.TestPlaces.P2;
import static spieltisch.catan.rules.TestPlaces.P3;
import static spieltisch.catan.rules.TestPlaces.P4;
import static spieltisch.catan.rules.TestPlaces.X5;
import static spieltisch.catan.rules.TestPlaces.X7;
import static spieltisch.catan.rules.TestPlaces.cards;
import static spieltisch.catan.rules.TestPlaces.hex;

import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Options;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Viewer;

/// Chapter 10: trade between players.
class OfferRulesTest {
  /// The first player has wood, the second and third have brick.
  private static Scenario market() {
    return Scenario.of(4).hand(P1, "H2 L1").hand(P2, "L1").hand(P3, "L2").building(P1);
  }

  @Test
  @Rule({"S14-30", "10.6"})
  void a_kind_cannot_be_on_both_sides_of_an_offer() {
    var game = Scenario.of(3).hand(P1, "W1").hand(P2, "W1 E1").building(P1);
    game.refuses(P1, offer("W1", "W1 E1"), Refusal.SAME_KIND);
  }

  @Test
  @Rule({"S14-31", "10.6"})
  void both_sides_of_an_offer_give_cards() {
    var game = market();
    game.refuses(P1, offer("", "L1"), Refusal.GIFT).refuses(P1, offer("H1", ""), Refusal.GIFT);
    game.refuses(P1, offer("H0", "L1"), Refusal.GIFT);
    game.refuses(P1, offer("H-1", "L1"), Refusal.BAD_AMOUNT);
    game.refuses(P1, offer("H1", "L1 W-1"), Refusal.BAD_AMOUNT);
  }

  @Test
  @Rule({"TRD-01", "10.5"})
  void only_the_active_player_offers() {
    market().refuses(P2, offer("L1", "H1"), Refusal.NOT_YOUR_TURN);
  }

  @Test
  @Rule({"TRD-02", "10.5"})
  void a_player_can_offer_only_cards_in_hand() {
    market().refuses(P1, offer("H3", "L1"), Refusal.NOT_YOUR_CARDS);
  }

  @Test
  @Rule({"TRD-03", "10.7"})
  void a_player_can_accept_only_with_the_wanted_cards_in_hand() {
    var game = market().play(P1, offer("H1", "E1"));
    game.refuses(P2, accept(game.lastOffer()), Refusal.NOT_YOUR_CARDS);
    game.play(P2, decline(game.lastOffer()));
  }

  @Test
  @Rule({"TRD-04", "10.8"})
  void of_several_players_who_accept_one_gets_the_trade() {
    var game = market().play(P1, offer("H1", "L1"));
    int id = game.lastOffer();
    game.play(P2, accept(id)).play(P3, accept(id)).play(P1, conclude(id, P3));
    game.hasHand(P1, "H1 L2").hasHand(P2, "L1").hasHand(P3, "L1 H1");
    game.refuses(P1, conclude(id, P2), Refusal.NO_SUCH_OFFER);
  }

  @Test
  @Rule({"TRD-05", "10.8"})
  void an_offer_is_concluded_only_with_a_player_who_accepts() {
    var game = market().play(P1, offer("H1", "L1"));
    int id = game.lastOffer();
    game.play(P2, decline(id)).play(P3, accept(id)).play(P3, withdraw(id));
    for (var partner : List.of(P2, P3, P4))
      game.refuses(P1, conclude(id, partner), Refusal.NOT_ACCEPTED);
    game.refuses(P1, conclude(id, P1), Refusal.OWN_OFFER);
    game.refuses(P1, conclude(id, TestPlaces.P6), Refusal.NOT_ACCEPTED);
    game.refuses(P4, withdraw(id), Refusal.NOT_ACCEPTED);
  }

  @Test
  @Rule({"TRD-06", "10.8"})
  void an_offer_cannot_be_concluded_when_its_cards_are_spent() {
    var game = market().settlement(P1, X5).play(P1, offer("H2", "L1"));
    int id = game.lastOffer();
    game.play(P2, accept(id)).play(P1, road("(1,1) (1,0)"));
    game.refuses(P1, conclude(id, P2), Refusal.NOT_YOUR_CARDS);
  }

  @Test
  @Rule({"TRD-07", "10.8"})
  void an_offer_cannot_be_concluded_when_the_partners_cards_were_stolen() {
    var game = market().settlement(P2, X7).holds(P1, Card.KNIGHT).building(P1);
    game.play(P1, offer("H1", "L1"));
    int id = game.lastOffer();
    game.play(P2, accept(id));
    game.play(P1, knight(hex(2, 0), P2), game.stealing(P2, Resource.BRICK));
    game.refuses(P1, conclude(id, P2), Refusal.PARTNER_LACKS);
  }

  @Test
  @Rule({"TRD-08", "10.7"})
  void a_player_cannot_answer_an_own_offer() {
    var game = market().play(P1, offer("H1", "L1"));
    game.refuses(P1, accept(game.lastOffer()), Refusal.OWN_OFFER);
  }

  @Test
  @Rule({"TRD-09", "10.7"})
  void unknown_and_closed_offers_are_refused() {
    var game = market().play(P1, offer("H1", "L1"));
    int id = game.lastOffer();
    for (int unknown : new int[] {id + 1, 0, -1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      game.refuses(P2, accept(unknown), Refusal.NO_SUCH_OFFER);
      game.refuses(P1, conclude(unknown, P2), Refusal.NO_SUCH_OFFER);
      game.refuses(P1, withdraw(unknown), Refusal.NO_SUCH_OFFER);
    }
    game.play(P1, withdraw(id)).refuses(P2, accept(id), Refusal.NO_SUCH_OFFER);
  }

  @Test
  @Rule({"TRD-10", "10.9"})
  void an_offer_and_an_acceptance_can_be_withdrawn() {
    var game = market().play(P1, offer("H1", "L1"));
    int id = game.lastOffer();
    game.play(P2, accept(id)).play(P2, withdraw(id)).hasEvent(new Observation.Withdrawn(P2, id));
    assertEquals(1, game.state().position().openOffers());
    game.play(P1, withdraw(id)).hasEvent(new Observation.Withdrawn(P1, id));
    assertEquals(0, game.state().position().openOffers());
  }

  @Test
  @Rule({"TRD-11", "10.9"})
  void the_end_of_the_turn_withdraws_all_offers() {
    var game = market().play(P1, offer("H1", "L1")).play(P1, offer("H1", "E1"));
    int id = game.lastOffer();
    game.play(P1, END_TURN).hasEvent(new Observation.Withdrawn(P1, id));
    game.hasEvent(new Observation.Withdrawn(P1, id - 1));
    game.refuses(P3, accept(id - 1), Refusal.NO_SUCH_OFFER);
  }

  @Test
  @Rule({"TRD-12", "10.5"})
  void an_offer_may_have_any_amounts() {
    var game = market().play(P1, offer("H2", "L1"));
    game.play(P2, accept(game.lastOffer())).play(P1, conclude(game.lastOffer(), P2));
    game.hasHand(P1, "L2").hasHand(P2, "H2");
  }

  @Test
  @Rule({"TRD-13", "10.5"})
  void an_offer_of_zero_cards_is_empty() {
    var game = market().play(P1, offer("H1 L0", "L1 H0"));
    game.hasEvent(new Observation.Offered(P1, game.lastOffer(), cards("H1"), cards("L1")));
  }

  @Test
  @Rule({"TRD-24", "10.10"})
  void all_players_see_all_of_a_trade() {
    var game = market().play(P1, offer("H1", "L1"));
    int id = game.lastOffer();
    var offered = new Observation.Offered(P1, id, cards("H1"), cards("L1"));
    assertEquals(List.of(offered), game.seenBy(Viewer.spectator()));
    game.play(P2, accept(id)).hasEvent(new Observation.Answered(P2, id, true));
    game.play(P1, conclude(id, P2));
    var traded = new Observation.Traded(P1, P2, id, cards("H1"), cards("L1"));
    for (var viewer : List.of(Viewer.of(P1), Viewer.of(P4), Viewer.spectator()))
      assertEquals(List.of(traded), game.seenBy(viewer));
  }

  @Test
  @Rule("10.11")
  void no_more_than_eight_offers_are_open() {
    var game = market();
    for (int i = 0; i < 8; i++) game.play(P1, offer("H1", "E1"));
    game.refuses(P1, offer("H1", "E1"), Refusal.TOO_MANY_OFFERS);
    game.play(P1, withdraw(game.lastOffer())).play(P1, offer("H1", "W1"));
  }

  private static Scenario limitedMarket(int offersPerTurn, int openOffers) {
    var options =
        Options.standard(4).toBuilder().offersPerTurn(offersPerTurn).openOffers(openOffers).build();
    return Scenario.of(options).hand(P1, "H2 L1").hand(P2, "L1").hand(P3, "L2").building(P1);
  }

  @Test
  @Rule("10.12")
  void a_table_may_limit_the_offers_of_a_turn() {
    var game = limitedMarket(2, 0);
    game.play(P1, offer("H1", "L1")).play(P1, withdraw(game.lastOffer()));
    game.play(P1, offer("H1", "E1"));
    game.refuses(P1, offer("H1", "W1"), Refusal.OFFERS_USED_UP);
    game.play(P1, END_TURN).building(P2).play(P2, offer("L1", "H1"));
    game.play(P1, accept(game.lastOffer())).play(P2, conclude(game.lastOffer(), P1));
  }

  @Test
  @Rule("10.12")
  void a_table_may_limit_the_open_offers() {
    var game = limitedMarket(0, 1).play(P1, offer("H1", "L1"));
    game.refuses(P1, offer("H1", "E1"), Refusal.TOO_MANY_OFFERS);
    game.play(P1, withdraw(game.lastOffer())).play(P1, offer("H1", "E1"));
  }

  @Test
  @Rule("10.12")
  void without_a_limit_a_player_may_make_as_many_offers_as_before() {
    var game = market();
    for (int i = 0; i < 60; i++)
      game.play(P1, offer("H1", "E1")).play(P1, withdraw(game.lastOffer()));
  }
}
