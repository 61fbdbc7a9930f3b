package spieltisch.analysis;

import java.util.List;
import spieltisch.catan.Action;
import spieltisch.catan.Board;
import spieltisch.catan.Options;
import spieltisch.catan.rules.Event;

/// A game of Catan that was played: the set-up, and every action with the events that followed.
///
/// @param names the names of the players by seat
public record RecordedGame(
    Options options, Board board, List<String> names, List<RecordedMove> moves) {
  public RecordedGame {
    if (names.size() != options.players())
      throw new IllegalArgumentException(names.size() + " names of " + options.players());
    names = List.copyOf(names);
    moves = List.copyOf(moves);
  }

  /// One action of a recorded game and the events that followed.
  ///
  /// @param entry the number of the action's entry in the journal, for messages and links
  /// @param isChosen whether the player of the seat, a person or a bot, chose the action; false if
  ///   the server acted because the time was up, or if a bot had taken over the seat of a person
  public record RecordedMove(
      int entry, int seat, Action action, List<Event> events, boolean isChosen) {
    public RecordedMove {
      events = List.copyOf(events);
    }
  }
}
