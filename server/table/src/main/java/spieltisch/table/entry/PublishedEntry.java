package spieltisch.table.entry;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Entries in the form in which they are published after the game. Published entries omit password
/// hashes, token hashes, ages and the names of server processes. Published entries keep everything
/// that is needed to verify the dice.
public final class PublishedEntry {
  private PublishedEntry() {}

  public static List<Entry> all(List<Entry> entries) {
    return entries.stream().map(PublishedEntry::of).toList();
  }

  public static Entry of(Entry entry) {
    return switch (entry) {
      case Entry.Opened(var name, var options, var seed) ->
          new Entry.Opened(name, options.withoutPassword(), seed);
      case Entry.Joined(var member, var client, var bot, _, _, _) ->
          new Entry.Joined(
              member, client, bot, Optional.empty(), OptionalInt.empty(), Optional.empty());
      case Entry.OptionsChanged(var member, var options) ->
          new Entry.OptionsChanged(member, options.withoutPassword());
      case Entry.Watched(var spectator, var name, _) ->
          new Entry.Watched(spectator, name, Optional.empty());
      case Entry.Returned(var member, _) -> new Entry.Returned(member, Optional.empty());
      case Entry.SeatReserved _,
          Entry.ProfileSet _,
          Entry.MarkedReady _,
          Entry.Contributed _,
          Entry.ReadyAwaited _,
          Entry.Kicked _,
          Entry.Left _,
          Entry.Unwatched _,
          Entry.Started _,
          Entry.Acted _,
          Entry.CounterOffered _,
          Entry.Undone _,
          Entry.Chatted _,
          Entry.Disconnected _,
          Entry.TakenOver _,
          Entry.PauseAsked _,
          Entry.Paused _,
          Entry.Resumed _,
          Entry.Continued _,
          Entry.Aborted _,
          Entry.Expired _ ->
          entry;
    };
  }
}
