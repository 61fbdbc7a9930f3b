package spieltisch.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;
import spieltisch.table.game.GameKind;
import spieltisch.table.member.SecretHash;

/// Decides who sits at a table, under which name and colour, and when the game begins.
final class SeatingRules {
  private SeatingRules() {}

  static Decision join(Table table, Command.Join join, DecisionContext decisionContext) {
    if (table.hasStarted()) return new Decision.Objected(TableRefusal.GAME_RUNNING);
    if (table.members().size() >= table.options().most())
      return new Decision.Objected(TableRefusal.TABLE_FULL);
    if (!SecretHash.opens(table.options().passwordHash(), join.password()))
      return new Decision.Objected(TableRefusal.WRONG_PASSWORD);
    return granted(
        new Entry.Joined(
            table.company().nextId(),
            join.client(),
            Optional.empty(),
            join.tokenHash(),
            OptionalInt.empty(),
            Optional.of(decisionContext.node())));
  }

  static Decision sitDown(Table table, Command.JoinReady wish, DecisionContext decisionContext) {
    var door =
        join(
            table,
            new Command.Join(wish.client(), Optional.of(wish.password()), Optional.empty()),
            decisionContext);
    if (door instanceof Decision.Objected) return door;
    if (isNamed(table, wish.name())) return new Decision.Objected(TableRefusal.NAME_TAKEN);
    int id = table.company().nextId();
    var entries =
        List.<Entry>of(
            new Entry.Joined(
                id,
                wish.client(),
                Optional.empty(),
                wish.tokenHash(),
                OptionalInt.of(wish.age()),
                Optional.of(decisionContext.node())),
            new Entry.ProfileSet(id, wish.name(), freeColour(table)),
            new Entry.MarkedReady(id));
    return GameStarter.grant(table, entries, decisionContext);
  }

  private static boolean isNamed(Table table, String name) {
    return table.members().stream().anyMatch(member -> member.name().equals(Optional.of(name)))
        || table.company().spectators().stream()
            .anyMatch(spectator -> spectator.name().equals(name));
  }

  static Decision addBot(Table table, String level, DecisionContext decisionContext) {
    if (table.hasStarted()) return new Decision.Objected(TableRefusal.GAME_RUNNING);
    if (table.members().size() >= table.options().most())
      return new Decision.Objected(TableRefusal.TABLE_FULL);
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
            new Entry.ProfileSet(id, botName(table), freeColour(table)),
            new Entry.MarkedReady(id));
    return GameStarter.grant(table, entries, decisionContext);
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

  static Decision watch(Table table, String name, DecisionContext decisionContext) {
    if (!table.options().spectators()) return new Decision.Objected(TableRefusal.NO_SPECTATORS);
    return granted(
        new Entry.Watched(table.company().nextId(), name, Optional.of(decisionContext.node())));
  }

  static Decision stopWatching(Table table, int spectator) {
    boolean watches =
        table.company().spectators().stream().anyMatch(other -> other.id() == spectator);
    return watches
        ? granted(new Entry.Unwatched(spectator))
        : new Decision.Objected(TableRefusal.NOT_AT_THE_TABLE);
  }

  /// What is not said stays as it was. A colour that another wears already is no fault before the
  /// start.
  static Decision dress(Table table, Command.SetProfile setProfile) {
    var member = table.company().find(setProfile.member());
    if (member.isEmpty()) return new Decision.Objected(TableRefusal.NOT_AT_THE_TABLE);
    if (table.hasStarted() || member.get().ready())
      return new Decision.Objected(TableRefusal.GAME_RUNNING);
    var colour = setProfile.colour().or(member.get()::colour);
    if (colour.isPresent() && !isAvailable(table, colour.get()))
      return new Decision.Objected(TableRefusal.COLOUR_OF_THE_EXTENSION);
    var name = setProfile.name().or(member.get()::name);
    if (name.isEmpty()) return new Decision.Objected(TableRefusal.NAME_MISSING);
    return granted(new Entry.ProfileSet(setProfile.member(), name.get(), colour));
  }

  static Decision ready(Table table, int member, DecisionContext decisionContext) {
    var tableRefusal = objectionToReady(table, member);
    return tableRefusal.isPresent()
        ? new Decision.Objected(tableRefusal.get())
        : GameStarter.grant(table, List.of(new Entry.MarkedReady(member)), decisionContext);
  }

  private static Optional<TableRefusal> objectionToReady(Table table, int id) {
    var member = table.company().find(id);
    if (member.isEmpty()) return Optional.of(TableRefusal.NOT_AT_THE_TABLE);
    if (table.hasStarted()) return Optional.of(TableRefusal.GAME_RUNNING);
    if (member.get().ready()) return Optional.of(TableRefusal.ALREADY_READY);
    if (member.get().name().isEmpty()) return Optional.of(TableRefusal.NAME_MISSING);
    if (table.options().game() != GameKind.CATAN) return Optional.empty();
    if (member.get().colour().isEmpty()) return Optional.of(TableRefusal.COLOUR_MISSING);
    boolean taken =
        table.members().stream()
            .anyMatch(m -> m.id() != id && m.ready() && m.colour().equals(member.get().colour()));
    return taken ? Optional.of(TableRefusal.COLOUR_TAKEN) : Optional.empty();
  }

  static Decision say(Table table, int speaker, String text) {
    return table.company().has(speaker)
        ? granted(new Entry.Chatted(OptionalInt.of(speaker), text))
        : new Decision.Objected(TableRefusal.NOT_AT_THE_TABLE);
  }

  /// One new table is enough, whoever asks for it.
  static Decision playAgain(Table table, Command.Rematch again) {
    if (!table.isOver()) return new Decision.Objected(TableRefusal.GAME_NOT_OVER);
    if (table.successor().isPresent()) return new Decision.Objected(TableRefusal.CONTINUED_ALREADY);
    return granted(new Entry.Continued(again.table(), again.name()));
  }

  private static Decision granted(Entry entry) {
    return new Decision.Granted(List.of(entry));
  }
}
