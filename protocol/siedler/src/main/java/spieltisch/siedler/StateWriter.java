package spieltisch.siedler;

/// Writes the state of a player.
final class StateWriter {
  private final Pen pen;

  StateWriter(Pen pen) {
    this.pen = pen;
  }

  void write(PlayerState player) {
    pen.field(Word.ID, player.id());
    if (player.colour().isPresent()) pen.field(Word.COLOUR, Terms.of(player.colour().get()));
    pen.texts(Word.NAME, player.name());
    status(player.status());
    pen.field(Word.POINTS, player.points());
    if (player.resources().isPresent())
      Goods.writeResources(pen, Word.RESOURCES, player.resources().get());
    pen.field(Word.KNIGHTS, player.knights());
    if (player.cards().isPresent()) Goods.writeCards(pen, Word.CARDS, player.cards().get());
    if (player.largestArmy().isPresent())
      pen.field(Word.HAS_LARGEST_ARMY, player.largestArmy().get());
    if (player.longestRoad().isPresent())
      pen.field(Word.HAS_LONGEST_ROAD, player.longestRoad().get());
  }

  private void status(Status status) {
    var word = status.word();
    pen.field(Word.STATUS, pen.dialect().words().has(word) ? word : status.plainer().word());
  }
}
