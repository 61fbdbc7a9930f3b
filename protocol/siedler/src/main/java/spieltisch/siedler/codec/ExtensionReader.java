package spieltisch.siedler.codec;

import java.util.ArrayList;
import java.util.Optional;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.TableInfo;
import spieltisch.siedler.message.Word;

/// Reads what a server says in extensions.
final class ExtensionReader {
  private ExtensionReader() {}

  /// @param moves reads the messages in a list of moves
  static void addTo(MessageTypes<ServerMessage> messageTypes, ClientReader moves) {
    messageTypes.add(
        Word.RETURN, jsonCursor -> new ServerMessage.Token(jsonCursor.field(Word.TOKEN).text()));
    messageTypes.add(Word.TABLES, ExtensionReader::tables);
    messageTypes.add(
        Word.SPECTATOR,
        jsonCursor -> new ServerMessage.Spectators(jsonCursor.field(Word.COUNT).whole()));
    messageTypes.add(Word.MOVE_LIST, jsonCursor -> legal(jsonCursor, moves));
    messageTypes.add(
        Word.TIME_LEFT,
        jsonCursor ->
            new ServerMessage.TimeLeft(
                jsonCursor.field(Word.PLAYER).whole(),
                jsonCursor.field(Word.MILLISECONDS).whole()));
    messageTypes.add(
        Word.DICE_PLEDGE,
        jsonCursor -> new ServerMessage.DiceCommitment(jsonCursor.field(Word.DIGEST).text()));
    messageTypes.add(
        Word.DICE_SEED,
        jsonCursor -> new ServerMessage.DiceSeed(jsonCursor.field(Word.SEED).text()));
    messageTypes.add(
        Word.EVENT_NUMBER,
        jsonCursor -> new ServerMessage.EventNumber(jsonCursor.field(Word.NUMBER).large()));
    messageTypes.add(Word.BANK, ExtensionReader::bank);
    messageTypes.add(
        Word.REMATCH,
        jsonCursor ->
            new ServerMessage.Rematch(
                jsonCursor.field(Word.TABLE).text(),
                Optional.ofNullable(jsonCursor.find(Word.TOKEN)).map(JsonCursor::text)));
  }

  private static ServerMessage tables(JsonCursor jsonCursor) {
    var tables = new ArrayList<TableInfo>();
    for (var item : jsonCursor.field(Word.TABLES).items())
      tables.add(
          new TableInfo(
              item.field(Word.NAME).text(),
              item.field(Word.PLAYERS).whole(),
              item.field(Word.SEATS).whole(),
              item.field(Word.IS_RUNNING).flag()));
    return new ServerMessage.Tables(tables);
  }

  private static ServerMessage legal(JsonCursor jsonCursor, ClientReader reader) {
    var moves = new ArrayList<ClientMessage.Move>();
    for (var item : jsonCursor.field(Word.MOVES).items())
      if (reader.read(item) instanceof ClientMessage.Move move) moves.add(move);
    return new ServerMessage.LegalMoves(moves);
  }

  private static ServerMessage bank(JsonCursor jsonCursor) {
    return new ServerMessage.Bank(
        CardCodec.resources(jsonCursor.field(Word.RESOURCES)),
        jsonCursor.field(Word.FACE_DOWN).whole(),
        jsonCursor.field(Word.BANK_CARDS).whole());
  }
}
