package spieltisch.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.kernel.Decision;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameKind;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// Names at a table differ by sight, and none passes for the server.
class NamesTest extends TestTable {
  /// Joins a player with a name and returns the name that the player gets.
  private Optional<String> player(String name) {
    int id = table.members().nextId();
    ask(new Command.Join("Test", Optional.empty(), Optional.empty()));
    ask(new Command.SetProfile(id, Optional.of(name), Optional.empty()));
    return table.members().member(id).name();
  }

  @ParameterizedTest
  @CsvSource({
    "Leia, leia",
    "Leia, LEIA",
    "Leia, Lеіа", // Cyrillic
    "Leia, Ιeιa", // Greek
    "Leia, Lei\u0301a", // combining mark
    "Leia, Le\u200bia", // zero-width space
    "Leia, Le\u00adia", // soft hyphen
    "Leia, Ｌｅｉａ", // full width
    "Leia, 𝐋𝐞𝐢𝐚", // mathematical letters
    "Leia, Le ia",
    "Leia, Leia.",
    "Olaf, 0laf",
    "Olaf, O1af",
    "Olaf, OIaf",
    "Olaf, O|af",
    "Bernd, Bemd",
    "Müller, Muller",
    "Straße, Strasse",
    "ЕВА, EBA",
    "ΝΟΡΑ, NOPA",
  })
  void two_players_do_not_look_alike(String first, String second) {
    assertEquals(Optional.of(first), player(first));
    assertEquals(Optional.of(second + "-2"), player(second));
  }

  @ParameterizedTest
  @CsvSource({
    "Anna, Anne",
    "Bot-1, Bot-2",
    "Client 1, Client 10",
    "Юля, Оля",
    "玲, 明",
    "★, ☆",
    "Max, Mex"
  })
  void different_names_stay(String first, String second) {
    assertEquals(Optional.of(first), player(first));
    assertEquals(Optional.of(second), player(second));
  }

  @Test
  void copies_of_one_program_all_get_a_name() {
    assertEquals(Optional.of("KI"), player("KI"));
    assertEquals(Optional.of("KI-2"), player("KI"));
    assertEquals(Optional.of("KI-3"), player("KI"));
  }

  @Test
  void a_number_does_not_make_a_name_too_long() {
    var name = "a".repeat(32);
    player(name);
    assertEquals(Optional.of("a".repeat(30) + "-2"), player(name));
  }

  @Test
  void a_player_keeps_the_name_when_choosing_it_again() {
    player("Leia");
    ask(new Command.SetProfile(1, Optional.of("Leia"), Optional.empty()));
    assertEquals(Optional.of("Leia"), table.members().member(1).name());
    ask(new Command.SetProfile(1, Optional.of("LEIA"), Optional.empty()));
    assertEquals(Optional.of("LEIA"), table.members().member(1).name());
  }

  @Test
  void a_spectator_does_not_look_like_a_player() {
    player("Leia");
    ask(new Command.Watch("Lеіа", Optional.empty()));
    assertEquals("Lеіа-2", table.members().spectators().getFirst().name());
    assertEquals(Optional.of("LEIA-3"), player("LEIA"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Server",
        "SERVER",
        "[Server]",
        "Sеrvеr",
        "S e r v e r",
        "Server-2",
        "Der Server",
        "System",
        "Admin",
        "Аdmіn",
        "Moderator"
      })
  void nobody_is_called_like_the_server(String name) {
    assertEquals(new Decision.Refused<>(TableRefusal.NAME_RESERVED), setName(name));
    assertEquals(
        new Decision.Refused<>(TableRefusal.NAME_RESERVED),
        ask(new Command.Watch(name, Optional.empty())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u200b\u200c", "\u3164", "\u202eanna", "an\u0007na", "\u2800"})
  void a_name_is_visible(String name) {
    assertEquals(new Decision.Refused<>(TableRefusal.NAME_UNREADABLE), setName(name));
    assertEquals(
        new Decision.Refused<>(TableRefusal.NAME_UNREADABLE),
        ask(new Command.Watch(name, Optional.empty())));
  }

  private Decision<?> setName(String name) {
    int id = table.members().nextId();
    ask(new Command.Join("Test", Optional.empty(), Optional.empty()));
    return ask(new Command.SetProfile(id, Optional.of(name), Optional.empty()));
  }

  @Test
  void a_torres_player_with_a_name_that_looks_taken_is_refused() {
    table =
        Table.opened(
            new Entry.Opened("Burg", TableOptions.torres(3, Optional.empty(), TimeControl.NONE)));
    assertEquals(GameKind.TORRES, table.options().game());
    assertNotEquals(new Decision.Refused<>(TableRefusal.NAME_TAKEN), joinTorres("anna"));
    assertEquals(new Decision.Refused<>(TableRefusal.NAME_TAKEN), joinTorres("аnnа"));
    assertEquals(new Decision.Refused<>(TableRefusal.NAME_RESERVED), joinTorres("SERVER"));
  }

  private Decision<?> joinTorres(String name) {
    return ask(new Command.JoinReady("Test", name, 9));
  }
}
