package spieltisch.analysis.judge;

import java.util.List;
import java.util.Optional;
import spieltisch.analysis.value.GamePhase;
import spieltisch.catan.places.Corner;

/// The judgement of one decision. A judgement is based only on what the player could know.
///
/// @param step the index of the decision among the steps of the game
/// @param entry the number of the move's entry in the journal
/// @param played the packed action that was played
/// @param better the packed action with the best result; equal to `played` if no move was better
/// @param options the number of moves that were compared
/// @param loss the loss of win chance against the better move; 0 if no move was better
/// @param standardError the standard error of the loss
/// @param worlds the number of worlds in which the two moves were compared
/// @param difference the mean result of the rollouts after the better move, minus the mean result
///   after the played move
/// @param openingRank the rank of the chosen place if the decision was a settlement of the set-up;
///   otherwise empty
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
    MistakeGrade grade,
    RolloutDifference difference,
    Optional<OpeningRank> openingRank) {

  /// The mean differences between the results of two moves at the end of the rollouts.
  ///
  /// @param points the points of the player
  /// @param income the expected number of cards that the player gets per roll
  /// @param cards the resource cards in the player's hand
  /// @param rival the win chance of the strongest opponent
  public record RolloutDifference(double points, double income, double cards, double rival) {
    static final RolloutDifference NONE = new RolloutDifference(0, 0, 0, 0);
  }

  /// The rank of a chosen settlement place among all legal places.
  ///
  /// @param rank the rank, where 1 is the best place
  /// @param places all legal places with their win chances, the chosen one first
  public record OpeningRank(int rank, List<OpeningPlace> places) {
    public OpeningRank {
      places = List.copyOf(places);
    }

    /// The number of legal places.
    public int of() {
      return places.size();
    }

    /// The percentage of the other legal places that are no better than the chosen place.
    public int percentile() {
      return of() == 1 ? 100 : (int) Math.round(100.0 * (of() - rank) / (of() - 1));
    }
  }

  /// A legal place of a first settlement.
  ///
  /// @param chance the mean win chance in the worlds that ranked the places
  public record OpeningPlace(Corner corner, double chance) {}
}
