package spieltisch.app;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import spieltisch.catan.Refusal;
import spieltisch.checker.server.ServerClause;

/// A fault of a server, and the clauses that it violates. Messages are those of protocol 1.0.
enum ServerFault {
  OTHER_PROTOCOL(ServerClause.GREETING) {
    @Override
    String apply(String text) {
      return text.replace("\"Protokoll\":\"1.0\"", "\"Protokoll\":\"0.9\"");
    }
  },
  SAME_NUMBER_FOR_ALL(ServerClause.NUMBER) {
    @Override
    String apply(String text) {
      return text.replaceFirst("\"Willkommen\":\\{\"id\":\\d+", "\"Willkommen\":{\"id\":1");
    }
  },
  NEWCOMERS_NOT_ANNOUNCED(ServerClause.NEWCOMER, ServerClause.OTHERS_HEAR) {
    @Override
    String apply(String text) {
      return text.contains("\"Status\":\"Spiel starten\"") ? "" : text;
    }
  },
  NO_CHAT(ServerClause.CHAT) {
    @Override
    String apply(String text) {
      return text.startsWith("{\"Chatnachricht\":{\"Absender\"") ? "" : text;
    }
  },
  NO_MAP(ServerClause.MAP) {
    @Override
    String apply(String text) {
      return text.startsWith("{\"Spiel gestartet\"") ? "" : text;
    }
  },
  EVERYTHING_ACCEPTED(
      ServerClause.NAME_FIRST,
      ServerClause.COLOUR,
      ServerClause.UNKNOWN_REQUEST,
      ServerClause.MALFORMED_REQUEST,
      ServerClause.ONE_MESSAGE,
      ServerClause.BAD_VALUES,
      ServerClause.TOO_CLOSE,
      ServerClause.ROAD_ELSEWHERE,
      ServerClause.NOT_ON_TURN,
      ServerClause.BUILD_BEFORE_ROLL,
      ServerClause.ROLL_TWICE,
      ServerClause.TOO_POOR,
      ServerClause.DISCARD_COUNT,
      ServerClause.ROBBER_STAYS,
      ServerClause.ROBBER_UNASKED,
      ServerClause.BAD_RATE,
      ServerClause.GIFT,
      ServerClause.NO_CARD,
      ServerClause.NEW_CARD) {
    @Override
    String apply(String text) {
      return text.startsWith("{\"Serverantwort\"") || text.startsWith("{\"Fehler\"")
          ? "{\"Serverantwort\":\"OK\"}"
          : text;
    }
  },
  NOTHING_CONFIRMED(ServerClause.CONFIRMED, ServerClause.HARBOURS) {
    @Override
    String apply(String text) {
      return text.replace("{\"Serverantwort\":\"OK\"}", "{\"Serverantwort\":\"Nein\"}");
    }
  },
  CONFIRMED_FIRST(ServerClause.CONSEQUENCES_FIRST) {
    private static final Set<String> STARTS =
        Set.of("{\"Bauvorgang\"", "{\"Würfelwurf\"", "{\"Handelsangebot\"");

    @Override
    List<String> apply(int connection, int playerId, String text) {
      boolean isFirst = STARTS.stream().anyMatch(text::startsWith);
      return isFirst ? List.of("{\"Serverantwort\":\"OK\"}", text) : List.of(text);
    }
  },
  DUPLICATE_KEYS_UNANSWERED(ServerClause.ANSWERED) {
    @Override
    String apply(String text) {
      return text.contains("steht doppelt da") ? "" : text;
    }
  },
  WRONG_MAP(ServerClause.ROBBER_START, ServerClause.SIX_AND_EIGHT, ServerClause.YIELDS) {
    private static final Pattern FIRST_FIELD =
        Pattern.compile("\"Ort\":(\\{[^}]*\\}),\"Typ\":\"[^\"]*\",\"Zahl\"");

    @Override
    String apply(String text) {
      if (!text.startsWith("{\"Spiel gestartet\"")) return text;
      var field = FIRST_FIELD.matcher(text);
      var robber = field.find() ? field.group(1) : "";
      return text.replaceAll("\"Zahl\":\\d+", "\"Zahl\":6")
          .replaceFirst("\"Räuber\":\\{[^}]*\\}", "\"Räuber\":" + robber);
    }
  },
  ROLLS_NOT_ANNOUNCED(ServerClause.FIRST_THROWS) {
    @Override
    String apply(String text) {
      return text.startsWith("{\"Würfelwurf\"") ? "" : text;
    }
  },
  IMPOSSIBLE_DICE(ServerClause.DICE) {
    @Override
    String apply(String text) {
      return text.replace("\"Wurf\":[", "\"Wurf\":[9");
    }
  },
  TWO_PLAYERS_TO_ACT(ServerClause.STATUS) {
    @Override
    List<String> apply(int connection, int playerId, String text) {
      boolean isOther = connection == 0 && !text.contains("\"id\":" + playerId + ",");
      return List.of(
          isOther ? text.replace("\"Status\":\"Warten\"", "\"Status\":\"Bauen\"") : text);
    }
  },
  OWN_HAND_HIDDEN(ServerClause.OWN_HAND, ServerClause.STATES) {
    @Override
    String apply(String text) {
      return text.startsWith("{\"Statusupdate\"")
          ? text.replaceAll("\"Rohstoffe\":\\{[^}]*\\}", "\"Rohstoffe\":{\"Unbekannt\":3}")
          : text;
    }
  },
  OTHER_HANDS_SHOWN(ServerClause.HIDDEN_HANDS, ServerClause.HIDDEN_THEFT) {
    @Override
    String apply(String text) {
      return text.replace("\"Rohstoffe\":{\"Unbekannt\"", "\"Rohstoffe\":{\"Holz\"");
    }
  },
  TOO_MANY_POINTS(ServerClause.POINTS, ServerClause.HIDDEN_POINTS) {
    @Override
    String apply(String text) {
      return text.replace("\"Siegpunkte\":2", "\"Siegpunkte\":3");
    }
  },
  AWARDS_TO_EVERYBODY(ServerClause.AWARDS, ServerClause.LONGEST_ROAD, ServerClause.LARGEST_ARMY) {
    @Override
    String apply(String text) {
      return text.replace("\"Größte Rittermacht\":false", "\"Größte Rittermacht\":true")
          .replace("\"Längste Handelsstraße\":false", "\"Längste Handelsstraße\":true");
    }
  },
  ROBBER_MOVE_HIDDEN_FROM_ONE(ServerClause.EVERYBODY_SEES) {
    @Override
    List<String> apply(int connection, int playerId, String text) {
      return connection == 1 && text.startsWith("{\"Räuber versetzt\"") ? List.of() : List.of(text);
    }
  },
  NO_YIELDS_AND_COSTS(ServerClause.FIRST_YIELD, ServerClause.COSTS) {
    @Override
    String apply(String text) {
      return text.startsWith("{\"Ertrag\"") || text.startsWith("{\"Kosten\"") ? "" : text;
    }
  },
  BOUGHT_CARDS_SHOWN(ServerClause.DECK, ServerClause.HIDDEN_CARD) {
    @Override
    String apply(String text) {
      return text.startsWith("{\"Entwicklungskarte gekauft\"")
          ? text.replaceFirst(
              "\"Entwicklungskarte\":\"[^\"]*\"", "\"Entwicklungskarte\":\"Monopol\"")
          : text;
    }
  },
  ROBBER_STATUS_MISSING(ServerClause.ROBBER_ASKED) {
    @Override
    List<String> apply(int connection, int playerId, String text) {
      boolean isOther = connection == 1 && !text.contains("\"id\":" + playerId + ",");
      return List.of(
          isOther
              ? text.replaceFirst(
                  "\"Status\":\"(Karten wegen Räuber abgeben|Räuber versetzen)\"",
                  "\"Status\":\"Warten\"")
              : text);
    }
  },
  DISCARD_WITHOUT_NEED(ServerClause.SEVEN) {
    // Before the robber move the player is asked to discard, even with few cards.
    @Override
    List<String> apply(int connection, int playerId, String text) {
      boolean isOther = connection == 1 && !text.contains("\"id\":" + playerId + ",");
      var robber = "\"Status\":\"Räuber versetzen\"";
      var discard = "\"Status\":\"Karten wegen Räuber abgeben\"";
      return isOther && text.contains(robber)
          ? List.of(text.replace(robber, discard), text)
          : List.of(text);
    }
  },
  SECOND_CARD_ACCEPTED(ServerClause.ONE_CARD) {
    @Override
    List<String> apply(int connection, int playerId, String text) {
      boolean isSecond = text.contains(Refusal.CARD_ALREADY_PLAYED.german());
      return isSecond ? List.of("{\"Serverantwort\":\"OK\"}", text) : List.of(text);
    }
  },
  LATE_PLAYER_SEATED(ServerClause.RUNNING_GAME) {
    // Three players play the first game and three the second, to which the seventh comes late.
    @Override
    List<String> apply(int connection, int playerId, String text) {
      return List.of(connection == 6 ? text.replaceAll("\"id\":\\d+,", "\"id\":2,") : text);
    }
  },
  NOBODY_MAY_ROLL(ServerClause.GOES_ON) {
    @Override
    String apply(String text) {
      return text.replace("\"Status\":\"Würfeln\"", "\"Status\":\"Warten\"");
    }
  },
  NO_WINNER(ServerClause.THE_END) {
    @Override
    String apply(String text) {
      return text.replace("\"Sieger\":", "\"Dieb\":");
    }
  },
  LOST_CONNECTION_NOT_ANNOUNCED(ServerClause.LOST) {
    @Override
    String apply(String text) {
      return text.contains("\"Verbindung verloren\"") ? "" : text;
    }
  };

  @SuppressWarnings("ImmutableEnumChecker") // an immutable list
  private final List<ServerClause> broken;

  ServerFault(ServerClause... broken) {
    this.broken = List.of(broken);
  }

  /// The clauses that the checker must find wrong.
  List<ServerClause> broken() {
    return broken;
  }

  /// Returns the replacement of a message; empty to drop the message.
  String apply(String text) {
    return text;
  }

  /// Returns the messages that replace a message.
  ///
  /// @param connection number of the connection, counted from 0
  /// @param playerId number of its player; -1 before the welcome
  List<String> apply(int connection, int playerId, String text) {
    var replacement = apply(text);
    return replacement.isEmpty() ? List.of() : List.of(replacement);
  }
}
