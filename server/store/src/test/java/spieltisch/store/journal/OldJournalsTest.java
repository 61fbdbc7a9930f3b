package spieltisch.store.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.GameState;
import spieltisch.table.game.TorresGameState;

/// Journals written by earlier versions of the program. They are never rewritten; a change of the
/// format adds a new file.
class OldJournalsTest {
  private final EntryCodec codec = new EntryCodec();

  @ParameterizedTest
  @ValueSource(strings = {"catan-1", "lost-1", "torres-1", "rematch-1"})
  void an_old_journal_replays_to_the_same_table(String name) throws IOException {
    var entries = text(name + ".jsonl").lines().map(codec::read).toList();
    assertEquals(text(name + ".end"), describe(Table.of(entries)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan-1", "lost-1", "torres-1", "rematch-1"})
  void old_entries_survive_a_round_trip(String name) throws IOException {
    for (var line : text(name + ".jsonl").lines().toList()) {
      Entry entry = codec.read(line);
      assertEquals(entry, codec.read(codec.write(entry)));
    }
  }

  private static String text(String name) throws IOException {
    var file = OldJournalsTest.class.getResourceAsStream("journals/" + name);
    try (var open = Objects.requireNonNull(file, name)) {
      return new String(open.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  static String describe(Table table) {
    var lines = new StringBuilder("version " + table.version() + "\n");
    for (var member : table.players())
      lines.append(member.id() + " " + member.name().orElse("-") + " " + member.connected() + "\n");
    lines.append("covered " + table.members().takenOver() + "\n");
    lines.append("broken off " + table.abortReason().orElse("-") + "\n");
    lines.append(table.gameState().map(OldJournalsTest::position).orElse("-") + "\n");
    return lines.toString();
  }

  private static String position(GameState state) {
    return switch (state) {
      case CatanGameState catan -> spieltisch.catan.rules.Notation.write(catan.state());
      case TorresGameState torres -> spieltisch.torres.rules.Notation.write(torres.state());
    };
  }
}
