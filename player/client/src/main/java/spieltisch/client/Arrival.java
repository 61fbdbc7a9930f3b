package spieltisch.client;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Colour;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.PlayerStatus;

/// The way from the welcome to the start of the game: a name, a colour that nobody wears, and the
/// word that the game may begin.
final class Arrival {
  private final Notebook notebook;
  private final Costume costume;
  private @Nullable Colour colour;
  private boolean isDressed;
  private boolean isReady;

  Arrival(Notebook notebook, Settings settings) {
    this.notebook = notebook;
    costume = new Costume(settings.name(), colours(settings.colour()));
  }

  /// All colours, the favourite first; green and brown only if nothing else is left.
  private static List<Colour> colours(Colour favourite) {
    var all = new ArrayList<>(EnumSet.allOf(Colour.class));
    all.remove(favourite);
    all.addFirst(favourite);
    return all;
  }

  /// What is to be asked next, if anything.
  Optional<ClientMessage> next() {
    if (isReady) return Optional.empty();
    return Optional.of(isDressed ? new ClientMessage.Start() : introduction());
  }

  private ClientMessage introduction() {
    var chosen = costume.colour(taken());
    colour = chosen;
    return new ClientMessage.Introduce(Optional.of(costume.name()), Optional.of(chosen));
  }

  private List<Colour> taken() {
    return notebook.fellows().stream()
        .filter(fellow -> !notebook.isMe(fellow.id()) && fellow.status() != PlayerStatus.GONE)
        .flatMap(fellow -> fellow.colour().stream())
        .toList();
  }

  void introduced() {
    isDressed = true;
  }

  void ready() {
    isReady = true;
  }

  /// Something was refused; answers whether it makes sense to go on at once.
  boolean reconsider(String reason) {
    var text = reason.toLowerCase(Locale.ROOT);
    if (text.contains("farbe")) refuseColour();
    else if (text.contains("name")) costume.nameRefused();
    else if (isDressed) return false;
    else refuseColour();
    isDressed = false;
    return true;
  }

  private void refuseColour() {
    if (colour != null) costume.colourRefused(colour);
  }
}
