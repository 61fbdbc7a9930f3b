package spieltisch.client.siedler;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import spieltisch.catan.Colour;

/// The name and the colour of the player. After a refusal this class chooses another name or
/// colour.
final class NameAndColour {
  private final String preferredName;
  private final List<Colour> colours = new ArrayList<>();
  private final Set<Colour> refused = EnumSet.noneOf(Colour.class);
  private int nameAttempt = 1;

  /// @param colours all colours of the protocol, in order of preference
  NameAndColour(String name, List<Colour> colours) {
    preferredName = name;
    this.colours.addAll(colours);
  }

  String name() {
    return nameAttempt == 1 ? preferredName : preferredName + " " + nameAttempt;
  }

  /// Returns the most preferred colour that is neither taken nor refused. If all other colours are
  /// taken, returns a taken colour that was not refused. If the server has refused all colours, all
  /// colours are tried again.
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
    nameAttempt++;
  }

  void colourRefused(Colour colour) {
    refused.add(colour);
  }
}
