package spieltisch.client.siedler;

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
final class JoinSequence {
  private final GameTracker gameTracker;
  private final NameAndColour nameAndColour;
  private @Nullable Colour colour;
  private boolean isDressed;
  private boolean isReady;

  JoinSequence(GameTracker gameTracker, PlayerSettings playerSettings) {
    this.gameTracker = gameTracker;
    nameAndColour = new NameAndColour(playerSettings.name(), colours(playerSettings.colour()));
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
    var chosen = nameAndColour.colour(taken());
    colour = chosen;
    return new ClientMessage.SetProfile(Optional.of(nameAndColour.name()), Optional.of(chosen));
  }

  private List<Colour> taken() {
    return gameTracker.fellows().stream()
        .filter(
            playerInfo ->
                !gameTracker.isMe(playerInfo.id())
                    && playerInfo.status() != PlayerStatus.CONNECTION_LOST)
        .flatMap(playerInfo -> playerInfo.colour().stream())
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
    else if (text.contains("name")) nameAndColour.nameRefused();
    else if (isDressed) return false;
    else refuseColour();
    isDressed = false;
    return true;
  }

  private void refuseColour() {
    if (colour != null) nameAndColour.colourRefused(colour);
  }
}
