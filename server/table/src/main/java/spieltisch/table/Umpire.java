package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.kernel.Seat;

/// Decides what happens while a game runs.
final class Umpire {
  private static final String LOST_TOO_LONG = "Verbindung zu einem Spieler verloren";

  private Umpire() {}

  static Ruling act(Table table, Command.Act act, Moment moment) {
    if (table.isOver()) return new Ruling.Objected(Objection.GAME_OVER);
    if (table.match().isEmpty()) return new Ruling.Objected(Objection.GAME_NOT_RUNNING);
    var seat = table.match().get().seatOf(act.member());
    if (seat.isEmpty()) return new Ruling.Objected(Objection.NOT_AT_THE_TABLE);
    return judge(table, seat.get(), act.deed(), act.actor(), moment);
  }

  private static Ruling judge(Table table, Seat seat, Deed deed, Entry.Actor actor, Moment moment) {
    var luck = table.round().orElseThrow().luck();
    return switch (table.match().orElseThrow().judge(seat, deed, luck)) {
      case Match.Judgement.Accepted(var happening) ->
          granted(new Entry.Acted(seat, deed, happening, luck.used(), actor, moment.now()));
      case Match.Judgement.Rejected(var ruling) -> ruling;
    };
  }

  /// The mildest deed is done for him who is late; the first time in a turn the table says so.
  static Ruling timeUp(Table table, int id, Moment moment) {
    var due = Due.clock(table).filter(late -> late.at() <= moment.now());
    if (due.isEmpty() || !due.get().command().equals(new Command.TimeUp(id)))
      return new Ruling.Objected(Objection.NOTHING_DUE);
    var round = table.round().orElseThrow();
    var seat = round.match().seatOf(id).orElseThrow();
    var ruling = judge(table, seat, round.match().mildest(seat), Entry.Actor.CLOCK, moment);
    if (!(ruling instanceof Ruling.Granted(var entries)) || round.watch().left() == 0)
      return ruling;
    var said = new ArrayList<Entry>();
    said.add(new Entry.Said(OptionalInt.empty(), timeIsUp(table, id)));
    said.addAll(entries);
    return new Ruling.Granted(said);
  }

  private static String timeIsUp(Table table, int id) {
    var name = table.company().find(id).flatMap(Member::name).orElse("#" + id);
    return "Die Zeit von " + name + " ist um; der Tisch zieht weiter.";
  }

  /// Before the game one who goes leaves his place; during it the table's rule for losses holds.
  /// Who has a token may come back, so he is waited for.
  static Ruling lose(Table table, int id, Moment moment) {
    return lose(table, id, Optional.of(moment.node()), moment);
  }

  static Ruling miss(Table table, Command.Miss miss, Moment moment) {
    for (var spectator : table.company().spectators())
      if (spectator.id() == miss.id() && spectator.node().equals(miss.node()))
        return granted(new Entry.Unwatched(spectator.id()));
    return lose(table, miss.id(), miss.node(), moment);
  }

  /// Only the connection through that server: the member may have come back through another one.
  private static Ruling lose(Table table, int id, Optional<String> node, Moment moment) {
    var member =
        table.company().find(id).filter(it -> it.connected() && it.presence().node().equals(node));
    if (member.isEmpty()) return new Ruling.Objected(Objection.NOT_AT_THE_TABLE);
    var lost = new Entry.Lost(id, moment.now());
    if (member.get().tokenHash().isPresent()) return granted(lost);
    if (!table.hasStarted()) return left(table, id, moment);
    return table.isRunning() && table.options().loss() == Loss.ENDS_THE_GAME
        ? new Ruling.Granted(List.of(lost, new Entry.BrokenOff(LOST_TOO_LONG)))
        : granted(lost);
  }

  static Ruling takeBack(Table table, String tokenHash, Moment moment) {
    for (var member : table.members())
      if (member.tokenHash().isPresent() && Password.equal(member.tokenHash().get(), tokenHash))
        return Dealer.grant(
            table, List.of(new Entry.Returned(member.id(), Optional.of(moment.node()))), moment);
    return new Ruling.Objected(Objection.BAD_TOKEN);
  }

  static Ruling stay(Table table, int id, Moment moment) {
    return isLost(table, id) && !table.isOver()
        ? Dealer.grant(table, List.of(new Entry.Returned(id, Optional.of(moment.node()))), moment)
        : new Ruling.Objected(Objection.NOTHING_DUE);
  }

  static Ruling cover(Table table, int id) {
    return table.isRunning() && isLost(table, id) && !table.company().covered().contains(id)
        ? granted(new Entry.Covered(id))
        : new Ruling.Objected(Objection.NOTHING_DUE);
  }

  static Ruling giveUp(Table table, int id, Moment moment) {
    if (!isLost(table, id) || table.isOver()) return new Ruling.Objected(Objection.NOTHING_DUE);
    return table.hasStarted()
        ? granted(new Entry.BrokenOff(LOST_TOO_LONG))
        : left(table, id, moment);
  }

  /// Perhaps it was only he who was waited for. But computer players whom everybody has left do not
  /// begin by themselves.
  private static Ruling left(Table table, int id, Moment moment) {
    var left = new Entry.Left(id);
    return table.after(left).company().hasAnybodyConnected()
        ? Dealer.grant(table, List.of(left), moment)
        : granted(left);
  }

  private static boolean isLost(Table table, int id) {
    return table.company().find(id).filter(member -> !member.connected()).isPresent();
  }

  private static Ruling granted(Entry entry) {
    return new Ruling.Granted(List.of(entry));
  }
}
