package spieltisch.analysis;

import java.util.List;
import java.util.Optional;
import spieltisch.catan.places.Corner;

/// The judgement of one decision, on what its player could know.
///
/// @param step the index of the step in the game
/// @param entry the number of the move in its source
/// @param played the packed action that was played
/// @param better the packed action with the best result; equal to `played` if nothing was better
/// @param options the number of moves that were compared
/// @param loss the loss of win chance against the better move, 0 if nothing was better
/// @param standardError the standard error of the loss
/// @param worlds the number of worlds in which the two moves were compared
/// @param difference what the better move led to, minus what the played move led to
/// @param openingRank the rank of a first settlement; empty for other decisions
public record Judgement(
    int step,
    int entry,
    int turn,
    int seat,
    DecisionKind kind,
    GamePhase phase,
    long played,
    long better,
    int options,
    double loss,
    double standardError,
    int worlds,
    Grade grade,
    RolloutDifference difference,
    Optional<OpeningRank> openingRank) {

  /// The mean differences between two moves at the end of the rollouts.
  ///
  /// @param points the points of the player
  /// @param income the cards that the player gets for a throw
  /// @param cards the resource cards in the player's hand
  /// @param rival the win chance of the strongest opponent
  public record RolloutDifference(double points, double income, double cards, double rival) {
    static final RolloutDifference NONE = new RolloutDifference(0, 0, 0, 0);
  }

  /// The place of the chosen settlement among all legal ones.
  ///
  /// @param rank 1 for the best
  /// @param places all legal places with their win chances, the chosen one first
  public record OpeningRank(int rank, List<OpeningPlace> places) {
    public OpeningRank {
      places = List.copyOf(places);
    }

    /// The number of legal places.
    public int of() {
      return places.size();
    }

    /// The percentage of the other legal places that are not better.
    public int percentile() {
      return of() == 1 ? 100 : (int) Math.round(100.0 * (of() - rank) / (of() - 1));
    }
  }

  /// A legal place of a first settlement.
  ///
  /// @param chance the mean win chance in the worlds that ranked the places
  public record OpeningPlace(Corner corner, double chance) {}
}
