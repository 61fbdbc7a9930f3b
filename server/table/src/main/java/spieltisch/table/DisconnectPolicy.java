package spieltisch.table;

/// What happens when a player is lost during a game.
public enum DisconnectPolicy {
  /// The game ends, as protocol 1.0 says.
  ENDS_THE_GAME,
  /// After a while a computer player sits in for him until he comes back.
  IS_COVERED,
  /// His turns pass at once, as the Torres server does it.
  PASSES_HIS_TURNS
}
