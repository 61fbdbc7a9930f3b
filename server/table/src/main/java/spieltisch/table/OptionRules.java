package spieltisch.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Decision.Refused;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameKind;
import spieltisch.table.member.Member;
import spieltisch.table.options.TableOptions;

/// Decides whether the host may change the options of a table.
///
/// Before the game the host may change the options as long as no other person is ready, because a
/// person who is ready has agreed to the options. While other people are at the table, the new
/// rules must not need messages that the old rules did not need. The reason is that the server
/// compares a client's protocol with the rules only when the client joins. During the game the host
/// may change only the pace: the time limits and the speed of the bots. A change during the game
/// needs a pause, to which all people have agreed.
final class OptionRules {
  private OptionRules() {}

  static Decision<List<Entry>> change(
      Table table, Command.ChangeOptions command, DecisionContext context) {
    var refusal = refusal(table, command);
    if (refusal.isPresent()) return new Refused<>(refusal.get());
    var name = table.members().member(command.member()).name().orElse("#" + command.member());
    var sentence = TableSentence.OPTIONS_CHANGED.with(name);
    return GameStarter.accept(
        table,
        List.of(
            new Entry.OptionsChanged(command.member(), command.options()),
            new Entry.Chatted(OptionalInt.empty(), sentence)),
        context);
  }

  private static Optional<TableRefusal> refusal(Table table, Command.ChangeOptions command) {
    var options = command.options();
    if (table.isOver()) return Optional.of(TableRefusal.GAME_OVER);
    if (table.members().host().filter(it -> it.id() == command.member()).isEmpty())
      return Optional.of(TableRefusal.NOT_THE_HOST);
    if (options.game() != table.options().game()) return Optional.of(TableRefusal.WRONG_GAME);
    if (options.equals(table.options())) return Optional.of(TableRefusal.OPTIONS_UNCHANGED);
    if (table.hasStarted()) return refusalDuringGame(table, options);
    if (options.most() < table.players().size()) return Optional.of(TableRefusal.TABLE_FULL);
    boolean isAgreed = table.players().stream().anyMatch(it -> hasAgreed(it, command.member()));
    if (isAgreed) return Optional.of(TableRefusal.OPTIONS_AGREED);
    return hasOthers(table, command.member()) && needsMoreMessages(table.options(), options)
        ? Optional.of(TableRefusal.RULES_NEED_MORE_MESSAGES)
        : Optional.empty();
  }

  /// Returns whether another person has a seat or watches. A person who has lost the connection
  /// counts, too.
  private static boolean hasOthers(Table table, int host) {
    return !table.members().spectators().isEmpty()
        || table.players().stream().anyMatch(it -> it.id() != host && it.bot().isEmpty());
  }

  /// Returns whether clients need messages for the new rules that they did not need for the old
  /// ones. The protocols of the clients at the table are known to have messages for the old rules
  /// only.
  private static boolean needsMoreMessages(TableOptions before, TableOptions after) {
    if (after.game() != GameKind.CATAN) return false;
    var old = before.catan();
    var rules = after.catan();
    return !rules.island().equals(old.island())
        || (rules.robber() && !old.robber())
        || (rules.trade() && !old.trade())
        || (rules.cards() && !old.cards());
  }

  private static boolean hasAgreed(Member member, int host) {
    return member.id() != host && member.bot().isEmpty() && member.ready();
  }

  private static Optional<TableRefusal> refusalDuringGame(Table table, TableOptions options) {
    if (!table.isPaused()) return Optional.of(TableRefusal.OPTIONS_NEED_PAUSE);
    return table.options().withPaceOf(options).equals(options)
        ? Optional.empty()
        : Optional.of(TableRefusal.ONLY_PACE);
  }
}
