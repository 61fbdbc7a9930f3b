package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.kernel.Decision;
import spieltisch.table.chance.Seed;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameOpening;
import spieltisch.table.game.TorresOpening;

/// The result of verifying the dice of a finished game. The verification derives the seed of the
/// game from the server seed and the players' contributions. From the seed the verification
/// recomputes the rolls for the first turn, the order of play, the board and the outcome of every
/// action. Each difference from the journal is a finding.
///
/// @param commitment the hash of the published seed; empty if the game never began
/// @param contributions the number of players who contributed to the seed
/// @param actions the number of recomputed actions
/// @param luckUsed the number of 32-bit random words that the game used
public record DiceVerification(
    Optional<String> commitment,
    int contributions,
    int actions,
    long luckUsed,
    List<Finding> findings) {
  /// A journal entry that differs from the recomputed game.
  ///
  /// @param version the number of the entry in the journal
  public record Finding(long version, String sentence) {}

  public DiceVerification {
    findings = List.copyOf(findings);
  }

  public boolean isClean() {
    return findings.isEmpty();
  }

  public static DiceVerification of(List<Entry> entries) {
    return new Verification().verify(entries);
  }

  private static final class Verification {
    private final List<Finding> findings = new ArrayList<>();
    private Optional<String> commitment = Optional.empty();
    private int contributions;
    private int actions;
    private long luckUsed;

    private DiceVerification verify(List<Entry> entries) {
      if (entries.isEmpty() || !(entries.getFirst() instanceof Entry.Opened opened)) {
        findings.add(new Finding(1, "the journal does not begin with the opening of a table"));
        return new DiceVerification(commitment, contributions, actions, luckUsed, findings);
      }
      var table = Table.opened(opened);
      for (var entry : entries.subList(1, entries.size())) {
        var next = follow(table, entry);
        if (next.isEmpty()) break;
        table = next.get();
      }
      return new DiceVerification(commitment, contributions, actions, luckUsed, findings);
    }

    /// Returns the table after an entry; empty if the entry is impossible.
    private Optional<Table> follow(Table table, Entry entry) {
      long version = table.version() + 1;
      try {
        check(table, entry, version);
        return Optional.of(table.after(entry));
      } catch (RuntimeException e) {
        findings.add(new Finding(version, "impossible entry: " + e.getMessage()));
        return Optional.empty();
      }
    }

    private void check(Table table, Entry entry, long version) {
      switch (entry) {
        case Entry.Contributed contributed -> checkContribution(table, contributed, version);
        case Entry.Started started -> checkStart(table, started, version);
        case Entry.Acted acted -> checkAction(table, acted, version);
        case Entry.Undone undone -> checkUndo(table, undone, version);
        default -> {}
      }
    }

    private void checkContribution(Table table, Entry.Contributed contributed, long version) {
      var command = new Command.Contribute(contributed.member(), contributed.random());
      if (SeatingRules.contribute(table, command) instanceof Decision.Refused(var reason))
        findings.add(new Finding(version, "a contribution is not allowed: " + reason.english()));
    }

    private void checkStart(Table table, Entry.Started started, long version) {
      commitment = table.after(started).commitment();
      contributions = table.contributions().size();
      luckUsed = started.luckUsed();
      if (!(GameStarter.accept(table, List.of(), context(started.at(), started.seed()))
              instanceof Decision.Accepted(var entries))
          || entries.size() != 1
          || !(entries.getFirst() instanceof Entry.Started expected))
        throw new IllegalStateException("the game began before all players were ready");
      compare(version, "seed of the game", started.seed().hex(), expected.seed().hex());
      compare(
          version,
          "board and order",
          started.opening(),
          withPublishedBeginner(table, started.opening(), expected.opening()));
      compare(version, "random words used", started.luckUsed(), expected.luckUsed());
    }

    /// Returns the expected opening, with the recorded first player if ages are missing. In Torres
    /// the youngest player begins, but a published journal contains no ages, so the first player
    /// cannot be checked. No random number depends on the first player.
    private static GameOpening withPublishedBeginner(
        Table table, GameOpening recorded, GameOpening expected) {
      boolean isAgeMissing =
          table.players().stream().anyMatch(it -> it.bot().isEmpty() && it.age().isEmpty());
      return isAgeMissing
              && recorded instanceof TorresOpening(_, var first, _)
              && expected instanceof TorresOpening(var options, _, var order)
          ? new TorresOpening(options, first, order)
          : expected;
    }

    private void checkAction(Table table, Entry.Acted acted, long version) {
      actions++;
      luckUsed = acted.luckUsed();
      int member = table.gameState().orElseThrow().order().get(acted.seat().index());
      var seed = table.game().orElseThrow().seed();
      var command = new Command.Act(member, acted.action(), acted.actor());
      var decision = PlayRules.act(table, command, context(acted.at(), seed));
      if (!(decision instanceof Decision.Accepted(var entries))
          || !(entries.getFirst() instanceof Entry.Acted expected)) {
        findings.add(
            new Finding(version, "the rules do not allow " + acted.action() + ": " + decision));
        return;
      }
      compare(version, "outcome", acted.events(), expected.events());
      compare(version, "random words used", acted.luckUsed(), expected.luckUsed());
    }

    private void checkUndo(Table table, Entry.Undone undone, long version) {
      var game = table.game().orElseThrow();
      int member = game.state().order().get(undone.seat().index());
      var expected = UndoRules.undo(table, member, context(undone.at(), game.seed()));
      if (!expected.equals(new Decision.Accepted<>(List.of(undone))))
        findings.add(new Finding(version, "the placement cannot be taken back: " + expected));
    }

    private static DecisionContext context(long at, Seed seed) {
      return new DecisionContext(at, "verifier", () -> seed);
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
