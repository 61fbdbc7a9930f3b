package spieltisch.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/// An append that is not yet confirmed.
///
/// @param bodies the entries in the journal's form
/// @param origin a name that no other append has, by which it is recognised in the log
public record PendingAppend(
    TableId table,
    long expected,
    List<String> bodies,
    TableSummary summary,
    String origin,
    CompletableFuture<Log.Append> answer) {}
