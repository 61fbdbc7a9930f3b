package spieltisch.siedler;

import java.util.ArrayList;
import java.util.Optional;

/// Reads what a server says in extensions.
final class ExtraReader {
  private ExtraReader() {}

  /// @param moves reads the messages in a list of moves
  static void addTo(Types<ServerMessage> types, ClientReader moves) {
    types.add(Word.RETURN, node -> new ServerMessage.Token(node.field(Word.TOKEN).text()));
    types.add(Word.TABLES, ExtraReader::tables);
    types.add(Word.SPECTATOR, node -> new ServerMessage.Spectators(node.field(Word.COUNT).whole()));
    types.add(Word.MOVE_LIST, node -> legal(node, moves));
    types.add(
        Word.TIME_LEFT,
        node ->
            new ServerMessage.TimeLeft(
                node.field(Word.PLAYER).whole(), node.field(Word.MILLISECONDS).whole()));
    types.add(
        Word.DICE_PLEDGE, node -> new ServerMessage.DicePledge(node.field(Word.DIGEST).text()));
    types.add(Word.DICE_SEED, node -> new ServerMessage.DiceSeed(node.field(Word.SEED).text()));
    types.add(
        Word.EVENT_NUMBER, node -> new ServerMessage.EventNumber(node.field(Word.NUMBER).large()));
    types.add(Word.BANK, ExtraReader::bank);
    types.add(
        Word.REMATCH,
        node ->
            new ServerMessage.Rematch(
                node.field(Word.TABLE).text(),
                Optional.ofNullable(node.find(Word.TOKEN)).map(Node::text)));
  }

  private static ServerMessage tables(Node node) {
    var tables = new ArrayList<TableInfo>();
    for (var item : node.field(Word.TABLES).items())
      tables.add(
          new TableInfo(
              item.field(Word.NAME).text(),
              item.field(Word.PLAYERS).whole(),
              item.field(Word.SEATS).whole(),
              item.field(Word.IS_RUNNING).flag()));
    return new ServerMessage.Tables(tables);
  }

  private static ServerMessage legal(Node node, ClientReader reader) {
    var moves = new ArrayList<ClientMessage.Move>();
    for (var item : node.field(Word.MOVES).items())
      if (reader.read(item) instanceof ClientMessage.Move move) moves.add(move);
    return new ServerMessage.LegalMoves(moves);
  }

  private static ServerMessage bank(Node node) {
    return new ServerMessage.Bank(
        Goods.resources(node.field(Word.RESOURCES)),
        node.field(Word.FACE_DOWN).whole(),
        node.field(Word.BANK_CARDS).whole());
  }
}
