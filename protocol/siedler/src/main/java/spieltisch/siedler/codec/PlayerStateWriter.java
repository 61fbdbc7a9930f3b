package spieltisch.siedler.codec;

import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.Word;

/// Encodes the state of a player.
final class PlayerStateWriter {
  private final DialectWriter writer;

  PlayerStateWriter(DialectWriter writer) {
    this.writer = writer;
  }

  void write(PlayerState player) {
    writer.field(Word.ID, player.id());
    if (player.colour().isPresent())
      writer.field(Word.COLOUR, WordMapping.of(player.colour().get()));
    writer.field(Word.NAME, player.name());
    status(player.status());
    writer.field(Word.POINTS, player.points());
    if (player.resources().isPresent())
      CardCodec.writeResources(writer, Word.RESOURCES, player.resources().get());
    writer.field(Word.KNIGHTS, player.knights());
    if (player.cards().isPresent()) CardCodec.writeCards(writer, Word.CARDS, player.cards().get());
    if (player.largestArmy().isPresent())
      writer.field(Word.HAS_LARGEST_ARMY, player.largestArmy().get());
    if (player.longestRoad().isPresent())
      writer.field(Word.HAS_LONGEST_ROAD, player.longestRoad().get());
  }

  private void status(PlayerStatus status) {
    var word = status.word();
    writer.field(Word.STATUS, writer.dialect().words().has(word) ? word : status.fallback().word());
  }
}
