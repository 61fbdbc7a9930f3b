package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Decision.Accepted;
import spieltisch.kernel.Decision.Refused;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameKind;

/// Decides commands about members and spectators: joining, names and colours, readiness, chat and
/// rematch.
final class SeatingRules {
  private SeatingRules() {}

  static Decision<List<Entry>> join(Table table, Command.Join join, DecisionContext context) {
    var refusal = joinRefusal(table, join.passwordProof());
    if (refusal.isPresent()) return new Refused<>(refusal.get());
    return accept(
        new Entry.Joined(
            table.members().nextId(),
            join.client(),
            Optional.empty(),
            join.tokenHash(),
            OptionalInt.empty(),
            Optional.of(context.node())));
  }

  static Decision<List<Entry>> joinReady(
      Table table, Command.JoinReady join, DecisionContext context) {
    var refusal = joinRefusal(table, join.passwordProof());
    if (refusal.isPresent()) return new Refused<>(refusal.get());
    var nameRefusal = NameRules.refusal(join.name());
    if (nameRefusal.isPresent()) return new Refused<>(nameRefusal.get());
    if (NameRules.isTaken(table, join.name())) return new Refused<>(TableRefusal.NAME_TAKEN);
    int id = table.members().nextId();
    var entries =
        List.<Entry>of(
            new Entry.Joined(
                id,
                join.client(),
                Optional.empty(),
                join.tokenHash(),
                OptionalInt.of(join.age()),
                Optional.of(context.node())),
            new Entry.ProfileSet(id, join.name(), freeColour(table)),
            new Entry.MarkedReady(id));
    return GameStarter.accept(table, entries, context);
  }

  private static Optional<TableRefusal> joinRefusal(Table table, Optional<String> proof) {
    var refusal = newSeatRefusal(table);
    if (refusal.isPresent()) return refusal;
    return isProven(table, proof) ? Optional.empty() : Optional.of(TableRefusal.WRONG_PASSWORD);
  }

  private static boolean isProven(Table table, Optional<String> proof) {
    var hash = table.options().passwordHash();
    return hash.isEmpty() || hash.equals(proof);
  }

  private static Optional<TableRefusal> newSeatRefusal(Table table) {
    if (table.expired()) return Optional.of(TableRefusal.NO_SUCH_TABLE);
    if (table.hasStarted()) return Optional.of(TableRefusal.GAME_RUNNING);
    return table.players().size() >= table.options().most()
        ? Optional.of(TableRefusal.TABLE_FULL)
        : Optional.empty();
  }

  static Decision<List<Entry>> addBot(Table table, String level, DecisionContext context) {
    var refusal = newSeatRefusal(table);
    if (refusal.isPresent()) return new Refused<>(refusal.get());
    int id = table.members().nextId();
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
    return GameStarter.accept(table, entries, context);
  }

  static List<Entry> opening(Entry.Opened opened, List<String> bots, DecisionContext context) {
    var entries = new ArrayList<Entry>(List.of(opened));
    for (var level : bots)
      switch (Table.of(entries).decide(new Command.AddBot(level), context)) {
        case Accepted(var joining) -> entries.addAll(joining);
        case Refused(var reason) -> throw new IllegalArgumentException(reason.english());
      }
    return List.copyOf(entries);
  }

  private static String botName(Table table) {
    for (int i = 1; ; i++) {
      var name = "Bot-" + i;
      if (!NameRules.isTaken(table, name)) return name;
    }
  }

  private static Optional<Colour> freeColour(Table table) {
    for (var colour : Colour.values())
      if (isAvailable(table, colour)
          && table.players().stream().noneMatch(m -> m.colour().equals(Optional.of(colour))))
        return Optional.of(colour);
    return Optional.empty();
  }

  private static boolean isAvailable(Table table, Colour colour) {
    return !colour.needsExtension() || table.options().most() > 4;
  }

  static Decision<List<Entry>> watch(Table table, Command.Watch watch, DecisionContext context) {
    if (table.expired()) return new Refused<>(TableRefusal.NO_SUCH_TABLE);
    if (!table.options().spectators()) return new Refused<>(TableRefusal.NO_SPECTATORS);
    if (!isProven(table, watch.passwordProof())) return new Refused<>(TableRefusal.WRONG_PASSWORD);
    var refusal = NameRules.refusal(watch.name());
    if (refusal.isPresent()) return new Refused<>(refusal.get());
    var unique = NameRules.unique(table, watch.name(), 0);
    return accept(new Entry.Watched(table.members().nextId(), unique, Optional.of(context.node())));
  }

  static Decision<List<Entry>> stopWatching(Table table, int spectator) {
    boolean watches =
        table.members().spectators().stream().anyMatch(other -> other.id() == spectator);
    return watches
        ? accept(new Entry.Unwatched(spectator))
        : new Refused<>(TableRefusal.NOT_AT_THE_TABLE);
  }

  /// Sets the name and the colour of a player. An empty field in the command leaves the player's
  /// present value unchanged. A name that looks like another one at the table gets a number. The
  /// server does not refuse a duplicate name. The protocol documents describe no such refusal, so a
  /// refused client would wait for ever. Two members may choose the same colour until one of them
  /// is ready.
  static Decision<List<Entry>> setProfile(Table table, Command.SetProfile setProfile) {
    var member = table.members().find(setProfile.member());
    if (member.isEmpty()) return new Refused<>(TableRefusal.NOT_AT_THE_TABLE);
    if (table.hasStarted() || member.get().ready()) return new Refused<>(TableRefusal.GAME_RUNNING);
    var colour = setProfile.colour().or(member.get()::colour);
    if (colour.isPresent() && !isAvailable(table, colour.get()))
      return new Refused<>(TableRefusal.COLOUR_OF_THE_EXTENSION);
    var name = setProfile.name().or(member.get()::name);
    if (name.isEmpty()) return new Refused<>(TableRefusal.NAME_MISSING);
    var refusal = NameRules.refusal(name.get());
    if (refusal.isPresent()) return new Refused<>(refusal.get());
    var unique = NameRules.unique(table, name.get(), setProfile.member());
    return accept(new Entry.ProfileSet(setProfile.member(), unique, colour));
  }

  static Decision<List<Entry>> ready(Table table, int member, DecisionContext context) {
    var refusal = readyRefusal(table, member);
    return refusal.isPresent()
        ? new Refused<>(refusal.get())
        : GameStarter.accept(table, List.of(new Entry.MarkedReady(member)), context);
  }

  private static Optional<TableRefusal> readyRefusal(Table table, int id) {
    var member = table.members().find(id);
    if (member.isEmpty()) return Optional.of(TableRefusal.NOT_AT_THE_TABLE);
    if (table.hasStarted()) return Optional.of(TableRefusal.GAME_RUNNING);
    if (member.get().ready()) return Optional.of(TableRefusal.ALREADY_READY);
    if (member.get().name().isEmpty()) return Optional.of(TableRefusal.NAME_MISSING);
    if (table.options().game() != GameKind.CATAN) return Optional.empty();
    if (member.get().colour().isEmpty()) return Optional.of(TableRefusal.COLOUR_MISSING);
    boolean taken =
        table.players().stream()
            .anyMatch(m -> m.id() != id && m.ready() && m.colour().equals(member.get().colour()));
    return taken ? Optional.of(TableRefusal.COLOUR_TAKEN) : Optional.empty();
  }

  /// Accepts at most one contribution from each player, before the game begins. A table without a
  /// server seed has made no commitment, so it refuses contributions.
  static Decision<List<Entry>> contribute(Table table, Command.Contribute contribute) {
    var member = table.members().find(contribute.member());
    if (member.isEmpty()) return new Refused<>(TableRefusal.NOT_AT_THE_TABLE);
    if (table.hasStarted()) return new Refused<>(TableRefusal.GAME_RUNNING);
    if (table.serverSeed().isEmpty()) return new Refused<>(TableRefusal.NO_CONTRIBUTIONS);
    if (member.get().contribution().isPresent())
      return new Refused<>(TableRefusal.CONTRIBUTED_ALREADY);
    return accept(new Entry.Contributed(contribute.member(), contribute.random()));
  }

  static Decision<List<Entry>> chat(Table table, int speaker, String text) {
    return table.members().contains(speaker)
        ? accept(new Entry.Chatted(OptionalInt.of(speaker), text))
        : new Refused<>(TableRefusal.NOT_AT_THE_TABLE);
  }

  /// Names the rematch table of a finished game. A game has at most one rematch.
  static Decision<List<Entry>> rematch(Table table, Command.Rematch rematch) {
    if (!table.isOver() || table.expired()) return new Refused<>(TableRefusal.GAME_NOT_OVER);
    if (table.successor().isPresent()) return new Refused<>(TableRefusal.CONTINUED_ALREADY);
    return accept(new Entry.Continued(rematch.table(), rematch.name(), rematch.commitment()));
  }

  static Decision<List<Entry>> expire(Table table, DecisionContext context) {
    return table.isAbandoned()
        ? accept(new Entry.Expired(context.now()))
        : new Refused<>(TableRefusal.NOTHING_DUE);
  }

  private static Decision<List<Entry>> accept(Entry entry) {
    return new Accepted<>(List.of(entry));
  }
}
