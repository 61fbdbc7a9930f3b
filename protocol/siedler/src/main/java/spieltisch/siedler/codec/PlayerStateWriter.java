package spieltisch.siedler.codec;

import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.Word;

/// Writes the state of a player.
final class PlayerStateWriter {
  private final DialectWriter dialectWriter;

  PlayerStateWriter(DialectWriter dialectWriter) {
    this.dialectWriter = dialectWriter;
  }

  void write(PlayerState player) {
    dialectWriter.field(Word.ID, player.id());
    if (player.colour().isPresent())
      dialectWriter.field(Word.COLOUR, WordMapping.of(player.colour().get()));
    dialectWriter.texts(Word.NAME, player.name());
    status(player.status());
    dialectWriter.field(Word.POINTS, player.points());
    if (player.resources().isPresent())
      CardCodec.writeResources(dialectWriter, Word.RESOURCES, player.resources().get());
    dialectWriter.field(Word.KNIGHTS, player.knights());
    if (player.cards().isPresent())
      CardCodec.writeCards(dialectWriter, Word.CARDS, player.cards().get());
    if (player.largestArmy().isPresent())
      dialectWriter.field(Word.HAS_LARGEST_ARMY, player.largestArmy().get());
    if (player.longestRoad().isPresent())
      dialectWriter.field(Word.HAS_LONGEST_ROAD, player.longestRoad().get());
  }

  private void status(PlayerStatus playerStatus) {
    var word = playerStatus.word();
    dialectWriter.field(
        Word.STATUS,
        dialectWriter.dialect().words().has(word) ? word : playerStatus.plainer().word());
  }
}
