package spieltisch.torres;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A point on which the sources are silent or disagree, decided otherwise than by default.
public enum Variant {
  /// The leader begins every round of the second and third year; by default the start player moves
  /// one seat on with every round.
  LEADER_STARTS(Topic.START_PLAYER),
  /// The first start player begins every round.
  FIXED_START(Topic.START_PLAYER),
  /// A turn uses the next stack; by default the largest.
  STACKS_IN_ORDER(Topic.STACK_CHOICE),
  /// Leftover blocks go on the next stack, however high, and into the next year; by default on the
  /// stacks that are left, none higher than three, and the rest is returned.
  LEFTOVERS_KEPT(Topic.LEFTOVERS),
  /// Leftover blocks are always returned.
  LEFTOVERS_RETURNED(Topic.LEFTOVERS),
  /// Each player draws from his own ten cards; by default all draw from one pile of forty.
  OWN_DECKS(Topic.DECK),
  /// Every year is scored in turn order; by default the second and third from the leader down.
  SCORING_IN_TURN_ORDER(Topic.SCORING_ORDER),
  /// Markers may share a field of the score track; by default an occupied field is skipped.
  SHARED_FIELDS(Topic.SCORE_TRACK),
  /// The way inside a castle never rises; by default any door up to the level of the entrance will
  /// do.
  NEVER_RISING(Topic.DOORS),
  /// The card that moves a block may found a castle with it; by default it may not.
  MOVED_BLOCK_FOUNDS(Topic.MOVED_BLOCK),
  /// The card that transfers a knight ignores levels; by default the target may not be higher.
  TRANSFER_RISES(Topic.TRANSFER),
  /// The climbing card climbs up to two levels; by default exactly two.
  CLIMB_UP_TO_TWO(Topic.CLIMB),
  /// The king may not be jumped; by default he may.
  KING_NOT_JUMPED(Topic.JUMP);

  public static final List<Variant> ALL = List.of(values());

  /// What a variant is about; a table has at most one variant of each topic.
  public enum Topic {
    START_PLAYER,
    STACK_CHOICE,
    LEFTOVERS,
    DECK,
    SCORING_ORDER,
    SCORE_TRACK,
    DOORS,
    MOVED_BLOCK,
    TRANSFER,
    CLIMB,
    JUMP
  }

  private final Topic topic;

  Variant(Topic topic) {
    this.topic = topic;
  }

  public Topic topic() {
    return topic;
  }

  /// The name in lower case with hyphens, as the position notation and option lists write it.
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static Optional<Variant> ofWord(String word) {
    for (var variant : ALL) if (variant.word().equals(word)) return Optional.of(variant);
    return Optional.empty();
  }

  @SuppressWarnings("EnumOrdinal") // the order is part of what this enum says
  int bit() {
    return 1 << ordinal();
  }
}
