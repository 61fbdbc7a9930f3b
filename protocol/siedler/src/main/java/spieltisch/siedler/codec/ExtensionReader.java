package spieltisch.siedler.codec;

import java.util.ArrayList;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.TableInfo;
import spieltisch.siedler.message.Word;

/// Decodes the extension messages that a server sends.
final class ExtensionReader {
  private static final ServerMessage.AnsweredFor.Reason[] REASONS =
      ServerMessage.AnsweredFor.Reason.values();

  private ExtensionReader() {}

  /// Registers the extension messages.
  ///
  /// @param moves decodes the client messages in a list of legal moves
  static void addTo(MessageTypes<ServerMessage> types, ClientReader moves) {
    types.add(Word.RETURN, cursor -> new ServerMessage.Token(cursor.field(Word.TOKEN).asText()));
    types.add(Word.TABLES, ExtensionReader::tables);
    types.add(
        Word.SPECTATOR, cursor -> new ServerMessage.Spectators(cursor.field(Word.COUNT).asInt()));
    types.add(Word.MOVE_LIST, cursor -> legal(cursor, moves));
    types.add(
        Word.TIME_LEFT,
        cursor ->
            new ServerMessage.TimeLeft(
                cursor.field(Word.PLAYER).asInt(), cursor.field(Word.MILLISECONDS).asInt()));
    types.add(
        Word.ANSWER_TIME,
        cursor ->
            new ServerMessage.AnswerTime(
                cursor.field(Word.OFFER_ID).asInt(), cursor.field(Word.MILLISECONDS).asInt()));
    types.add(
        Word.ANSWERED_FOR,
        cursor ->
            new ServerMessage.AnsweredFor(
                cursor.field(Word.PLAYER).asInt(),
                cursor.field(Word.OFFER_ID).asInt(),
                cursor
                    .field(Word.REASON)
                    .enumValue(REASONS, ServerMessage.AnsweredFor.Reason::word)));
    types.add(
        Word.COUNTER_OFFER,
        cursor ->
            new ServerMessage.CounterOffered(
                cursor.field(Word.PLAYER).asInt(),
                cursor.field(Word.OFFER_ID).asInt(),
                CardCodec.resources(cursor.field(Word.GIVE)),
                CardCodec.resources(cursor.field(Word.WANT))));
    types.add(
        Word.DICE_COMMITMENT,
        cursor -> new ServerMessage.DiceCommitment(cursor.field(Word.DIGEST).asText()));
    types.add(
        Word.DICE_SEED, cursor -> new ServerMessage.DiceSeed(cursor.field(Word.SEED).asText()));
    types.add(Word.DICE_CONTRIBUTIONS, ExtensionReader::contributions);
    types.add(
        Word.EVENT_NUMBER,
        cursor -> new ServerMessage.EventNumber(cursor.field(Word.NUMBER).asLong()));
    types.add(Word.BANK, ExtensionReader::bank);
    types.add(Word.PAUSE, ExtensionReader::pause);
    types.add(
        Word.ABSENCE,
        cursor ->
            new ServerMessage.Absence(
                cursor.field(Word.PLAYER).asInt(),
                cursor.optional(Word.MILLISECONDS, JsonCursor::asInt),
                cursor.optional(Word.TURNS, JsonCursor::asInt)));
    types.add(
        Word.UNDO,
        cursor -> new ServerMessage.UndoOffered(PlaceReader.player(cursor, Word.PLAYER)));
    types.add(
        Word.TAKEN_BACK,
        cursor -> new ServerMessage.Undone(BoardMapReader.building(cursor.field(Word.BUILDING))));
    types.add(
        Word.REMATCH,
        cursor ->
            new ServerMessage.Rematch(
                cursor.field(Word.TABLE).asText(),
                cursor.optional(Word.TOKEN, JsonCursor::asText),
                cursor.optional(Word.DIGEST, JsonCursor::asText)));
  }

  private static ServerMessage contributions(JsonCursor cursor) {
    var all = new ArrayList<ServerMessage.DiceContributions.Contribution>();
    for (var item : cursor.field(Word.CONTRIBUTIONS).items())
      all.add(
          new ServerMessage.DiceContributions.Contribution(
              item.field(Word.PLAYER).asInt(), item.field(Word.RANDOM).asText()));
    return new ServerMessage.DiceContributions(all);
  }

  private static ServerMessage pause(JsonCursor cursor) {
    var agreed = new ArrayList<Integer>();
    for (var item : cursor.field(Word.AGREED).items()) agreed.add(item.asInt());
    return new ServerMessage.Pause(cursor.field(Word.IS_PAUSED).asBoolean(), agreed);
  }

  private static ServerMessage tables(JsonCursor cursor) {
    var tables = new ArrayList<TableInfo>();
    for (var item : cursor.field(Word.TABLES).items())
      tables.add(
          new TableInfo(
              item.field(Word.NAME).asText(),
              item.field(Word.PLAYERS).asInt(),
              item.field(Word.SEATS).asInt(),
              item.field(Word.IS_RUNNING).asBoolean()));
    return new ServerMessage.Tables(tables);
  }

  private static ServerMessage legal(JsonCursor cursor, ClientReader reader) {
    var moves = new ArrayList<ClientMessage.Move>();
    for (var item : cursor.field(Word.MOVES).items())
      if (reader.read(item) instanceof ClientMessage.Move move) moves.add(move);
    return new ServerMessage.LegalMoves(moves);
  }

  private static ServerMessage bank(JsonCursor cursor) {
    return new ServerMessage.Bank(
        CardCodec.resources(cursor.field(Word.RESOURCES)),
        cursor.field(Word.FACE_DOWN).asInt(),
        cursor.field(Word.BANK_CARDS).asInt());
  }
}
