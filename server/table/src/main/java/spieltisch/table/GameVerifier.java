package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.kernel.Decision;
import spieltisch.table.chance.Seed;

/// A finished game, worked out once more from its seed: the rolls for the first turn, the order,
/// the board, every throw, draw and theft. Whatever stands otherwise in the journal is a finding.
///
/// @param commitment the pledge that fits the seed; empty if no game began
/// @param actions how many actions were worked out again
/// @param luck how many words of the seed's luck the game took
public record GameVerifier(
    Optional<String> commitment, int actions, long luck, List<Finding> findings) {
  /// Something that does not follow from the seed.
  ///
  /// @param version the number of the entry
  public record Finding(long version, String sentence) {}

  public GameVerifier {
    findings = List.copyOf(findings);
  }

  public boolean isClean() {
    return findings.isEmpty();
  }

  public static GameVerifier of(List<Entry> entries) {
    return new Auditor().audit(entries);
  }

  /// Goes through the entries one by one.
  private static final class Auditor {
    private final List<Finding> findings = new ArrayList<>();
    private Optional<String> commitment = Optional.empty();
    private int actions;
    private long luck;

    private GameVerifier audit(List<Entry> entries) {
      if (entries.isEmpty() || !(entries.getFirst() instanceof Entry.Opened opened)) {
        findings.add(new Finding(1, "the journal does not begin with the opening of a table"));
        return new GameVerifier(commitment, actions, luck, findings);
      }
      var table = Table.opened(opened);
      for (var entry : entries.subList(1, entries.size())) {
        var next = follow(table, entry);
        if (next.isEmpty()) break;
        table = next.get();
      }
      return new GameVerifier(commitment, actions, luck, findings);
    }

    /// The table after an entry; empty if it cannot have been.
    private Optional<Table> follow(Table table, Entry entry) {
      long version = table.version() + 1;
      try {
        check(table, entry, version);
        return Optional.of(table.after(entry));
      } catch (RuntimeException e) {
        findings.add(new Finding(version, "this cannot have happened: " + e.getMessage()));
        return Optional.empty();
      }
    }

    private void check(Table table, Entry entry, long version) {
      switch (entry) {
        case Entry.Started started -> checkStart(table, started, version);
        case Entry.Acted acted -> checkAct(table, acted, version);
        default -> {}
      }
    }

    private void checkStart(Table table, Entry.Started started, long version) {
      commitment = Optional.of(started.seed().commitment());
      luck = started.luckUsed();
      if (!(GameStarter.accept(table, List.of(), moment(started.at(), started.seed()))
              instanceof Decision.Accepted(var entries))
          || entries.size() != 1
          || !(entries.getFirst() instanceof Entry.Started expected))
        throw new IllegalStateException("a game that not everybody was ready for");
      compare(version, "board and order", started.opening(), expected.opening());
      compare(version, "luck used", started.luckUsed(), expected.luckUsed());
    }

    private void checkAct(Table table, Entry.Acted acted, long version) {
      actions++;
      luck = acted.luckUsed();
      int member = table.match().orElseThrow().order().get(acted.seat().index());
      var seed = table.round().orElseThrow().seed();
      var command = new Command.Act(member, acted.action(), acted.actor());
      var again = PlayRules.act(table, command, moment(acted.at(), seed));
      if (!(again instanceof Decision.Accepted(var entries))
          || !(entries.getFirst() instanceof Entry.Acted expected)) {
        findings.add(
            new Finding(version, "the rules do not allow " + acted.action() + ": " + again));
        return;
      }
      compare(version, "outcome", acted.events(), expected.events());
      compare(version, "luck used", acted.luckUsed(), expected.luckUsed());
    }

    private static DecisionContext moment(long at, Seed seed) {
      return new DecisionContext(at, "audit", () -> seed);
    }

    private void compare(long version, String what, Object recorded, Object recomputed) {
      if (!recorded.equals(recomputed))
        findings.add(
            new Finding(
                version,
                "%s: the journal says %s, the seed gives %s"
                    .formatted(what, recorded, recomputed)));
    }
  }
}
