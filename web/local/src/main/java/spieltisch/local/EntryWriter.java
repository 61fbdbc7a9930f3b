package spieltisch.local;

import java.util.List;
import spieltisch.catan.Board;
import spieltisch.catan.Options;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.GameEvent;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanOpening;
import spieltisch.table.game.GameOpening;
import spieltisch.table.game.TorresOpening;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;
import spieltisch.torres.Variant;

/// Writes entries in the format of the journal, as `docs/journal.md` describes it.
///
/// The server writes the same text with a library that needs reflection, which the browser lacks. A
/// test compares the two texts.
final class EntryWriter {
  private final EntryText json = new EntryText();

  private EntryWriter() {}

  static String write(Entry entry) {
    var writer = new EntryWriter();
    writer.json.object(() -> writer.entry(entry));
    return writer.json.text();
  }

  private void entry(Entry entry) {
    switch (entry) {
      case Entry.Opened(var name, var options, var seed) -> {
        json.is("opened");
        json.text("name", name);
        json.object("options", () -> options(options));
        seed.ifPresent(it -> json.text("seed", it.hex()));
      }
      case Entry.Started(var seed, var opening, var luckUsed, var at) -> {
        json.is("started");
        json.text("seed", seed.hex());
        json.object("opening", () -> opening(opening));
        json.number("luckUsed", luckUsed);
        json.number("at", at);
      }
      case Entry.Acted acted -> acted(acted);
      case Entry.Joined(var member, var client, var bot, var tokenHash, var age, var node) -> {
        json.is("joined");
        json.number("member", member);
        json.text("client", client);
        bot.ifPresent(it -> json.text("bot", it));
        tokenHash.ifPresent(it -> json.text("tokenHash", it));
        age.ifPresent(it -> json.number("age", it));
        node.ifPresent(it -> json.text("node", it));
      }
      case Entry.SeatReserved(var member, var since) -> {
        json.is("awaited");
        json.number("member", member);
        json.number("since", since);
      }
      case Entry.ProfileSet(var member, var name, var colour) -> {
        json.is("dressed");
        json.number("member", member);
        json.text("name", name);
        colour.ifPresent(it -> json.text("colour", it.name()));
      }
      case Entry.MarkedReady(var member) -> {
        json.is("readied");
        json.number("member", member);
      }
      case Entry.Contributed(var member, var random) -> {
        json.is("contributed");
        json.number("member", member);
        json.text("random", random.hex());
      }
      case Entry.ReadyAwaited(var member, var at, var warned) -> {
        json.is("ready awaited");
        json.number("member", member);
        json.number("at", at);
        json.bool("warned", warned);
      }
      case Entry.Kicked(var member, var by) -> {
        json.is("kicked");
        json.number("member", member);
        by.ifPresent(it -> json.number("by", it));
      }
      case Entry.Left(var member) -> {
        json.is("left");
        json.number("member", member);
      }
      case Entry.Watched(var spectator, var name, var node) -> {
        json.is("watched");
        json.number("spectator", spectator);
        json.text("name", name);
        node.ifPresent(it -> json.text("node", it));
      }
      case Entry.Unwatched(var spectator) -> {
        json.is("unwatched");
        json.number("spectator", spectator);
      }
      case Entry.CounterOffered(var seat, var offer, var give, var want) -> {
        json.is("counter-offered");
        json.number("seat", seat.index());
        json.number("offer", offer);
        json.resources("give", give);
        json.resources("want", want);
      }
      case Entry.Undone(var seat, var placement, var at) -> {
        json.is("undone");
        json.number("seat", seat.index());
        json.number("placement", placement);
        json.number("at", at);
      }
      case Entry.Chatted(var member, var text) -> {
        json.is("said");
        member.ifPresent(it -> json.number("member", it));
        json.text("text", text);
      }
      case Entry.Disconnected(var member, var at) -> {
        json.is("lost");
        json.number("member", member);
        json.number("at", at);
      }
      case Entry.Returned(var member, var node) -> {
        json.is("returned");
        json.number("member", member);
        node.ifPresent(it -> json.text("node", it));
      }
      case Entry.TakenOver(var member) -> {
        json.is("covered");
        json.number("member", member);
      }
      case Entry.OptionsChanged(var member, var options) -> {
        json.is("options changed");
        json.number("member", member);
        json.object("options", () -> options(options));
      }
      case Entry.PauseAsked(var member) -> {
        json.is("pause asked");
        json.number("member", member);
      }
      case Entry.Paused(var automatic, var at) -> {
        json.is("paused");
        json.bool("automatic", automatic);
        json.number("at", at);
      }
      case Entry.Resumed(var at) -> {
        json.is("resumed");
        json.number("at", at);
      }
      case Entry.Continued(var table, var name, var commitment) -> {
        json.is("continued");
        json.text("table", table);
        json.text("name", name);
        commitment.ifPresent(it -> json.text("commitment", it));
      }
      case Entry.Aborted(var reason) -> {
        json.is("broken off");
        json.text("reason", reason);
      }
      case Entry.Expired(var at) -> {
        json.is("expired");
        json.number("at", at);
      }
    }
  }

  private void acted(Entry.Acted acted) {
    json.is("acted");
    json.number("seat", acted.seat().index());
    json.object("deed", () -> action(acted.action()));
    json.object("happening", () -> events(acted.events()));
    json.number("luckUsed", acted.luckUsed());
    json.text("actor", acted.actor().name());
    json.number("at", acted.at());
  }

  private void action(GameAction action) {
    if (action instanceof spieltisch.catan.Action catan) {
      json.is("catan");
      json.object("action", () -> new CatanJournalWriter(json).action(catan));
    } else if (action instanceof spieltisch.torres.Action torres) {
      json.is("torres");
      json.object("action", () -> new TorresJournalWriter(json).action(torres));
    }
  }

  private void events(List<GameEvent> events) {
    boolean isCatan = events.getFirst() instanceof spieltisch.catan.rules.Event;
    json.is(isCatan ? "catan" : "torres");
    json.list("events", events, this::event);
  }

  private void event(GameEvent event) {
    json.object(
        () -> {
          if (event instanceof spieltisch.catan.rules.Event catan)
            new CatanJournalWriter(json).event(catan);
          else if (event instanceof spieltisch.torres.rules.Event torres)
            new TorresJournalWriter(json).event(torres);
        });
  }

  private void options(TableOptions options) {
    json.text("game", options.game().name());
    json.number("fewest", options.fewest());
    json.number("most", options.most());
    json.object("catan", () -> catan(options.catan()));
    torres(options.torres(), "torres");
    options.boardSeed().ifPresent(it -> json.number("boardSeed", it));
    json.object("clock", () -> clock(options.clock()));
    options.passwordHash().ifPresent(it -> json.text("passwordHash", it));
    json.bool("spectators", options.spectators());
    json.text("loss", options.loss().name());
    options.ready().ifPresent(it -> json.number("ready", it));
    options.botPause().ifPresent(it -> json.number("botPause", it));
    options.undo().ifPresent(it -> json.bool("undo", it));
  }

  private void clock(TimeControl clock) {
    json.number("turn", clock.turn());
    json.number("increment", clock.increment());
    json.number("discard", clock.discard());
    clock.computer().ifPresent(it -> json.number("computer", it));
    clock.answer().ifPresent(it -> json.number("answer", it));
  }

  private void catan(Options options) {
    json.text("variant", options.variant().name());
    json.number("players", options.players());
    json.number("victoryPoints", options.victoryPoints());
    json.number("bank", options.bank());
    json.text("desert", options.desert().name());
    json.text("tokens", options.tokens().name());
    json.text("dice", options.dice().name());
    json.text("harbours", options.harbours().name());
    json.text("shortage", options.shortage().name());
    json.text("order", options.order().name());
    json.bool("robber", options.robber());
    json.text("robbing", options.robbing().name());
    json.bool("trade", options.trade());
    json.bool("cards", options.cards());
    json.bool("awards", options.awards());
    json.bool("specialBuilding", options.specialBuilding());
    json.text("founding", options.founding().name());
    json.text("invention", options.invention().name());
    json.number("offersPerTurn", options.offersPerTurn());
    json.number("openOffers", options.openOffers());
  }

  private void torres(spieltisch.torres.Options options, String name) {
    json.list(name, options.variants().stream().map(Variant::word).toList(), json::item);
  }

  private void opening(GameOpening opening) {
    switch (opening) {
      case CatanOpening catan -> {
        json.is("catan");
        json.object("options", () -> catan(catan.options()));
        json.object("board", () -> board(catan.board()));
        json.numbers("order", catan.order());
        json.list("rolls", catan.rolls(), this::roll);
      }
      case TorresOpening torres -> {
        json.is("torres");
        torres(torres.options(), "options");
        json.number("first", torres.first().index());
        json.numbers("order", torres.order());
      }
    }
  }

  private void board(Board board) {
    json.list("terrain", board.terrain(), terrain -> json.item(terrain.name()));
    json.numbers("tokens", board.tokens());
    json.list(
        "harbours",
        board.harbours(),
        harbour ->
            json.object(
                () -> {
                  json.hex("sea", harbour.sea());
                  json.hex("land", harbour.land());
                  harbour.special().ifPresent(it -> json.text("special", it.name()));
                }));
    json.hex("robber", board.robber());
  }

  private void roll(GameOpening.OrderRoll roll) {
    json.object(
        () -> {
          json.number("member", roll.member());
          json.number("first", roll.first());
          json.number("second", roll.second());
        });
  }
}
