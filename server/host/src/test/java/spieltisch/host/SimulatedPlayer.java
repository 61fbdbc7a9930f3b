package spieltisch.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Colour;
import spieltisch.catan.Observation;
import spieltisch.catan.View;
import spieltisch.kernel.Decision;
import spieltisch.kernel.GameAction;
import spieltisch.store.TableId;
import spieltisch.table.Command;
import spieltisch.table.Entry;
import spieltisch.table.Notice;
import spieltisch.table.member.SecretHash;

/// Somebody who plays at a simulated cluster: he acts when it is his turn, and when his server dies
/// he comes back through another one. He writes down what was confirmed to him.
final class SimulatedPlayer {
  private final SimulatedCluster simulatedCluster;
  private final TableId table;
  private final Colour colour;
  private String token = "";
  private final List<GameAction> confirmed = new ArrayList<>();
  private int id;
  private SimulatedCluster.@Nullable Node node;
  private @Nullable TableRunner tableRunner;
  private Optional<View> view = Optional.empty();
  private long version;
  private boolean isWaiting;
  private boolean hasNews;
  private boolean isOver;

  SimulatedPlayer(SimulatedCluster simulatedCluster, TableId table, Colour colour) {
    this.simulatedCluster = simulatedCluster;
    this.table = table;
    this.colour = colour;
  }

  List<GameAction> confirmed() {
    return confirmed;
  }

  boolean isOver() {
    return isOver;
  }

  int id() {
    return id;
  }

  /// Looks whether there is something to do: a connection to make, a deed to do.
  void look() {
    if (isOver) return;
    if (node == null || !node.isAlive()) connect();
    else if (!isWaiting && hasNews) act();
  }

  private void connect() {
    var chosen = simulatedCluster.anyNode();
    node = chosen;
    isWaiting = true;
    chosen.soon(() -> enter(chosen));
  }

  private void enter(SimulatedCluster.Node at) {
    var found = at.host().room(table).orElseThrow();
    tableRunner = found;
    if (id == 0) token = "token " + simulatedCluster.below(Integer.MAX_VALUE);
    var hash = SecretHash.hash(token);
    var _ =
        (id == 0
                ? found.admit(
                    new Command.Join("Test", Optional.empty(), Optional.of(hash)),
                    (number, notices) -> told(at, number, notices))
                : found.admit(
                    new Command.Return(hash), (number, notices) -> told(at, number, notices)))
            .thenAccept(this::entered);
  }

  private void entered(Decision<SeatHandle> decision) {
    isWaiting = false;
    hasNews = true;
    switch (decision) {
      case Decision.Accepted(var seatHandle) -> seated(seatHandle);
      case Decision.Refused<?> _ -> tryLater();
    }
  }

  /// His first server died before it told him his place: that one is free again after a while.
  private void tryLater() {
    if (id != 0) throw new AssertionError("the seat of " + id + " is gone");
    node = null;
  }

  private void seated(SeatHandle seatHandle) {
    id = seatHandle.id();
    version = seatHandle.sight().version();
    view = seatHandle.sight().outlook().map(View.class::cast);
    isOver = seatHandle.sight().seed().isPresent();
    if (seatHandle.sight().people().stream().anyMatch(it -> it.id() == id && !it.ready()))
      introduce(seatHandle.room());
  }

  private void introduce(TableRunner at) {
    var _ =
        at.ask(new Command.SetProfile(id, Optional.of(colour.name()), Optional.of(colour)))
            .thenCompose(_ -> at.ask(new Command.Ready(id)));
  }

  /// Every number comes once and in order.
  private void told(SimulatedCluster.Node from, long number, List<Notice> notices) {
    if (!from.equals(node) || number <= version) return;
    if (number != version + 1) throw new AssertionError(number + " came after " + version);
    version = number;
    hasNews = true;
    for (var notice : notices) told(notice);
  }

  private void told(Notice notice) {
    switch (notice) {
      case Notice.Started(_, _, var first) -> view = Optional.of((View) first);
      case Notice.Acted acted -> {
        var seen = acted.seen().stream().map(Observation.class::cast).toList();
        view = view.map(known -> known.after(seen));
        if (!view.orElseThrow().equals(acted.view()))
          throw new AssertionError("the view after " + seen + " is not " + acted.view());
      }
      case Notice.SeedRevealed _ -> isOver = true;
      default -> {}
    }
  }

  private void act() {
    hasNews = false;
    if (view.isEmpty() || tableRunner == null || node == null) return;
    var legal = view.get().legal();
    if (legal.isEmpty()) return;
    isWaiting = true;
    var action = legal.get(simulatedCluster.below(legal.size()));
    var asked = tableRunner;
    node.soon(
        () -> {
          var _ =
              asked
                  .ask(new Command.Act(id, action, Entry.Actor.PLAYER))
                  .thenAccept(decision -> answered(action, decision));
        });
  }

  private void answered(GameAction action, Decision<?> decision) {
    isWaiting = false;
    hasNews = true;
    if (decision instanceof Decision.Accepted<?>) confirmed.add(action);
  }
}
