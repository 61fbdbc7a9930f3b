package spieltisch.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/// An append that waits to be written.
///
/// @param bodies the entries as journal JSON
/// @param origin unique id of the append, stored with its entries so that a retry finds them
public record PendingAppend(
    TableId table,
    long expectedVersion,
    List<String> bodies,
    TableSummary summary,
    String origin,
    CompletableFuture<Log.AppendResult> result) {}
