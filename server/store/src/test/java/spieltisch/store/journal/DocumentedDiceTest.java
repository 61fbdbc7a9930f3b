package spieltisch.store.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Options;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.kernel.Chance;
import spieltisch.kernel.SeededChance;
import spieltisch.table.chance.CommittedChance;
import spieltisch.table.chance.Contribution;
import spieltisch.table.chance.Seed;
import spieltisch.table.chance.SeedCommitment;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanOpening;

/// The test vectors of `docs/dice.md` are those of the program.
class DocumentedDiceTest {
  private static final Seed SERVER =
      new Seed("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
  private static final Seed GAME =
      SERVER.gameSeed(
          new TreeMap<>(
              Map.of(1, new Contribution("11".repeat(32)), 3, new Contribution("33".repeat(32)))));

  private final String page = Files.readString(Path.of("../../docs/dice.md"));

  DocumentedDiceTest() throws IOException {}

  private void assertDocumented(String row) {
    assertTrue(page.contains(row), row);
  }

  private static CommittedChance words(Seed seed) {
    return new CommittedChance(seed, 0);
  }

  private static String below(Chance chance, int... bounds) {
    var numbers = new ArrayList<String>();
    for (int bound : bounds) numbers.add("" + chance.below(bound));
    return String.join(", ", numbers);
  }

  @Test
  void commitment_and_seeds() {
    assertDocumented("| S | `" + SERVER.hex() + "` |");
    assertDocumented("| commitment | `" + SeedCommitment.of(SERVER).hex() + "` |");
    assertDocumented(
        "| seed without contributions | `" + SERVER.gameSeed(new TreeMap<>()).hex() + "` |");
    assertDocumented("of player 3 | `" + GAME.hex() + "` |");
  }

  @Test
  void numbers_below_bounds_and_rolls() {
    assertDocumented(
        "| `below` of 6, 6, 3, 1, 2, 25 | " + below(words(GAME), 6, 6, 3, 1, 2, 25) + " |");
    var chance = words(GAME);
    var rolls = new ArrayList<String>();
    for (int i = 0; i < 8; i++) {
      int outcome = chance.below(36);
      rolls.add((outcome / 6 + 1) + "+" + (outcome % 6 + 1));
    }
    assertDocumented("(chapter 6) | " + String.join(", ", rolls) + " |");
  }

  @Test
  void skipped_words() {
    var chance = words(GAME);
    int bound = 1_431_655_766;
    var numbers = below(chance, bound, bound, bound, bound);
    assertDocumented("skipped words | " + numbers + "; " + chance.used() + " words used |");
    assertTrue(chance.used() > 4);
  }

  /// A bound has at most 30 bits here, so the two highest bits are not compared.
  @Test
  void words_of_the_game() {
    int bound = 1 << 30;
    var chance = words(GAME);
    var row =
        page.lines()
            .filter(line -> line.startsWith("| first nine words"))
            .findFirst()
            .orElseThrow();
    var documented = row.substring(row.indexOf('`') + 1, row.lastIndexOf('`')).split(" ", -1);
    assertEquals(9, documented.length);
    for (var digits : documented)
      assertEquals(Integer.parseUnsignedInt(digits, 16) & bound - 1, chance.below(bound), digits);
  }

  @Test
  void board_seeds() {
    for (long seed : List.of(42L, -1L)) {
      var chance = new SeededChance(seed);
      var words = new ArrayList<String>();
      for (int i = 0; i < 4; i++) words.add("%08x".formatted(chance.bits()));
      assertDocumented("after the twelve | `" + String.join(" ", words) + "` |");
    }
    assertDocumented(
        "`below` of 19, 18, 17, 6, 2 | " + below(new SeededChance(42), 19, 18, 17, 6, 2) + " |");
  }

  @Test
  void boards() {
    var chance = words(GAME);
    assertDocumented(board(chance));
    assertDocumented("takes " + chance.used() + " words");
    assertDocumented(board(new SeededChance(42)));
  }

  private static String board(Chance chance) {
    var options = Options.standard(3);
    var board = BoardMaker.variable(options, chance);
    var opening = new CatanOpening(options, board, List.of(1, 2, 3), List.of());
    var json = GameRecord.toJson(new Entry.Started(GAME, opening, 0, 0));
    return json.get("opening")
        .get("board")
        .toString()
        .replace(",\"tokens\"", ",\n \"tokens\"")
        .replace(",\"harbours\"", ",\n \"harbours\"")
        .replace(",\"robber\"", ",\n \"robber\"");
  }
}
