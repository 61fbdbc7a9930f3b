package spieltisch.gym;

import java.util.List;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import tools.jackson.core.JsonGenerator;

/// Writes what one seat knows as a JSON object; `docs/gym.md` describes its fields.
///
/// The writer takes everything about the game from a view, so that no hidden card can get into an
/// observation.
final class ObservationWriter {
  private static final List<String> PHASES =
      List.of(
          "found_settlement",
          "found_road",
          "before_roll",
          "discard",
          "move_robber",
          "trade_and_build",
          "special_build",
          "over");

  private final JsonGenerator json;
  private final View view;
  private final Position position;
  private final int seat;

  ObservationWriter(JsonGenerator json, View view) {
    this.json = json;
    this.view = view;
    position = view.position();
    seat = view.seat().orElseThrow().index();
  }

  /// Writes an observation.
  ///
  /// @param discarding the cards that the viewer has chosen so far for a discard, packed
  /// @param firstRoad the edge that the viewer has chosen for the first road of the road building
  ///   card, or -1
  void write(int discarding, int firstRoad) {
    json.writeStartObject();
    number("seat", seat);
    json.writeStringProperty("phase", PHASES.get(position.phaseKind()));
    number("turn", position.turn());
    number("active", position.active());
    json.writeArrayPropertyStart("dice");
    json.writeNumber(position.firstDie());
    json.writeNumber(position.secondDie());
    json.writeEndArray();
    number("robber", ActionNumbers.landIndex(position.island(), position.robber()));
    number("longestRoad", position.longestRoad());
    number("largestArmy", position.largestArmy());
    counts("bank", position.bank(), Resource.KINDS);
    number("faceDown", position.faceDown());
    number("deck", position.deck());
    json.writeBooleanProperty("cardPlayed", position.isCardPlayed());
    number("offersMade", position.offersMade());
    ownCards();
    counts("discarding", discarding, Resource.KINDS);
    number("firstRoad", firstRoad);
    players();
    offers();
    json.writeEndObject();
  }

  private void ownCards() {
    int cardKinds = Card.values().length;
    counts("hand", view.hand(seat), Resource.KINDS);
    counts("cards", view.cards(seat), cardKinds);
    counts("freshCards", view.fresh(), cardKinds);
    json.writeArrayPropertyStart("rates");
    for (int kind = 0; kind < Resource.KINDS; kind++) json.writeNumber(position.rate(seat, kind));
    json.writeEndArray();
  }

  private void players() {
    json.writeArrayPropertyStart("players");
    for (int player = 0; player < position.players(); player++) {
      json.writeStartObject();
      number("points", view.points(Seat.of(player)));
      number("handSize", position.handSize(player));
      number("cardCount", position.cardCount(player));
      number("knights", position.knights(player));
      number("roadLength", position.roadLength(player));
      number("owed", position.owed(player));
      places("roads", position.roads(player, 0), position.roads(player, 1));
      places("settlements", position.settlements(player, 0), position.settlements(player, 1));
      places("cities", position.cities(player, 0), position.cities(player, 1));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void offers() {
    json.writeArrayPropertyStart("offers");
    for (int index = 0; index < position.openOffers(); index++) {
      json.writeStartObject();
      counts("give", position.offerGive(index), Resource.KINDS);
      counts("want", position.offerWant(index), Resource.KINDS);
      places("accepted", position.offerAnswers(index) & 0xff, 0);
      places("declined", position.offerAnswers(index) >> 8, 0);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void number(String name, int value) {
    json.writeNumberProperty(name, value);
  }

  private void counts(String name, int pack, int kinds) {
    json.writeArrayPropertyStart(name);
    for (int kind = 0; kind < kinds; kind++) json.writeNumber(PackedCounts.count(pack, kind));
    json.writeEndArray();
  }

  /// Writes the members of a bit set of two words.
  private void places(String name, long low, long high) {
    json.writeArrayPropertyStart(name);
    for (long left = low; left != 0; left &= left - 1)
      json.writeNumber(Long.numberOfTrailingZeros(left));
    for (long left = high; left != 0; left &= left - 1)
      json.writeNumber(Long.SIZE + Long.numberOfTrailingZeros(left));
    json.writeEndArray();
  }
}
