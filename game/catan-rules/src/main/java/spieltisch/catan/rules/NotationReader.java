package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.Card;
import spieltisch.catan.Pack;
import spieltisch.catan.Position;

/// Reads a state that was written in one line, by telling a new state what happened.
///
/// Pieces, hands and development cards come first, then the turn as if it had just begun, then what
/// happened in it.
final class NotationReader {
  private static final int MOST_TURNS = (1 << 23) - 1;
  private static final int MOST_OFFERS_MADE = 255;
  private static final int ALL_HARBOURS = 0x3f;

  private final List<String> fields;
  private final State state;
  private final Position open;
  private final int players;
  // From the field of the turn, which other fields need.
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
    open = state.open();
    players = open.players();
    var cursor = cursor(Notation.Field.TURN);
    turn = cursor.number(0, MOST_TURNS);
    active = next(cursor, players - 1);
    firstDie = next(cursor, 6);
    secondDie = next(cursor, 6);
    cardPlayed = next(cursor, 1) == 1;
    offersMade = next(cursor, MOST_OFFERS_MADE);
    freshHarbours = next(cursor, ALL_HARBOURS);
    cursor.expectEnd();
    if ((firstDie == 0) != (secondDie == 0)) throw cursor.misprint("both dice or none");
  }

  private static int next(Cursor cursor, int most) {
    cursor.expect('.');
    return cursor.number(0, most);
  }

  private Cursor cursor(Notation.Field field) {
    return new Cursor(field, fields.get(field.ordinal()));
  }

  State read() {
    robber();
    int fresh = whole(Notation.Field.FRESH, Notation.CARDS);
    seats(fresh);
    faceDown();
    deck(fresh);
    awards();
    phase(fresh);
    open.resume(turn, cardPlayed, offersMade, freshHarbours, diceDeck());
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
    int hex = cursor.number(0, open.island().hexes().size() - 1);
    cursor.expectEnd();
    if ((open.island().land() >>> hex & 1) == 0) throw cursor.misprint("the robber is at sea");
    state.robberMoved(0, hex, 0);
  }

  // Seats. All buildings come before all roads, so that the roads know where they are cut.

  private void seats(int fresh) {
    var cursor = cursor(Notation.Field.SEATS);
    var roads = new ArrayList<List<Integer>>();
    for (int seat = 0; seat < players; seat++) {
      if (seat > 0) cursor.expect('/');
      roads.add(places(cursor, open.island().edges().size()));
      cursor.expect(',');
      buildings(cursor, seat);
      cursor.expect(',');
      hand(cursor, seat);
      cursor.expect(',');
      cards(cursor, seat, seat == active ? fresh : Pack.NONE);
    }
    cursor.expectEnd();
    for (int seat = 0; seat < players; seat++) roads(cursor, seat, roads.get(seat));
  }

  private static List<Integer> places(Cursor cursor, int bound) {
    var places = new ArrayList<Integer>();
    if (cursor.take(Notation.NOTHING)) return places;
    do places.add(cursor.number(0, bound - 1));
    while (cursor.take('.'));
    return places;
  }

  private void buildings(Cursor cursor, int seat) {
    int corners = open.island().corners().size();
    var settlements = places(cursor, corners);
    cursor.expect(',');
    var cities = places(cursor, corners);
    if (settlements.size() > Position.SETTLEMENTS || cities.size() > Position.CITIES)
      throw cursor.misprint("too many buildings");
    for (int corner : cities) {
      settlement(cursor, seat, corner);
      state.cityPlaced(seat, corner);
    }
    for (int corner : settlements) settlement(cursor, seat, corner);
  }

  private void settlement(Cursor cursor, int seat, int corner) {
    if (open.owner(corner) != Position.NOBODY) throw cursor.misprint("two buildings on " + corner);
    state.settlementPlaced(seat, corner);
  }

  private void roads(Cursor cursor, int seat, List<Integer> edges) {
    if (edges.size() > Position.ROADS) throw cursor.misprint("too many roads");
    for (int edge : edges) {
      if (open.roadOwner(edge) != Position.NOBODY) throw cursor.misprint("two roads on " + edge);
      state.roadPlaced(seat, edge);
    }
  }

  private void hand(Cursor cursor, int seat) {
    int hand = cursor.pack(Notation.RESOURCES);
    if (!Pack.covers(state.bank(), hand)) throw cursor.misprint("more cards than there are");
    state.produced(seat, hand);
  }

  private void cards(Cursor cursor, int seat, int fresh) {
    int cards = cursor.pack(Notation.CARDS);
    cursor.expect(',');
    int knights = cursor.number(0, Pack.MOST);
    if (!Pack.covers(cards, fresh)) throw cursor.misprint("new cards that nobody has");
    draw(cursor, seat, Pack.of(Card.KNIGHT.ordinal(), knights));
    for (int i = 0; i < knights; i++) state.knightPlayed(seat, 0, 0);
    draw(cursor, seat, cards - fresh);
  }

  private void draw(Cursor cursor, int seat, int cards) {
    if (!Pack.covers(state.deck(), cards)) throw cursor.misprint("more cards than there are");
    for (int card = 0; card < Card.values().length; card++)
      for (int i = 0; i < Pack.count(cards, card); i++) state.cardBought(seat, card);
  }

  // Bank, deck and awards.

  private void faceDown() {
    int pack = whole(Notation.Field.FACE_DOWN, Notation.RESOURCES);
    if (!Pack.covers(state.bank(), pack))
      throw cursor(Notation.Field.FACE_DOWN).misprint("more cards than there are");
    state.produced(0, pack);
    state.discarded(0, pack);
  }

  /// Cards that are in no hand and not in the deck have been played and are gone.
  private void deck(int fresh) {
    int deck = whole(Notation.Field.DECK, Notation.CARDS);
    var cursor = cursor(Notation.Field.DECK);
    if (!Pack.covers(state.deck(), deck) || !Pack.covers(state.deck() - deck, fresh))
      throw cursor.misprint("more cards than there are");
    int gone = state.deck() - deck - fresh;
    if (Pack.count(gone, Card.KNIGHT.ordinal()) + Pack.count(gone, Card.VICTORY_POINT.ordinal())
        > 0) throw cursor.misprint("knights and victory points do not vanish");
    draw(cursor, 0, gone);
    for (int i = 0; i < Pack.count(gone, Card.ROAD_BUILDING.ordinal()); i++)
      state.roadBuildingPlayed(0, 0, 0);
    for (int i = 0; i < Pack.count(gone, Card.INVENTION.ordinal()); i++)
      state.inventionPlayed(0, Pack.NONE);
    for (int i = 0; i < Pack.count(gone, Card.MONOPOLY.ordinal()); i++) state.monopolyPlayed(0, 0);
  }

  private void awards() {
    var cursor = cursor(Notation.Field.AWARDS);
    state.longestRoadPassed(holder(cursor));
    state.largestArmyPassed(holder(cursor));
    cursor.expectEnd();
  }

  private int holder(Cursor cursor) {
    return cursor.take(Notation.NOTHING) ? Position.NOBODY : cursor.digit(players);
  }

  // The turn.

  private void phase(int fresh) {
    var cursor = cursor(Notation.Field.PHASE);
    int kind = cursor.letter(Notation.PHASES);
    int actor = cursor.number(0, players - 1);
    int placed = next(cursor, 2 * players);
    boolean special = kind == Position.SPECIAL_BUILD;
    if ((actor == active) == special) throw cursor.misprint("the wrong seat acts");
    if (kind > Position.FOUND_ROAD) beginTurn(cursor, placed, fresh);
    else if (fresh != Pack.NONE || firstDie > 0) throw cursor.misprint("no turn has begun");
    begin(cursor, kind, actor, placed);
    cursor.expectEnd();
    boolean mayBeOpen = kind == Position.TRADE_AND_BUILD || kind == Position.OVER;
    if (open.openOffers() > 0 && !mayBeOpen) throw cursor.misprint("no time for offers");
  }

  private void beginTurn(Cursor cursor, int placed, int fresh) {
    state.settlementAwaited(active, placed);
    state.turnBegan(active);
    if (firstDie > 0) state.rolled(active, firstDie, secondDie);
    state.tradeAndBuildBegan(active);
    draw(cursor, active, fresh);
    offers();
  }

  private void begin(Cursor cursor, int kind, int actor, int placed) {
    switch (kind) {
      case Position.FOUND_SETTLEMENT -> state.settlementAwaited(actor, placed);
      case Position.FOUND_ROAD -> foundRoad(cursor, actor, placed);
      case Position.BEFORE_ROLL -> beforeRoll(cursor, actor, placed);
      case Position.DISCARD -> discards(cursor, actor);
      case Position.MOVE_ROBBER -> state.robberAwaited(actor);
      case Position.TRADE_AND_BUILD -> state.tradeAndBuildBegan(actor);
      case Position.SPECIAL_BUILD -> state.specialBuildBegan(actor);
      default -> state.won(actor, next(cursor, Pack.MOST));
    }
  }

  private void foundRoad(Cursor cursor, int actor, int placed) {
    state.settlementAwaited(actor, placed);
    int corner = next(cursor, open.island().corners().size() - 1);
    if (open.owner(corner) != actor) throw cursor.misprint("no settlement there");
    state.roadAwaited(actor, placed, corner);
  }

  private void beforeRoll(Cursor cursor, int actor, int placed) {
    if (state.fresh() != Pack.NONE || firstDie > 0) throw cursor.misprint("the turn just begins");
    state.settlementAwaited(actor, placed);
    state.turnBegan(actor);
  }

  private void discards(Cursor cursor, int actor) {
    long owed = 0;
    for (int seat = 0; seat < players; seat++)
      owed |= (long) next(cursor, open.handSize(seat)) << 8 * seat;
    if (owed == 0) throw cursor.misprint("nobody owes cards");
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

  private void offer(Cursor cursor) {
    int id = cursor.number(0, Integer.MAX_VALUE);
    if (open.offerIndex(id) >= 0) throw cursor.misprint("two offers " + id);
    if (open.openOffers() == Position.MOST_OFFERS) throw cursor.misprint("too many offers");
    cursor.expect(':');
    int give = cursor.pack(Notation.RESOURCES);
    cursor.expect('>');
    int want = cursor.pack(Notation.RESOURCES);
    if (give == Pack.NONE || want == Pack.NONE) throw cursor.misprint("a gift");
    state.offered(active, id, give, want);
    answers(cursor, id);
  }

  private void answers(Cursor cursor, int id) {
    int last = -1;
    while (true) {
      boolean accepts = cursor.take('+');
      if (!accepts && !cursor.take('-')) return;
      int seat = cursor.digit(players);
      if (seat <= last || seat == active) throw cursor.misprint("no answer of " + seat);
      state.answered(seat, id, accepts);
      last = seat;
    }
  }

  private long diceDeck() {
    var cursor = cursor(Notation.Field.DICE_DECK);
    long deck = cursor.bits(Position.FULL_DICE_DECK);
    cursor.expectEnd();
    if (deck == 0) throw cursor.misprint("an empty deck");
    return deck;
  }
}
