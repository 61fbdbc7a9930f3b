package spieltisch.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.Colour;
import spieltisch.catan.Refusal;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Viewer;
import spieltisch.table.chance.SeedCommitment;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.Member;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.TableOptions;

class TableTest extends TestTable {
  private int join() {
    int id = table.members().nextId();
    assertInstanceOf(
        Decision.Accepted.class, ask(new Command.Join("Test", Optional.empty(), Optional.empty())));
    return id;
  }

  private Decision<List<Entry>> setProfile(int id, String name, Colour colour) {
    return ask(new Command.SetProfile(id, Optional.of(name), Optional.of(colour)));
  }

  private int joinReady(String name, Colour colour) {
    int id = join();
    setProfile(id, name, colour);
    ask(new Command.Ready(id));
    return id;
  }

  private void startWithThree() {
    joinReady("Leia", Colour.RED);
    joinReady("Han", Colour.BLUE);
    joinReady("Luke", Colour.WHITE);
  }

  @Test
  @Rule("S14-01")
  void a_colour_of_a_ready_player_is_refused_and_another_is_accepted() {
    joinReady("Leia", Colour.RED);
    int han = join();
    assertInstanceOf(Decision.Accepted.class, setProfile(han, "Han", Colour.RED));
    assertEquals(new Decision.Refused<>(TableRefusal.COLOUR_TAKEN), ask(new Command.Ready(han)));
    assertFalse(table.members().member(han).ready());
    setProfile(han, "Han", Colour.BLUE);
    assertInstanceOf(Decision.Accepted.class, ask(new Command.Ready(han)));
    assertTrue(table.members().member(han).ready());
  }

  @Test
  @Rule("S14-02")
  void a_player_without_name_or_colour_cannot_be_ready() {
    int id = join();
    assertEquals(new Decision.Refused<>(TableRefusal.NAME_MISSING), ask(new Command.Ready(id)));
    ask(new Command.SetProfile(id, Optional.of("Leia"), Optional.empty()));
    assertEquals(new Decision.Refused<>(TableRefusal.COLOUR_MISSING), ask(new Command.Ready(id)));
  }

  @Test
  @Rule("S14-03")
  void green_and_brown_are_for_five_and_six_players() {
    assertEquals(
        new Decision.Refused<>(TableRefusal.COLOUR_OF_THE_EXTENSION),
        setProfile(join(), "Leia", Colour.GREEN));
  }

  @Test
  @Rule("S14-04")
  void no_client_can_join_a_running_game() {
    startWithThree();
    assertEquals(
        new Decision.Refused<>(TableRefusal.GAME_RUNNING),
        ask(new Command.Join("late", Optional.empty(), Optional.empty())));
  }

  @Test
  @Rule("S14-05")
  void the_game_starts_when_at_least_three_players_have_joined_and_all_are_ready() {
    joinReady("Leia", Colour.RED);
    joinReady("Han", Colour.BLUE);
    assertFalse(table.hasStarted());
    int waiting = join();
    joinReady("Luke", Colour.WHITE);
    assertFalse(table.hasStarted());
    setProfile(waiting, "Chewie", Colour.ORANGE);
    ask(new Command.Ready(waiting));
    assertTrue(table.isRunning());
  }

  @Test
  void the_game_starts_when_the_last_player_who_is_not_ready_leaves() {
    int waiting = join();
    startWithThree();
    assertFalse(table.hasStarted());
    ask(new Command.Disconnect(waiting));
    assertTrue(table.isRunning());
  }

  @Test
  void the_highest_roll_begins_and_ties_roll_again() {
    startWithThree();
    var gameOpening = table.game().orElseThrow().opening();
    int players = gameOpening.order().size();
    var last =
        gameOpening
            .rolls()
            .subList(gameOpening.rolls().size() - players, gameOpening.rolls().size());
    int highest = last.stream().mapToInt(roll -> roll.first() + roll.second()).max().orElseThrow();
    var best = last.stream().filter(roll -> roll.first() + roll.second() == highest).toList();
    assertEquals(1, best.size());
    assertEquals(gameOpening.order().getFirst(), best.getFirst().member());
  }

  @Test
  void a_full_table_refuses_another_player() {
    for (int i = 0; i < 4; i++) join();
    assertEquals(
        new Decision.Refused<>(TableRefusal.TABLE_FULL),
        ask(new Command.Join("fifth", Optional.empty(), Optional.empty())));
  }

  @Test
  @Rule("SET-10")
  void a_disconnected_player_ends_the_game_as_the_protocol_says() {
    startWithThree();
    ask(new Command.Disconnect(2));
    assertTrue(table.isOver());
    assertEquals(Optional.of("Verbindung zu einem Spieler verloren"), table.abortReason());
    assertEquals(
        new Decision.Refused<>(TableRefusal.GAME_OVER),
        ask(new Command.Act(1, new Action.Roll(), Entry.Actor.PLAYER)));
  }

  @Test
  void bots_fill_a_table_and_the_game_begins() {
    for (int i = 0; i < 3; i++) ask(new Command.AddBot("random"));
    assertTrue(table.isRunning());
    assertEquals(3, table.players().stream().map(Member::colour).distinct().count());
  }

  @Test
  void an_action_against_the_rules_is_refused_and_changes_nothing() {
    startWithThree();
    var before = table;
    int first = table.gameState().orElseThrow().order().getFirst();
    assertEquals(
        new Decision.Refused<>(Refusal.SETTLEMENT_FIRST),
        ask(new Command.Act(first, new Action.Roll(), Entry.Actor.PLAYER)));
    assertEquals(before, table);
  }

  @Test
  void an_action_of_another_game_is_refused() {
    startWithThree();
    int first = table.gameState().orElseThrow().order().getFirst();
    var endTurn = new spieltisch.torres.Action.EndTurn();
    assertEquals(
        new Decision.Refused<>(TableRefusal.WRONG_GAME),
        ask(new Command.Act(first, endTurn, Entry.Actor.PLAYER)));
  }

  @Test
  void viewers_know_only_the_hash_of_the_seed_before_the_end() {
    startWithThree();
    var started =
        entries.stream().filter(Entry.Started.class::isInstance).findFirst().orElseThrow();
    for (var viewer : List.of(table.viewer(1), Viewer.spectator())) {
      assertFalse(Notice.of(started, table, viewer).toString().contains(SEED.hex()));
      assertFalse(table.view(viewer).toString().contains(SEED.hex()));
      assertEquals(Optional.of(SeedCommitment.of(SEED).hex()), table.view(viewer).commitment());
    }
    ask(new Command.Disconnect(1));
    assertEquals(Optional.of(SEED.hex()), table.view(Viewer.spectator()).seed());
  }

  @Test
  void a_player_returns_only_with_the_right_token() {
    table =
        Table.opened(
            new Entry.Opened(
                "Tisch", TableOptions.standard().withLoss(DisconnectPolicy.IS_COVERED)));
    ask(new Command.Join("Test", Optional.empty(), Optional.of(SecretHash.hash("token"))));
    setProfile(1, "Leia", Colour.RED);
    ask(new Command.Ready(1));
    joinReady("Han", Colour.BLUE);
    joinReady("Luke", Colour.WHITE);
    ask(new Command.Disconnect(1));
    assertTrue(table.isRunning());
    ask(new Command.TakeOver(1));
    assertEquals(List.of(1), table.members().takenOver());
    assertEquals(
        new Decision.Refused<>(TableRefusal.BAD_TOKEN),
        ask(new Command.Return(SecretHash.hash("guess"))));
    assertInstanceOf(Decision.Accepted.class, ask(new Command.Return(SecretHash.hash("token"))));
    assertTrue(table.members().member(1).connected());
    assertEquals(List.of(), table.members().takenOver());
  }

  @Test
  void a_table_with_a_password_admits_players_and_spectators_with_a_proof_only() {
    var hash = Optional.of("the hash of the password");
    table = Table.opened(new Entry.Opened("Tisch", TableOptions.standard().withPasswordHash(hash)));
    assertEquals(
        new Decision.Refused<>(TableRefusal.WRONG_PASSWORD),
        ask(new Command.Join("Test", Optional.empty(), Optional.empty())));
    assertEquals(
        new Decision.Refused<>(TableRefusal.WRONG_PASSWORD),
        ask(new Command.Join("Test", Optional.of("another hash"), Optional.empty())));
    assertEquals(
        new Decision.Refused<>(TableRefusal.WRONG_PASSWORD), ask(new Command.Watch("Zoe")));
    assertInstanceOf(
        Decision.Accepted.class, ask(new Command.Join("Test", hash, Optional.empty())));
    assertInstanceOf(Decision.Accepted.class, ask(new Command.Watch("Zoe", hash)));
  }

  @Test
  void the_table_is_the_fold_of_its_entries() {
    startWithThree();
    ask(new Command.Chat(1, "Hallo"));
    var all = new ArrayList<Entry>();
    all.add(new Entry.Opened("Tisch", TableOptions.standard()));
    all.addAll(entries);
    assertEquals(table, Table.of(all));
  }
}
