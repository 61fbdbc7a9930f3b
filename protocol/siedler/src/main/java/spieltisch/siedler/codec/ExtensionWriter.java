package spieltisch.siedler.codec;

import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.TableInfo;
import spieltisch.siedler.message.Word;

/// Writes what a server says in extensions.
final class ExtensionWriter {
  private final DialectWriter dialectWriter;

  ExtensionWriter(DialectWriter dialectWriter) {
    this.dialectWriter = dialectWriter;
  }

  boolean write(ServerMessage.Extra extra) {
    return switch (extra) {
      case ServerMessage.Token(var token) ->
          dialectWriter.say(Word.RETURN, () -> dialectWriter.field(Word.TOKEN, token));
      case ServerMessage.Tables tables -> dialectWriter.say(Word.TABLES, () -> tables(tables));
      case ServerMessage.Spectators(var count) ->
          dialectWriter.say(Word.SPECTATOR, () -> dialectWriter.field(Word.COUNT, count));
      case ServerMessage.LegalMoves legal -> dialectWriter.say(Word.MOVE_LIST, () -> moves(legal));
      case ServerMessage.TimeLeft left -> dialectWriter.say(Word.TIME_LEFT, () -> timeLeft(left));
      case ServerMessage.DiceCommitment(var digest) ->
          dialectWriter.say(Word.DICE_PLEDGE, () -> dialectWriter.field(Word.DIGEST, digest));
      case ServerMessage.DiceSeed(var seed) ->
          dialectWriter.say(Word.DICE_SEED, () -> dialectWriter.field(Word.SEED, seed));
      case ServerMessage.EventNumber(var number) ->
          dialectWriter.say(Word.EVENT_NUMBER, () -> dialectWriter.field(Word.NUMBER, number));
      case ServerMessage.Bank bank -> dialectWriter.say(Word.BANK, () -> bank(bank));
      case ServerMessage.Rematch rematch -> dialectWriter.say(Word.REMATCH, () -> rematch(rematch));
    };
  }

  private void tables(ServerMessage.Tables tables) {
    dialectWriter.list(
        Word.TABLES, () -> tables.tables().forEach(it -> dialectWriter.object(() -> table(it))));
  }

  private void table(TableInfo table) {
    dialectWriter.field(Word.NAME, table.name());
    dialectWriter.field(Word.PLAYERS, table.players());
    dialectWriter.field(Word.SEATS, table.seats());
    dialectWriter.field(Word.IS_RUNNING, table.isRunning());
  }

  /// Each as the player could send it; what the dialect cannot say is not in the list.
  private void moves(ServerMessage.LegalMoves legal) {
    var writer = new ClientWriter(dialectWriter, Extensions.NONE);
    dialectWriter.list(Word.MOVES, () -> legal.moves().forEach(writer::write));
  }

  private void timeLeft(ServerMessage.TimeLeft left) {
    dialectWriter.field(Word.PLAYER, left.player());
    dialectWriter.field(Word.MILLISECONDS, left.milliseconds());
  }

  private void rematch(ServerMessage.Rematch rematch) {
    dialectWriter.field(Word.TABLE, rematch.table());
    rematch.token().ifPresent(token -> dialectWriter.field(Word.TOKEN, token));
  }

  private void bank(ServerMessage.Bank bank) {
    CardCodec.writeAll(dialectWriter, Word.RESOURCES, bank.resources());
    dialectWriter.field(Word.FACE_DOWN, bank.faceDown());
    dialectWriter.field(Word.BANK_CARDS, bank.cards());
  }
}
