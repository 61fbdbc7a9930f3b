package spieltisch.client.siedler;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import spieltisch.catan.Colour;

/// The name and the colour with which a player tries to join.
final class NameAndColour {
  private final String wish;
  private final List<Colour> colours = new ArrayList<>();
  private final Set<Colour> refused = EnumSet.noneOf(Colour.class);
  private int names = 1;

  /// @param colours all that can be said, in the order of liking
  NameAndColour(String name, List<Colour> colours) {
    wish = name;
    this.colours.addAll(colours);
  }

  String name() {
    return names == 1 ? wish : wish + " " + names;
  }

  /// The best colour that nobody here wears; if all were refused, once again the first.
  Colour colour(Collection<Colour> taken) {
    if (refused.containsAll(colours)) refused.clear();
    return colours.stream()
        .filter(colour -> !refused.contains(colour) && !taken.contains(colour))
        .findFirst()
        .orElseGet(
            () ->
                colours.stream()
                    .filter(colour -> !refused.contains(colour))
                    .findFirst()
                    .orElseThrow());
  }

  void nameRefused() {
    names++;
  }

  void colourRefused(Colour colour) {
    refused.add(colour);
  }
}
