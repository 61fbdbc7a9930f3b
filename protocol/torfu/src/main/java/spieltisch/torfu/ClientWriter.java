package spieltisch.torfu;

import java.util.ArrayList;
import java.util.List;
import spieltisch.torfu.ClientMessage.*;
import spieltisch.torres.Action;
import spieltisch.torres.ActionKind;
import spieltisch.torres.PackedAction;

/// Writes what a client says as lines.
public final class ClientWriter {
  private final KeywordSpelling keywordSpelling;

  public ClientWriter(KeywordSpelling keywordSpelling) {
    this.keywordSpelling = keywordSpelling;
  }

  /// The lines of a message. What can only be heard, not said, is written as it was heard.
  public List<String> lines(ClientMessage message) {
    return switch (message) {
      case CreateGame game -> newGame(game);
      case ListGames _ -> List.of(keywordSpelling.spell(Keyword.LIST));
      case JoinGame join -> join(join);
      case WatchGame(var game, var spectator) ->
          List.of(spell(Keyword.WATCH, game), spell(Keyword.NAME, spectator));
      case BeginTurn _ -> List.of(keywordSpelling.spell(Keyword.ZUG));
      case EndTurn _ -> List.of(keywordSpelling.spell(Keyword.ZUGENDE));
      case Act(var action) -> action(action, KeywordSpelling.cardNumber(action.kind()));
      case ActWithWrongCard(var action) -> action(action, 0);
      case ActOffBoard(var actionKind) -> List.of(action(actionKind));
      case ActUnknown(var word) -> List.of(spell(Keyword.AKTION, word));
      case Say(var text) -> List.of(spell(Keyword.NACHRICHT, text));
      case AskStatus _ -> List.of(keywordSpelling.spell(Keyword.STATUS));
      case AskPlan _ -> List.of(keywordSpelling.spell(Keyword.PLAN));
      case AskPosition _ -> List.of(keywordSpelling.spell(Keyword.STELLUNG));
      case Secret(var text) -> List.of(spell(Keyword.KENNUNG, text));
      case Return(var game) -> List.of(spell(Keyword.WIEDER, game));
      case Want(var extra) -> List.of(keywordSpelling.spell(keyword(extra)));
      case Unknown(var line) -> List.of(ServerWriter.oneLine(line));
      case BadRegistration _, TooLong _ -> List.of();
    };
  }

  private static Keyword keyword(Extra extra) {
    return switch (extra) {
      case TIME_LEFT -> Keyword.RESTZEIT;
      case REMATCH -> Keyword.REVANCHE;
    };
  }

  private List<String> newGame(CreateGame game) {
    return List.of(
        spell(Keyword.NEU, Integer.toString(game.players())),
        spell(Keyword.NAME, game.name()),
        spell(Keyword.PASSWD, game.password()),
        spell(Keyword.TIMEOUT, Long.toString(game.timeout())));
  }

  private List<String> join(JoinGame join) {
    return List.of(
        spell(Keyword.JOIN, join.game()),
        spell(Keyword.PASSWD, join.password()),
        spell(Keyword.NAME, join.player()),
        spell(Keyword.ALTER, Integer.toString(join.age())));
  }

  private List<String> action(Action action, int card) {
    var lines = new ArrayList<String>();
    lines.add(action(action.kind()));
    if (action.kind().isCard()) lines.add(spell(Keyword.KARTE, Integer.toString(card)));
    ServerWriter.addSquares(lines, PackedAction.of(action), keywordSpelling);
    return lines;
  }

  private String action(ActionKind actionKind) {
    return spell(Keyword.AKTION, keywordSpelling.spell(KeywordSpelling.keyword(actionKind)));
  }

  private String spell(Keyword keyword, String value) {
    return (keywordSpelling.spell(keyword) + " " + ServerWriter.oneLine(value)).strip();
  }
}
