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

/// Writes what a server says.
final class ServerWriter {
  /// Where no player has won.
  private static final int NOBODY = -1;

  private final DialectWriter dialectWriter;
  private final Set<Extension> granted;

  ServerWriter(DialectWriter dialectWriter, Set<Extension> granted) {
    this.dialectWriter = dialectWriter;
    this.granted = granted;
  }

  /// Whether the dialect could say it, and the client asked for it if it is an extension.
  boolean write(ServerMessage message) {
    return switch (message) {
      case ServerMessage.Hello hello -> dialectWriter.say(Word.HELLO, () -> hello(hello));
      case ServerMessage.Welcome(var id) ->
          dialectWriter.say(Word.WELCOME, () -> dialectWriter.field(Word.ID, id));
      case ServerMessage.Answer answer -> answer(answer);
      case ServerMessage.Failure(var text) -> failure(text);
      case ServerMessage.Chat chat -> chat(chat);
      case ServerMessage.StatusUpdate(var player) ->
          dialectWriter.say(
              Word.STATUS_UPDATE,
              () ->
                  dialectWriter.object(
                      Word.PLAYER, () -> new PlayerStateWriter(dialectWriter).write(player)));
      case ServerMessage.GameStarted(var boardMap) ->
          dialectWriter.say(
              Word.GAME_STARTED, () -> dialectWriter.object(Word.CHART, () -> chart(boardMap)));
      case ServerMessage.GameEnded ended -> dialectWriter.say(Word.GAME_ENDED, () -> ended(ended));
      case ServerMessage.Thrown thrown -> dialectWriter.say(Word.THROWN, () -> thrown(thrown));
      case ServerMessage.Gained(var player, var cards) -> cards(Word.GAINED, player, cards);
      case ServerMessage.Lost(var player, var cards) -> cards(Word.LOST, player, cards);
      case ServerMessage.RobberMoved(var player, var hex, var victim) ->
          robber(Word.ROBBER_MOVED, Word.PLAYER, player, hex, victim);
      case ServerMessage.Built(var ownedPiece) ->
          dialectWriter.say(
              Word.BUILT, () -> dialectWriter.object(Word.BUILDING, () -> building(ownedPiece)));
      case ServerMessage.CardBought bought ->
          dialectWriter.say(Word.CARD_BOUGHT, () -> bought(bought));
      case ServerMessage.LongestRoad(var player) ->
          dialectWriter.say(Word.LONGEST_ROAD, () -> dialectWriter.field(Word.PLAYER, player));
      case ServerMessage.LargestArmy(var player) ->
          dialectWriter.say(Word.LARGEST_ARMY, () -> dialectWriter.field(Word.PLAYER, player));
      case ServerMessage.Offered offered -> dialectWriter.say(Word.OFFERED, () -> offered(offered));
      case ServerMessage.OfferAnswered answered -> answered(answered);
      case ServerMessage.Traded traded -> dialectWriter.say(Word.TRADED, () -> traded(traded));
      case ServerMessage.Withdrawn(var player, var offer) -> withdrawn(player, offer);
      case ServerMessage.KnightPlayed(var player, var hex, var victim) ->
          robber(Word.PLAY_KNIGHT, Word.CARD_PLAYER, player, hex, victim);
      case ServerMessage.RoadBuildingPlayed played ->
          dialectWriter.say(Word.PLAY_ROAD_BUILDING, () -> roads(played));
      case ServerMessage.MonopolyPlayed played ->
          dialectWriter.say(Word.PLAY_MONOPOLY, () -> monopoly(played));
      case ServerMessage.InventionPlayed played ->
          dialectWriter.say(Word.PLAY_INVENTION, () -> invention(played));
      case ServerMessage.Extra extra ->
          granted.contains(extra.extension()) && new ExtensionWriter(dialectWriter).write(extra);
    };
  }

  private void hello(ServerMessage.Hello hello) {
    dialectWriter.field(Word.VERSION, hello.version());
    dialectWriter.field(Word.PROTOCOL, hello.protocol());
    var common = Extensions.common(hello.extensions(), granted);
    if (common.isEmpty()) return;
    dialectWriter.list(
        Word.EXTENSIONS,
        () -> {
          for (var extension : common) dialectWriter.word(extension.word());
        });
  }

  private boolean answer(ServerMessage.Answer answer) {
    return switch (dialectWriter.dialect().answers()) {
      case ONE_MESSAGE -> dialectWriter.sayText(Word.ANSWER, answer.text());
      case TWO_MESSAGES ->
          answer.isOk()
              ? dialectWriter.say(Word.OK, () -> {})
              : dialectWriter.say(
                  Word.FAILURE, () -> dialectWriter.field(Word.REPORT, answer.text()));
    };
  }

  /// Where the answer itself is a failure, a second one would be one too many.
  private boolean failure(String text) {
    return switch (dialectWriter.dialect().answers()) {
      case ONE_MESSAGE ->
          dialectWriter.say(Word.FAILURE, () -> dialectWriter.field(Word.REPORT, text));
      case TWO_MESSAGES -> false;
    };
  }

  private boolean chat(ServerMessage.Chat chat) {
    boolean maySpeak =
        chat.sender().isPresent()
            || dialectWriter.dialect().serverChat() == Dialect.ServerChat.WITHOUT_SENDER;
    return maySpeak
        && dialectWriter.say(
            Word.CHAT,
            () -> {
              dialectWriter.field(Word.SENDER, chat.sender());
              dialectWriter.field(Word.MESSAGE, chat.text());
            });
  }

  private void chart(BoardMap boardMap) {
    dialectWriter.list(Word.FIELDS, () -> boardMap.fields().forEach(this::field));
    dialectWriter.list(
        Word.BUILDINGS,
        () -> boardMap.buildings().forEach(it -> dialectWriter.object(() -> building(it))));
    dialectWriter.list(Word.HARBOURS, () -> boardMap.harbours().forEach(this::harbour));
    dialectWriter.field(Word.ROBBER, boardMap.robber());
  }

  private void field(BoardMap.Field field) {
    dialectWriter.object(
        () -> {
          dialectWriter.field(Word.PLACE, field.hex());
          dialectWriter.field(Word.TYPE, WordMapping.of(field.terrain()));
          if (field.number() != 0) dialectWriter.field(Word.NUMBER, field.number());
        });
  }

  private void harbour(Harbour harbour) {
    dialectWriter.object(
        () -> {
          dialectWriter.field(Word.PLACE, List.of(harbour.sea(), harbour.land()));
          dialectWriter.field(Word.TYPE, WordMapping.harbour(harbour.special()));
        });
  }

  private void building(OwnedPiece ownedPiece) {
    dialectWriter.field(Word.OWNER, ownedPiece.owner());
    switch (ownedPiece) {
      case OwnedPiece.Road(_, var edge) -> {
        dialectWriter.field(Word.TYPE, Word.ROAD);
        dialectWriter.field(Word.PLACE, edge);
      }
      case OwnedPiece.Settlement(_, var corner) -> {
        dialectWriter.field(Word.TYPE, Word.SETTLEMENT);
        dialectWriter.field(Word.PLACE, corner);
      }
      case OwnedPiece.City(_, var corner) -> {
        dialectWriter.field(Word.TYPE, Word.CITY);
        dialectWriter.field(Word.PLACE, corner);
      }
    }
  }

  private void ended(ServerMessage.GameEnded ended) {
    dialectWriter.field(Word.MESSAGE, ended.text());
    dialectWriter.field(Word.WINNER, ended.winner().orElse(NOBODY));
  }

  private void thrown(ServerMessage.Thrown thrown) {
    dialectWriter.field(Word.PLAYER, thrown.player());
    switch (dialectWriter.dialect().dice()) {
      case PAIR -> pair(thrown.dice());
      case SUM -> dialectWriter.field(Word.DICE, thrown.dice().sum());
    }
  }

  private void pair(DiceRoll diceRoll) {
    switch (diceRoll) {
      case DiceRoll.Pair(var first, var second) ->
          dialectWriter.list(
              Word.DICE,
              () -> {
                dialectWriter.number(first);
                dialectWriter.number(second);
              });
      case DiceRoll.Sum(var sum) -> dialectWriter.field(Word.DICE, sum);
    }
  }

  private boolean cards(Word type, int player, MaybeHidden<Resources> cards) {
    return dialectWriter.say(
        type,
        () -> {
          dialectWriter.field(Word.PLAYER, player);
          CardCodec.writeResources(dialectWriter, Word.RESOURCES, cards);
        });
  }

  private boolean robber(Word type, Word who, OptionalInt player, Hex hex, OptionalInt victim) {
    return dialectWriter.say(
        type,
        () -> {
          dialectWriter.field(who, player);
          dialectWriter.field(Word.PLACE, hex);
          dialectWriter.field(Word.TARGET, victim);
        });
  }

  private void bought(ServerMessage.CardBought bought) {
    dialectWriter.field(Word.PLAYER, bought.player());
    card(bought.card());
  }

  private void card(Optional<Card> card) {
    if (card.isPresent()) {
      dialectWriter.field(Word.CARD, WordMapping.of(card.get()));
      return;
    }
    switch (dialectWriter.dialect().hidden()) {
      case OBJECT -> dialectWriter.field(Word.CARD, Word.UNKNOWN);
      case NUMBER -> dialectWriter.field(Word.CARD, 1);
    }
  }

  private void offered(ServerMessage.Offered offered) {
    dialectWriter.field(Word.PLAYER, offered.player());
    dialectWriter.field(Word.OFFER_ID, offered.offer());
    CardCodec.write(dialectWriter, Word.GIVE, offered.give());
    CardCodec.write(dialectWriter, Word.WANT, offered.want());
  }

  private boolean answered(ServerMessage.OfferAnswered answered) {
    boolean isField =
        answered.accepts() || dialectWriter.dialect().declines() == Dialect.Declines.BY_FIELD;
    if (!isField) return withdrawn(answered.player(), answered.offer());
    return dialectWriter.say(
        Word.OFFER_ANSWERED,
        () -> {
          dialectWriter.field(Word.ACCEPTOR, answered.player());
          dialectWriter.field(Word.OFFER_ID, answered.offer());
          dialectWriter.field(Word.ACCEPTS, answered.accepts());
        });
  }

  private void traded(ServerMessage.Traded traded) {
    dialectWriter.field(Word.PLAYER, traded.player());
    dialectWriter.field(Word.PARTNER, traded.partner());
  }

  private boolean withdrawn(int player, int offer) {
    return dialectWriter.say(
        Word.WITHDRAWN,
        () -> {
          dialectWriter.field(Word.PLAYER, player);
          dialectWriter.field(Word.OFFER_ID, offer);
        });
  }

  private void roads(ServerMessage.RoadBuildingPlayed played) {
    dialectWriter.field(Word.CARD_PLAYER, played.player());
    dialectWriter.field(Word.FIRST_ROAD, played.first());
    if (played.second().isPresent()) dialectWriter.field(Word.SECOND_ROAD, played.second().get());
  }

  private void monopoly(ServerMessage.MonopolyPlayed played) {
    dialectWriter.field(Word.CARD_PLAYER, played.player());
    dialectWriter.field(Word.RESOURCE, WordMapping.of(played.resource()));
  }

  private void invention(ServerMessage.InventionPlayed played) {
    dialectWriter.field(Word.CARD_PLAYER, played.player());
    CardCodec.write(dialectWriter, Word.RESOURCES, played.cards());
  }
}
