package spieltisch.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import spieltisch.torres.Options;

class RandomTorresGamesTest {
  private static final RandomTorresGames.Played GOLDEN =
      new RandomTorresGames.Played(45_085, -244194757);

  @Test
  void a_seed_always_gives_the_same_games() {
    assertEquals(GOLDEN, play(7));
    assertEquals(GOLDEN, play(7));
    assertNotEquals(GOLDEN.scoreHash(), play(8).scoreHash());
  }

  private static RandomTorresGames.Played play(long seed) {
    return new RandomTorresGames(Options.STANDARD, 4).play(200, seed);
  }
}
