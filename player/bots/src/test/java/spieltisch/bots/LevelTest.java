package spieltisch.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LevelTest {
  @ParameterizedTest
  @EnumSource
  void a_level_is_found_by_its_word(Level level) {
    assertEquals(Optional.of(level), Level.of(level.word()));
  }

  @Test
  void words_are_lower_case_and_exact() {
    assertEquals("best", Level.BEST.word());
    assertEquals(Optional.empty(), Level.of("BEST"));
    assertEquals(Optional.empty(), Level.of(""));
  }

  @Test
  void only_searching_players_use_observations() {
    assertFalse(Level.RANDOM.catanPlayer(1).usesObservations());
    assertFalse(Level.EASY.catanPlayer(1).usesObservations());
    assertFalse(Level.MEDIUM.catanPlayer(1).usesObservations());
    assertTrue(Level.HARD.catanPlayer(1).usesObservations());
    assertTrue(Level.BEST.catanPlayer(1).usesObservations());
  }
}
