package spieltisch.client.siedler;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Colour;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.PlayerStatus;

/// The steps from the welcome to the start of the game: name and colour, a contribution to the seed
/// if the server has committed to its part, then readiness.
final class JoinSequence {
  private static final int CONTRIBUTION_BYTES = 32;

  private final GameTracker tracker;
  private final NameAndColour nameAndColour;
  private final RandomGenerator entropy;
  private @Nullable Colour colour;
  private boolean hasNameAndColour;
  private boolean isContributionDue;
  private boolean isReady;

  JoinSequence(GameTracker tracker, PlayerSettings settings) {
    this.tracker = tracker;
    entropy = settings.entropy();
    nameAndColour = new NameAndColour(settings.name(), colours(settings.colour()));
  }

  /// All colours, the preferred one first; green and brown only as a last resort.
  private static List<Colour> colours(Colour preferred) {
    var all = new ArrayList<>(EnumSet.allOf(Colour.class));
    all.remove(preferred);
    all.addFirst(preferred);
    return all;
  }

  /// The next request, if there is one.
  Optional<ClientMessage> next() {
    if (isReady) return Optional.empty();
    if (!hasNameAndColour) return Optional.of(introduction());
    return Optional.of(isContributionDue ? contribution() : new ClientMessage.Start());
  }

  private ClientMessage contribution() {
    var bytes = new byte[CONTRIBUTION_BYTES];
    entropy.nextBytes(bytes);
    return new ClientMessage.DiceContribution(HexFormat.of().formatHex(bytes));
  }

  private ClientMessage introduction() {
    var chosen = nameAndColour.colour(taken());
    colour = chosen;
    return new ClientMessage.SetProfile(Optional.of(nameAndColour.name()), Optional.of(chosen));
  }

  private List<Colour> taken() {
    return tracker.players().stream()
        .filter(
            player -> !tracker.isMe(player.id()) && player.status() != PlayerStatus.CONNECTION_LOST)
        .flatMap(player -> player.colour().stream())
        .toList();
  }

  void nameAndColourAccepted() {
    hasNameAndColour = true;
  }

  /// The server has committed to its seed, so it accepts one contribution.
  void commitmentReceived() {
    isContributionDue = !isReady;
  }

  /// The contribution was accepted, or refused because an earlier connection made one.
  void contributed() {
    isContributionDue = false;
  }

  void startAccepted() {
    isReady = true;
  }

  /// Handles a refusal. Returns whether another attempt makes sense at once.
  boolean handleRefusal(String problem) {
    var text = problem.toLowerCase(Locale.ROOT);
    if (text.contains("farbe")) refuseColour();
    else if (text.contains("name")) nameAndColour.nameRefused();
    else if (hasNameAndColour) return false;
    else refuseColour();
    hasNameAndColour = false;
    return true;
  }

  private void refuseColour() {
    if (colour != null) nameAndColour.colourRefused(colour);
  }
}
