package spieltisch.siedler.mapping;

import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.Roster;

/// The variable part of a player state as numbers, for a cheap detection of changes.
///
/// @param hand the packed resources if the player is the viewer, otherwise the number of resource
///   cards
/// @param cards the packed development cards if the player is the viewer, otherwise their number
record PlayerStateDigest(
    PlayerStatus status,
    int points,
    int hand,
    int knights,
    int cards,
    boolean hasArmy,
    boolean hasRoad) {

  static PlayerStateDigest of(Roster.Player player, Seat seat, View view) {
    var position = view.position();
    int index = seat.index();
    boolean isOwn = view.viewer().is(seat);
    return new PlayerStateDigest(
        player.isConnected()
            ? PlayerStateMapper.status(position.phase(), seat)
            : PlayerStatus.CONNECTION_LOST,
        view.points(seat),
        isOwn ? view.hand(index) : position.handSize(index),
        position.knights(index),
        isOwn ? view.cards(index) : position.cardCount(index),
        position.largestArmy() == index,
        position.longestRoad() == index);
  }
}
