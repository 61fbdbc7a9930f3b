package spieltisch.bots.catan.evaluation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.catan.rules.State;

/// The corners of the positions: 10 lies at ore 10, grain 12 and brick 6; 41 at ore 3, grain 4 and
/// grain 6; 48 at brick 5, grain 6 and the sea; 0 at ore 10 and a 3:1 harbour; 3 at ore 10 and wool
/// 2; 12 at wool 2, brick 6 and wool 4.
class PositionFeaturesTest {
  private static final String RICH = "10.8,10,41,w4b5,k1v1,2";
  private static final String POOR = "-,48,-,o1,-,0";

  private static float[] features(State state) {
    var values = new float[6 * PositionFeatures.COUNT];
    new PositionFeatures(state.position().board()).of(state, values);
    return values;
  }

  private static void assertFeature(float[] all, int seat, SeatFeature feature, int... expected) {
    int at = seat * PositionFeatures.COUNT + feature.at();
    var values = Arrays.copyOfRange(all, at, at + feature.width());
    var numbers = new int[values.length];
    for (int i = 0; i < numbers.length; i++) numbers[i] = Math.round(values[i]);
    assertArrayEquals(expected, numbers, feature + " of seat " + seat);
  }

  private static StagedPosition richAndPoor() {
    return new StagedPosition().seat(0, RICH).seat(1, POOR).deck("k11v4r2i2m2");
  }

  @Test
  void points_and_pieces() {
    var all = features(richAndPoor().state());
    assertFeature(all, 0, SeatFeature.POINTS, 4);
    assertFeature(all, 0, SeatFeature.PUBLIC_POINTS, 3);
    assertFeature(all, 0, SeatFeature.MISSING_POINTS, 6);
    assertFeature(all, 0, SeatFeature.LAST_POINTS, 0, 0, 0);
    assertFeature(all, 0, SeatFeature.SETTLEMENTS, 1);
    assertFeature(all, 0, SeatFeature.CITIES, 1);
    assertFeature(all, 0, SeatFeature.ROADS, 2);
    assertFeature(all, 0, SeatFeature.ROADS_LEFT, 13);
    assertFeature(all, 0, SeatFeature.SETTLEMENTS_LEFT, 4);
    assertFeature(all, 0, SeatFeature.CITIES_LEFT, 3);
    assertFeature(all, 0, SeatFeature.GOAL, 10);
  }

  @Test
  void the_last_points_are_marked_for_the_seat_and_for_the_others() {
    var all = features(new StagedPosition().seat(0, "-,10,3.48.50.28,-,-,0").state());
    assertFeature(all, 0, SeatFeature.MISSING_POINTS, 1);
    assertFeature(all, 0, SeatFeature.LAST_POINTS, 1, 1, 1);
    assertFeature(all, 1, SeatFeature.LAST_POINTS_OF_OTHERS, 1, 1);
    assertFeature(all, 1, SeatFeature.MOST_POINTS_OF_OTHERS, 9);
    all = features(new StagedPosition().seat(0, "-,10,3.48.50,-,-,0").state());
    assertFeature(all, 0, SeatFeature.LAST_POINTS, 0, 0, 1);
  }

  @Test
  void production_by_kind_and_number() {
    var all = features(richAndPoor().state());
    assertFeature(all, 0, SeatFeature.PIPS, 0, 5, 0, 1 + 2 * 3 + 2 * 5, 3 + 2 * 2);
    assertFeature(all, 0, SeatFeature.ALL_PIPS, 29);
    assertFeature(all, 0, SeatFeature.KINDS, 3);
    assertFeature(all, 0, SeatFeature.MISSING_KIND, 1, 0, 1, 0, 0);
    assertFeature(all, 0, SeatFeature.CARDS_OF_NUMBER, 0, 2, 2, 0, 3, 0, 0, 1, 0, 1);
    assertFeature(all, 0, SeatFeature.NUMBERS, 5);
    assertFeature(all, 0, SeatFeature.BANKABLE_PIPS, 29);
    assertFeature(all, 1, SeatFeature.MOST_PIPS_OF_OTHERS, 29);
    assertFeature(all, 0, SeatFeature.MOST_PIPS_OF_OTHERS, 9);
  }

  @Test
  void the_robber_blocks_production() {
    int grainSix = 30;
    var all = features(richAndPoor().robber(grainSix).state());
    assertFeature(all, 0, SeatFeature.PIPS, 0, 5, 0, 1 + 2 * 3, 3 + 2 * 2);
    assertFeature(all, 0, SeatFeature.BLOCKED_PIPS, 0, 0, 0, 10, 0);
    assertFeature(all, 1, SeatFeature.PIPS, 0, 4, 0, 0, 0);
    assertFeature(all, 1, SeatFeature.BLOCKED_PIPS, 0, 0, 0, 5, 0);
  }

  @Test
  void harbours_lower_the_rates() {
    var all = features(new StagedPosition().seat(0, "-,0,-,-,-,0").seat(1, "-,8,-,-,-,0").state());
    assertFeature(all, 0, SeatFeature.RATE_GAIN, 1, 1, 1, 1, 1);
    assertFeature(all, 0, SeatFeature.HAS_GENERIC_HARBOUR, 1);
    assertFeature(all, 0, SeatFeature.BANKABLE_PIPS, 4);
    assertFeature(all, 1, SeatFeature.RATE_GAIN, 2, 0, 0, 0, 0);
    assertFeature(all, 1, SeatFeature.HAS_GENERIC_HARBOUR, 0);
  }

  @Test
  void resource_cards() {
    var all = features(richAndPoor().state());
    assertFeature(all, 0, SeatFeature.HAND, 4, 5, 0, 0, 0);
    assertFeature(all, 0, SeatFeature.HAND_SIZE, 9);
    assertFeature(all, 0, SeatFeature.CARDS_AT_RISK, 2);
    assertFeature(all, 0, SeatFeature.AFFORDABLE, 1, 0, 0, 0);
    assertFeature(all, 0, SeatFeature.LACKING, 2, 5);
    assertFeature(all, 1, SeatFeature.LACKING, 4, 4);
  }

  @Test
  void what_can_be_paid_now_is_soonest_and_what_never_can_is_hardly_soon() {
    var all = features(new StagedPosition().seat(0, "-,-,-,g2o3,-,0").state());
    assertFeature(all, 0, SeatFeature.SOON, 4, 4, 200, 4);
  }

  @Test
  void development_cards_and_the_race_for_the_army() {
    var all = features(richAndPoor().state());
    assertFeature(all, 0, SeatFeature.CARDS, 1, 1, 0, 0, 0);
    assertFeature(all, 0, SeatFeature.KNIGHTS_PLAYED, 2);
    assertFeature(all, 0, SeatFeature.KNIGHTS_TO_ARMY, 1);
    assertFeature(all, 0, SeatFeature.ARMY_IN_HAND, 1);
    assertFeature(all, 1, SeatFeature.KNIGHTS_TO_ARMY, 3);
    assertFeature(all, 1, SeatFeature.ARMY_IN_HAND, 0);
    assertFeature(all, 1, SeatFeature.MOST_KNIGHTS_OF_OTHERS, 2);
    assertFeature(all, 1, SeatFeature.DECK, 21);
  }

  @Test
  void roads_and_the_race_for_the_longest_one() {
    var all = features(richAndPoor().state());
    assertFeature(all, 0, SeatFeature.ROAD_LENGTH, 2);
    assertFeature(all, 0, SeatFeature.LENGTH_TO_AWARD, 3);
    assertFeature(all, 1, SeatFeature.LENGTH_TO_AWARD, 5);
    assertFeature(all, 1, SeatFeature.MOST_LENGTH_OF_OTHERS, 2);
    assertFeature(all, 1, SeatFeature.ROAD_SITES, 3);
  }

  @Test
  void sites_by_the_roads_that_they_need() {
    var all = features(richAndPoor().state());
    // The roads lead to corner 3; one more road leads to the corners 0, 2 and 12.
    int at = SeatFeature.SITES.at();
    assertEquals(1, all[at]);
    assertEquals(3, all[at + 1]);
    assertEquals(3 + 1, all[SeatFeature.BEST_SITE.at()], "corner 3");
    assertEquals(1 + 5 + 3, all[SeatFeature.BEST_SITE.at() + 1], "corner 12");
    assertEquals(1, all[SeatFeature.NEW_KINDS.at()], "wool");
    assertEquals(0, all[SeatFeature.HARBOUR_SITE.at()]);
    assertEquals(1, all[SeatFeature.HARBOUR_SITE.at() + 1], "the harbour at corner 0");
    // Every corner one road away from a settlement is blocked.
    assertEquals(0, all[PositionFeatures.COUNT + at]);
    assertEquals(0, all[PositionFeatures.COUNT + at + 1]);
    assertEquals(3, all[PositionFeatures.COUNT + at + 2]);
    assertFeature(all, 2, SeatFeature.SITES, 0, 0, 0, 0);
    assertFeature(all, 0, SeatFeature.CITY_SITES, 9, 9);
  }

  @Test
  void a_site_that_another_seat_reaches_as_soon_is_not_safe() {
    var contested = new StagedPosition().seat(0, "10,10,-,-,-,0").seat(1, "12,-,-,-,-,0").state();
    var without = new StagedPosition().seat(0, "10,10,-,-,-,0").state();
    int safe = SeatFeature.SAFE_SITES.at();
    assertTrue(
        features(contested)[safe] < features(without)[safe], "both reach the corners beyond 12");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void a_rotation_of_the_seats_rotates_the_features(int by) {
    String[] seats = {RICH, POOR, "36.38.27,28,-,w1b1s1g1,r1,1"};
    var plain = new StagedPosition().turnOf(0).deck("k10v4r1i2m2");
    var rotated = new StagedPosition().turnOf(by).deck("k10v4r1i2m2");
    for (int seat = 0; seat < 3; seat++) {
      plain.seat(seat, seats[seat]);
      rotated.seat((seat + by) % 3, seats[seat]);
    }
    var before = features(plain.state());
    var after = features(rotated.state());
    for (int seat = 0; seat < 3; seat++)
      assertArrayEquals(ofSeat(before, seat), ofSeat(after, (seat + by) % 3));
  }

  private static float[] ofSeat(float[] all, int seat) {
    return Arrays.copyOfRange(
        all, seat * PositionFeatures.COUNT, (seat + 1) * PositionFeatures.COUNT);
  }

  /// A change of the features must come with a new version, or networks read numbers of another
  /// meaning.
  @Test
  void the_features_of_a_version_do_not_change() {
    assertEquals(1, PositionFeatures.VERSION);
    assertEquals(126, PositionFeatures.COUNT);
    assertEquals(EXPECTED_SUM, Arrays.hashCode(features(richAndPoor().robber(30).state())));
  }

  private static final int EXPECTED_SUM = 597481857;
}
