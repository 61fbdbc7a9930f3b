package spieltisch.bots.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import spieltisch.bots.catan.evaluation.PositionFeatures;

class TrainingGamesTest {
  private static final int HEADER = 12;
  private static final int FEATURES_AT = 20;
  private static final int RECORD = FEATURES_AT + 6 * PositionFeatures.COUNT;

  private static ByteBuffer data(TrainingGames games, int count) throws IOException {
    return ByteBuffer.wrap(bytes(games, count));
  }

  private static byte[] bytes(TrainingGames games, int count) throws IOException {
    var out = new ByteArrayOutputStream();
    long records = games.write(count, out);
    assertEquals(HEADER + records * RECORD, out.size());
    return out.toByteArray();
  }

  @Test
  void one_seed_gives_one_file() throws IOException {
    var one = bytes(new TrainingGames(5, 0, true), 4);
    assertArrayEquals(one, bytes(new TrainingGames(5, 0, true), 4));
    assertFalse(Arrays.equals(one, bytes(new TrainingGames(6, 0, true), 4)), "another seed");
  }

  @Test
  void the_file_names_the_features() throws IOException {
    var data = data(new TrainingGames(5, 2, true), 1);
    assertEquals('S' << 24 | 'p' << 16 | 'T' << 8 | 'D', data.getInt(0));
    assertEquals(PositionFeatures.VERSION, data.getInt(4));
    assertEquals(PositionFeatures.COUNT, data.getInt(8));
  }

  @Test
  void a_record_has_the_winner_and_the_chances_of_all_seats() throws IOException {
    var data = data(new TrainingGames(5, 0, true), 16);
    for (int at = HEADER; at < data.capacity(); at += RECORD) {
      int seats = data.get(at + 4);
      assertTrue(seats >= 2 && seats <= 6, "seats " + seats);
      assertTrue(data.get(at + 5) >= 0 && data.get(at + 5) < seats);
      int sum = 0;
      for (int seat = 0; seat < 6; seat++) sum += data.getShort(at + 8 + 2 * seat) & 0xffff;
      assertEquals(0xffff, sum, seats);
      for (int i = at + FEATURES_AT + seats * PositionFeatures.COUNT; i < at + RECORD; i++)
        assertEquals(0, data.get(i), "a missing seat");
    }
  }

  @Test
  void all_tables_can_be_without_trade() throws IOException {
    var data = data(new TrainingGames(5, 3, false), 2);
    int hasTrade = PositionFeatures.COUNT - 2;
    for (int at = HEADER; at < data.capacity(); at += RECORD)
      assertEquals(0, data.get(at + FEATURES_AT + hasTrade));
  }
}
