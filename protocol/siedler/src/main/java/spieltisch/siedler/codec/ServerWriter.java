package spieltisch.siedler.codec;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// Encodes server messages.
final class ServerWriter {
  private static final int NO_WINNER = -1;

  private final DialectWriter writer;
  private final Set<Extension> granted;

  ServerWriter(DialectWriter writer, Set<Extension> granted) {
    this.writer = writer;
    this.granted = granted;
  }

  /// Writes the message. Returns false if the dialect lacks the message or its extension is not
  /// granted.
  boolean write(ServerMessage message) {
    return switch (message) {
      case ServerMessage.Hello hello -> writer.message(Word.HELLO, () -> hello(hello));
      case ServerMessage.Welcome(var id) ->
          writer.message(Word.WELCOME, () -> writer.field(Word.ID, id));
      case ServerMessage.Answer answer -> answer(answer);
      case ServerMessage.Failure(var text) -> failure(text);
      case ServerMessage.Chat chat -> chat(chat);
      case ServerMessage.StatusUpdate(var player) ->
          writer.message(
              Word.STATUS_UPDATE,
              () -> writer.object(Word.PLAYER, () -> new PlayerStateWriter(writer).write(player)));
      case ServerMessage.GameStarted(var map) ->
          writer.message(Word.GAME_STARTED, () -> writer.object(Word.MAP, () -> map(map)));
      case ServerMessage.GameEnded ended -> writer.message(Word.GAME_ENDED, () -> ended(ended));
      case ServerMessage.DiceRolled rolled ->
          writer.message(Word.DICE_ROLLED, () -> diceRolled(rolled));
      case ServerMessage.Gained(var player, var cards) -> cards(Word.GAINED, player, cards);
      case ServerMessage.Lost(var player, var cards) -> cards(Word.LOST, player, cards);
      case ServerMessage.RobberMoved(var player, var hex, var victim) ->
          robber(Word.ROBBER_MOVED, Word.PLAYER, player, hex, victim);
      case ServerMessage.Built(var piece) ->
          writer.message(
              Word.BUILT, () -> writer.object(Word.BUILDING, () -> building(writer, piece)));
      case ServerMessage.CardBought bought ->
          writer.message(Word.CARD_BOUGHT, () -> bought(bought));
      case ServerMessage.LongestRoad(var player) ->
          writer.message(Word.LONGEST_ROAD, () -> writer.field(Word.PLAYER, player));
      case ServerMessage.LargestArmy(var player) ->
          writer.message(Word.LARGEST_ARMY, () -> writer.field(Word.PLAYER, player));
      case ServerMessage.Offered offered -> writer.message(Word.OFFERED, () -> offered(offered));
      case ServerMessage.OfferAnswered answered -> answered(answered);
      case ServerMessage.Traded traded -> writer.message(Word.TRADED, () -> traded(traded));
      case ServerMessage.Withdrawn(var player, var offer) -> withdrawn(player, offer);
      case ServerMessage.KnightPlayed(var player, var hex, var victim) ->
          robber(Word.PLAY_KNIGHT, Word.CARD_PLAYER, player, hex, victim);
      case ServerMessage.RoadBuildingPlayed played ->
          writer.message(Word.PLAY_ROAD_BUILDING, () -> roads(played));
      case ServerMessage.MonopolyPlayed played ->
          writer.message(Word.PLAY_MONOPOLY, () -> monopoly(played));
      case ServerMessage.InventionPlayed played ->
          writer.message(Word.PLAY_INVENTION, () -> invention(played));
      case ServerMessage.ExtensionMessage extensionMessage ->
          granted.contains(extensionMessage.extension())
              && new ExtensionWriter(writer).write(extensionMessage);
    };
  }

  private void hello(ServerMessage.Hello hello) {
    writer.field(Word.VERSION, hello.version());
    writer.field(Word.PROTOCOL, hello.protocol());
    var common = Extensions.common(hello.extensions(), granted);
    if (common.isEmpty()) return;
    writer.list(
        Word.EXTENSIONS,
        () -> {
          for (var extension : common) writer.word(extension.word());
        });
  }

  private boolean answer(ServerMessage.Answer answer) {
    return switch (writer.dialect().answers()) {
      case ONE_MESSAGE -> writer.textMessage(Word.ANSWER, answer.text());
      case TWO_MESSAGES ->
          answer.isOk()
              ? writer.message(Word.OK, () -> {})
              : writer.message(Word.FAILURE, () -> writer.field(Word.REPORT, answer.text()));
    };
  }

  /// Writes a failure message, except in dialects whose answer to a refused request is already a
  /// failure message.
  private boolean failure(String text) {
    return switch (writer.dialect().answers()) {
      case ONE_MESSAGE -> writer.message(Word.FAILURE, () -> writer.field(Word.REPORT, text));
      case TWO_MESSAGES -> false;
    };
  }

  private boolean chat(ServerMessage.Chat chat) {
    boolean maySpeak =
        chat.sender().isPresent()
            || writer.dialect().serverChat() == Dialect.ServerChat.WITHOUT_SENDER;
    return maySpeak
        && writer.message(
            Word.CHAT,
            () -> {
              writer.field(Word.SENDER, chat.sender());
              writer.field(Word.MESSAGE, chat.text());
            });
  }

  private void map(BoardMap map) {
    writer.list(Word.FIELDS, () -> map.fields().forEach(this::field));
    writer.list(
        Word.BUILDINGS,
        () -> map.buildings().forEach(it -> writer.object(() -> building(writer, it))));
    writer.list(Word.HARBOURS, () -> map.harbours().forEach(this::harbour));
    writer.field(Word.ROBBER, map.robber());
  }

  private void field(BoardMap.Field field) {
    writer.object(
        () -> {
          writer.field(Word.PLACE, field.hex());
          writer.field(Word.TYPE, WordMapping.of(field.terrain()));
          if (field.number() != 0) writer.field(Word.NUMBER, field.number());
        });
  }

  private void harbour(Harbour harbour) {
    writer.object(
        () -> {
          writer.field(Word.PLACE, List.of(harbour.sea(), harbour.land()));
          writer.field(Word.TYPE, WordMapping.harbour(harbour.special()));
        });
  }

  static void building(DialectWriter writer, OwnedPiece piece) {
    writer.field(Word.OWNER, piece.owner());
    switch (piece) {
      case OwnedPiece.Road(_, var edge) -> {
        writer.field(Word.TYPE, Word.ROAD);
        writer.field(Word.PLACE, edge);
      }
      case OwnedPiece.Settlement(_, var corner) -> {
        writer.field(Word.TYPE, Word.SETTLEMENT);
        writer.field(Word.PLACE, corner);
      }
      case OwnedPiece.City(_, var corner) -> {
        writer.field(Word.TYPE, Word.CITY);
        writer.field(Word.PLACE, corner);
      }
    }
  }

  private void ended(ServerMessage.GameEnded ended) {
    writer.field(Word.MESSAGE, ended.text());
    writer.field(Word.WINNER, ended.winner().orElse(NO_WINNER));
  }

  private void diceRolled(ServerMessage.DiceRolled rolled) {
    writer.field(Word.PLAYER, rolled.player());
    switch (writer.dialect().dice()) {
      case PAIR -> pair(rolled.dice());
      case SUM -> writer.field(Word.DICE, rolled.dice().sum());
    }
  }

  private void pair(DiceRoll dice) {
    switch (dice) {
      case DiceRoll.Pair(var first, var second) ->
          writer.list(
              Word.DICE,
              () -> {
                writer.number(first);
                writer.number(second);
              });
      case DiceRoll.Sum(var sum) -> writer.field(Word.DICE, sum);
    }
  }

  private boolean cards(Word type, int player, MaybeHidden<Resources> cards) {
    return writer.message(
        type,
        () -> {
          writer.field(Word.PLAYER, player);
          CardCodec.writeResources(writer, Word.RESOURCES, cards);
        });
  }

  private boolean robber(
      Word type, Word playerField, OptionalInt player, Hex hex, OptionalInt victim) {
    return writer.message(
        type,
        () -> {
          writer.field(playerField, player);
          writer.field(Word.PLACE, hex);
          writer.field(Word.TARGET, victim);
        });
  }

  private void bought(ServerMessage.CardBought bought) {
    writer.field(Word.PLAYER, bought.player());
    card(bought.card());
  }

  private void card(Optional<Card> card) {
    if (card.isPresent()) {
      writer.field(Word.CARD, WordMapping.of(card.get()));
      return;
    }
    switch (writer.dialect().hidden()) {
      case OBJECT -> writer.field(Word.CARD, Word.UNKNOWN);
      case NUMBER -> writer.field(Word.CARD, 1);
    }
  }

  private void offered(ServerMessage.Offered offered) {
    writer.field(Word.PLAYER, offered.player());
    writer.field(Word.OFFER_ID, offered.offer());
    CardCodec.write(writer, Word.GIVE, offered.give());
    CardCodec.write(writer, Word.WANT, offered.want());
  }

  private boolean answered(ServerMessage.OfferAnswered answered) {
    boolean isField =
        answered.accepts() || writer.dialect().declines() == Dialect.DeclineFormat.BY_FIELD;
    if (!isField) return withdrawn(answered.player(), answered.offer());
    return writer.message(
        Word.OFFER_ANSWERED,
        () -> {
          writer.field(Word.ACCEPTOR, answered.player());
          writer.field(Word.OFFER_ID, answered.offer());
          writer.field(Word.ACCEPTS, answered.accepts());
        });
  }

  private void traded(ServerMessage.Traded traded) {
    writer.field(Word.PLAYER, traded.player());
    writer.field(Word.PARTNER, traded.partner());
  }

  private boolean withdrawn(int player, int offer) {
    return writer.message(
        Word.WITHDRAWN,
        () -> {
          writer.field(Word.PLAYER, player);
          writer.field(Word.OFFER_ID, offer);
        });
  }

  private void roads(ServerMessage.RoadBuildingPlayed played) {
    writer.field(Word.CARD_PLAYER, played.player());
    writer.field(Word.FIRST_ROAD, played.first());
    if (played.second().isPresent()) writer.field(Word.SECOND_ROAD, played.second().get());
  }

  private void monopoly(ServerMessage.MonopolyPlayed played) {
    writer.field(Word.CARD_PLAYER, played.player());
    writer.field(Word.RESOURCE, WordMapping.of(played.resource()));
  }

  private void invention(ServerMessage.InventionPlayed played) {
    writer.field(Word.CARD_PLAYER, played.player());
    CardCodec.write(writer, Word.RESOURCES, played.cards());
  }
}
