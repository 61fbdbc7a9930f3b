package spieltisch.siedler.message;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;

/// Message from a server to a client. Players are identified by their wire ids.
public sealed interface ServerMessage {
  /// Greeting. The server sends it first without extensions. If the client requests extensions, the
  /// server sends it again with the granted ones.
  record Hello(String version, String protocol, Set<Extension> extensions)
      implements ServerMessage {
    public Hello {
      extensions = Extensions.of(extensions);
    }
  }

  record Welcome(int id) implements ServerMessage {}

  /// Final answer to a request: `OK`, or the reason of the refusal.
  record Answer(String text) implements ServerMessage {
    public static final Answer OK = new Answer("OK");

    public boolean isOk() {
      return text.equals(OK.text);
    }
  }

  /// Failure as a message of its own, sent beside the answer in dialects that have both.
  record Failure(String text) implements ServerMessage {}

  /// Chat message. Without a sender it is from the server.
  record Chat(OptionalInt sender, String text) implements ServerMessage {}

  record StatusUpdate(PlayerState player) implements ServerMessage {}

  record GameStarted(BoardMap map) implements ServerMessage {}

  record GameEnded(String text, OptionalInt winner) implements ServerMessage {}

  record DiceRolled(int player, DiceRoll dice) implements ServerMessage {}

  record Gained(int player, MaybeHidden<Resources> cards) implements ServerMessage {}

  record Lost(int player, MaybeHidden<Resources> cards) implements ServerMessage {}

  record RobberMoved(OptionalInt player, Hex hex, OptionalInt victim) implements ServerMessage {}

  record Built(OwnedPiece building) implements ServerMessage {}

  record CardBought(int player, Optional<Card> card) implements ServerMessage {}

  record LongestRoad(OptionalInt player) implements ServerMessage {}

  record LargestArmy(OptionalInt player) implements ServerMessage {}

  record Offered(int player, int offer, Resources give, Resources want) implements ServerMessage {}

  record OfferAnswered(int player, int offer, boolean accepts) implements ServerMessage {}

  record Traded(int player, int partner) implements ServerMessage {}

  record Withdrawn(int player, int offer) implements ServerMessage {}

  record KnightPlayed(OptionalInt player, Hex hex, OptionalInt victim) implements ServerMessage {}

  record RoadBuildingPlayed(OptionalInt player, Edge first, Optional<Edge> second)
      implements ServerMessage {}

  record MonopolyPlayed(OptionalInt player, Resource resource) implements ServerMessage {}

  record InventionPlayed(OptionalInt player, Resources cards) implements ServerMessage {}

  /// Message that is sent only to clients with the extension.
  sealed interface ExtensionMessage extends ServerMessage {
    Extension extension();
  }

  /// Token with which the player can return to the seat.
  record Token(String token) implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.RETURN;
    }
  }

  record Tables(List<TableInfo> tables) implements ExtensionMessage {
    public Tables {
      tables = List.copyOf(tables);
    }

    @Override
    public Extension extension() {
      return Extension.TABLE_CHOICE;
    }
  }

  /// Number of spectators.
  record Spectators(int count) implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.SPECTATOR;
    }
  }

  /// Legal moves of the player.
  record LegalMoves(List<ClientMessage.Move> moves) implements ExtensionMessage {
    public LegalMoves {
      moves = List.copyOf(moves);
    }

    @Override
    public Extension extension() {
      return Extension.MOVE_LIST;
    }
  }

  record TimeLeft(int player, int milliseconds) implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.TIME_LEFT;
    }
  }

  /// SHA-256 of the random seed in hexadecimal digits.
  record DiceCommitment(String digest) implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.DICE_COMMITMENT;
    }
  }

  record DiceSeed(String seed) implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.DICE_COMMITMENT;
    }
  }

  /// What the players contributed to the seed of the game, sent when it starts.
  record DiceContributions(List<Contribution> contributions) implements ExtensionMessage {
    /// The contribution of one player.
    ///
    /// @param random 32 bytes in hexadecimal digits
    public record Contribution(int player, String random) {}

    public DiceContributions {
      contributions = List.copyOf(contributions);
    }

    @Override
    public Extension extension() {
      return Extension.DICE_CONTRIBUTION;
    }
  }

  record EventNumber(long number) implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.EVENT_NUMBER;
    }
  }

  /// Table at which the rematch of the finished game takes place.
  ///
  /// @param token token of the player's reserved seat
  /// @param digest SHA-256 of the random seed of that table, for clients that contribute to it
  record Rematch(String table, Optional<String> token, Optional<String> digest)
      implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.REMATCH;
    }
  }

  /// Cards left in the bank.
  ///
  /// @param resources resource cards known from public events
  /// @param faceDown number of further resource cards that were discarded face down
  /// @param cards number of development cards left
  record Bank(Resources resources, int faceDown, int cards) implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.BANK;
    }
  }
}
