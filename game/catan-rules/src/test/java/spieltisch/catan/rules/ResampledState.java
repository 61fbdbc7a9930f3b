package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.kernel.SeededChance;

/// A state that looks equal to one seat: the cards hidden from that seat are dealt again.
///
/// It is made from the notation, so that it does not depend on the representation of a state.
final class ResampledState {
  private static final int HAND = 3;
  private static final int CARDS = 4;

  private final State state;
  private final int viewer;
  private final SeededChance chance;
  private final List<String> fields;
  private final List<List<String>> seats = new ArrayList<>();

  ResampledState(State state, int viewer, SeededChance chance) {
    this.state = state;
    this.viewer = viewer;
    this.chance = chance;
    fields = new ArrayList<>(List.of(Notation.write(state).split(" ", -1)));
    for (var seat : fields.get(Notation.Field.SEATS.ordinal()).split("/", -1))
      seats.add(new ArrayList<>(List.of(seat.split(",", -1))));
  }

  String text() {
    dealResources();
    dealCards();
    var written = seats.stream().map(seat -> String.join(",", seat)).toList();
    fields.set(Notation.Field.SEATS.ordinal(), String.join("/", written));
    return String.join(" ", fields);
  }

  private void dealResources() {
    int faceDown = state.bank() - state.position().bank();
    int hidden = faceDown;
    for (int seat : others()) hidden += state.hand(seat);
    for (int seat : others()) {
      int dealt = drawn(hidden, PackedCounts.total(state.hand(seat)));
      hidden -= dealt;
      seats.get(seat).set(HAND, written(dealt, Notation.RESOURCES));
    }
    fields.set(Notation.Field.FACE_DOWN.ordinal(), written(hidden, Notation.RESOURCES));
  }

  private void dealCards() {
    int hidden = state.deck();
    for (int seat : others()) hidden += state.cards(seat);
    for (int seat : others()) {
      int dealt = drawn(hidden, PackedCounts.total(state.cards(seat)));
      hidden -= dealt;
      seats.get(seat).set(CARDS, written(dealt, Notation.CARDS));
      if (seat == state.position().active()) dealFresh(dealt);
    }
    fields.set(Notation.Field.DECK.ordinal(), written(hidden, Notation.CARDS));
  }

  private void dealFresh(int cards) {
    int fresh = drawn(cards, PackedCounts.total(state.fresh()));
    fields.set(Notation.Field.FRESH.ordinal(), written(fresh, Notation.CARDS));
  }

  private List<Integer> others() {
    var others = new ArrayList<Integer>();
    for (int seat = 0; seat < state.position().players(); seat++)
      if (seat != viewer) others.add(seat);
    return others;
  }

  /// Random cards of a pack. The pack of all hidden cards may be too large for comparisons, but it
  /// is counted correctly.
  private int drawn(int pack, int count) {
    int drawn = PackedCounts.NONE;
    for (int i = 0; i < count; i++)
      drawn +=
          PackedCounts.one(
              PackedCounts.fieldAt(pack - drawn, chance.below(PackedCounts.total(pack - drawn))));
    return drawn;
  }

  private static String written(int pack, String kinds) {
    var text = new StringBuilder();
    for (int kind = 0; kind < kinds.length(); kind++)
      if (PackedCounts.count(pack, kind) > 0)
        text.append(kinds.charAt(kind)).append(PackedCounts.count(pack, kind));
    return text.isEmpty() ? "-" : text.toString();
  }
}
