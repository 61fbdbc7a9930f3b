package spieltisch.catan.rules;

import spieltisch.catan.Board;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.view.KnowledgeRecorder;
import spieltisch.kernel.Chance;

/// A full state that its owner changes in place. Rules, searches and benchmarks use this type.
public final class MutableState extends State implements KnowledgeRecorder {
  MutableState(Options options, Board board) {
    super(options, board);
  }

  MutableState(State other) {
    super(other);
  }

  /// Makes this state equal to another state of the same game, without allocating.
  public void copyFrom(State other) {
    position.copyFrom(other.position);
    System.arraycopy(other.secrets, 0, secrets, 0, secrets.length);
  }

  /// Plays a legal move and changes this state in place.
  public void play(int seat, long move, Chance chance) {
    Referee.play(this, this, seat, move, chance);
  }

  @Override
  public MutablePosition mutablePosition() {
    return position;
  }

  @Override
  public void takeFromBank(int seat, int resources) {
    secrets[BANK] -= resources;
    secrets[HANDS + seat] += resources;
  }

  @Override
  public void addToHand(int seat, int resources) {
    secrets[HANDS + seat] += resources;
  }

  @Override
  public void drawCard(int seat, int card) {
    secrets[DECK] -= card;
    secrets[HANDS + players + seat] += card;
    if (position.phaseKind() == Position.TRADE_AND_BUILD) secrets[FRESH] += card;
  }

  @Override
  public void removeCard(int seat, int card) {
    secrets[HANDS + players + seat] -= card;
  }

  @Override
  public void turnBegan(int seat) {
    KnowledgeRecorder.super.turnBegan(seat);
    secrets[FRESH] = PackedCounts.NONE;
  }
}
