package spieltisch.torfu;

import java.util.Optional;
import spieltisch.torres.Colour;

/// The sender of a chat message: a player, the server, or a spectator.
public enum Sender {
  ORANGE(Keyword.ORANGE),
  BLUE(Keyword.BLAU),
  GREEN(Keyword.GRUEN),
  BLACK(Keyword.SCHWARZ),
  SERVER(Keyword.SERVER),
  SPECTATOR(Keyword.ZUSCHAUER);

  private final Keyword keyword;

  Sender(Keyword keyword) {
    this.keyword = keyword;
  }

  Keyword keyword() {
    return keyword;
  }

  public static Sender of(Colour colour) {
    return switch (colour) {
      case ORANGE -> ORANGE;
      case BLUE -> BLUE;
      case GREEN -> GREEN;
      case BLACK -> BLACK;
    };
  }

  static Optional<Sender> of(Keyword keyword) {
    for (var sender : values()) if (sender.keyword == keyword) return Optional.of(sender);
    return Optional.empty();
  }
}
