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

/// A message from a server to a client. Players are identified by the ids that the server gives
/// them, not by their seats.
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

  /// The failure message `Fehler`. This message exists only in dialects that send a refusal in
  /// another form. In all other dialects, `Fehler` is the form of an [Answer] that refuses a
  /// request.
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

  /// The time left to answer an open offer.
  record AnswerTime(int offer, int milliseconds) implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.NEGOTIATION;
    }
  }

  /// The server has declined an offer for a player. This message follows the message that declines
  /// the offer.
  ///
  /// @param reason why the server answered
  record AnsweredFor(int player, int offer, Reason reason) implements ExtensionMessage {
    /// Why the server declined an offer for a player.
    public enum Reason {
      /// The offer was made to other players.
      NOT_ASKED(Word.NOT_ASKED),
      /// The player did not answer in time.
      TOO_LATE(Word.TOO_LATE);

      private final Word word;

      Reason(Word word) {
        this.word = word;
      }

      public Word word() {
        return word;
      }
    }

    @Override
    public Extension extension() {
      return Extension.NEGOTIATION;
    }
  }

  /// A player has declined an offer and would accept another exchange.
  ///
  /// @param give what the player would give
  /// @param want what the player would get
  record CounterOffered(int player, int offer, Resources give, Resources want)
      implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.NEGOTIATION;
    }
  }

  /// The commitment to the dice: the SHA-256 of the server seed in hexadecimal digits.
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
  /// @param digest the SHA-256 of the server seed of the rematch table; only for clients that
  ///   contribute to the seed of the game
  record Rematch(String table, Optional<String> token, Optional<String> digest)
      implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.REMATCH;
    }
  }

  /// Whether the game is paused, and which players ask for a pause that has not begun.
  record Pause(boolean isPaused, List<Integer> agreed) implements ExtensionMessage {
    public Pause {
      agreed = List.copyOf(agreed);
    }

    @Override
    public Extension extension() {
      return Extension.PAUSE;
    }
  }

  /// The absence of a player. If `milliseconds` and `turns` are both absent, a bot plays for the
  /// player.
  ///
  /// @param milliseconds the time after which a bot takes over the seat
  /// @param turns the number of turns that a bot played before the player came back
  record Absence(int player, Optional<Integer> milliseconds, Optional<Integer> turns)
      implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.PAUSE;
    }
  }

  /// The player who may take back the last placement; empty if nobody may.
  record UndoOffered(OptionalInt player) implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.UNDO;
    }
  }

  /// A player has taken back the placement of a piece. A city becomes a settlement again.
  record Undone(OwnedPiece piece) implements ExtensionMessage {
    @Override
    public Extension extension() {
      return Extension.UNDO;
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
