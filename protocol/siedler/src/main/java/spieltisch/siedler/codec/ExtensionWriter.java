package spieltisch.siedler.codec;

import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.TableInfo;
import spieltisch.siedler.message.Word;

/// Encodes the extension messages that a server sends.
final class ExtensionWriter {
  private final DialectWriter writer;

  ExtensionWriter(DialectWriter writer) {
    this.writer = writer;
  }

  boolean write(ServerMessage.ExtensionMessage message) {
    return switch (message) {
      case ServerMessage.Token(var token) ->
          writer.message(Word.RETURN, () -> writer.field(Word.TOKEN, token));
      case ServerMessage.Tables tables -> writer.message(Word.TABLES, () -> tables(tables));
      case ServerMessage.Spectators(var count) ->
          writer.message(Word.SPECTATOR, () -> writer.field(Word.COUNT, count));
      case ServerMessage.LegalMoves legal -> writer.message(Word.MOVE_LIST, () -> moves(legal));
      case ServerMessage.TimeLeft left -> writer.message(Word.TIME_LEFT, () -> timeLeft(left));
      case ServerMessage.AnswerTime time ->
          writer.message(Word.ANSWER_TIME, () -> answerTime(time));
      case ServerMessage.AnsweredFor answer ->
          writer.message(Word.ANSWERED_FOR, () -> answeredFor(answer));
      case ServerMessage.CounterOffered counter ->
          writer.message(Word.COUNTER_OFFER, () -> counterOffered(counter));
      case ServerMessage.DiceCommitment(var digest) ->
          writer.message(Word.DICE_COMMITMENT, () -> writer.field(Word.DIGEST, digest));
      case ServerMessage.DiceSeed(var seed) ->
          writer.message(Word.DICE_SEED, () -> writer.field(Word.SEED, seed));
      case ServerMessage.DiceContributions all ->
          writer.message(Word.DICE_CONTRIBUTIONS, () -> contributions(all));
      case ServerMessage.EventNumber(var number) ->
          writer.message(Word.EVENT_NUMBER, () -> writer.field(Word.NUMBER, number));
      case ServerMessage.Bank bank -> writer.message(Word.BANK, () -> bank(bank));
      case ServerMessage.Pause pause -> writer.message(Word.PAUSE, () -> pause(pause));
      case ServerMessage.Absence absence -> writer.message(Word.ABSENCE, () -> absence(absence));
      case ServerMessage.UndoOffered(var player) ->
          writer.message(Word.UNDO, () -> writer.field(Word.PLAYER, player));
      case ServerMessage.Undone(var piece) ->
          writer.message(
              Word.TAKEN_BACK,
              () -> writer.object(Word.BUILDING, () -> ServerWriter.building(writer, piece)));
      case ServerMessage.Rematch rematch -> writer.message(Word.REMATCH, () -> rematch(rematch));
    };
  }

  private void tables(ServerMessage.Tables tables) {
    writer.list(Word.TABLES, () -> tables.tables().forEach(it -> writer.object(() -> table(it))));
  }

  private void table(TableInfo table) {
    writer.field(Word.NAME, table.name());
    writer.field(Word.PLAYERS, table.players());
    writer.field(Word.SEATS, table.seats());
    writer.field(Word.IS_RUNNING, table.isRunning());
  }

  /// Writes each move as the message that the player would send. Moves that the dialect lacks are
  /// omitted.
  private void moves(ServerMessage.LegalMoves legal) {
    var moveWriter = new ClientWriter(writer, Extensions.NONE, ClientWriter.Zeros.OMITTED);
    writer.list(Word.MOVES, () -> legal.moves().forEach(moveWriter::write));
  }

  private void timeLeft(ServerMessage.TimeLeft left) {
    writer.field(Word.PLAYER, left.player());
    writer.field(Word.MILLISECONDS, left.milliseconds());
  }

  private void answerTime(ServerMessage.AnswerTime time) {
    writer.field(Word.OFFER_ID, time.offer());
    writer.field(Word.MILLISECONDS, time.milliseconds());
  }

  private void answeredFor(ServerMessage.AnsweredFor answer) {
    writer.field(Word.PLAYER, answer.player());
    writer.field(Word.OFFER_ID, answer.offer());
    writer.field(Word.REASON, answer.reason().word());
  }

  private void counterOffered(ServerMessage.CounterOffered counter) {
    writer.field(Word.PLAYER, counter.player());
    writer.field(Word.OFFER_ID, counter.offer());
    CardCodec.write(writer, Word.GIVE, counter.give());
    CardCodec.write(writer, Word.WANT, counter.want());
  }

  private void pause(ServerMessage.Pause pause) {
    writer.field(Word.IS_PAUSED, pause.isPaused());
    writer.list(Word.AGREED, () -> pause.agreed().forEach(writer::number));
  }

  private void absence(ServerMessage.Absence absence) {
    writer.field(Word.PLAYER, absence.player());
    absence.milliseconds().ifPresent(millis -> writer.field(Word.MILLISECONDS, millis));
    absence.turns().ifPresent(turns -> writer.field(Word.TURNS, turns));
  }

  private void rematch(ServerMessage.Rematch rematch) {
    writer.field(Word.TABLE, rematch.table());
    rematch.token().ifPresent(token -> writer.field(Word.TOKEN, token));
    rematch.digest().ifPresent(digest -> writer.field(Word.DIGEST, digest));
  }

  private void contributions(ServerMessage.DiceContributions all) {
    writer.list(
        Word.CONTRIBUTIONS,
        () -> all.contributions().forEach(it -> writer.object(() -> contribution(it))));
  }

  private void contribution(ServerMessage.DiceContributions.Contribution contribution) {
    writer.field(Word.PLAYER, contribution.player());
    writer.field(Word.RANDOM, contribution.random());
  }

  private void bank(ServerMessage.Bank bank) {
    CardCodec.writeAll(writer, Word.RESOURCES, bank.resources());
    writer.field(Word.FACE_DOWN, bank.faceDown());
    writer.field(Word.BANK_CARDS, bank.cards());
  }
}
