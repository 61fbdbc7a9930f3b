package spieltisch.catan.rules;

import spieltisch.catan.BitSets;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Harbour;

/// Writes a state as one line of notation.
final class NotationWriter {
  private final State state;
  private final Position position;
  private final StringBuilder text = new StringBuilder();

  NotationWriter(State state) {
    this.state = state;
    position = state.position();
  }

  String write() {
    for (var field : Notation.Field.values()) {
      if (field.ordinal() > 0) text.append(' ');
      write(field);
    }
    return text.toString();
  }

  private void write(Notation.Field field) {
    switch (field) {
      case OPTIONS -> options(position.options());
      case LAND -> land();
      case HARBOURS -> harbours();
      case ROBBER ->
          numbers(position.island().indexOf(position.board().robber()), position.robber());
      case SEATS -> seats();
      case FACE_DOWN -> pack(state.bank() - position.bank(), Notation.RESOURCES);
      case DECK -> pack(state.deck(), Notation.CARDS);
      case FRESH -> pack(state.fresh(), Notation.CARDS);
      case AWARDS -> awards();
      case TURN -> turn();
      case PHASE -> phase();
      case OFFERS -> offers();
      case DICE_DECK -> diceDeck();
    }
  }

  private void options(Options options) {
    text.append(options.variant().word()).append('.');
    numbers(options.players(), options.victoryPoints(), options.bank());
    text.append('.');
    choice("AC", options.desert());
    choice("SRU", options.tokens());
    choice("RB", options.dice());
    choice("AN", options.harbours());
    choice("NT", options.shortage());
    choice("RC", options.order());
    choice("AC", options.robbing());
    for (boolean flag :
        new boolean[] {
          options.robber(),
          options.trade(),
          options.cards(),
          options.awards(),
          options.specialBuilding()
        }) text.append(flag ? '+' : '-');
    boolean hasLimits = options.offersPerTurn() > 0 || options.openOffers() > 0;
    boolean hasInvention = options.invention() != Options.Invention.TWO || hasLimits;
    if (options.founding() != Options.Founding.OFFICIAL || hasInvention)
      choice("OI", options.founding());
    if (hasInvention) choice("TO", options.invention());
    if (hasLimits) numbers(options.offersPerTurn(), options.openOffers());
  }

  private void choice(String letters, Enum<?> value) {
    text.append(letters.charAt(value.ordinal()));
  }

  private void land() {
    for (var hex : position.island().landHexes()) {
      text.append(Notation.TERRAIN.charAt(position.board().terrain(hex).ordinal()));
      if (position.board().token(hex) > 0) text.append(position.board().token(hex));
    }
  }

  private void harbours() {
    if (position.board().harbours().isEmpty()) nothing();
    for (var harbour : position.board().harbours())
      text.append(position.island().indexOf(harbour.edge())).append(kind(harbour));
  }

  private static char kind(Harbour harbour) {
    return harbour
        .special()
        .map(Resource::ordinal)
        .map(Notation.RESOURCES::charAt)
        .orElse(Notation.GENERIC_HARBOUR);
  }

  private void seats() {
    for (int seat = 0; seat < position.players(); seat++) {
      if (seat > 0) text.append('/');
      places(position.roads(seat, 0), position.roads(seat, 1));
      text.append(',');
      places(position.settlements(seat, 0), position.settlements(seat, 1));
      text.append(',');
      places(position.cities(seat, 0), position.cities(seat, 1));
      text.append(',');
      pack(state.hand(seat), Notation.RESOURCES);
      text.append(',');
      pack(state.cards(seat), Notation.CARDS);
      text.append(',').append(position.knights(seat));
    }
  }

  private void places(long low, long high) {
    long[] words = {low, high};
    int written = 0;
    for (int place = 0; place < 128; place++)
      if (BitSets.has(words, 0, place)) {
        if (written++ > 0) text.append('.');
        text.append(place);
      }
    if (written == 0) nothing();
  }

  private void pack(int pack, String kinds) {
    if (pack == PackedCounts.NONE) nothing();
    for (int kind = 0; kind < kinds.length(); kind++)
      if (PackedCounts.count(pack, kind) > 0)
        text.append(kinds.charAt(kind)).append(PackedCounts.count(pack, kind));
  }

  private void awards() {
    seat(position.longestRoad());
    seat(position.largestArmy());
  }

  private void seat(int seat) {
    if (seat == Position.NOBODY) nothing();
    else text.append(seat);
  }

  private void turn() {
    numbers(
        position.turn(),
        position.active(),
        position.firstDie(),
        position.secondDie(),
        position.isCardPlayed() ? 1 : 0,
        position.offersMade(),
        position.freshHarbours());
  }

  private void phase() {
    text.append(Notation.PHASES.charAt(position.phaseKind()));
    numbers(position.actor(), position.placed());
    switch (position.phaseKind()) {
      case Position.FOUND_ROAD -> text.append('.').append(position.foundedAt());
      case Position.DISCARD -> {
        for (int seat = 0; seat < position.players(); seat++)
          text.append('.').append(position.owed(seat));
      }
      case Position.OVER -> text.append('.').append(position.revealedPoints());
      default -> {}
    }
  }

  private void offers() {
    if (position.openOffers() == 0) nothing();
    for (int i = 0; i < position.openOffers(); i++) {
      if (i > 0) text.append('/');
      text.append(position.offerId(i)).append(':');
      pack(position.offerGive(i), Notation.RESOURCES);
      text.append('>');
      pack(position.offerWant(i), Notation.RESOURCES);
      for (int seat = 0; seat < position.players(); seat++) {
        if ((position.offerAnswers(i) >> seat & 1) != 0) text.append('+').append(seat);
        if ((position.offerAnswers(i) >> 8 + seat & 1) != 0) text.append('-').append(seat);
      }
    }
  }

  private void diceDeck() {
    if (position.diceDeck() == Position.FULL_DICE_DECK) nothing();
    else text.append(Long.toHexString(position.diceDeck()));
  }

  private void nothing() {
    text.append(Notation.NOTHING);
  }

  private void numbers(int... numbers) {
    for (int i = 0; i < numbers.length; i++) {
      if (i > 0) text.append('.');
      text.append(numbers[i]);
    }
  }
}
