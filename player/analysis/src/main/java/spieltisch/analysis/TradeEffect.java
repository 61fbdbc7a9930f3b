package spieltisch.analysis;

import java.util.Optional;

/// What a deal between two players did to the win chances of all seats.
///
/// @param entry the number of the move in its source
/// @param seat the player on turn
/// @param give the cards that this player gave, packed
/// @param want the cards that this player got, packed
/// @param change the change of every seat's win chance against no deal
/// @param bank the change against no deal if the player had traded with the bank for a card of the
///   deal; empty if this was not possible
public record TradeEffect(
    int entry,
    int turn,
    int seat,
    int partner,
    int give,
    int want,
    WinChances change,
    Optional<WinChances> bank) {}
