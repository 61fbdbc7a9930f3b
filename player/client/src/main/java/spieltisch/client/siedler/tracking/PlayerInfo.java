package spieltisch.client.siedler.tracking;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Colour;
import spieltisch.siedler.message.PlayerStatus;

/// The state of one player, as far as messages report it.
public final class PlayerInfo {
  private final int id;
  private Optional<String> name = Optional.empty();
  private Optional<Colour> colour = Optional.empty();
  private PlayerStatus status = PlayerStatus.WAIT;
  private OptionalInt points = OptionalInt.empty();
  private boolean isInGame;
  private int hand;
  private int cards;
  private int knights;
  private int progressCards;

  PlayerInfo(int id) {
    this.id = id;
  }

  public int id() {
    return id;
  }

  public Optional<String> name() {
    return name;
  }

  public Optional<Colour> colour() {
    return colour;
  }

  public PlayerStatus status() {
    return status;
  }

  public OptionalInt points() {
    return points;
  }

  /// Returns whether the server has mentioned the player since the start of the game.
  boolean isInGame() {
    return isInGame;
  }

  /// The number of resource cards in the hand.
  int hand() {
    return hand;
  }

  /// The number of unplayed development cards.
  int cards() {
    return cards;
  }

  int knights() {
    return knights;
  }

  /// The number of played progress cards.
  int progressCards() {
    return progressCards;
  }

  void setNameAndColour(Optional<String> newName, Optional<Colour> newColour) {
    name = newName.or(() -> name);
    colour = newColour.or(() -> colour);
  }

  void setStatus(PlayerStatus newStatus, OptionalInt newPoints) {
    status = newStatus;
    if (newPoints.isPresent()) points = newPoints;
  }

  void gameBegan() {
    isInGame = false;
    hand = 0;
    cards = 0;
    knights = 0;
    progressCards = 0;
  }

  void markInGame() {
    isInGame = true;
  }

  void gained(int count) {
    hand += count;
  }

  void lost(int count) {
    hand -= count;
  }

  void setHand(int newHand) {
    hand = newHand;
  }

  void setCards(int count) {
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
    progressCards++;
  }

  void setKnights(int count) {
    knights = count;
  }
}
