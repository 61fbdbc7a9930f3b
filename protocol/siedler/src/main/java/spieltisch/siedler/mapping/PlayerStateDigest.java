package spieltisch.siedler.mapping;

import spieltisch.catan.View;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.Roster;

/// What of a portrait can change during a game, as bare numbers: enough to see whether there is
/// anything new to say about somebody.
///
/// @param hand the viewer's own cards, packed, or the number of anybody else's
/// @param cards the same of development cards
record PlayerStateDigest(
    PlayerStatus status,
    int points,
    int hand,
    int knights,
    int cards,
    boolean hasArmy,
    boolean hasRoad) {

  static PlayerStateDigest of(Roster.Person person, Seat seat, View view) {
    var open = view.open();
    int index = seat.index();
    boolean isOwn = view.viewer().is(seat);
    return new PlayerStateDigest(
        person.isConnected() ? PlayerStateMapper.status(open.phase(), seat) : PlayerStatus.GONE,
        view.points(seat),
        isOwn ? view.hand(index) : open.handSize(index),
        open.knights(index),
        isOwn ? view.cards(index) : open.cardCount(index),
        open.largestArmy() == index,
        open.longestRoad() == index);
  }
}
