package spieltisch.torres;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A deviation from the default rules on a point where the rule sources are silent or differ.
public enum Variant {
  /// The start player begins every round of the first year. In each later year, every round begins
  /// with the player who had the most points at the start of that year. By default, the seat after
  /// the first seat of the previous round begins a round.
  LEADER_STARTS(Topic.START_PLAYER),
  /// The start player begins every round of the game.
  FIXED_START(Topic.START_PLAYER),
  /// A turn uses the next stack; by default it uses the largest stack.
  STACKS_IN_ORDER(Topic.STACK_CHOICE),
  /// Leftover blocks go on the next stack without a limit, even into the next year. By default
  /// leftover blocks go on the remaining stacks up to a height of three, and further blocks return
  /// to the supply.
  LEFTOVERS_KEPT(Topic.LEFTOVERS),
  /// Leftover blocks always return to the supply.
  LEFTOVERS_RETURNED(Topic.LEFTOVERS),
  /// Each player draws from a deck of ten cards; by default all players draw from one deck of
  /// forty.
  OWN_DECKS(Topic.DECK),
  /// The players score every year in turn order; by default they score the second and third year
  /// from the highest score to the lowest.
  SCORING_IN_TURN_ORDER(Topic.SCORING_ORDER),
  /// Score markers may share a field of the score track; by default a marker skips occupied fields.
  SHARED_FIELDS(Topic.SCORE_TRACK),
  /// The path of a knight inside a castle never rises. By default the knight may leave through any
  /// door up to the level of the entrance.
  NEVER_RISING(Topic.DOORS),
  /// The card that moves a block may found a castle with that block; by default it may not.
  MOVED_BLOCK_FOUNDS(Topic.MOVED_BLOCK),
  /// The card that transfers a knight ignores levels; by default the target square may not be
  /// higher than the knight's square.
  TRANSFER_RISES(Topic.TRANSFER),
  /// The climbing card lets a knight climb up to two levels; by default it climbs exactly two.
  CLIMB_UP_TO_TWO(Topic.CLIMB),
  /// Knights may not jump over the king; by default they may.
  KING_NOT_JUMPED(Topic.JUMP);

  public static final List<Variant> ALL = List.of(values());

  /// The rule that a variant changes. A game has at most one variant for each topic.
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

  /// The name of the variant in lower case with hyphens, as in the position notation and in option
  /// lists.
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
