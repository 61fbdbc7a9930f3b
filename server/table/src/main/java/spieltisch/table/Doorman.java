package spieltisch.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;

/// Decides who sits at a table, under which name and colour, and when the game begins.
final class Doorman {
  private Doorman() {}

  static Ruling join(Table table, Command.Join join, Moment moment) {
    if (table.hasStarted()) return new Ruling.Objected(Objection.GAME_RUNNING);
    if (table.members().size() >= table.options().most())
      return new Ruling.Objected(Objection.TABLE_FULL);
    if (!Password.opens(table.options().passwordHash(), join.password()))
      return new Ruling.Objected(Objection.WRONG_PASSWORD);
    return granted(
        new Entry.Joined(
            table.company().nextId(),
            join.client(),
            Optional.empty(),
            join.tokenHash(),
            OptionalInt.empty(),
            Optional.of(moment.node())));
  }

  static Ruling sitDown(Table table, Command.SitDown wish, Moment moment) {
    var door =
        join(
            table,
            new Command.Join(wish.client(), Optional.of(wish.password()), Optional.empty()),
            moment);
    if (door instanceof Ruling.Objected) return door;
    if (isNamed(table, wish.name())) return new Ruling.Objected(Objection.NAME_TAKEN);
    int id = table.company().nextId();
    var entries =
        List.<Entry>of(
            new Entry.Joined(
                id,
                wish.client(),
                Optional.empty(),
                wish.tokenHash(),
                OptionalInt.of(wish.age()),
                Optional.of(moment.node())),
            new Entry.Dressed(id, wish.name(), freeColour(table)),
            new Entry.Readied(id));
    return Dealer.grant(table, entries, moment);
  }

  private static boolean isNamed(Table table, String name) {
    return table.members().stream().anyMatch(member -> member.name().equals(Optional.of(name)))
        || table.company().spectators().stream()
            .anyMatch(spectator -> spectator.name().equals(name));
  }

  static Ruling addBot(Table table, String level, Moment moment) {
    if (table.hasStarted()) return new Ruling.Objected(Objection.GAME_RUNNING);
    if (table.members().size() >= table.options().most())
      return new Ruling.Objected(Objection.TABLE_FULL);
    int id = table.company().nextId();
    var entries =
        List.<Entry>of(
            new Entry.Joined(
                id,
                "Spieltisch (KI)",
                Optional.of(level),
                Optional.empty(),
                OptionalInt.empty(),
                Optional.empty()),
            new Entry.Dressed(id, botName(table), freeColour(table)),
            new Entry.Readied(id));
    return Dealer.grant(table, entries, moment);
  }

  private static String botName(Table table) {
    for (int i = 1; ; i++) {
      var name = "Bot-" + i;
      if (!isNamed(table, name)) return name;
    }
  }

  private static Optional<Colour> freeColour(Table table) {
    for (var colour : Colour.values())
      if (isAvailable(table, colour)
          && table.members().stream().noneMatch(m -> m.colour().equals(Optional.of(colour))))
        return Optional.of(colour);
    return Optional.empty();
  }

  private static boolean isAvailable(Table table, Colour colour) {
    return !colour.isOfTheExtension() || table.options().most() > 4;
  }

  static Ruling watch(Table table, String name, Moment moment) {
    if (!table.options().spectators()) return new Ruling.Objected(Objection.NO_SPECTATORS);
    return granted(new Entry.Watched(table.company().nextId(), name, Optional.of(moment.node())));
  }

  static Ruling stopWatching(Table table, int spectator) {
    boolean watches =
        table.company().spectators().stream().anyMatch(other -> other.id() == spectator);
    return watches
        ? granted(new Entry.Unwatched(spectator))
        : new Ruling.Objected(Objection.NOT_AT_THE_TABLE);
  }

  /// What is not said stays as it was. A colour that another wears already is no fault before the
  /// start.
  static Ruling dress(Table table, Command.Dress dress) {
    var member = table.company().find(dress.member());
    if (member.isEmpty()) return new Ruling.Objected(Objection.NOT_AT_THE_TABLE);
    if (table.hasStarted() || member.get().ready())
      return new Ruling.Objected(Objection.GAME_RUNNING);
    var colour = dress.colour().or(member.get()::colour);
    if (colour.isPresent() && !isAvailable(table, colour.get()))
      return new Ruling.Objected(Objection.COLOUR_OF_THE_EXTENSION);
    var name = dress.name().or(member.get()::name);
    if (name.isEmpty()) return new Ruling.Objected(Objection.NAME_MISSING);
    return granted(new Entry.Dressed(dress.member(), name.get(), colour));
  }

  static Ruling ready(Table table, int member, Moment moment) {
    var objection = objectionToReady(table, member);
    return objection.isPresent()
        ? new Ruling.Objected(objection.get())
        : Dealer.grant(table, List.of(new Entry.Readied(member)), moment);
  }

  private static Optional<Objection> objectionToReady(Table table, int id) {
    var member = table.company().find(id);
    if (member.isEmpty()) return Optional.of(Objection.NOT_AT_THE_TABLE);
    if (table.hasStarted()) return Optional.of(Objection.GAME_RUNNING);
    if (member.get().ready()) return Optional.of(Objection.ALREADY_READY);
    if (member.get().name().isEmpty()) return Optional.of(Objection.NAME_MISSING);
    if (table.options().game() != GameKind.CATAN) return Optional.empty();
    if (member.get().colour().isEmpty()) return Optional.of(Objection.COLOUR_MISSING);
    boolean taken =
        table.members().stream()
            .anyMatch(m -> m.id() != id && m.ready() && m.colour().equals(member.get().colour()));
    return taken ? Optional.of(Objection.COLOUR_TAKEN) : Optional.empty();
  }

  static Ruling say(Table table, int speaker, String text) {
    return table.company().has(speaker)
        ? granted(new Entry.Said(OptionalInt.of(speaker), text))
        : new Ruling.Objected(Objection.NOT_AT_THE_TABLE);
  }

  /// One new table is enough, whoever asks for it.
  static Ruling playAgain(Table table, Command.PlayAgain again) {
    if (!table.isOver()) return new Ruling.Objected(Objection.GAME_NOT_OVER);
    if (table.successor().isPresent()) return new Ruling.Objected(Objection.CONTINUED_ALREADY);
    return granted(new Entry.Continued(again.table(), again.name()));
  }

  private static Ruling granted(Entry entry) {
    return new Ruling.Granted(List.of(entry));
  }
}
