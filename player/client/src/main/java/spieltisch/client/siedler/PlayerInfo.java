package spieltisch.client.siedler;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;
import spieltisch.siedler.message.PlayerStatus;

/// One player at the table, as the messages showed him so far.
public final class PlayerInfo {
  private final int id;
  private Optional<String> name = Optional.empty();
  private Optional<Colour> colour = Optional.empty();
  private PlayerStatus playerStatus = PlayerStatus.WAIT;
  private OptionalInt points = OptionalInt.empty();
  private boolean isInGame;
  private int hand;
  private int cards;
  private int knights;
  private int progress;

  PlayerInfo(int id) {
    this.id = id;
  }

  int id() {
    return id;
  }

  Optional<String> name() {
    return name;
  }

  Optional<Colour> colour() {
    return colour;
  }

  PlayerStatus status() {
    return playerStatus;
  }

  public OptionalInt points() {
    return points;
  }

  /// Whether the server spoke of him since the game began.
  boolean isInGame() {
    return isInGame;
  }

  /// How many resource cards he holds.
  int hand() {
    return hand;
  }

  /// How many development cards he holds.
  int cards() {
    return cards;
  }

  int knights() {
    return knights;
  }

  /// The other cards that he played.
  int progress() {
    return progress;
  }

  void introduced(Optional<String> newName, Optional<Colour> newColour) {
    name = newName.or(() -> name);
    colour = newColour.or(() -> colour);
  }

  void stands(PlayerStatus newPlayerStatus, OptionalInt newPoints) {
    playerStatus = newPlayerStatus;
    if (newPoints.isPresent()) points = newPoints;
  }

  void gameBegan() {
    isInGame = false;
    hand = 0;
    cards = 0;
    knights = 0;
    progress = 0;
  }

  void seenInGame() {
    isInGame = true;
  }

  void gained(int count) {
    hand += count;
  }

  void lost(int count) {
    hand -= count;
  }

  void holds(int newHand) {
    hand = newHand;
  }

  void holdsCards(int count) {
    cards = count;
  }

  void bought() {
    cards++;
  }

  void playedKnight() {
    cards--;
    knights++;
  }

  void playedProgress() {
    cards--;
    progress++;
  }

  void hasKnights(int count) {
    knights = count;
  }
}
