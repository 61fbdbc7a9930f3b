package spieltisch.analysis;

import java.util.Optional;
import spieltisch.analysis.value.WinChances;

/// The effect of a deal between two players on the win chances of all seats.
///
/// @param entry the number of the deal's entry in the journal
/// @param seat the player whose turn it was
/// @param give the cards that this player gave, packed
/// @param want the cards that this player got, packed
/// @param change the change of every seat's win chance by the deal, compared with no deal
/// @param bank the change of every seat's win chance by a trade with the bank for a card of the
///   deal, compared with no deal; empty if such a trade was not possible
public record TradeEffect(
    int entry,
    int turn,
    int seat,
    int partner,
    int give,
    int want,
    WinChances change,
    Optional<WinChances> bank) {}
