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

/// What a server says to a client. Players are numbers here, as on the wire.
public sealed interface ServerMessage {
  /// The greeting. A server greets first without extensions, and a second time with those it grants
  /// to a client that asked.
  record Hello(String version, String protocol, Set<Extension> extensions)
      implements ServerMessage {
    public Hello {
      extensions = Extensions.of(extensions);
    }
  }

  record Welcome(int id) implements ServerMessage {}

  /// The last word on a request: `OK`, or what is wrong with it.
  record Answer(String text) implements ServerMessage {
    public static final Answer OK = new Answer("OK");

    public boolean isOk() {
      return text.equals(OK.text);
    }
  }

  /// A failure by its own message, beside the answer, where a dialect has both.
  record Failure(String text) implements ServerMessage {}

  /// Without a sender the server itself speaks.
  record Chat(OptionalInt sender, String text) implements ServerMessage {}

  record StatusUpdate(PlayerState player) implements ServerMessage {}

  record GameStarted(BoardMap chart) implements ServerMessage {}

  record GameEnded(String text, OptionalInt winner) implements ServerMessage {}

  record Thrown(int player, DiceRoll dice) implements ServerMessage {}

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

  /// What only a client hears that asked for its extension.
  sealed interface Extra extends ServerMessage {
    Extension extension();
  }

  /// With this token the player may come back to his seat.
  record Token(String token) implements Extra {
    @Override
    public Extension extension() {
      return Extension.RETURN;
    }
  }

  record Tables(List<TableInfo> tables) implements Extra {
    public Tables {
      tables = List.copyOf(tables);
    }

    @Override
    public Extension extension() {
      return Extension.TABLE_CHOICE;
    }
  }

  /// How many watch.
  record Spectators(int count) implements Extra {
    @Override
    public Extension extension() {
      return Extension.SPECTATOR;
    }
  }

  /// What the player could send now.
  record LegalMoves(List<ClientMessage.Move> moves) implements Extra {
    public LegalMoves {
      moves = List.copyOf(moves);
    }

    @Override
    public Extension extension() {
      return Extension.MOVE_LIST;
    }
  }

  record TimeLeft(int player, int milliseconds) implements Extra {
    @Override
    public Extension extension() {
      return Extension.TIME_LEFT;
    }
  }

  /// The SHA-256 of the seed, in hexadecimal digits.
  record DiceCommitment(String digest) implements Extra {
    @Override
    public Extension extension() {
      return Extension.DICE_PLEDGE;
    }
  }

  record DiceSeed(String seed) implements Extra {
    @Override
    public Extension extension() {
      return Extension.DICE_PLEDGE;
    }
  }

  record EventNumber(long number) implements Extra {
    @Override
    public Extension extension() {
      return Extension.EVENT_NUMBER;
    }
  }

  /// The finished game is played once more at the table of that name.
  ///
  /// @param token with it the player has his place there
  record Rematch(String table, Optional<String> token) implements Extra {
    @Override
    public Extension extension() {
      return Extension.REMATCH;
    }
  }

  /// What is left in the bank.
  ///
  /// @param resources the cards that everybody can count
  /// @param faceDown how many more came back unseen
  /// @param cards the development cards left
  record Bank(Resources resources, int faceDown, int cards) implements Extra {
    @Override
    public Extension extension() {
      return Extension.BANK;
    }
  }
}
