package spieltisch.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Colour;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.kernel.Decision;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.RefusalReason;
import spieltisch.store.TableId;
import spieltisch.table.Command;
import spieltisch.table.Notice;
import spieltisch.table.TableRefusal;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.SecretHash;

/// A player on a simulated cluster. It acts when it can, returns through another server when its
/// server fails, and records its confirmed actions.
final class SimulatedPlayer {
  private final SimulatedCluster cluster;
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
  private boolean hasChanged;
  private boolean isOver;

  SimulatedPlayer(SimulatedCluster cluster, TableId table, Colour colour) {
    this.cluster = cluster;
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

  /// Connects or acts, if that is possible now.
  void step() {
    if (isOver) return;
    if (node == null || !node.isAlive()) connect();
    else if (!isWaiting && hasChanged) act();
  }

  private void connect() {
    var chosen = cluster.anyNode();
    node = chosen;
    isWaiting = true;
    chosen.runSoon(() -> enter(chosen));
  }

  private void enter(SimulatedCluster.Node at) {
    var found = at.host().tableRunner(table).orElseThrow();
    tableRunner = found;
    if (id == 0) token = "token " + cluster.below(Integer.MAX_VALUE);
    var hash = SecretHash.hash(token);
    var _ =
        (id == 0
                ? found.admit(
                    new Command.Join("Test", Optional.empty(), Optional.of(hash)),
                    (number, notices) -> onNotices(at, number, notices))
                : found.admit(
                    new Command.Return(hash), (number, notices) -> onNotices(at, number, notices)))
            .thenAccept(
                decision -> {
                  if (at.isAlive()) entered(decision);
                });
  }

  private void entered(Decision<SeatHandle> decision) {
    isWaiting = false;
    hasChanged = true;
    switch (decision) {
      case Decision.Accepted(var seatHandle) -> seated(seatHandle);
      case Decision.Refused<?>(var reason) -> tryLater(reason);
    }
  }

  /// The log failed, or the first server failed before the player got its seat; the seat becomes
  /// free after a while.
  private void tryLater(RefusalReason reason) {
    if (id != 0 && reason != TableRefusal.NOT_SAVED)
      throw new AssertionError("no seat for player " + id);
    node = null;
  }

  private void seated(SeatHandle seatHandle) {
    id = seatHandle.id();
    version = seatHandle.tableView().version();
    view = seatHandle.tableView().gameView().map(View.class::cast);
    isOver = seatHandle.tableView().seed().isPresent();
    if (seatHandle.tableView().members().stream().anyMatch(it -> it.id() == id && !it.ready()))
      setProfileAndReady(seatHandle.tableRunner());
  }

  private void setProfileAndReady(TableRunner at) {
    var setProfile = new Command.SetProfile(id, Optional.of(colour.name()), Optional.of(colour));
    askUntilSaved(at, setProfile, () -> askUntilSaved(at, new Command.Ready(id), () -> {}));
  }

  private void askUntilSaved(TableRunner at, Command command, Runnable next) {
    var _ =
        at.ask(command)
            .thenAccept(
                decision -> {
                  if (!decision.equals(new Decision.Refused<>(TableRefusal.NOT_SAVED))) next.run();
                  else if (node != null && tableRunner == at)
                    node.runSoon(() -> askUntilSaved(at, command, next));
                });
  }

  /// Checks that the versions are consecutive, except for entries that no client hears of.
  private void onNotices(SimulatedCluster.Node from, long number, List<Notice> notices) {
    if (!from.equals(node) || number <= version) return;
    for (var skipped : cluster.log().entries(table).subList((int) version, (int) number - 1))
      if (!(skipped instanceof Entry.ReadyAwaited))
        throw new AssertionError(number + " came after " + version + " without " + skipped);
    version = number;
    hasChanged = true;
    for (var notice : notices) onNotice(notice);
  }

  private void onNotice(Notice notice) {
    switch (notice) {
      case Notice.Started(_, _, _, var first) -> view = Optional.of((View) first);
      case Notice.Acted acted -> {
        var seen = acted.observations().stream().map(Observation.class::cast).toList();
        view = view.map(known -> known.after(seen));
        if (!view.orElseThrow().equals(acted.view()))
          throw new AssertionError("the view after " + seen + " is not " + acted.view());
      }
      case Notice.SeedRevealed _ -> isOver = true;
      default -> {}
    }
  }

  private void act() {
    hasChanged = false;
    if (view.isEmpty() || tableRunner == null || node == null) return;
    var legal = view.get().legal();
    if (legal.isEmpty()) return;
    isWaiting = true;
    var action = legal.get(cluster.below(legal.size()));
    var asked = tableRunner;
    var at = node;
    at.runSoon(
        () -> {
          var _ =
              asked
                  .ask(new Command.Act(id, action, Entry.Actor.PLAYER))
                  .thenAccept(
                      decision -> {
                        if (at.isAlive()) answered(action, decision);
                      });
        });
  }

  private void answered(GameAction action, Decision<?> decision) {
    isWaiting = false;
    hasChanged = true;
    if (decision instanceof Decision.Accepted<?>) confirmed.add(action);
  }
}
