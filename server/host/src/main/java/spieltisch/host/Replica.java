package spieltisch.host;

import static java.util.concurrent.CompletableFuture.completedFuture;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import spieltisch.kernel.Decision;
import spieltisch.store.Log;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.table.Command;
import spieltisch.table.DecisionContext;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;
import spieltisch.table.entry.Entry;

/// This server's copy of a table. A decision takes effect when its entries are in the log. The
/// replica also reads and applies entries that other servers have appended.
///
/// The caller must run only one operation at a time.
final class Replica {
  private final TableId id;
  private final Log log;
  private final Supplier<DecisionContext> decisionContexts;
  private final Executor blockingExecutor;
  private final ChangeListener changeListener;
  private volatile Table table;
  private boolean isDeleted;

  /// Receives notifications about changes of the table.
  interface ChangeListener {
    /// An entry has been applied.
    ///
    /// @param after the table after the entry
    void recorded(Entry entry, Table after);

    /// All entries of a decision or of a read have been applied.
    void changed();
  }

  /// @param blockingExecutor the executor for reads of the log
  Replica(
      TableId id,
      Table table,
      Log log,
      Supplier<DecisionContext> decisionContexts,
      Executor blockingExecutor,
      ChangeListener changeListener) {
    this.id = id;
    this.table = table;
    this.log = log;
    this.decisionContexts = decisionContexts;
    this.blockingExecutor = blockingExecutor;
    this.changeListener = changeListener;
  }

  Table table() {
    return table;
  }

  /// Decides a command and appends the resulting entries. After a conflict with another server, the
  /// command is decided again. A refusal is final only if the log has no newer entries from another
  /// server.
  CompletableFuture<Decision<List<Entry>>> decide(Command command) {
    if (isDeleted) return completedFuture(new Decision.Refused<>(TableRefusal.GAME_OVER));
    var decision = table.decide(command, decisionContexts.get());
    return isFinal(decision).thenCompose(yes -> yes ? completedFuture(decision) : decide(command));
  }

  private CompletableFuture<Boolean> isFinal(Decision<List<Entry>> decision) {
    if (decision instanceof Decision.Accepted(var entries)) return append(entries);
    return log.isShared() ? readNew().thenApply(hasNew -> !hasNew) : completedFuture(true);
  }

  private CompletableFuture<Boolean> append(List<Entry> entries) {
    var stages = stages(entries);
    var summary = TableSummary.of(id, stages.getLast(), decisionContexts.get().now());
    return log.append(id, table.version(), entries, summary)
        .thenCompose(
            result -> {
              if (result == Log.AppendResult.CONFLICT) return resolveConflict();
              record(entries, stages);
              return completedFuture(true);
            });
  }

  /// Reads the entries that another server appended before this server could. If the log has no
  /// such entries and the game is over, the conflict shows that the table has been deleted from the
  /// log.
  private CompletableFuture<Boolean> resolveConflict() {
    return readNew()
        .thenApply(
            hasNew -> {
              isDeleted = !hasNew && table.isOver();
              return false;
            });
  }

  /// Reads and applies new entries from other servers. The result is false if there are no new
  /// entries.
  CompletableFuture<Boolean> readNew() {
    return read(table.version())
        .thenApply(
            entries -> {
              record(entries, stages(entries));
              return !entries.isEmpty();
            });
  }

  /// Returns all entries of the table except the first `from` entries.
  CompletableFuture<List<Entry>> read(long from) {
    return CompletableFuture.supplyAsync(() -> log.read(id, from), blockingExecutor);
  }

  /// Returns the table after each entry.
  private List<Table> stages(List<Entry> entries) {
    var stages = new ArrayList<Table>();
    var next = table;
    for (var entry : entries) {
      next = next.after(entry);
      stages.add(next);
    }
    return stages;
  }

  private void record(List<Entry> entries, List<Table> stages) {
    for (int i = 0; i < entries.size(); i++) {
      table = stages.get(i);
      changeListener.recorded(entries.get(i), table);
    }
    if (!entries.isEmpty()) changeListener.changed();
  }
}
