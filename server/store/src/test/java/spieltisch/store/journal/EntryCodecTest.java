package spieltisch.store.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.store.PlayedTable;
import spieltisch.store.StoreException;
import spieltisch.table.Entry;

class EntryCodecTest {
  private final EntryCodec codec = new EntryCodec();

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void every_entry_of_a_game_comes_back_as_it_was(long seed) {
    for (var entry : PlayedTable.withBots(4, seed).entries())
      assertEquals(entry, codec.read(codec.write(entry)));
  }

  @Test
  void six_players_and_the_large_island_too() {
    for (var entry : PlayedTable.withBots(6, 7).entries())
      assertEquals(entry, codec.read(codec.write(entry)));
  }

  @Test
  void a_whole_game_of_torres_too() {
    var played = PlayedTable.ofTorres(3, 4);
    assertTrue(played.table().isOver());
    for (var entry : played.entries()) assertEquals(entry, codec.read(codec.write(entry)));
  }

  @Test
  void the_form_has_words_of_its_own_and_no_class_names() {
    assertEquals("{\"is\":\"left\",\"member\":3}", codec.write(new Entry.Left(3)));
    assertEquals(
        "{\"is\":\"awaited\",\"member\":3,\"since\":7}", codec.write(new Entry.SeatReserved(3, 7)));
    for (var entry : PlayedTable.withBots(4, 1).entries())
      assertEquals(-1, codec.write(entry).indexOf("spieltisch."), "a package name");
  }

  @Test
  void what_is_no_entry_is_an_error_with_its_text() {
    assertThrows(StoreException.class, () -> codec.read("{\"is\":\"unheard of\"}"));
  }
}
