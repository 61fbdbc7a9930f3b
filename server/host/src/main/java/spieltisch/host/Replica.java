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
import spieltisch.table.Entry;
import spieltisch.table.Table;
import spieltisch.table.TableRefusal;

/// A table as the log has it. What is decided here is in the log before it holds; what others have
/// appended is taken in.
///
/// Whoever calls lets one thing end before the next begins.
final class Replica {
  private final TableId id;
  private final Log log;
  private final Supplier<DecisionContext> decisionContexts;
  private final Executor readers;
  private final ChangeListener changeListener;
  private volatile Table table;
  private boolean isForgotten;

  /// Somebody who sees the table change.
  interface ChangeListener {
    /// An entry holds.
    ///
    /// @param after the table with it
    void recorded(Entry entry, Table after);

    /// That was all for now.
    void changed();
  }

  /// @param readers where the log is read, which may take a while
  Replica(
      TableId id,
      Table table,
      Log log,
      Supplier<DecisionContext> decisionContexts,
      Executor readers,
      ChangeListener changeListener) {
    this.id = id;
    this.table = table;
    this.log = log;
    this.decisionContexts = decisionContexts;
    this.readers = readers;
    this.changeListener = changeListener;
  }

  Table table() {
    return table;
  }

  /// When somebody else was faster, once more. Nobody is refused anything because news from another
  /// server is late.
  CompletableFuture<Decision<List<Entry>>> decide(Command command) {
    if (isForgotten) return completedFuture(new Decision.Refused<>(TableRefusal.GAME_OVER));
    var decision = table.decide(command, decisionContexts.get());
    return isDecided(decision)
        .thenCompose(yes -> yes ? completedFuture(decision) : decide(command));
  }

  private CompletableFuture<Boolean> isDecided(Decision<List<Entry>> decision) {
    if (decision instanceof Decision.Accepted(var entries)) return append(entries);
    return log.isShared() ? readOn().thenApply(isNews -> !isNews) : completedFuture(true);
  }

  private CompletableFuture<Boolean> append(List<Entry> entries) {
    var stages = stages(entries);
    var tableSummary = TableSummary.of(id, stages.getLast(), decisionContexts.get().now());
    return log.append(id, table.version(), entries, tableSummary)
        .thenCompose(
            answer -> {
              if (answer == Log.AppendResult.CONFLICT) return giveWay();
              record(entries, stages);
              return completedFuture(true);
            });
  }

  /// Who was not first finds what came before; where nothing is, the table was removed.
  private CompletableFuture<Boolean> giveWay() {
    return readOn()
        .thenApply(
            isNews -> {
              isForgotten = !isNews && table.isOver();
              return false;
            });
  }

  /// Takes in what others have appended; answers whether there was anything.
  CompletableFuture<Boolean> readOn() {
    return read(table.version())
        .thenApply(
            news -> {
              record(news, stages(news));
              return !news.isEmpty();
            });
  }

  /// The entries of the table after the first `from`.
  CompletableFuture<List<Entry>> read(long from) {
    return CompletableFuture.supplyAsync(() -> log.read(id, from), readers);
  }

  /// The table after each of the entries.
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
