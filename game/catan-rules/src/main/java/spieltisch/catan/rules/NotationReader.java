package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;

/// Reads a state from its notation by recording events in a new state.
///
/// The reader records pieces, hands and development cards first, then the beginning of the turn,
/// then the events of the turn.
final class NotationReader {
  private static final int MOST_TURNS = (1 << 23) - 1;
  private static final int MOST_OFFERS_MADE = 255;
  private static final int ALL_HARBOURS = 0x3f;

  private final List<String> fields;
  private final MutableState state;
  private final MutablePosition position;
  private final int players;
  // The value of the turn field; other fields depend on it.
  private final int turn;
  private final int active;
  private final int firstDie;
  private final int secondDie;
  private final boolean cardPlayed;
  private final int offersMade;
  private final int freshHarbours;

  NotationReader(List<String> fields) {
    this.fields = fields;
    state = new BoardReader(fields).newState();
    position = state.mutablePosition();
    players = position.players();
    var cursor = cursor(Notation.Field.TURN);
    turn = cursor.number(0, MOST_TURNS);
    active = next(cursor, players - 1);
    firstDie = next(cursor, 6);
    secondDie = next(cursor, 6);
    cardPlayed = next(cursor, 1) == 1;
    offersMade = next(cursor, MOST_OFFERS_MADE);
    freshHarbours = next(cursor, ALL_HARBOURS);
    cursor.expectEnd();
    if ((firstDie == 0) != (secondDie == 0)) throw cursor.error("both dice or none");
  }

  private static int next(NotationCursor cursor, int most) {
    cursor.expect('.');
    return cursor.number(0, most);
  }

  private NotationCursor cursor(Notation.Field field) {
    return new NotationCursor(field, fields.get(field.ordinal()));
  }

  State read() {
    robber();
    int fresh = whole(Notation.Field.FRESH, Notation.CARDS);
    seats(fresh);
    faceDown();
    deck(fresh);
    awards();
    phase(fresh);
    position.resume(turn, cardPlayed, offersMade, freshHarbours, diceDeck());
    return state;
  }

  private int whole(Notation.Field field, String kinds) {
    var cursor = cursor(field);
    int pack = cursor.pack(kinds);
    cursor.expectEnd();
    return pack;
  }

  private void robber() {
    var cursor = cursor(Notation.Field.ROBBER);
    cursor.until('.');
    int hex = cursor.number(0, position.island().hexes().size() - 1);
    cursor.expectEnd();
    if ((position.island().land() >>> hex & 1) == 0)
      throw cursor.error("the robber is not on land");
    state.robberMoved(0, hex, 0);
  }

  // Fields of the seats. All buildings are read before all roads, since buildings interrupt roads.

  private void seats(int fresh) {
    var cursor = cursor(Notation.Field.SEATS);
    var roads = new ArrayList<List<Integer>>();
    for (int seat = 0; seat < players; seat++) {
      if (seat > 0) cursor.expect('/');
      roads.add(places(cursor, position.island().edges().size()));
      cursor.expect(',');
      buildings(cursor, seat);
      cursor.expect(',');
      hand(cursor, seat);
      cursor.expect(',');
      cards(cursor, seat, seat == active ? fresh : PackedCounts.NONE);
    }
    cursor.expectEnd();
    for (int seat = 0; seat < players; seat++) roads(cursor, seat, roads.get(seat));
  }

  private static List<Integer> places(NotationCursor cursor, int bound) {
    var places = new ArrayList<Integer>();
    if (cursor.take(Notation.NOTHING)) return places;
    do places.add(cursor.number(0, bound - 1));
    while (cursor.take('.'));
    return places;
  }

  private void buildings(NotationCursor cursor, int seat) {
    int corners = position.island().corners().size();
    var settlements = places(cursor, corners);
    cursor.expect(',');
    var cities = places(cursor, corners);
    if (settlements.size() > Position.SETTLEMENTS || cities.size() > Position.CITIES)
      throw cursor.error("too many buildings");
    for (int corner : cities) {
      settlement(cursor, seat, corner);
      state.cityPlaced(seat, corner);
    }
    for (int corner : settlements) settlement(cursor, seat, corner);
  }

  private void settlement(NotationCursor cursor, int seat, int corner) {
    if (position.owner(corner) != Position.NOBODY) throw cursor.error("two buildings on " + corner);
    state.settlementPlaced(seat, corner);
  }

  private void roads(NotationCursor cursor, int seat, List<Integer> edges) {
    if (edges.size() > Position.ROADS) throw cursor.error("too many roads");
    for (int edge : edges) {
      if (position.roadOwner(edge) != Position.NOBODY) throw cursor.error("two roads on " + edge);
      state.roadPlaced(seat, edge);
    }
  }

  private void hand(NotationCursor cursor, int seat) {
    int hand = cursor.pack(Notation.RESOURCES);
    if (!PackedCounts.covers(state.bank(), hand)) throw cursor.error("more cards than exist");
    state.produced(seat, hand);
  }

  private void cards(NotationCursor cursor, int seat, int fresh) {
    int cards = cursor.pack(Notation.CARDS);
    cursor.expect(',');
    int knights = cursor.number(0, PackedCounts.MOST);
    if (!PackedCounts.covers(cards, fresh))
      throw cursor.error("new cards that the active seat does not have");
    draw(cursor, seat, PackedCounts.of(Card.KNIGHT.ordinal(), knights));
    for (int i = 0; i < knights; i++) state.knightPlayed(seat, 0, 0);
    draw(cursor, seat, cards - fresh);
  }

  private void draw(NotationCursor cursor, int seat, int cards) {
    if (!PackedCounts.covers(state.deck(), cards)) throw cursor.error("more cards than exist");
    for (int card = 0; card < Card.values().length; card++)
      for (int i = 0; i < PackedCounts.count(cards, card); i++)
        state.cardBought(seat, PackedCounts.one(card));
  }

  // Fields of the bank, the deck and the awards.

  private void faceDown() {
    int pack = whole(Notation.Field.FACE_DOWN, Notation.RESOURCES);
    if (!PackedCounts.covers(state.bank(), pack))
      throw cursor(Notation.Field.FACE_DOWN).error("more cards than exist");
    state.produced(0, pack);
    state.discarded(0, PackedCounts.total(pack), pack);
  }

  /// Reads the deck. Development cards that are neither in a hand nor in the deck have been played.
  private void deck(int fresh) {
    int deck = whole(Notation.Field.DECK, Notation.CARDS);
    var cursor = cursor(Notation.Field.DECK);
    if (!PackedCounts.covers(state.deck(), deck)
        || !PackedCounts.covers(state.deck() - deck, fresh))
      throw cursor.error("more cards than exist");
    int played = state.deck() - deck - fresh;
    if (PackedCounts.count(played, Card.KNIGHT.ordinal())
            + PackedCounts.count(played, Card.VICTORY_POINT.ordinal())
        > 0) throw cursor.error("knights and victory point cards are missing");
    draw(cursor, 0, played);
    for (int i = 0; i < PackedCounts.count(played, Card.ROAD_BUILDING.ordinal()); i++)
      state.roadBuildingPlayed(0, 0, 0);
    for (int i = 0; i < PackedCounts.count(played, Card.INVENTION.ordinal()); i++)
      state.inventionPlayed(0, PackedCounts.NONE);
    for (int i = 0; i < PackedCounts.count(played, Card.MONOPOLY.ordinal()); i++)
      state.monopolyPlayed(0, 0);
  }

  private void awards() {
    var cursor = cursor(Notation.Field.AWARDS);
    state.longestRoadPassed(holder(cursor));
    state.largestArmyPassed(holder(cursor));
    cursor.expectEnd();
  }

  private int holder(NotationCursor cursor) {
    return cursor.take(Notation.NOTHING) ? Position.NOBODY : cursor.digit(players);
  }

  // Fields of the turn.

  private void phase(int fresh) {
    var cursor = cursor(Notation.Field.PHASE);
    int kind = cursor.letter(Notation.PHASES);
    int actor = cursor.number(0, players - 1);
    int placed = next(cursor, 2 * players);
    boolean special = kind == Position.SPECIAL_BUILD;
    if ((actor == active) == special) throw cursor.error("the wrong seat acts");
    if (kind > Position.FOUND_ROAD) beginTurn(cursor, placed, fresh);
    else if (fresh != PackedCounts.NONE || firstDie > 0) throw cursor.error("no turn has begun");
    begin(cursor, kind, actor, placed);
    cursor.expectEnd();
    boolean mayBeOpen = kind == Position.TRADE_AND_BUILD || kind == Position.OVER;
    if (position.openOffers() > 0 && !mayBeOpen)
      throw cursor.error("offers are open in the wrong phase");
  }

  private void beginTurn(NotationCursor cursor, int placed, int fresh) {
    state.settlementAwaited(active, placed);
    state.turnBegan(active);
    if (firstDie > 0) state.rolled(active, firstDie, secondDie);
    state.phaseBegan(Position.TRADE_AND_BUILD, active);
    draw(cursor, active, fresh);
    offers();
  }

  private void begin(NotationCursor cursor, int kind, int actor, int placed) {
    switch (kind) {
      case Position.FOUND_SETTLEMENT -> state.settlementAwaited(actor, placed);
      case Position.FOUND_ROAD -> foundRoad(cursor, actor, placed);
      case Position.BEFORE_ROLL -> beforeRoll(cursor, actor, placed);
      case Position.DISCARD -> discards(cursor, actor);
      case Position.MOVE_ROBBER -> state.phaseBegan(Position.MOVE_ROBBER, actor);
      case Position.TRADE_AND_BUILD -> state.phaseBegan(Position.TRADE_AND_BUILD, actor);
      case Position.SPECIAL_BUILD -> state.phaseBegan(Position.SPECIAL_BUILD, actor);
      default -> state.won(actor, next(cursor, PackedCounts.MOST));
    }
  }

  private void foundRoad(NotationCursor cursor, int actor, int placed) {
    state.settlementAwaited(actor, placed);
    int corner = next(cursor, position.island().corners().size() - 1);
    if (position.owner(corner) != actor) throw cursor.error("no settlement there");
    state.roadAwaited(actor, placed, corner);
  }

  private void beforeRoll(NotationCursor cursor, int actor, int placed) {
    if (state.fresh() != PackedCounts.NONE || firstDie > 0)
      throw cursor.error("new cards or dice before the roll");
    state.settlementAwaited(actor, placed);
    state.turnBegan(actor);
  }

  private void discards(NotationCursor cursor, int actor) {
    long owed = 0;
    for (int seat = 0; seat < players; seat++)
      owed |= (long) next(cursor, position.handSize(seat)) << 8 * seat;
    if (owed == 0) throw cursor.error("no seat must discard");
    state.discardsAwaited(actor, owed);
  }

  private void offers() {
    var cursor = cursor(Notation.Field.OFFERS);
    if (!cursor.take(Notation.NOTHING)) {
      do offer(cursor);
      while (cursor.take('/'));
    }
    cursor.expectEnd();
  }

  private void offer(NotationCursor cursor) {
    int id = cursor.number(0, Integer.MAX_VALUE);
    if (position.offerIndex(id) >= 0) throw cursor.error("two offers " + id);
    if (position.openOffers() == Position.MOST_OFFERS) throw cursor.error("too many offers");
    cursor.expect(':');
    int give = cursor.pack(Notation.RESOURCES);
    cursor.expect('>');
    int want = cursor.pack(Notation.RESOURCES);
    if (give == PackedCounts.NONE || want == PackedCounts.NONE)
      throw cursor.error("an empty side of an offer");
    state.offered(active, id, give, want);
    answers(cursor, id);
  }

  private void answers(NotationCursor cursor, int id) {
    int last = -1;
    while (true) {
      boolean accepts = cursor.take('+');
      if (!accepts && !cursor.take('-')) return;
      int seat = cursor.digit(players);
      if (seat <= last || seat == active)
        throw cursor.error("no answer possible from seat " + seat);
      state.answered(seat, id, accepts);
      last = seat;
    }
  }

  private long diceDeck() {
    var cursor = cursor(Notation.Field.DICE_DECK);
    long deck = cursor.bits(Position.FULL_DICE_DECK);
    cursor.expectEnd();
    if (deck == 0) throw cursor.error("an empty deck of dice");
    return deck;
  }
}
