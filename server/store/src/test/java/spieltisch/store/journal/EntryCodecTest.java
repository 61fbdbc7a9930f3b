package spieltisch.store.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.store.PlayedTable;
import spieltisch.store.StoreException;
import spieltisch.store.UnknownEntryException;
import spieltisch.table.chance.Contribution;
import spieltisch.table.chance.Seed;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

class EntryCodecTest {
  private final EntryCodec codec = new EntryCodec();

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void every_entry_of_a_game_survives_a_round_trip(long seed) {
    for (var entry : PlayedTable.withBots(4, seed).entries())
      assertEquals(entry, codec.read(codec.write(entry)));
  }

  @Test
  void entries_with_six_players_and_the_large_island_survive_a_round_trip() {
    for (var entry : PlayedTable.withBots(6, 7).entries())
      assertEquals(entry, codec.read(codec.write(entry)));
  }

  @Test
  void every_entry_of_a_torres_game_survives_a_round_trip() {
    var played = PlayedTable.ofTorres(3, 4);
    assertTrue(played.table().isOver());
    for (var entry : played.entries()) assertEquals(entry, codec.read(codec.write(entry)));
  }

  @Test
  void a_clock_has_a_limit_for_computer_players_only_if_it_was_set() {
    var plain = TableOptions.standard().withClock(new TimeControl(60_000, 0, 0));
    var limited = TableOptions.standard().withClock(TimeControl.perDecision(300_000, 15_000));
    for (var options : List.of(plain, limited)) {
      var entry = new Entry.Opened("Tisch", options);
      assertEquals(entry, codec.read(codec.write(entry)));
    }
    assertFalse(codec.write(new Entry.Opened("Tisch", plain)).contains("computer"));
  }

  @Test
  void the_json_has_stored_names_instead_of_class_names() {
    assertEquals("{\"is\":\"left\",\"member\":3}", codec.write(new Entry.Left(3)));
    assertEquals(
        "{\"is\":\"awaited\",\"member\":3,\"since\":7}", codec.write(new Entry.SeatReserved(3, 7)));
    assertEquals(
        "{\"is\":\"ready awaited\",\"member\":3,\"at\":7,\"warned\":true}",
        codec.write(new Entry.ReadyAwaited(3, 7, true)));
    for (var kicked :
        List.of(new Entry.Kicked(3, OptionalInt.of(1)), new Entry.Kicked(3, OptionalInt.empty())))
      assertEquals(kicked, codec.read(codec.write(kicked)));
    for (var entry : PlayedTable.withBots(4, 1).entries())
      assertEquals(-1, codec.write(entry).indexOf("spieltisch."), "a package name");
  }

  @Test
  void the_entries_of_the_dice_seed_survive_a_round_trip() {
    var opened =
        new Entry.Opened("Tisch", TableOptions.standard(), Optional.of(new Seed("0a".repeat(32))));
    assertEquals(opened, codec.read(codec.write(opened)));
    assertTrue(codec.write(opened).endsWith(",\"seed\":\"" + "0a".repeat(32) + "\"}"));
    var contributed = new Entry.Contributed(3, new Contribution("0b".repeat(32)));
    assertEquals(contributed, codec.read(codec.write(contributed)));
    assertEquals(
        "{\"is\":\"contributed\",\"member\":3,\"random\":\"" + "0b".repeat(32) + "\"}",
        codec.write(contributed));
    var continued = new Entry.Continued("id", "Tisch", Optional.of("0c"));
    assertEquals(continued, codec.read(codec.write(continued)));
  }

  @Test
  void the_message_about_an_unreadable_entry_contains_no_seed() {
    var opened =
        new Entry.Opened("Tisch", TableOptions.standard(), Optional.of(new Seed("0a".repeat(32))));
    var text = codec.write(opened).replace("opened", "unknown");
    var failure = assertThrows(StoreException.class, () -> codec.read(text));
    for (Throwable cause = failure; cause != null; cause = cause.getCause())
      assertFalse(String.valueOf(cause.getMessage()).contains("0a".repeat(32)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"is\":\"unknown\"}",
        "{\"is\":\"unwatched\",\"spectator\":1,\"reason\":\"new\"}",
        "{\"is\":\"aborted\"",
        "{}",
        "[]"
      })
  void an_entry_of_a_newer_version_is_rejected(String text) {
    assertThrows(UnknownEntryException.class, () -> codec.read(text));
  }

  @Test
  void an_option_of_a_newer_version_is_rejected() {
    var options = TableOptions.torres(3, Optional.empty(), TimeControl.NONE);
    var text = codec.write(new Entry.Opened("Turm", options));
    assertTrue(text.contains("\"torres\":["), text);
    var newer = text.replaceFirst("\"torres\":\\[", "\"torres\":[\"new\",").replace(",]", "]");
    assertThrows(UnknownEntryException.class, () -> codec.read(newer));
  }
}
