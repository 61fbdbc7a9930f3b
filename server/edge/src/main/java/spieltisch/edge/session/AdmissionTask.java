package spieltisch.edge.session;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import spieltisch.host.SeatHandle;
import spieltisch.kernel.Decision;
import spieltisch.store.UnknownEntryException;
import spieltisch.table.TableRefusal;

/// Runs the search for a table and the admission to it on a thread that may block.
final class AdmissionTask {
  private AdmissionTask() {}

  /// Runs a task. The client is refused if only a newer version of the server can read the table.
  static CompletableFuture<Decision<SeatHandle>> run(
      Supplier<Decision<SeatHandle>> task, Executor threads) {
    return CompletableFuture.supplyAsync(() -> admit(task), threads);
  }

  private static Decision<SeatHandle> admit(Supplier<Decision<SeatHandle>> task) {
    try {
      return task.get();
    } catch (UnknownEntryException _) {
      return new Decision.Refused<>(TableRefusal.NEWER_VERSION);
    }
  }
}
