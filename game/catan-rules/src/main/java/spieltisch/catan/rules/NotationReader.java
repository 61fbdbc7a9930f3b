package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;

/// Reads a state that was written in one line, by telling a new state what happened.
///
/// Pieces, hands and development cards come first, then the turn as if it had just begun, then what
/// happened in it.
final class NotationReader {
  private static final int MOST_TURNS = (1 << 23) - 1;
  private static final int MOST_OFFERS_MADE = 255;
  private static final int ALL_HARBOURS = 0x3f;

  private final List<String> fields;
  private final MutableState state;
  private final MutablePosition open;
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
    open = state.mutablePosition();
    players = open.players();
    var notationCursor = cursor(Notation.Field.TURN);
    turn = notationCursor.number(0, MOST_TURNS);
    active = next(notationCursor, players - 1);
    firstDie = next(notationCursor, 6);
    secondDie = next(notationCursor, 6);
    cardPlayed = next(notationCursor, 1) == 1;
    offersMade = next(notationCursor, MOST_OFFERS_MADE);
    freshHarbours = next(notationCursor, ALL_HARBOURS);
    notationCursor.expectEnd();
    if ((firstDie == 0) != (secondDie == 0)) throw notationCursor.misprint("both dice or none");
  }

  private static int next(NotationCursor notationCursor, int most) {
    notationCursor.expect('.');
    return notationCursor.number(0, most);
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
    open.resume(turn, cardPlayed, offersMade, freshHarbours, diceDeck());
    return state;
  }

  private int whole(Notation.Field field, String kinds) {
    var notationCursor = cursor(field);
    int pack = notationCursor.pack(kinds);
    notationCursor.expectEnd();
    return pack;
  }

  private void robber() {
    var notationCursor = cursor(Notation.Field.ROBBER);
    notationCursor.until('.');
    int hex = notationCursor.number(0, open.island().hexes().size() - 1);
    notationCursor.expectEnd();
    if ((open.island().land() >>> hex & 1) == 0)
      throw notationCursor.misprint("the robber is at sea");
    state.robberMoved(0, hex, 0);
  }

  // Seats. All buildings come before all roads, so that the roads know where they are cut.

  private void seats(int fresh) {
    var notationCursor = cursor(Notation.Field.SEATS);
    var roads = new ArrayList<List<Integer>>();
    for (int seat = 0; seat < players; seat++) {
      if (seat > 0) notationCursor.expect('/');
      roads.add(places(notationCursor, open.island().edges().size()));
      notationCursor.expect(',');
      buildings(notationCursor, seat);
      notationCursor.expect(',');
      hand(notationCursor, seat);
      notationCursor.expect(',');
      cards(notationCursor, seat, seat == active ? fresh : PackedCounts.NONE);
    }
    notationCursor.expectEnd();
    for (int seat = 0; seat < players; seat++) roads(notationCursor, seat, roads.get(seat));
  }

  private static List<Integer> places(NotationCursor notationCursor, int bound) {
    var places = new ArrayList<Integer>();
    if (notationCursor.take(Notation.NOTHING)) return places;
    do places.add(notationCursor.number(0, bound - 1));
    while (notationCursor.take('.'));
    return places;
  }

  private void buildings(NotationCursor notationCursor, int seat) {
    int corners = open.island().corners().size();
    var settlements = places(notationCursor, corners);
    notationCursor.expect(',');
    var cities = places(notationCursor, corners);
    if (settlements.size() > Position.SETTLEMENTS || cities.size() > Position.CITIES)
      throw notationCursor.misprint("too many buildings");
    for (int corner : cities) {
      settlement(notationCursor, seat, corner);
      state.cityPlaced(seat, corner);
    }
    for (int corner : settlements) settlement(notationCursor, seat, corner);
  }

  private void settlement(NotationCursor notationCursor, int seat, int corner) {
    if (open.owner(corner) != Position.NOBODY)
      throw notationCursor.misprint("two buildings on " + corner);
    state.settlementPlaced(seat, corner);
  }

  private void roads(NotationCursor notationCursor, int seat, List<Integer> edges) {
    if (edges.size() > Position.ROADS) throw notationCursor.misprint("too many roads");
    for (int edge : edges) {
      if (open.roadOwner(edge) != Position.NOBODY)
        throw notationCursor.misprint("two roads on " + edge);
      state.roadPlaced(seat, edge);
    }
  }

  private void hand(NotationCursor notationCursor, int seat) {
    int hand = notationCursor.pack(Notation.RESOURCES);
    if (!PackedCounts.covers(state.bank(), hand))
      throw notationCursor.misprint("more cards than there are");
    state.produced(seat, hand);
  }

  private void cards(NotationCursor notationCursor, int seat, int fresh) {
    int cards = notationCursor.pack(Notation.CARDS);
    notationCursor.expect(',');
    int knights = notationCursor.number(0, PackedCounts.MOST);
    if (!PackedCounts.covers(cards, fresh))
      throw notationCursor.misprint("new cards that nobody has");
    draw(notationCursor, seat, PackedCounts.of(Card.KNIGHT.ordinal(), knights));
    for (int i = 0; i < knights; i++) state.knightPlayed(seat, 0, 0);
    draw(notationCursor, seat, cards - fresh);
  }

  private void draw(NotationCursor notationCursor, int seat, int cards) {
    if (!PackedCounts.covers(state.deck(), cards))
      throw notationCursor.misprint("more cards than there are");
    for (int card = 0; card < Card.values().length; card++)
      for (int i = 0; i < PackedCounts.count(cards, card); i++)
        state.cardBought(seat, PackedCounts.one(card));
  }

  // Bank, deck and awards.

  private void faceDown() {
    int pack = whole(Notation.Field.FACE_DOWN, Notation.RESOURCES);
    if (!PackedCounts.covers(state.bank(), pack))
      throw cursor(Notation.Field.FACE_DOWN).misprint("more cards than there are");
    state.produced(0, pack);
    state.discarded(0, PackedCounts.total(pack), pack);
  }

  /// Cards that are in no hand and not in the deck have been played and are gone.
  private void deck(int fresh) {
    int deck = whole(Notation.Field.DECK, Notation.CARDS);
    var notationCursor = cursor(Notation.Field.DECK);
    if (!PackedCounts.covers(state.deck(), deck)
        || !PackedCounts.covers(state.deck() - deck, fresh))
      throw notationCursor.misprint("more cards than there are");
    int gone = state.deck() - deck - fresh;
    if (PackedCounts.count(gone, Card.KNIGHT.ordinal())
            + PackedCounts.count(gone, Card.VICTORY_POINT.ordinal())
        > 0) throw notationCursor.misprint("knights and victory points do not vanish");
    draw(notationCursor, 0, gone);
    for (int i = 0; i < PackedCounts.count(gone, Card.ROAD_BUILDING.ordinal()); i++)
      state.roadBuildingPlayed(0, 0, 0);
    for (int i = 0; i < PackedCounts.count(gone, Card.INVENTION.ordinal()); i++)
      state.inventionPlayed(0, PackedCounts.NONE);
    for (int i = 0; i < PackedCounts.count(gone, Card.MONOPOLY.ordinal()); i++)
      state.monopolyPlayed(0, 0);
  }

  private void awards() {
    var notationCursor = cursor(Notation.Field.AWARDS);
    state.longestRoadPassed(holder(notationCursor));
    state.largestArmyPassed(holder(notationCursor));
    notationCursor.expectEnd();
  }

  private int holder(NotationCursor notationCursor) {
    return notationCursor.take(Notation.NOTHING) ? Position.NOBODY : notationCursor.digit(players);
  }

  // The turn.

  private void phase(int fresh) {
    var notationCursor = cursor(Notation.Field.PHASE);
    int kind = notationCursor.letter(Notation.PHASES);
    int actor = notationCursor.number(0, players - 1);
    int placed = next(notationCursor, 2 * players);
    boolean special = kind == Position.SPECIAL_BUILD;
    if ((actor == active) == special) throw notationCursor.misprint("the wrong seat acts");
    if (kind > Position.FOUND_ROAD) beginTurn(notationCursor, placed, fresh);
    else if (fresh != PackedCounts.NONE || firstDie > 0)
      throw notationCursor.misprint("no turn has begun");
    begin(notationCursor, kind, actor, placed);
    notationCursor.expectEnd();
    boolean mayBeOpen = kind == Position.TRADE_AND_BUILD || kind == Position.OVER;
    if (open.openOffers() > 0 && !mayBeOpen) throw notationCursor.misprint("no time for offers");
  }

  private void beginTurn(NotationCursor notationCursor, int placed, int fresh) {
    state.settlementAwaited(active, placed);
    state.turnBegan(active);
    if (firstDie > 0) state.rolled(active, firstDie, secondDie);
    state.phaseBegan(Position.TRADE_AND_BUILD, active);
    draw(notationCursor, active, fresh);
    offers();
  }

  private void begin(NotationCursor notationCursor, int kind, int actor, int placed) {
    switch (kind) {
      case Position.FOUND_SETTLEMENT -> state.settlementAwaited(actor, placed);
      case Position.FOUND_ROAD -> foundRoad(notationCursor, actor, placed);
      case Position.BEFORE_ROLL -> beforeRoll(notationCursor, actor, placed);
      case Position.DISCARD -> discards(notationCursor, actor);
      case Position.MOVE_ROBBER -> state.phaseBegan(Position.MOVE_ROBBER, actor);
      case Position.TRADE_AND_BUILD -> state.phaseBegan(Position.TRADE_AND_BUILD, actor);
      case Position.SPECIAL_BUILD -> state.phaseBegan(Position.SPECIAL_BUILD, actor);
      default -> state.won(actor, next(notationCursor, PackedCounts.MOST));
    }
  }

  private void foundRoad(NotationCursor notationCursor, int actor, int placed) {
    state.settlementAwaited(actor, placed);
    int corner = next(notationCursor, open.island().corners().size() - 1);
    if (open.owner(corner) != actor) throw notationCursor.misprint("no settlement there");
    state.roadAwaited(actor, placed, corner);
  }

  private void beforeRoll(NotationCursor notationCursor, int actor, int placed) {
    if (state.fresh() != PackedCounts.NONE || firstDie > 0)
      throw notationCursor.misprint("the turn just begins");
    state.settlementAwaited(actor, placed);
    state.turnBegan(actor);
  }

  private void discards(NotationCursor notationCursor, int actor) {
    long owed = 0;
    for (int seat = 0; seat < players; seat++)
      owed |= (long) next(notationCursor, open.handSize(seat)) << 8 * seat;
    if (owed == 0) throw notationCursor.misprint("nobody owes cards");
    state.discardsAwaited(actor, owed);
  }

  private void offers() {
    var notationCursor = cursor(Notation.Field.OFFERS);
    if (!notationCursor.take(Notation.NOTHING)) {
      do offer(notationCursor);
      while (notationCursor.take('/'));
    }
    notationCursor.expectEnd();
  }

  private void offer(NotationCursor notationCursor) {
    int id = notationCursor.number(0, Integer.MAX_VALUE);
    if (open.offerIndex(id) >= 0) throw notationCursor.misprint("two offers " + id);
    if (open.openOffers() == Position.MOST_OFFERS) throw notationCursor.misprint("too many offers");
    notationCursor.expect(':');
    int give = notationCursor.pack(Notation.RESOURCES);
    notationCursor.expect('>');
    int want = notationCursor.pack(Notation.RESOURCES);
    if (give == PackedCounts.NONE || want == PackedCounts.NONE)
      throw notationCursor.misprint("a gift");
    state.offered(active, id, give, want);
    answers(notationCursor, id);
  }

  private void answers(NotationCursor notationCursor, int id) {
    int last = -1;
    while (true) {
      boolean accepts = notationCursor.take('+');
      if (!accepts && !notationCursor.take('-')) return;
      int seat = notationCursor.digit(players);
      if (seat <= last || seat == active) throw notationCursor.misprint("no answer of " + seat);
      state.answered(seat, id, accepts);
      last = seat;
    }
  }

  private long diceDeck() {
    var notationCursor = cursor(Notation.Field.DICE_DECK);
    long deck = notationCursor.bits(Position.FULL_DICE_DECK);
    notationCursor.expectEnd();
    if (deck == 0) throw notationCursor.misprint("an empty deck");
    return deck;
  }
}
