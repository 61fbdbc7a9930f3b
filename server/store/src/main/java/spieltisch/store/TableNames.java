package spieltisch.store;

import java.util.List;
import spieltisch.table.Deed;
import spieltisch.table.Entry;
import spieltisch.table.Happening;
import spieltisch.table.Opening;
import tools.jackson.databind.jsontype.NamedType;

/// The words for what happens at a table.
final class TableNames {
  private TableNames() {}

  static final List<NamedType> ALL =
      List.of(
          new NamedType(Entry.Opened.class, "opened"),
          new NamedType(Entry.Joined.class, "joined"),
          new NamedType(Entry.Awaited.class, "awaited"),
          new NamedType(Entry.Dressed.class, "dressed"),
          new NamedType(Entry.Readied.class, "readied"),
          new NamedType(Entry.Left.class, "left"),
          new NamedType(Entry.Watched.class, "watched"),
          new NamedType(Entry.Unwatched.class, "unwatched"),
          new NamedType(Entry.Started.class, "started"),
          new NamedType(Entry.Acted.class, "acted"),
          new NamedType(Entry.Said.class, "said"),
          new NamedType(Entry.Lost.class, "lost"),
          new NamedType(Entry.Returned.class, "returned"),
          new NamedType(Entry.Covered.class, "covered"),
          new NamedType(Entry.Continued.class, "continued"),
          new NamedType(Entry.BrokenOff.class, "broken off"),
          new NamedType(Deed.OfCatan.class, "catan"),
          new NamedType(Happening.OfCatan.class, "catan"),
          new NamedType(Opening.OfCatan.class, "catan"),
          new NamedType(Deed.OfTorres.class, "torres"),
          new NamedType(Happening.OfTorres.class, "torres"),
          new NamedType(Opening.OfTorres.class, "torres"));
}
