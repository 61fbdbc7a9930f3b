package spieltisch.siedler.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import spieltisch.catan.Action;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.codec.json.Frame;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.ServerSentence;
import spieltisch.siedler.message.Word;

/// Maps observations of a game to server messages, and client messages to actions. All methods are
/// pure functions: they take player data from the roster and cards from a view.
public final class MessageMapper {
  /// The maximum number of moves in a list. Even with the longest moves, the list stays below the
  /// size limit of a message.
  private static final int MAX_MOVES = 300;

  private final Dialect dialect;

  public MessageMapper(Dialect dialect) {
    this.dialect = dialect;
  }

  /// Returns the messages that report one action to one viewer, in order. The list does not include
  /// the `OK` for the acting player, which follows if [#isConfirmed] returns true.
  ///
  /// @param actor the seat that acted
  /// @param seen what the viewer observed of the action
  /// @param before the viewer's view before the action
  /// @param after the viewer's view after the action
  public List<ServerMessage> messages(
      Seat actor, List<Observation> seen, View before, View after, Roster roster) {
    return new ObservationMapper(actor, before, after, roster).map(seen);
  }

  /// Whether the acting player gets an `OK`. The server does not confirm the action that wins the
  /// game.
  public boolean isConfirmed(List<Observation> seen) {
    return seen.stream().noneMatch(Observation.Won.class::isInstance);
  }

  /// Returns the messages about a refused action. If the dialect allows server chat, the answer is
  /// a short standard sentence. If this sentence does not explain the reason, a chat message before
  /// the answer does. In other dialects, the answer is the standard sentence for the reason, or the
  /// explanation if there is no such sentence.
  public List<ServerMessage> refused(Refusal refusal) {
    var answer = ServerSentence.forRefusal(refusal);
    return switch (dialect.serverChat()) {
      case WITHOUT_SENDER -> explained(refusal.german(), answer.german());
      case NONE ->
          List.of(
              new ServerMessage.Answer(
                  answer == ServerSentence.ILLEGAL ? refusal.german() : answer.german()));
    };
  }

  private static List<ServerMessage> explained(String reason, String answer) {
    if (reason.equals(answer + ".")) return List.of(new ServerMessage.Answer(answer));
    return List.of(
        new ServerMessage.Chat(OptionalInt.empty(), reason), new ServerMessage.Answer(answer));
  }

  /// Returns the answer to a text that is not a message of the protocol.
  public List<ServerMessage> malformed(DecodeResult.Malformed<?> malformed) {
    return List.of(new ServerMessage.Answer(malformed.sentence()));
  }

  /// Returns the answer to bytes that are not a JSON object.
  public List<ServerMessage> malformed(Frame.Problem problem) {
    return List.of(new ServerMessage.Answer(problem.german()));
  }

  /// Extension: returns the legal moves of the player. The list must fit in one message. If there
  /// are too many moves, moves that play road building are omitted first.
  public ServerMessage.LegalMoves legalMoves(View view, Roster roster) {
    var legal = view.legal();
    var pairs = legal.stream().filter(Action.PlayRoadBuilding.class::isInstance);
    var others = legal.stream().filter(it -> !(it instanceof Action.PlayRoadBuilding));
    return new ServerMessage.LegalMoves(
        Stream.concat(others, pairs)
            .limit(MAX_MOVES)
            .map(action -> request(action, roster))
            .toList());
  }

  /// Returns the cards left in the bank, for clients with the extension that asks for them.
  public ServerMessage.Bank bank(View view) {
    var position = view.position();
    return new ServerMessage.Bank(
        Resources.unpacked(position.bank()), position.faceDown(), position.deck());
  }

  /// Extension: returns the messages about a placement that was taken back: the piece, and the
  /// states of all players.
  ///
  /// @param before the viewer's view with the piece
  /// @param after the viewer's view without the piece
  public List<ServerMessage> undone(View before, View after, Roster roster) {
    var messages = new ArrayList<ServerMessage>();
    var pieces = new ArrayList<>(BoardMap.of(before.position(), roster).buildings());
    pieces.removeAll(BoardMap.of(after.position(), roster).buildings());
    for (var piece : pieces) messages.add(new ServerMessage.Undone(piece));
    messages.addAll(LobbyMessages.allStates(after, roster));
    return messages;
  }

  /// Returns the open offers with their answers, for a returning player or a new spectator.
  public List<ServerMessage> offers(View view, Roster roster) {
    var position = view.position();
    var messages = new ArrayList<ServerMessage>();
    for (var offer : position.offers()) {
      messages.add(
          new ServerMessage.Offered(
              roster.idAt(position.active()), offer.id(), offer.give(), offer.want()));
      for (var seat : offer.accepted())
        messages.add(new ServerMessage.OfferAnswered(roster.id(seat), offer.id(), true));
      for (var seat : offer.declined())
        messages.add(new ServerMessage.OfferAnswered(roster.id(seat), offer.id(), false));
    }
    return messages;
  }

  /// Returns the action that a client message requests. A sender who withdraws from the offer of
  /// another player without having accepted it declines the offer.
  ///
  /// @param view the view of the sender, which shows whether the sender has accepted an offer
  public DecodeResult<Action> action(ClientMessage.Move move, Roster roster, View view) {
    return switch (move) {
      case ClientMessage.Roll _ -> read(new Action.Roll());
      case ClientMessage.EndTurn _ -> read(new Action.EndTurn());
      case ClientMessage.BuyCard _ -> read(new Action.BuyCard());
      case ClientMessage.BuildRoad(var edge) -> read(new Action.BuildRoad(edge));
      case ClientMessage.BuildSettlement(var corner) -> read(new Action.BuildSettlement(corner));
      case ClientMessage.BuildCity(var corner) -> read(new Action.BuildCity(corner));
      case ClientMessage.Discard(var cards) -> read(new Action.Discard(cards));
      case ClientMessage.MoveRobber(var hex, var victim) ->
          victim(Word.MOVE_ROBBER, victim, roster)
              .flatMap(seat -> read(new Action.MoveRobber(hex, seat)));
      case ClientMessage.PlayKnight(var hex, var victim) ->
          victim(Word.PLAY_KNIGHT, victim, roster)
              .flatMap(seat -> read(new Action.PlayKnight(hex, seat)));
      case ClientMessage.PlayRoadBuilding(var first, var second) ->
          read(new Action.PlayRoadBuilding(first, second));
      case ClientMessage.PlayMonopoly(var resource) -> read(new Action.PlayMonopoly(resource));
      case ClientMessage.PlayInvention(var cards) -> read(new Action.PlayInvention(cards));
      case ClientMessage.TradeWithBank(var give, var want) ->
          read(new Action.TradeWithBank(give, want));
      case ClientMessage.Offer(var give, var want) -> read(new Action.Offer(give, want));
      case ClientMessage.Answer(var offer, var accept) -> read(new Action.Answer(offer, accept));
      case ClientMessage.Conclude(var offer, var partner) ->
          seat(Word.CONCLUDE, Word.PARTNER, partner, roster)
              .flatMap(seat -> read(new Action.Conclude(offer, seat)));
      case ClientMessage.Withdraw(var offer) -> read(withdrawal(offer, view));
    };
  }

  private static <A extends Action> DecodeResult<Action> read(A action) {
    return new DecodeResult.Decoded<>(action);
  }

  private DecodeResult<Optional<Seat>> victim(Word type, OptionalInt id, Roster roster) {
    if (id.isEmpty()) return new DecodeResult.Decoded<>(Optional.empty());
    return seat(type, Word.TARGET, id.getAsInt(), roster)
        .flatMap(seat -> new DecodeResult.Decoded<>(Optional.of(seat)));
  }

  private DecodeResult<Seat> seat(Word type, Word field, int id, Roster roster) {
    var seat = roster.seat(id);
    if (seat.isPresent()) return new DecodeResult.Decoded<>(seat.get());
    var path = dialect.words().spelling(type) + "." + dialect.words().spelling(field);
    return new DecodeResult.Malformed<>(
        path, "„" + path + "“ nennt die Nummer " + id + ", die kein Spieler hat.");
  }

  private static Action withdrawal(int offer, View view) {
    var seat = view.seat();
    boolean isDecline =
        seat.isPresent()
            && seat.get().index() != view.position().active()
            && view.position().offers().stream()
                .anyMatch(it -> it.id() == offer && !it.accepted().contains(seat.get()));
    return isDecline ? new Action.Answer(offer, false) : new Action.Withdraw(offer);
  }

  /// Returns the message with which a client requests an action.
  public ClientMessage.Move request(Action action, Roster roster) {
    return switch (action) {
      case Action.Roll _ -> new ClientMessage.Roll();
      case Action.EndTurn _ -> new ClientMessage.EndTurn();
      case Action.BuyCard _ -> new ClientMessage.BuyCard();
      case Action.BuildRoad(var edge) -> new ClientMessage.BuildRoad(edge);
      case Action.BuildSettlement(var corner) -> new ClientMessage.BuildSettlement(corner);
      case Action.BuildCity(var corner) -> new ClientMessage.BuildCity(corner);
      case Action.Discard(var cards) -> new ClientMessage.Discard(cards);
      case Action.MoveRobber(var hex, var victim) ->
          new ClientMessage.MoveRobber(hex, id(victim, roster));
      case Action.PlayKnight(var hex, var victim) ->
          new ClientMessage.PlayKnight(hex, id(victim, roster));
      case Action.PlayRoadBuilding(var first, var second) ->
          new ClientMessage.PlayRoadBuilding(first, second);
      case Action.PlayMonopoly(var resource) -> new ClientMessage.PlayMonopoly(resource);
      case Action.PlayInvention(var cards) -> new ClientMessage.PlayInvention(cards);
      case Action.TradeWithBank(var give, var want) -> new ClientMessage.TradeWithBank(give, want);
      case Action.Offer(var give, var want) -> new ClientMessage.Offer(give, want);
      case Action.Answer(var offer, var accept) -> new ClientMessage.Answer(offer, accept);
      case Action.Conclude(var offer, var partner) ->
          new ClientMessage.Conclude(offer, roster.id(partner));
      case Action.Withdraw(var offer) -> new ClientMessage.Withdraw(offer);
    };
  }

  private static OptionalInt id(Optional<Seat> seat, Roster roster) {
    return seat.isPresent() ? OptionalInt.of(roster.id(seat.get())) : OptionalInt.empty();
  }
}
