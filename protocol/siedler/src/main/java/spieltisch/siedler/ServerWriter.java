package spieltisch.siedler;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import spieltisch.catan.cards.Card;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.cards.Resources;

/// Writes what a server says.
final class ServerWriter {
  /// Where no player has won.
  private static final int NOBODY = -1;

  private final Pen pen;
  private final Set<Extension> granted;

  ServerWriter(Pen pen, Set<Extension> granted) {
    this.pen = pen;
    this.granted = granted;
  }

  /// Whether the dialect could say it, and the client asked for it if it is an extension.
  boolean write(ServerMessage message) {
    return switch (message) {
      case ServerMessage.Hello hello -> pen.say(Word.HELLO, () -> hello(hello));
      case ServerMessage.Welcome(var id) -> pen.say(Word.WELCOME, () -> pen.field(Word.ID, id));
      case ServerMessage.Answer answer -> answer(answer);
      case ServerMessage.Failure(var text) -> failure(text);
      case ServerMessage.Chat chat -> chat(chat);
      case ServerMessage.StatusUpdate(var player) ->
          pen.say(
              Word.STATUS_UPDATE,
              () -> pen.object(Word.PLAYER, () -> new StateWriter(pen).write(player)));
      case ServerMessage.GameStarted(var chart) ->
          pen.say(Word.GAME_STARTED, () -> pen.object(Word.CHART, () -> chart(chart)));
      case ServerMessage.GameEnded ended -> pen.say(Word.GAME_ENDED, () -> ended(ended));
      case ServerMessage.Thrown thrown -> pen.say(Word.THROWN, () -> thrown(thrown));
      case ServerMessage.Gained(var player, var cards) -> cards(Word.GAINED, player, cards);
      case ServerMessage.Lost(var player, var cards) -> cards(Word.LOST, player, cards);
      case ServerMessage.RobberMoved(var player, var hex, var victim) ->
          robber(Word.ROBBER_MOVED, Word.PLAYER, player, hex, victim);
      case ServerMessage.Built(var building) ->
          pen.say(Word.BUILT, () -> pen.object(Word.BUILDING, () -> building(building)));
      case ServerMessage.CardBought bought -> pen.say(Word.CARD_BOUGHT, () -> bought(bought));
      case ServerMessage.LongestRoad(var player) ->
          pen.say(Word.LONGEST_ROAD, () -> pen.field(Word.PLAYER, player));
      case ServerMessage.LargestArmy(var player) ->
          pen.say(Word.LARGEST_ARMY, () -> pen.field(Word.PLAYER, player));
      case ServerMessage.Offered offered -> pen.say(Word.OFFERED, () -> offered(offered));
      case ServerMessage.OfferAnswered answered -> answered(answered);
      case ServerMessage.Traded traded -> pen.say(Word.TRADED, () -> traded(traded));
      case ServerMessage.Withdrawn(var player, var offer) -> withdrawn(player, offer);
      case ServerMessage.KnightPlayed(var player, var hex, var victim) ->
          robber(Word.PLAY_KNIGHT, Word.CARD_PLAYER, player, hex, victim);
      case ServerMessage.RoadBuildingPlayed played ->
          pen.say(Word.PLAY_ROAD_BUILDING, () -> roads(played));
      case ServerMessage.MonopolyPlayed played ->
          pen.say(Word.PLAY_MONOPOLY, () -> monopoly(played));
      case ServerMessage.InventionPlayed played ->
          pen.say(Word.PLAY_INVENTION, () -> invention(played));
      case ServerMessage.Extra extra ->
          granted.contains(extra.extension()) && new ExtraWriter(pen).write(extra);
    };
  }

  private void hello(ServerMessage.Hello hello) {
    pen.field(Word.VERSION, hello.version());
    pen.field(Word.PROTOCOL, hello.protocol());
    var common = Extensions.common(hello.extensions(), granted);
    if (common.isEmpty()) return;
    pen.list(
        Word.EXTENSIONS,
        () -> {
          for (var extension : common) pen.word(extension.word());
        });
  }

  private boolean answer(ServerMessage.Answer answer) {
    return switch (pen.dialect().answers()) {
      case ONE_MESSAGE -> pen.sayText(Word.ANSWER, answer.text());
      case TWO_MESSAGES ->
          answer.isOk()
              ? pen.say(Word.OK, () -> {})
              : pen.say(Word.FAILURE, () -> pen.field(Word.REPORT, answer.text()));
    };
  }

  /// Where the answer itself is a failure, a second one would be one too many.
  private boolean failure(String text) {
    return switch (pen.dialect().answers()) {
      case ONE_MESSAGE -> pen.say(Word.FAILURE, () -> pen.field(Word.REPORT, text));
      case TWO_MESSAGES -> false;
    };
  }

  private boolean chat(ServerMessage.Chat chat) {
    boolean maySpeak =
        chat.sender().isPresent()
            || pen.dialect().serverChat() == Dialect.ServerChat.WITHOUT_SENDER;
    return maySpeak
        && pen.say(
            Word.CHAT,
            () -> {
              pen.field(Word.SENDER, chat.sender());
              pen.field(Word.MESSAGE, chat.text());
            });
  }

  private void chart(Chart chart) {
    pen.list(Word.FIELDS, () -> chart.fields().forEach(this::field));
    pen.list(Word.BUILDINGS, () -> chart.buildings().forEach(it -> pen.object(() -> building(it))));
    pen.list(Word.HARBOURS, () -> chart.harbours().forEach(this::harbour));
    pen.field(Word.ROBBER, chart.robber());
  }

  private void field(Chart.Field field) {
    pen.object(
        () -> {
          pen.field(Word.PLACE, field.hex());
          pen.field(Word.TYPE, Terms.of(field.terrain()));
          if (field.number() != 0) pen.field(Word.NUMBER, field.number());
        });
  }

  private void harbour(Harbour harbour) {
    pen.object(
        () -> {
          pen.field(Word.PLACE, List.of(harbour.sea(), harbour.land()));
          pen.field(Word.TYPE, Terms.harbour(harbour.special()));
        });
  }

  private void building(Building building) {
    pen.field(Word.OWNER, building.owner());
    switch (building) {
      case Building.Road(_, var edge) -> {
        pen.field(Word.TYPE, Word.ROAD);
        pen.field(Word.PLACE, edge);
      }
      case Building.Settlement(_, var corner) -> {
        pen.field(Word.TYPE, Word.SETTLEMENT);
        pen.field(Word.PLACE, corner);
      }
      case Building.City(_, var corner) -> {
        pen.field(Word.TYPE, Word.CITY);
        pen.field(Word.PLACE, corner);
      }
    }
  }

  private void ended(ServerMessage.GameEnded ended) {
    pen.field(Word.MESSAGE, ended.text());
    pen.field(Word.WINNER, ended.winner().orElse(NOBODY));
  }

  private void thrown(ServerMessage.Thrown thrown) {
    pen.field(Word.PLAYER, thrown.player());
    switch (pen.dialect().dice()) {
      case PAIR -> pair(thrown.dice());
      case SUM -> pen.field(Word.DICE, thrown.dice().sum());
    }
  }

  private void pair(Dice dice) {
    switch (dice) {
      case Dice.Pair(var first, var second) ->
          pen.list(
              Word.DICE,
              () -> {
                pen.number(first);
                pen.number(second);
              });
      case Dice.Sum(var sum) -> pen.field(Word.DICE, sum);
    }
  }

  private boolean cards(Word type, int player, Held<Resources> cards) {
    return pen.say(
        type,
        () -> {
          pen.field(Word.PLAYER, player);
          Goods.writeResources(pen, Word.RESOURCES, cards);
        });
  }

  private boolean robber(Word type, Word who, OptionalInt player, Hex hex, OptionalInt victim) {
    return pen.say(
        type,
        () -> {
          pen.field(who, player);
          pen.field(Word.PLACE, hex);
          pen.field(Word.TARGET, victim);
        });
  }

  private void bought(ServerMessage.CardBought bought) {
    pen.field(Word.PLAYER, bought.player());
    card(bought.card());
  }

  private void card(Optional<Card> card) {
    if (card.isPresent()) {
      pen.field(Word.CARD, Terms.of(card.get()));
      return;
    }
    switch (pen.dialect().hidden()) {
      case OBJECT -> pen.field(Word.CARD, Word.UNKNOWN);
      case NUMBER -> pen.field(Word.CARD, 1);
    }
  }

  private void offered(ServerMessage.Offered offered) {
    pen.field(Word.PLAYER, offered.player());
    pen.field(Word.OFFER_ID, offered.offer());
    Goods.write(pen, Word.GIVE, offered.give());
    Goods.write(pen, Word.WANT, offered.want());
  }

  private boolean answered(ServerMessage.OfferAnswered answered) {
    boolean isField = answered.accepts() || pen.dialect().declines() == Dialect.Declines.BY_FIELD;
    if (!isField) return withdrawn(answered.player(), answered.offer());
    return pen.say(
        Word.OFFER_ANSWERED,
        () -> {
          pen.field(Word.ACCEPTOR, answered.player());
          pen.field(Word.OFFER_ID, answered.offer());
          pen.field(Word.ACCEPTS, answered.accepts());
        });
  }

  private void traded(ServerMessage.Traded traded) {
    pen.field(Word.PLAYER, traded.player());
    pen.field(Word.PARTNER, traded.partner());
  }

  private boolean withdrawn(int player, int offer) {
    return pen.say(
        Word.WITHDRAWN,
        () -> {
          pen.field(Word.PLAYER, player);
          pen.field(Word.OFFER_ID, offer);
        });
  }

  private void roads(ServerMessage.RoadBuildingPlayed played) {
    pen.field(Word.CARD_PLAYER, played.player());
    pen.field(Word.FIRST_ROAD, played.first());
    if (played.second().isPresent()) pen.field(Word.SECOND_ROAD, played.second().get());
  }

  private void monopoly(ServerMessage.MonopolyPlayed played) {
    pen.field(Word.CARD_PLAYER, played.player());
    pen.field(Word.RESOURCE, Terms.of(played.resource()));
  }

  private void invention(ServerMessage.InventionPlayed played) {
    pen.field(Word.CARD_PLAYER, played.player());
    Goods.write(pen, Word.RESOURCES, played.cards());
  }
}
