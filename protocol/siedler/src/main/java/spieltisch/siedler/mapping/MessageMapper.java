package spieltisch.siedler.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import spieltisch.catan.Action;
import spieltisch.catan.Observation;
import spieltisch.catan.Refusal;
import spieltisch.catan.View;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Seat;
import spieltisch.siedler.codec.DecodeResult;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.Frame;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.ServerSentence;
import spieltisch.siedler.message.Word;

/// Which messages say what happened in a game, and which action a message asks for. All of it is
/// pure: what it must know of people comes from the roster, of cards from a view.
public final class MessageMapper {
  /// So many of the longest moves stay under the limit of a message.
  private static final int MOST_MOVES = 300;

  private final Dialect dialect;

  public MessageMapper(Dialect dialect) {
    this.dialect = dialect;
  }

  /// What the viewer is told of one action, in order. The actor's `OK` is not among it: it comes
  /// last, if {@link #isConfirmed} says so.
  ///
  /// @param actor who did it
  /// @param seen what the viewer saw of it
  /// @param before what he knew before
  /// @param after what he knows now
  public List<ServerMessage> told(
      Seat actor, List<Observation> seen, View before, View after, Roster roster) {
    return new ObservationMapper(actor, before, after, roster).tell(seen);
  }

  /// Whether an `OK` follows: after the end of the game nothing does.
  public boolean isConfirmed(List<Observation> seen) {
    return seen.stream().noneMatch(Observation.Won.class::isInstance);
  }

  /// What the actor is told of a refusal: why, from the server in the chat if it has a voice there,
  /// and the answer.
  public List<ServerMessage> refused(Refusal refusal) {
    var answer = ServerSentence.to(refusal);
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

  /// What somebody is told who sent no message of the protocol.
  public List<ServerMessage> malformed(DecodeResult.Malformed<?> malformed) {
    return List.of(new ServerMessage.Answer(malformed.sentence()));
  }

  /// What somebody is told whose bytes were no message at all.
  public List<ServerMessage> malformed(Frame.Problem problem) {
    return List.of(new ServerMessage.Answer(problem.german()));
  }

  /// Extension: what the player could send now. The list fits into one message: of very many moves
  /// some pairs of roads are left out.
  public ServerMessage.LegalMoves legal(View view, Roster roster) {
    var legal = view.legal();
    var pairs = legal.stream().filter(Action.PlayRoadBuilding.class::isInstance);
    var others = legal.stream().filter(it -> !(it instanceof Action.PlayRoadBuilding));
    return new ServerMessage.LegalMoves(
        Stream.concat(others, pairs)
            .limit(MOST_MOVES)
            .map(action -> message(action, roster))
            .toList());
  }

  /// Extension: what is left in the bank.
  public ServerMessage.Bank bank(View view) {
    var open = view.open();
    return new ServerMessage.Bank(Resources.unpacked(open.bank()), open.faceDown(), open.deck());
  }

  /// The open offers, as somebody hears them who comes back.
  public List<ServerMessage> offers(View view, Roster roster) {
    var open = view.open();
    var messages = new ArrayList<ServerMessage>();
    for (var offer : open.offers()) {
      messages.add(
          new ServerMessage.Offered(
              roster.idAt(open.active()), offer.id(), offer.give(), offer.want()));
      for (var seat : offer.accepted())
        messages.add(new ServerMessage.OfferAnswered(roster.id(seat), offer.id(), true));
      for (var seat : offer.declined())
        messages.add(new ServerMessage.OfferAnswered(roster.id(seat), offer.id(), false));
    }
    return messages;
  }

  /// The action that a message asks for.
  ///
  /// @param view what the sender knows: to take back what was never accepted is to decline
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
              .then(seat -> read(new Action.MoveRobber(hex, seat)));
      case ClientMessage.PlayKnight(var hex, var victim) ->
          victim(Word.PLAY_KNIGHT, victim, roster)
              .then(seat -> read(new Action.PlayKnight(hex, seat)));
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
              .then(seat -> read(new Action.Conclude(offer, seat)));
      case ClientMessage.Withdraw(var offer) -> read(withdrawal(offer, view));
    };
  }

  private static <A extends Action> DecodeResult<Action> read(A action) {
    return new DecodeResult.Read<>(action);
  }

  private DecodeResult<Optional<Seat>> victim(Word type, OptionalInt id, Roster roster) {
    if (id.isEmpty()) return new DecodeResult.Read<>(Optional.empty());
    return seat(type, Word.TARGET, id.getAsInt(), roster)
        .then(seat -> new DecodeResult.Read<>(Optional.of(seat)));
  }

  private DecodeResult<Seat> seat(Word type, Word field, int id, Roster roster) {
    var seat = roster.seat(id);
    if (seat.isPresent()) return new DecodeResult.Read<>(seat.get());
    var path = dialect.words().spell(type) + "." + dialect.words().spell(field);
    return new DecodeResult.Malformed<>(
        path, "„" + path + "“ nennt die Nummer " + id + ", die kein Spieler hat.");
  }

  private static Action withdrawal(int offer, View view) {
    var seat = view.seat();
    boolean isDecline =
        seat.isPresent()
            && seat.get().index() != view.open().active()
            && view.open().offers().stream()
                .anyMatch(it -> it.id() == offer && !it.accepted().contains(seat.get()));
    return isDecline ? new Action.Answer(offer, false) : new Action.Withdraw(offer);
  }

  /// The message by which a client asks for an action.
  public ClientMessage.Move message(Action action, Roster roster) {
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
