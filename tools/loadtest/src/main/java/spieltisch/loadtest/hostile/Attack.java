package spieltisch.loadtest.hostile;

import java.io.IOException;

/// The attacks of the hostile soak, in the order in which they run. Each attack ends by itself and
/// uses its own loopback addresses. An attack reports a violation if the server does not withstand
/// the attack, and returns one line with figures.
enum Attack {
  TABLE_FLOOD("tables opened over HTTP"),
  TORRES_FLOOD("games opened over TorFU"),
  FORGED_ADDRESS("forged X-Forwarded-For"),
  LOBBY_STREAMS("unread lobby streams"),
  TABLE_PASSWORDS("tables with a password"),
  PASSWORDS("password guessing"),
  PRIVATE_TABLES("strangers at private tables"),
  METRICS("metrics without the token"),
  FOREIGN_SITE("requests of other sites"),
  MALFORMED("malformed requests"),
  SMUGGLING("requests behind an ambiguous length"),
  ENDLESS("requests that never end"),
  WEBSOCKETS("WebSockets above the limit"),
  REPEATED_REQUEST("a refused request again and again"),
  NAMES("misleading names"),
  SEATS("requests of players and hosts"),
  SQUATTERS("players who are never ready"),
  EMPTY_TABLES("abandoned tables"),
  BOT_FLOOD("tables of four best bots");

  private final String title;

  Attack(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }

  /// Carries out the attack and returns its figures.
  String run(AttackTarget target) throws IOException, InterruptedException {
    return switch (this) {
      case TABLE_FLOOD -> TableAttacks.floodHttp(target);
      case TORRES_FLOOD -> TableAttacks.floodTorres(target);
      case FORGED_ADDRESS -> TableAttacks.forgeAddress(target);
      case LOBBY_STREAMS -> TableAttacks.ignoreLobby(target);
      case TABLE_PASSWORDS -> TableAttacks.floodPasswords(target);
      case PASSWORDS -> PrivacyAttacks.guessPasswords(target);
      case PRIVATE_TABLES -> PrivacyAttacks.intrude(target);
      case METRICS -> PrivacyAttacks.readMetrics(target);
      case FOREIGN_SITE -> HttpAttacks.requestFromForeignSites(target);
      case MALFORMED -> HttpAttacks.sendMalformed(target);
      case SMUGGLING -> HttpAttacks.smuggle(target);
      case ENDLESS -> HttpAttacks.sendEndless(target);
      case WEBSOCKETS -> SessionAttacks.openWebSockets(target);
      case REPEATED_REQUEST -> SessionAttacks.repeatRefused(target);
      case NAMES -> SessionAttacks.useMisleadingNames(target);
      case SEATS -> SeatAttacks.misuse(target);
      case SQUATTERS -> SessionAttacks.squat(target);
      case EMPTY_TABLES -> TableAttacks.abandonTables(target);
      case BOT_FLOOD -> TableAttacks.floodBots(target);
    };
  }
}
