package spieltisch.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Colour;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Viewer;
import spieltisch.table.chance.Contribution;
import spieltisch.table.chance.Seed;
import spieltisch.table.chance.SeedCommitment;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.TableOptions;

/// The seed of a game follows from the server seed and the contributions of the players.
class ContributionTest extends TestTable {
  private static final Seed SERVER =
      new Seed("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");

  /// Computed with another program.
  private static final String NO_CONTRIBUTIONS =
      "621769292fb3dc1534407a4f0011db2802fc70a397f7172289a6beac6e44a8dd";

  /// With `ONES` of player 1 and `THREES` of player 3.
  private static final String TWO_CONTRIBUTIONS =
      "74389170373be39250a772677fdad5767dd9ae1943bf5051af606fd6aec70c35";

  private static final Contribution ONES = new Contribution("11".repeat(32));
  private static final Contribution THREES = new Contribution("33".repeat(32));
  private static final Entry.Opened OPENED =
      new Entry.Opened("Tisch", TableOptions.standard(), Optional.of(SERVER));

  @BeforeEach
  void open() {
    table = Table.opened(OPENED);
  }

  private int join() {
    int id = table.members().nextId();
    ask(new Command.Join("Test", Optional.empty(), Optional.empty()));
    return id;
  }

  private Decision<List<Entry>> contribute(int id, Contribution random) {
    return ask(new Command.Contribute(id, random));
  }

  private void ready(int id, String name, Colour colour) {
    ask(new Command.SetProfile(id, Optional.of(name), Optional.of(colour)));
    ask(new Command.Ready(id));
  }

  private void startWithThree() {
    ready(1, "Leia", Colour.RED);
    ready(2, "Han", Colour.BLUE);
    ready(3, "Luke", Colour.WHITE);
  }

  /// Players 1 and 3 contribute.
  private void playWithContributions() {
    for (int i = 0; i < 3; i++) join();
    contribute(3, THREES);
    contribute(1, ONES);
    startWithThree();
  }

  private List<Entry> journal() {
    var all = new ArrayList<Entry>(List.of(OPENED));
    all.addAll(entries);
    return all;
  }

  @Test
  void the_seed_of_a_game_is_the_hash_of_prefix_server_seed_and_contributions() {
    assertEquals(
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        SeedCommitment.of(SERVER).hex());
    assertEquals(NO_CONTRIBUTIONS, SERVER.gameSeed(new TreeMap<>()).hex());
    assertEquals(
        TWO_CONTRIBUTIONS, SERVER.gameSeed(new TreeMap<>(Map.of(3, THREES, 1, ONES))).hex());
  }

  @Test
  void the_game_uses_the_seed_of_all_contributions() {
    playWithContributions();
    assertEquals(TWO_CONTRIBUTIONS, table.game().orElseThrow().seed().hex());
    assertEquals(Optional.of(SeedCommitment.of(SERVER).hex()), table.commitment());
  }

  @Test
  void a_game_without_contributions_has_another_seed_than_the_commitment() {
    for (int i = 0; i < 3; i++) join();
    startWithThree();
    assertEquals(NO_CONTRIBUTIONS, table.game().orElseThrow().seed().hex());
    assertNotEquals(SeedCommitment.of(SERVER).hex(), NO_CONTRIBUTIONS);
  }

  @Test
  void a_contribution_of_a_player_who_leaves_does_not_count() {
    for (int i = 0; i < 4; i++) join();
    contribute(1, ONES);
    contribute(3, THREES);
    contribute(4, ONES);
    ask(new Command.Disconnect(4));
    startWithThree();
    assertEquals(TWO_CONTRIBUTIONS, table.game().orElseThrow().seed().hex());
  }

  @Test
  void repeated_late_and_foreign_contributions_are_refused() {
    for (int i = 0; i < 3; i++) join();
    assertInstanceOf(Decision.Accepted.class, contribute(1, ONES));
    assertEquals(new Decision.Refused<>(TableRefusal.CONTRIBUTED_ALREADY), contribute(1, THREES));
    assertEquals(new Decision.Refused<>(TableRefusal.NOT_AT_THE_TABLE), contribute(9, ONES));
    startWithThree();
    assertEquals(new Decision.Refused<>(TableRefusal.GAME_RUNNING), contribute(2, ONES));
    table = Table.opened(new Entry.Opened("Tisch", TableOptions.standard()));
    assertEquals(new Decision.Refused<>(TableRefusal.NO_CONTRIBUTIONS), contribute(join(), ONES));
  }

  @Test
  void a_contribution_has_32_bytes() {
    for (var wrong : List.of("", "11", "11".repeat(31), "11".repeat(33), "xy".repeat(32)))
      assertThrows(IllegalArgumentException.class, () -> new Contribution(wrong), wrong);
    assertEquals(new Contribution("ab".repeat(32)), new Contribution("AB".repeat(32)));
  }

  @Test
  void contributions_are_published_when_the_game_begins() {
    join();
    join();
    join();
    contribute(1, ONES);
    for (var viewer : List.of(table.viewer(1), Viewer.spectator())) {
      assertEquals(List.of(), Notice.of(entries.getLast(), table, viewer));
      assertEquals(Map.of(), table.view(viewer).contributions());
      assertEquals(Optional.of(SeedCommitment.of(SERVER).hex()), table.view(viewer).commitment());
    }
    startWithThree();
    var notice = (Notice.Started) Notice.of(entries.getLast(), table, table.viewer(2)).getFirst();
    assertEquals(Map.of(1, ONES), notice.contributions());
    assertEquals(SeedCommitment.of(SERVER).hex(), notice.commitment());
    assertEquals(Map.of(1, ONES), table.view(Viewer.spectator()).contributions());
  }

  @Test
  void the_seeds_are_secret_until_the_game_is_over() {
    playWithContributions();
    var told = new StringBuilder(OPENED.toString());
    var replayed = Table.opened(OPENED);
    for (var entry : entries) {
      replayed = replayed.after(entry);
      for (var viewer : List.of(replayed.viewer(1), Viewer.spectator()))
        told.append(Notice.of(entry, replayed, viewer)).append(replayed.view(viewer));
      told.append(entry).append(replayed);
    }
    assertFalse(told.toString().contains(SERVER.hex()));
    assertFalse(told.toString().contains(TWO_CONTRIBUTIONS));
    ask(new Command.Disconnect(1));
    assertTrue(table.isOver());
    assertEquals(Optional.of(SERVER.hex()), table.view(Viewer.spectator()).seed());
    assertTrue(
        Notice.of(entries.getLast(), table, Viewer.spectator())
            .contains(new Notice.SeedRevealed(SERVER.hex())));
  }

  @Test
  void a_player_with_a_reserved_seat_contributes_on_returning() {
    var reserved =
        new Entry.Joined(
            1,
            "Test",
            Optional.empty(),
            Optional.of(SecretHash.hash("token")),
            OptionalInt.empty(),
            Optional.empty());
    for (var entry :
        List.of(
            reserved,
            new Entry.SeatReserved(1, now),
            new Entry.ProfileSet(1, "Leia", Optional.of(Colour.RED)),
            new Entry.MarkedReady(1))) {
      table = table.after(entry);
      entries.add(entry);
    }
    ready(join(), "Han", Colour.BLUE);
    ready(join(), "Luke", Colour.WHITE);
    ask(new Command.Return(SecretHash.hash("token"), Optional.of(ONES)));
    assertTrue(table.isRunning());
    assertEquals(Map.of(1, ONES), table.contributions());
    ask(new Command.Disconnect(1));
    assertInstanceOf(
        Decision.Accepted.class,
        ask(new Command.Return(SecretHash.hash("token"), Optional.of(THREES))));
    assertEquals(Map.of(1, ONES), table.contributions());
  }

  @Test
  void a_rematch_table_has_its_own_server_seed_and_no_contributions() {
    playWithContributions();
    ask(new Command.Disconnect(1));
    var rematch = Table.of(table.rematch("Revanche", context()));
    assertEquals(Optional.of(SEED), rematch.serverSeed());
    assertEquals(Map.of(), rematch.contributions());
  }

  // Verification.

  private static boolean isClean(List<Entry> journal) {
    return DiceVerification.of(journal).isClean();
  }

  @Test
  void the_verification_derives_the_seed_of_the_game() {
    playWithContributions();
    var result = DiceVerification.of(journal());
    assertTrue(result.isClean(), result::toString);
    assertEquals(Optional.of(SeedCommitment.of(SERVER).hex()), result.commitment());
    assertEquals(2, result.contributions());
  }

  @Test
  void another_server_seed_is_found() {
    playWithContributions();
    var forged = journal();
    forged.set(0, new Entry.Opened("Tisch", OPENED.options(), Optional.of(SEED)));
    assertFalse(isClean(forged));
  }

  @Test
  void a_changed_a_missing_and_an_added_contribution_are_found() {
    playWithContributions();
    var original = journal();
    int place = original.indexOf(new Entry.Contributed(1, ONES));
    var changed = new ArrayList<>(original);
    changed.set(place, new Entry.Contributed(1, THREES));
    assertFalse(isClean(changed));
    var missing = new ArrayList<>(original);
    missing.remove(place);
    assertFalse(isClean(missing));
    var added = new ArrayList<>(original);
    added.add(place, new Entry.Contributed(2, ONES));
    assertFalse(isClean(added));
  }

  @Test
  void a_late_contribution_is_found() {
    playWithContributions();
    var late = journal();
    late.add(new Entry.Contributed(2, ONES));
    assertFalse(isClean(late));
  }
}
