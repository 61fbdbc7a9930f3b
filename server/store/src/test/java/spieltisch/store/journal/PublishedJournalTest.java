package spieltisch.store.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Seat;
import spieltisch.store.PlayedTable;
import spieltisch.table.DiceVerification;
import spieltisch.table.chance.Contribution;
import spieltisch.table.chance.Seed;
import spieltisch.table.entry.Entry;
import spieltisch.table.options.TableOptions;

/// What a published journal must not contain.
class PublishedJournalTest {
  private static final String PASSWORD_HASH = "f0".repeat(32);
  private static final String TOKEN_HASH = "e1".repeat(32);
  private static final String NODE = "server-d2d2";
  private static final int AGE = 4711;
  private static final List<String> SECRETS =
      List.of(PASSWORD_HASH, TOKEN_HASH, NODE, "" + AGE, "\"age\"", "\"node\"", "\"tokenHash\"");

  private static List<Entry> oneOfEach() {
    var options = TableOptions.standard().withPasswordHash(Optional.of(PASSWORD_HASH));
    var entries =
        new ArrayList<Entry>(
            List.of(
                new Entry.Opened("Tisch", options, Optional.of(new Seed("0a".repeat(32)))),
                new Entry.Joined(
                    1,
                    "Test",
                    Optional.empty(),
                    Optional.of(TOKEN_HASH),
                    OptionalInt.of(AGE),
                    Optional.of(NODE)),
                new Entry.SeatReserved(1, 5),
                new Entry.ReadyAwaited(1, 6, true),
                new Entry.Kicked(9, OptionalInt.of(1)),
                new Entry.ProfileSet(1, "Leia", Optional.empty()),
                new Entry.MarkedReady(1),
                new Entry.Contributed(1, new Contribution("0b".repeat(32))),
                new Entry.Left(1),
                new Entry.Watched(2, "Zoe", Optional.of(NODE)),
                new Entry.Unwatched(2),
                new Entry.Chatted(OptionalInt.of(1), "Hallo"),
                new Entry.Disconnected(1, 6),
                new Entry.Returned(1, Optional.of(NODE)),
                new Entry.TakenOver(1),
                new Entry.CounterOffered(
                    Seat.of(1), 5, Resources.of(Resource.WOOD, 1), Resources.of(Resource.ORE, 1)),
                new Entry.Undone(Seat.of(1), 12, 7),
                new Entry.OptionsChanged(1, options),
                new Entry.PauseAsked(1),
                new Entry.Paused(true, 7),
                new Entry.Resumed(8),
                new Entry.Continued("id", "Tisch", Optional.of("0c")),
                new Entry.Aborted("Ende"),
                new Entry.Expired(9)));
    entries.add(first(Entry.Started.class));
    entries.add(first(Entry.Acted.class));
    return entries;
  }

  private static Entry first(Class<? extends Entry> type) {
    return PlayedTable.withBots(3, 1).entries().stream()
        .filter(type::isInstance)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void the_examples_contain_every_type_of_entry() {
    Set<Class<?>> types = oneOfEach().stream().map(Entry::getClass).collect(Collectors.toSet());
    assertEquals(
        Arrays.stream(Entry.class.getPermittedSubclasses()).collect(Collectors.toSet()), types);
  }

  @Test
  void an_export_has_no_hashes_ages_or_server_names() {
    var text = new GameRecord("id", Optional.empty(), oneOfEach()).export();
    for (var secret : SECRETS) assertFalse(text.contains(secret), () -> secret + " in " + text);
    assertTrue(text.contains("\"Leia\"") && text.contains("\"Zoe\""), text);
  }

  @Test
  void a_published_game_is_still_verified() {
    var played = PlayedTable.ofTorres(3, 4);
    var record = new GameRecord("id", Optional.empty(), played.entries());
    var published = GameRecord.parse("id", record.export());
    assertTrue(published.isOver());
    assertEquals(played.entries().size(), published.entries().size());
    assertEquals(DiceVerification.of(played.entries()), DiceVerification.of(published.entries()));
  }
}
