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
import spieltisch.client.ClientTimeouts;
import spieltisch.client.siedler.tracking.GameTracker;
import spieltisch.client.siedler.tracking.PlayerInfo;
import spieltisch.client.transport.LinkException;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.PlayerStatus;

/// The requests from the welcome to the start of the game: name and colour, then a contribution to
/// the seed if the server has committed to its own part, then readiness.
///
/// A request that the server lost is repeated a few times. After a few attempts the sequence
/// continues, since some servers carry out requests that they neither confirm nor show.
final class JoinSequence {
  private static final int MAX_ATTEMPTS = 4;
  private static final int CONTRIBUTION_BYTES = 32;

  private final GameTracker tracker;
  private final ClientTimeouts timeouts;
  private final PlayTimer timer;
  private final NameAndColour nameAndColour;
  private final RandomGenerator entropy;
  private @Nullable Colour colour;
  private Optional<PlayerStatus> toldStatus = Optional.empty();
  private boolean hasNameAndColour;
  private boolean isContributionDue;
  private boolean isReady;
  private boolean isMapMissing;
  private int introductions;
  private int starts;

  JoinSequence(GameTracker tracker, PlayerSettings settings, PlayTimer timer) {
    this.tracker = tracker;
    this.timer = timer;
    timeouts = settings.timeouts();
    entropy = settings.randomness().entropy();
    nameAndColour = new NameAndColour(settings.name(), colours(settings.colour()));
  }

  /// All colours, with the preferred colour first; green and brown come last.
  private static List<Colour> colours(Colour preferred) {
    var all = new ArrayList<>(EnumSet.allOf(Colour.class));
    all.remove(preferred);
    all.addFirst(preferred);
    return all;
  }

  /// The next request; empty if the player has to wait for the game to start.
  ///
  /// @throws LinkException if the game has started and the server has sent no map
  Optional<ClientMessage> next() {
    checkMap();
    if (isReady) return Optional.empty();
    if (!hasNameAndColour) return Optional.of(introduction());
    return Optional.of(isContributionDue ? contribution() : start());
  }

  private ClientMessage contribution() {
    var bytes = new byte[CONTRIBUTION_BYTES];
    entropy.nextBytes(bytes);
    return new ClientMessage.DiceContribution(HexFormat.of().formatHex(bytes));
  }

  /// Records that the server has committed to its seed, and so accepts one contribution.
  void commitmentReceived() {
    isContributionDue = !isReady;
  }

  /// Checks that a player who must act has received the map. Some servers send the map a little
  /// later, so the first check without a map only pauses.
  private void checkMap() {
    if (!tracker.isActionAwaited()) return;
    if (isMapMissing) throw new LinkException("the server started a game without a readable map");
    isMapMissing = true;
    timer.pause(timeouts.answer());
  }

  private ClientMessage start() {
    toldStatus = Optional.empty();
    return new ClientMessage.Start();
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

  /// Handles the result of the last request. The server refuses a contribution if the player
  /// already made one on an earlier connection.
  void complete(PendingRequest completed) {
    if (completed.message() instanceof ClientMessage.DiceContribution) isContributionDue = false;
    else if (completed.refusal().isPresent()) {
      if (!handleRefusal(completed.refusal().get())) timer.pause(timeouts.retry());
    } else if (completed.message() instanceof ClientMessage.Start) {
      completeStart(completed.isAccepted());
    } else {
      introductions++;
      hasNameAndColour = isTaken(completed.isConfirmed()) || introductions >= MAX_ATTEMPTS;
    }
  }

  private void completeStart(boolean isAccepted) {
    starts++;
    boolean isContradicted = toldStatus.equals(Optional.of(PlayerStatus.START));
    isReady = isAccepted && !isContradicted || starts >= MAX_ATTEMPTS;
    if (!isReady) timer.pause(timeouts.retry());
  }

  /// Returns whether the last state of this client's player shows a name and the chosen colour.
  /// Some servers never show name and colour; for these a confirmation is enough.
  private boolean isTaken(boolean isConfirmed) {
    var own = tracker.own();
    boolean hasName = own.flatMap(PlayerInfo::name).isPresent();
    var shownColour = own.flatMap(PlayerInfo::colour);
    if (!hasName && shownColour.isEmpty()) return isConfirmed;
    return hasName && shownColour.equals(Optional.ofNullable(colour));
  }

  /// Records the status that the server reported for this client's player. A status that still asks
  /// for the start shows that the server lost the request.
  void statusTold(PlayerStatus status) {
    toldStatus = Optional.of(status);
    if (isReady && status == PlayerStatus.START && starts < MAX_ATTEMPTS) isReady = false;
  }

  void gameStarted() {
    isReady = true;
  }

  /// Handles a refusal. Returns whether the player should repeat the request at once.
  private boolean handleRefusal(String problem) {
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
