package spieltisch.table;

import java.util.List;
import java.util.function.Supplier;

/// Decides what happens while a game runs.
final class Umpire {
  private Umpire() {}

  static Ruling act(Table table, Command.Act act) {
    if (table.isOver()) return new Ruling.Objected(Objection.GAME_OVER);
    if (table.match().isEmpty()) return new Ruling.Objected(Objection.GAME_NOT_RUNNING);
    var seat = table.match().get().seatOf(act.member());
    if (seat.isEmpty()) return new Ruling.Objected(Objection.NOT_AT_THE_TABLE);
    var luck = table.round().orElseThrow().luck();
    return switch (table.match().get().judge(seat.get(), act.deed(), luck)) {
      case Match.Judgement.Accepted(var happening) ->
          granted(new Entry.Acted(seat.get(), act.deed(), happening, luck.used(), act.actor()));
      case Match.Judgement.Rejected(var ruling) -> ruling;
    };
  }

  /// Before the game one who goes leaves his place; during it the table's rule for losses holds.
  static Ruling lose(Table table, int id, Supplier<Seed> seed) {
    var member = table.company().find(id);
    if (member.isEmpty() || !member.get().connected())
      return new Ruling.Objected(Objection.NOT_AT_THE_TABLE);
    if (!table.hasStarted()) return Dealer.grant(table, List.of(new Entry.Left(id)), seed);
    var lost = new Entry.Lost(id);
    return table.isRunning() && table.options().loss() == Loss.ENDS_THE_GAME
        ? new Ruling.Granted(
            List.of(lost, new Entry.BrokenOff("Verbindung zu einem Spieler verloren")))
        : granted(lost);
  }

  static Ruling takeBack(Table table, String tokenHash) {
    for (var member : table.members())
      if (member.tokenHash().isPresent() && Password.equal(member.tokenHash().get(), tokenHash))
        return granted(new Entry.Returned(member.id()));
    return new Ruling.Objected(Objection.BAD_TOKEN);
  }

  static Ruling cover(Table table, int id) {
    var member = table.company().find(id);
    boolean due = table.isRunning() && member.isPresent() && !member.get().connected();
    return due && !table.company().covered().contains(id)
        ? granted(new Entry.Covered(id))
        : new Ruling.Objected(Objection.NOTHING_DUE);
  }

  static Ruling giveUp(Table table, int id) {
    boolean due =
        table.isRunning()
            && table.company().find(id).filter(member -> !member.connected()).isPresent();
    return due
        ? granted(new Entry.BrokenOff("Verbindung zu einem Spieler verloren"))
        : new Ruling.Objected(Objection.NOTHING_DUE);
  }

  private static Ruling granted(Entry entry) {
    return new Ruling.Granted(List.of(entry));
  }
}
