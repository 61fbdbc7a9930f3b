package spieltisch.siedler;

/// Writes what a server says in extensions.
final class ExtraWriter {
  private final Pen pen;

  ExtraWriter(Pen pen) {
    this.pen = pen;
  }

  boolean write(ServerMessage.Extra extra) {
    return switch (extra) {
      case ServerMessage.Token(var token) ->
          pen.say(Word.RETURN, () -> pen.field(Word.TOKEN, token));
      case ServerMessage.Tables tables -> pen.say(Word.TABLES, () -> tables(tables));
      case ServerMessage.Spectators(var count) ->
          pen.say(Word.SPECTATOR, () -> pen.field(Word.COUNT, count));
      case ServerMessage.LegalMoves legal -> pen.say(Word.MOVE_LIST, () -> moves(legal));
      case ServerMessage.TimeLeft left -> pen.say(Word.TIME_LEFT, () -> timeLeft(left));
      case ServerMessage.DicePledge(var digest) ->
          pen.say(Word.DICE_PLEDGE, () -> pen.field(Word.DIGEST, digest));
      case ServerMessage.DiceSeed(var seed) ->
          pen.say(Word.DICE_SEED, () -> pen.field(Word.SEED, seed));
      case ServerMessage.EventNumber(var number) ->
          pen.say(Word.EVENT_NUMBER, () -> pen.field(Word.NUMBER, number));
      case ServerMessage.Bank bank -> pen.say(Word.BANK, () -> bank(bank));
      case ServerMessage.Rematch rematch -> pen.say(Word.REMATCH, () -> rematch(rematch));
    };
  }

  private void tables(ServerMessage.Tables tables) {
    pen.list(Word.TABLES, () -> tables.tables().forEach(it -> pen.object(() -> table(it))));
  }

  private void table(TableInfo table) {
    pen.field(Word.NAME, table.name());
    pen.field(Word.PLAYERS, table.players());
    pen.field(Word.SEATS, table.seats());
    pen.field(Word.IS_RUNNING, table.isRunning());
  }

  /// Each as the player could send it; what the dialect cannot say is not in the list.
  private void moves(ServerMessage.LegalMoves legal) {
    var writer = new ClientWriter(pen, Extensions.NONE);
    pen.list(Word.MOVES, () -> legal.moves().forEach(writer::write));
  }

  private void timeLeft(ServerMessage.TimeLeft left) {
    pen.field(Word.PLAYER, left.player());
    pen.field(Word.MILLISECONDS, left.milliseconds());
  }

  private void rematch(ServerMessage.Rematch rematch) {
    pen.field(Word.TABLE, rematch.table());
    rematch.token().ifPresent(token -> pen.field(Word.TOKEN, token));
  }

  private void bank(ServerMessage.Bank bank) {
    Goods.writeAll(pen, Word.RESOURCES, bank.resources());
    pen.field(Word.FACE_DOWN, bank.faceDown());
    pen.field(Word.BANK_CARDS, bank.cards());
  }
}
