package spieltisch.store.journal;

import java.util.List;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanOpening;
import spieltisch.table.game.TorresOpening;
import tools.jackson.databind.jsontype.NamedType;

/// The stored names of table entries.
final class TableJournalWords {
  private TableJournalWords() {}

  static final List<NamedType> ALL =
      List.of(
          new NamedType(Entry.Opened.class, "opened"),
          new NamedType(Entry.Joined.class, "joined"),
          new NamedType(Entry.SeatReserved.class, "awaited"),
          new NamedType(Entry.ProfileSet.class, "dressed"),
          new NamedType(Entry.MarkedReady.class, "readied"),
          new NamedType(Entry.Contributed.class, "contributed"),
          new NamedType(Entry.ReadyAwaited.class, "ready awaited"),
          new NamedType(Entry.Kicked.class, "kicked"),
          new NamedType(Entry.Left.class, "left"),
          new NamedType(Entry.Watched.class, "watched"),
          new NamedType(Entry.Unwatched.class, "unwatched"),
          new NamedType(Entry.Started.class, "started"),
          new NamedType(Entry.Acted.class, "acted"),
          new NamedType(Entry.CounterOffered.class, "counter-offered"),
          new NamedType(Entry.Undone.class, "undone"),
          new NamedType(Entry.Chatted.class, "said"),
          new NamedType(Entry.Disconnected.class, "lost"),
          new NamedType(Entry.Returned.class, "returned"),
          new NamedType(Entry.TakenOver.class, "covered"),
          new NamedType(Entry.OptionsChanged.class, "options changed"),
          new NamedType(Entry.PauseAsked.class, "pause asked"),
          new NamedType(Entry.Paused.class, "paused"),
          new NamedType(Entry.Resumed.class, "resumed"),
          new NamedType(Entry.Continued.class, "continued"),
          new NamedType(Entry.Aborted.class, "broken off"),
          new NamedType(Entry.Expired.class, "expired"),
          new NamedType(StoredMove.StoredAction.OfCatan.class, "catan"),
          new NamedType(StoredMove.StoredEvents.OfCatan.class, "catan"),
          new NamedType(CatanOpening.class, "catan"),
          new NamedType(StoredMove.StoredAction.OfTorres.class, "torres"),
          new NamedType(StoredMove.StoredEvents.OfTorres.class, "torres"),
          new NamedType(TorresOpening.class, "torres"));
}
