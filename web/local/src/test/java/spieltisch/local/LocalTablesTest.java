package spieltisch.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.kernel.Decision;
import spieltisch.kernel.GameAction;
import spieltisch.store.journal.EntryCodec;
import spieltisch.table.Command;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.entry.PublishedEntry;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.GameKind;
import spieltisch.table.game.TorresGameState;

final class LocalTablesTest {
  private static final String NAME = "~tisch";
  private static final Deadline NODES = Deadline.afterNodes(20);

  private final RecordingPage page = new RecordingPage();
  private final LocalTables tables = new LocalTables(page);

  private LocalTable open(GameKind game, int people, int bots) {
    var names = new ArrayList<String>();
    for (int i = 0; i < people; i++) names.add("Person " + i);
    var levels = Collections.nCopies(bots, "medium");
    tables.open(NAME, new LocalTables.Setup(game, names, Colour.BLUE, levels, 0));
    return tables.table(NAME);
  }

  /// Plays for the people and the bots, at most a number of actions.
  private static void play(LocalTable table, int most) {
    for (int i = 0; i < most && table.table().isRunning(); i++)
      if (table.awaitsBot()) table.act(NODES);
      else playPerson(table);
  }

  private static void playPerson(LocalTable table) {
    int member = table.peopleToAct().getFirst();
    var viewer = table.table().viewer(member);
    long seed = table.table().version();
    GameAction action =
        switch (table.table().gameState().orElseThrow()) {
          case CatanGameState state ->
              Level.EASY.catanPlayer(seed).choose(state.view(viewer), NODES);
          case TorresGameState state ->
              Level.EASY.torresPlayer(seed).choose(state.view(viewer), NODES);
        };
    var decision = table.ask(new Command.Act(member, action, Entry.Actor.PLAYER));
    assertTrue(decision instanceof Decision.Accepted<?>, () -> action + " " + decision);
  }

  @ParameterizedTest
  @EnumSource
  void a_game_starts_at_once_and_ends(GameKind game) {
    var table = open(game, 1, 2);
    assertTrue(table.table().isRunning());
    play(table, 5_000);
    assertTrue(table.table().isOver());
  }

  @ParameterizedTest
  @EnumSource
  void the_journal_is_the_text_that_the_server_writes(GameKind game) {
    play(open(game, 2, 1), 5_000);
    var codec = new EntryCodec();
    for (var line : page.journal(NAME)) assertEquals(codec.write(codec.read(line)), line);
  }

  @ParameterizedTest
  @EnumSource
  void a_stored_game_continues_where_it_was(GameKind game) {
    play(open(game, 1, 2), 60);
    var codec = new EntryCodec();
    var lines = List.copyOf(page.journal(NAME));
    assertEquals(lines.stream().map(codec::read).toList(), EntryReader.read(lines));
    var again = new LocalTables(page);
    again.resume(NAME, lines);
    assertEquals(tables.table(NAME).table(), again.table(NAME).table());
    play(again.table(NAME), 10);
    assertTrue(page.journal(NAME).size() > lines.size());
  }

  @Test
  void a_journal_that_does_not_follow_from_the_rules_is_refused() {
    play(open(GameKind.CATAN, 0, 3), 40);
    var lines = new ArrayList<>(page.journal(NAME));
    int roll = lines.size() - 1;
    while (!lines.get(roll).contains("\"rolled\"")) roll--;
    lines.set(roll, lines.get(roll).replaceFirst("\"first\":\\d", "\"first\":7"));
    assertThrows(IllegalArgumentException.class, () -> EntryReader.read(lines));
    assertThrows(RuntimeException.class, () -> EntryReader.read(List.of("{\"is\":\"new\"}")));
    assertThrows(RuntimeException.class, () -> EntryReader.read(List.of("nonsense")));
    assertThrows(IllegalArgumentException.class, () -> EntryReader.read(List.of()));
  }

  @ParameterizedTest
  @EnumSource
  void undo_takes_back_the_last_action_of_a_person_with_what_followed(GameKind game) {
    var table = open(game, 1, 2);
    assertFalse(table.undo());
    while (table.awaitsBot()) table.act(NODES);
    var before = table.table();
    playPerson(table);
    var after = table.entries();
    while (table.awaitsBot()) table.act(NODES);
    assertTrue(table.undo());
    assertEquals(before, table.table());
    assertEquals(before.version(), page.journal(NAME).size());
    playPerson(table);
    assertEquals(after, table.entries());
  }

  @Test
  void the_page_takes_its_seat_with_the_token_and_sees_the_game() {
    var tokens = openForOne();
    var greeting = greet(1, tokens.getFirst());
    assertTrue(greeting.contains("\"Willkommen\":{\"id\":1}"), greeting);
    assertTrue(greeting.contains("\"Karte\""), greeting);
    tables.receive(1, "{\"Würfeln\":{}}");
    assertFalse(page.sent.getLast().contains("OK"), page.sent.getLast());
  }

  private List<String> openForOne() {
    return tables.open(
        NAME,
        new LocalTables.Setup(
            GameKind.CATAN, List.of("Leia"), Colour.RED, List.of("easy", "easy"), 0));
  }

  private String greet(int connection, String token) {
    page.sent.clear();
    tables.connect(connection, NAME);
    tables.receive(
        connection, "{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[\"Wiederkehr\"]}}");
    tables.receive(connection, "{\"Beitreten\":{\"Kennung\":\"" + token + "\"}}");
    return String.join("\n", page.sent);
  }

  @Test
  void a_wrong_token_gives_no_seat() {
    openForOne();
    assertFalse(greet(1, NAME + ".0000").contains("Willkommen"));
  }

  @Test
  void a_second_connection_replaces_the_first() {
    var token = openForOne().getFirst();
    greet(1, token);
    greet(2, token);
    assertEquals(List.of(LocalTables.REPLACED_CODE), page.closed);
  }

  @Test
  void a_connection_to_an_unknown_table_is_closed() {
    tables.connect(1, "~nirgends");
    assertEquals(1, page.closed.size());
  }

  @Test
  void a_torres_page_returns_with_its_secret() {
    var secrets =
        tables.open(
            NAME,
            new LocalTables.Setup(
                GameKind.TORRES, List.of("Leia Organa"), Colour.RED, List.of("easy"), 0));
    tables.connect(1, NAME);
    tables.receive(1, "KENNUNG " + secrets.getFirst() + "\nWIEDER " + NAME + "\nSTELLUNG\n");
    assertTrue(String.join("\n", page.sent).contains("STELLUNG "), () -> page.sent.toString());
  }

  @ParameterizedTest
  @EnumSource
  void a_rematch_starts_with_the_same_players(GameKind game) {
    var table = open(game, 1, 1 + (game == GameKind.CATAN ? 1 : 0));
    play(table, 5_000);
    assertEquals("~neu", tables.rematch(NAME, "~neu"));
    assertEquals("~neu", tables.rematch(NAME, "~anders"));
    assertTrue(tables.table("~neu").table().isRunning());
    assertNotEquals(
        table.table().game().orElseThrow().seed(),
        tables.table("~neu").table().game().orElseThrow().seed());
  }

  @Test
  void names_that_a_table_refuses_are_replaced() {
    tables.open(
        NAME,
        new LocalTables.Setup(
            GameKind.CATAN, List.of("", "\u200b"), Colour.GREEN, List.of("easy"), 0));
    assertTrue(tables.table(NAME).table().isRunning());
  }

  @ParameterizedTest
  @EnumSource
  void the_history_has_the_messages_of_the_player(GameKind game) {
    play(open(game, 1, 2), 5_000);
    var history = LocalHistory.game(NAME, tables.table(NAME).entries(), 1);
    assertTrue(history.contains("\"status\":\"over\""));
    assertTrue(history.contains(game == GameKind.CATAN ? "\"Spiel beendet\"" : "\"line\":"));
    assertTrue(history.contains("\"points\":["));
    assertEquals(game == GameKind.TORRES, history.contains("\"hands\":[["));
    assertTrue(!history.contains("Unbekannt"), "all hands are open after the end");
    var summary = LocalHistory.summary(NAME, tables.table(NAME).entries());
    assertTrue(summary.contains("\"seats\":3"), summary);
  }

  /// A game of the server, with a spectator, a lost player and a pause before the move.
  private List<String> serverGame() {
    play(open(GameKind.CATAN, 2, 1), 90);
    var entries = new ArrayList<>(EntryReader.read(page.journal(NAME)));
    int spectator = 40;
    var codec = new EntryCodec();
    entries.add(new Entry.Watched(spectator, "Gast", Optional.of("node")));
    entries.add(new Entry.Disconnected(1, 5));
    entries.add(new Entry.TakenOver(1));
    entries.add(new Entry.Unwatched(spectator));
    entries.add(new Entry.PauseAsked(2));
    entries.add(new Entry.Paused(true, 6));
    return PublishedEntry.all(entries).stream().map(codec::write).toList();
  }

  @Test
  void a_finished_game_continues_against_bots_from_a_move_on() {
    var played = serverGame();
    var before = EntryReader.read(played);
    var name = "~weiter";
    var token = tables.playOn(name, played, 1, Level.EASY, 0);
    var table = tables.table(name);
    int person = table.table().gameState().orElseThrow().order().get(1);
    assertEquals(Table.of(before).gameState(), table.table().gameState());
    assertTrue(table.table().isRunning());
    assertFalse(table.table().isPaused());
    for (var member : table.table().players()) {
      assertEquals(member.id() != person, member.bot().isPresent());
      if (member.id() != person && member.id() <= 2)
        assertEquals("Person " + (member.id() - 1) + " (Bot)", member.name().orElseThrow());
    }
    assertEquals(person, table.memberOf(LocalTables.secretOf(token)).orElseThrow());
    assertFalse(table.undo(), "the continued game is not taken back");
    play(table, 5_000);
    assertTrue(table.table().isOver());
    var again = new LocalTables(page);
    again.resume(name, List.copyOf(page.journal(name)));
    assertEquals(table.table(), again.table(name).table());
  }

  @Test
  void a_game_that_has_not_begun_cannot_be_continued() {
    var lines = serverGame().subList(0, 2);
    assertThrows(
        IllegalArgumentException.class, () -> tables.playOn("~weiter", lines, 0, Level.EASY, 0));
  }
}
