package spieltisch.torres;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A deviation from the default on a point where the sources say nothing or differ.
public enum Variant {
  /// The leader begins every round of the second and third year; by default the next seat begins
  /// each round.
  LEADER_STARTS(Topic.START_PLAYER),
  /// The first start player begins every round.
  FIXED_START(Topic.START_PLAYER),
  /// A turn uses the next stack; by default the largest.
  STACKS_IN_ORDER(Topic.STACK_CHOICE),
  /// Leftover blocks go on the next stack without a limit, and into the next year. By default they
  /// go on the remaining stacks up to a height of three, and the rest is returned.
  LEFTOVERS_KEPT(Topic.LEFTOVERS),
  /// Leftover blocks are always returned.
  LEFTOVERS_RETURNED(Topic.LEFTOVERS),
  /// Each player draws from an own deck of ten cards; by default all draw from one deck of forty.
  OWN_DECKS(Topic.DECK),
  /// Every year is scored in turn order; by default the second and third year from the leader down.
  SCORING_IN_TURN_ORDER(Topic.SCORING_ORDER),
  /// Markers may share a field of the score track; by default an occupied field is skipped.
  SHARED_FIELDS(Topic.SCORE_TRACK),
  /// The path inside a castle never rises; by default the exit may be any door up to the level of
  /// the entrance.
  NEVER_RISING(Topic.DOORS),
  /// The card that moves a block may found a castle with it; by default it may not.
  MOVED_BLOCK_FOUNDS(Topic.MOVED_BLOCK),
  /// The card that transfers a knight ignores levels; by default the target may not be higher.
  TRANSFER_RISES(Topic.TRANSFER),
  /// The climbing card climbs up to two levels; by default exactly two.
  CLIMB_UP_TO_TWO(Topic.CLIMB),
  /// Knights may not jump over the king; by default they may.
  KING_NOT_JUMPED(Topic.JUMP);

  public static final List<Variant> ALL = List.of(values());

  /// The subject of a variant. A game has at most one variant of each topic.
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

  @SuppressWarnings("EnumOrdinal") // the order is part of the contract
  int bit() {
    return 1 << ordinal();
  }
}
