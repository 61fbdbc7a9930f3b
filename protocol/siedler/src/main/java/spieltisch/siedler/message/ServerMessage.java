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

/// A message from a server to a client. Players are identified by their wire ids.
public sealed interface ServerMessage {
  /// The server's greeting. The first greeting has no extensions. If the client requests
  /// extensions, the server sends a second greeting with the granted extensions.
  record Hello(String version, String protocol, Set<Extension> extensions)
      implements ServerMessage {
    public Hello {
      extensions = Extensions.of(extensions);
    }
  }

  record Welcome(int id) implements ServerMessage {}

  /// The final answer to a request: `OK`, or the reason for the refusal.
  record Answer(String text) implements ServerMessage {
    public static final Answer OK = new Answer("OK");

    public boolean isOk() {
      return text.equals(OK.text);
    }
  }

  /// A failure message, which some dialects send in addition to the answer.
  record Failure(String text) implements ServerMessage {}

  /// A chat message. A chat message without a sender comes from the server.
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

  /// A message that is sent only to clients with a certain extension.
  sealed interface ExtensionMessage extends ServerMessage {
    Extension extension();
  }

  /// The token with which the player can return to the seat later.
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

  /// The number of spectators.
  record Spectators(int count) implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.SPECTATOR;
    }
  }

  /// The legal moves of the player who receives the message.
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

  /// The commitment to the dice: the SHA-256 of the random seed in hexadecimal digits.
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

  /// The contributions of the players to the seed of the game. The server sends the contributions
  /// when the game starts.
  record DiceContributions(List<Contribution> contributions) implements ExtensionMessage {
    /// The contribution of one player.
    ///
    /// @param random the 32 bytes of the contribution in hexadecimal digits
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

  /// The table at which the rematch of the finished game takes place.
  ///
  /// @param token the token of the seat that is reserved for the player
  /// @param digest the SHA-256 of the random seed of the rematch table, for clients that contribute
  ///   to the seed
  record Rematch(String table, Optional<String> token, Optional<String> digest)
      implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.REMATCH;
    }
  }

  /// The cards left in the bank.
  ///
  /// @param resources the resource cards whose kinds are known from public events
  /// @param faceDown the number of further resource cards, which were discarded face down
  /// @param cards the number of development cards left
  record Bank(Resources resources, int faceDown, int cards) implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.BANK;
    }
  }
}
