package spieltisch.catan;

/// The state of the turn: the active player, the phase, and the values that are valid only in this
/// turn.
final class TurnState {
  private int phase;
  private int active;
  private int actor;
  private int placed;
  private int foundedAt = Island.NOWHERE;
  private int firstDie;
  private int secondDie;
  private int turn;
  private int freshHarbours;
  private boolean cardPlayed;

  TurnState() {}

  TurnState(TurnState other) {
    copyFrom(other);
  }

  void copyFrom(TurnState other) {
    phase = other.phase;
    active = other.active;
    actor = other.actor;
    placed = other.placed;
    foundedAt = other.foundedAt;
    firstDie = other.firstDie;
    secondDie = other.secondDie;
    turn = other.turn;
    freshHarbours = other.freshHarbours;
    cardPlayed = other.cardPlayed;
  }

  int phase() {
    return phase;
  }

  int active() {
    return active;
  }

  int actor() {
    return actor;
  }

  int placed() {
    return placed;
  }

  int foundedAt() {
    return foundedAt;
  }

  int firstDie() {
    return firstDie;
  }

  int secondDie() {
    return secondDie;
  }

  int turn() {
    return turn;
  }

  int freshHarbours() {
    return freshHarbours;
  }

  boolean isCardPlayed() {
    return cardPlayed;
  }

  void begin(int kind, int seat) {
    phase = kind;
    actor = seat;
  }

  void awaitSettlement(int seat, int placedSoFar) {
    begin(Position.FOUND_SETTLEMENT, seat);
    active = seat;
    placed = placedSoFar;
    foundedAt = Island.NOWHERE;
  }

  void awaitRoad(int seat, int placedSoFar, int corner) {
    begin(Position.FOUND_ROAD, seat);
    placed = placedSoFar;
    foundedAt = corner;
  }

  void beginTurn(int seat) {
    begin(Position.BEFORE_ROLL, seat);
    active = seat;
    foundedAt = Island.NOWHERE;
    firstDie = 0;
    secondDie = 0;
    freshHarbours = 0;
    cardPlayed = false;
    turn++;
  }

  void roll(int first, int second) {
    firstDie = first;
    secondDie = second;
  }

  void playCard() {
    cardPlayed = true;
  }

  void reachHarbours(int harbours) {
    freshHarbours |= harbours;
  }

  /// Sets the values of a turn that were read from a position in text form.
  void resume(int number, boolean played, int harbours) {
    turn = number;
    cardPlayed = played;
    freshHarbours = harbours;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TurnState turnState
        && phase == turnState.phase
        && active == turnState.active
        && actor == turnState.actor
        && placed == turnState.placed
        && foundedAt == turnState.foundedAt
        && firstDie == turnState.firstDie
        && secondDie == turnState.secondDie
        && turn == turnState.turn
        && freshHarbours == turnState.freshHarbours
        && cardPlayed == turnState.cardPlayed;
  }

  @Override
  public int hashCode() {
    int hash = 31 * (31 * (31 * phase + active) + actor) + placed;
    hash = 31 * (31 * (31 * hash + foundedAt) + firstDie) + secondDie;
    return 31 * (31 * (31 * hash + turn) + freshHarbours) + Boolean.hashCode(cardPlayed);
  }
}
