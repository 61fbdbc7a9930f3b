package spieltisch.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import spieltisch.catan.Refusal;
import spieltisch.checker.server.ServerClause;

/// A way in which a server can be wrong, and what it breaks. Everything is written as protocol 1.0
/// spells it.
enum ServerFault {
  OTHER_PROTOCOL(ServerClause.GREETING) {
    @Override
    String tell(String text) {
      return text.replace("\"Protokoll\":\"1.0\"", "\"Protokoll\":\"0.9\"");
    }
  },
  ONE_NUMBER_FOR_ALL(ServerClause.NUMBER) {
    @Override
    String tell(String text) {
      return text.replaceFirst("\"Willkommen\":\\{\"id\":\\d+", "\"Willkommen\":{\"id\":1");
    }
  },
  NO_WORD_OF_NEWCOMERS(ServerClause.NEWCOMER, ServerClause.OTHERS_HEAR) {
    @Override
    String tell(String text) {
      return text.contains("\"Status\":\"Spiel starten\"") ? "" : text;
    }
  },
  NO_CHAT(ServerClause.CHAT) {
    @Override
    String tell(String text) {
      return text.startsWith("{\"Chatnachricht\":{\"Absender\"") ? "" : text;
    }
  },
  NO_MAP(ServerClause.MAP) {
    @Override
    String tell(String text) {
      return text.startsWith("{\"Spiel gestartet\"") ? "" : text;
    }
  },
  EVERYTHING_GRANTED(
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
    String tell(String text) {
      return text.startsWith("{\"Serverantwort\"") || text.startsWith("{\"Fehler\"")
          ? "{\"Serverantwort\":\"OK\"}"
          : text;
    }
  },
  NOTHING_CONFIRMED(ServerClause.CONFIRMED, ServerClause.HARBOURS) {
    @Override
    String tell(String text) {
      return text.replace("{\"Serverantwort\":\"OK\"}", "{\"Serverantwort\":\"Nein\"}");
    }
  },
  CONFIRMED_FIRST(ServerClause.CONSEQUENCES_FIRST) {
    private static final Set<String> STARTS =
        Set.of("{\"Bauvorgang\"", "{\"Würfelwurf\"", "{\"Handelsangebot\"");

    @Override
    List<String> tell(int line, int own, String text) {
      boolean isFirst = STARTS.stream().anyMatch(text::startsWith);
      return isFirst ? List.of("{\"Serverantwort\":\"OK\"}", text) : List.of(text);
    }
  },
  SILENT_ABOUT_DOUBLES(ServerClause.ANSWERED) {
    @Override
    String tell(String text) {
      return text.contains("steht doppelt da") ? "" : text;
    }
  },
  ANOTHER_MAP(ServerClause.ROBBER_START, ServerClause.SIX_AND_EIGHT, ServerClause.YIELDS) {
    private static final Pattern FIRST_FIELD =
        Pattern.compile("\"Ort\":(\\{[^}]*\\}),\"Typ\":\"[^\"]*\",\"Zahl\"");

    @Override
    String tell(String text) {
      if (!text.startsWith("{\"Spiel gestartet\"")) return text;
      var field = FIRST_FIELD.matcher(text);
      var robber = field.find() ? field.group(1) : "";
      return text.replaceAll("\"Zahl\":\\d+", "\"Zahl\":6")
          .replaceFirst("\"Räuber\":\\{[^}]*\\}", "\"Räuber\":" + robber);
    }
  },
  NO_THROWS(ServerClause.FIRST_THROWS) {
    @Override
    String tell(String text) {
      return text.startsWith("{\"Würfelwurf\"") ? "" : text;
    }
  },
  DICE_OF_NINETY(ServerClause.DICE) {
    @Override
    String tell(String text) {
      return text.replace("\"Wurf\":[", "\"Wurf\":[9");
    }
  },
  ALL_ACT_AT_ONCE(ServerClause.STATUS) {
    @Override
    List<String> tell(int line, int own, String text) {
      boolean isOther = line == 0 && !text.contains("\"id\":" + own + ",");
      return List.of(
          isOther ? text.replace("\"Status\":\"Warten\"", "\"Status\":\"Bauen\"") : text);
    }
  },
  HANDS_CLOSED(ServerClause.OWN_HAND, ServerClause.STATES) {
    @Override
    String tell(String text) {
      return text.startsWith("{\"Statusupdate\"")
          ? text.replaceAll("\"Rohstoffe\":\\{[^}]*\\}", "\"Rohstoffe\":{\"Unbekannt\":3}")
          : text;
    }
  },
  HANDS_OPEN(ServerClause.HIDDEN_HANDS, ServerClause.HIDDEN_THEFT) {
    @Override
    String tell(String text) {
      return text.replace("\"Rohstoffe\":{\"Unbekannt\"", "\"Rohstoffe\":{\"Holz\"");
    }
  },
  MORE_POINTS(ServerClause.POINTS, ServerClause.HIDDEN_POINTS) {
    @Override
    String tell(String text) {
      return text.replace("\"Siegpunkte\":2", "\"Siegpunkte\":3");
    }
  },
  AWARDS_FOR_ALL(ServerClause.AWARDS, ServerClause.LONGEST_ROAD, ServerClause.LARGEST_ARMY) {
    @Override
    String tell(String text) {
      return text.replace("\"Größte Rittermacht\":false", "\"Größte Rittermacht\":true")
          .replace("\"Längste Handelsstraße\":false", "\"Längste Handelsstraße\":true");
    }
  },
  NOTHING_BUILT_FOR_ONE(ServerClause.EVERYBODY_SEES) {
    @Override
    List<String> tell(int line, int own, String text) {
      return line == 1 && text.startsWith("{\"Räuber versetzt\"") ? List.of() : List.of(text);
    }
  },
  NO_MONEY(ServerClause.FIRST_YIELD, ServerClause.COSTS) {
    @Override
    String tell(String text) {
      return text.startsWith("{\"Ertrag\"") || text.startsWith("{\"Kosten\"") ? "" : text;
    }
  },
  MONOPOLIES_FOR_ALL_TO_SEE(ServerClause.DECK, ServerClause.HIDDEN_CARD) {
    @Override
    String tell(String text) {
      return text.startsWith("{\"Entwicklungskarte gekauft\"")
          ? text.replaceFirst(
              "\"Entwicklungskarte\":\"[^\"]*\"", "\"Entwicklungskarte\":\"Monopol\"")
          : text;
    }
  },
  ROBBER_WITHOUT_ASKING(ServerClause.ROBBER_ASKED) {
    @Override
    List<String> tell(int line, int own, String text) {
      boolean isOther = line == 1 && !text.contains("\"id\":" + own + ",");
      return List.of(
          isOther
              ? text.replaceFirst(
                  "\"Status\":\"(Karten wegen Räuber abgeben|Räuber versetzen)\"",
                  "\"Status\":\"Warten\"")
              : text);
    }
  },
  ASKED_WITHOUT_NEED(ServerClause.SEVEN) {
    // Whoever is to move the robber is asked for cards first, however few he has.
    @Override
    List<String> tell(int line, int own, String text) {
      boolean isOther = line == 1 && !text.contains("\"id\":" + own + ",");
      var robber = "\"Status\":\"Räuber versetzen\"";
      var discard = "\"Status\":\"Karten wegen Räuber abgeben\"";
      return isOther && text.contains(robber)
          ? List.of(text.replace(robber, discard), text)
          : List.of(text);
    }
  },
  SECOND_CARDS_GRANTED(ServerClause.ONE_CARD) {
    @Override
    List<String> tell(int line, int own, String text) {
      boolean isSecond = text.contains(Refusal.CARD_ALREADY_PLAYED.german());
      return isSecond ? List.of("{\"Serverantwort\":\"OK\"}", text) : List.of(text);
    }

    // In a long game somebody has two cards some day.
    @Override
    int points() {
      return 10;
    }
  },
  LATE_GUESTS(ServerClause.RUNNING_GAME) {
    @Override
    List<String> tell(int line, int own, String text) {
      return List.of(line == 3 ? text.replaceAll("\"id\":\\d+,", "\"id\":2,") : text);
    }
  },
  NO_WINNER(ServerClause.THE_END) {
    @Override
    String tell(String text) {
      return text.replace("\"Sieger\":", "\"Dieb\":");
    }
  },
  NO_WORD_OF_THE_LOST(ServerClause.LOST) {
    @Override
    String tell(String text) {
      return text.contains("\"Verbindung verloren\"") ? "" : text;
    }
  };

  @SuppressWarnings("ImmutableEnumChecker") // a list that nobody can change
  private final List<ServerClause> broken;

  ServerFault(ServerClause... broken) {
    this.broken = List.of(broken);
  }

  /// The clauses that are found wrong.
  List<ServerClause> broken() {
    return broken;
  }

  /// How long a game it takes to come up.
  int points() {
    return 6;
  }

  /// What is heard instead; nothing if it is empty.
  String tell(String text) {
    return text;
  }

  /// What is heard instead of one text.
  ///
  /// @param line which connection it is, counted from 0
  /// @param own the number of its player, 0 if he has none yet
  List<String> tell(int line, int own, String text) {
    var told = new ArrayList<String>();
    if (!tell(text).isEmpty()) told.add(tell(text));
    return told;
  }
}
