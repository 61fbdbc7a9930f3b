package spieltisch.table;

import java.util.List;
import java.util.Optional;
import spieltisch.catan.Position;
import spieltisch.catan.Refusal;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.Event;
import spieltisch.catan.rules.State;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Verdict;
import spieltisch.kernel.Viewer;

/// A running game, whichever it is.
public sealed interface Match {
  /// The members in the order of their seats.
  List<Integer> order();

  boolean isOver();

  /// The seats from which the game awaits something.
  List<Seat> awaited();

  /// The seats that somebody who runs players should ask now: also those who have not answered an
  /// offer.
  List<Seat> toAsk();

  /// Judges a deed; what follows is not yet recorded.
  Judgement judge(Seat seat, Deed deed, Chance chance);

  Match after(Happening happening);

  /// What a viewer knows of the game.
  Outlook outlook(Viewer viewer);

  /// What a viewer is told of a deed.
  static Notice tell(Entry.Acted acted, Viewer viewer) {
    return switch (acted.happening()) {
      case Happening.OfCatan(var events) ->
          new Notice.ActedInCatan(
              acted.seat(),
              acted.actor(),
              events.stream().map(event -> OfCatan.RULES.observe(event, viewer)).toList());
    };
  }

  /// The seat of a member, if he plays.
  default Optional<Seat> seatOf(int member) {
    int index = order().indexOf(member);
    return index < 0 ? Optional.empty() : Optional.of(Seat.of(index));
  }

  static Match of(Opening opening) {
    return switch (opening) {
      case Opening.OfCatan(var options, var board, var order, _) ->
          new OfCatan(new State(options, board), order);
    };
  }

  /// What the rules say of a deed.
  sealed interface Judgement {
    record Accepted(Happening happening) implements Judgement {}

    record Rejected(Ruling ruling) implements Judgement {}
  }

  record OfCatan(State state, List<Integer> order) implements Match {
    private static final Catan RULES = new Catan();

    @Override
    public boolean isOver() {
      return state.open().isOver();
    }

    @Override
    public List<Seat> awaited() {
      return RULES.awaited(state);
    }

    @Override
    public List<Seat> toAsk() {
      if (isOver() || state.open().phaseKind() == Position.DISCARD) return awaited();
      return List.of(Seat.of(state.open().nextToAct()));
    }

    @Override
    public Judgement judge(Seat seat, Deed deed, Chance chance) {
      return switch (deed) {
        case Deed.OfCatan(var action) ->
            switch (RULES.decide(state, seat, action, chance)) {
              case Verdict.Accepted<Event, Refusal>(var events) ->
                  new Judgement.Accepted(new Happening.OfCatan(events));
              case Verdict.Refused<Event, Refusal>(var refusal) ->
                  new Judgement.Rejected(new Ruling.RefusedInCatan(refusal));
            };
      };
    }

    @Override
    public Outlook outlook(Viewer viewer) {
      return new Outlook.OnCatan(RULES.view(state, viewer));
    }

    @Override
    public Match after(Happening happening) {
      return switch (happening) {
        case Happening.OfCatan(var events) -> {
          var next = state;
          for (var event : events) next = RULES.evolve(next, event);
          yield new OfCatan(next, order);
        }
      };
    }
  }
}
