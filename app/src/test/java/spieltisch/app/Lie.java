package spieltisch.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import spieltisch.catan.Refusal;
import spieltisch.client.Clause;

/// A way in which a server can be wrong, and what it breaks. Everything is written as protocol 1.0
/// spells it.
enum Lie {
  OTHER_PROTOCOL(Clause.GREETING) {
    @Override
    String tell(String text) {
      return text.replace("\"Protokoll\":\"1.0\"", "\"Protokoll\":\"0.9\"");
    }
  },
  ONE_NUMBER_FOR_ALL(Clause.NUMBER) {
    @Override
    String tell(String text) {
      return text.replaceFirst("\"Willkommen\":\\{\"id\":\\d+", "\"Willkommen\":{\"id\":1");
    }
  },
  NO_WORD_OF_NEWCOMERS(Clause.NEWCOMER, Clause.OTHERS_HEAR) {
    @Override
    String tell(String text) {
      return text.contains("\"Status\":\"Spiel starten\"") ? "" : text;
    }
  },
  NO_CHAT(Clause.CHAT) {
    @Override
    String tell(String text) {
      return text.startsWith("{\"Chatnachricht\":{\"Absender\"") ? "" : text;
    }
  },
  NO_MAP(Clause.MAP) {
    @Override
    String tell(String text) {
      return text.startsWith("{\"Spiel gestartet\"") ? "" : text;
    }
  },
  EVERYTHING_GRANTED(
      Clause.NAME_FIRST,
      Clause.COLOUR,
      Clause.UNKNOWN_REQUEST,
      Clause.MALFORMED_REQUEST,
      Clause.ONE_MESSAGE,
      Clause.BAD_VALUES,
      Clause.TOO_CLOSE,
      Clause.ROAD_ELSEWHERE,
      Clause.NOT_ON_TURN,
      Clause.BUILD_BEFORE_ROLL,
      Clause.ROLL_TWICE,
      Clause.TOO_POOR,
      Clause.DISCARD_COUNT,
      Clause.ROBBER_STAYS,
      Clause.ROBBER_UNASKED,
      Clause.BAD_RATE,
      Clause.GIFT,
      Clause.NO_CARD,
      Clause.NEW_CARD) {
    @Override
    String tell(String text) {
      return text.startsWith("{\"Serverantwort\"") || text.startsWith("{\"Fehler\"")
          ? "{\"Serverantwort\":\"OK\"}"
          : text;
    }
  },
  NOTHING_CONFIRMED(Clause.CONFIRMED, Clause.HARBOURS) {
    @Override
    String tell(String text) {
      return text.replace("{\"Serverantwort\":\"OK\"}", "{\"Serverantwort\":\"Nein\"}");
    }
  },
  CONFIRMED_FIRST(Clause.CONSEQUENCES_FIRST) {
    private static final Set<String> STARTS =
        Set.of("{\"Bauvorgang\"", "{\"Würfelwurf\"", "{\"Handelsangebot\"");

    @Override
    List<String> tell(int line, int own, String text) {
      boolean isFirst = STARTS.stream().anyMatch(text::startsWith);
      return isFirst ? List.of("{\"Serverantwort\":\"OK\"}", text) : List.of(text);
    }
  },
  SILENT_ABOUT_DOUBLES(Clause.ANSWERED) {
    @Override
    String tell(String text) {
      return text.contains("steht doppelt da") ? "" : text;
    }
  },
  ANOTHER_MAP(Clause.ROBBER_START, Clause.SIX_AND_EIGHT, Clause.YIELDS) {
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
  NO_THROWS(Clause.FIRST_THROWS) {
    @Override
    String tell(String text) {
      return text.startsWith("{\"Würfelwurf\"") ? "" : text;
    }
  },
  DICE_OF_NINETY(Clause.DICE) {
    @Override
    String tell(String text) {
      return text.replace("\"Wurf\":[", "\"Wurf\":[9");
    }
  },
  ALL_ACT_AT_ONCE(Clause.STATUS) {
    @Override
    List<String> tell(int line, int own, String text) {
      boolean isOther = line == 0 && !text.contains("\"id\":" + own + ",");
      return List.of(
          isOther ? text.replace("\"Status\":\"Warten\"", "\"Status\":\"Bauen\"") : text);
    }
  },
  HANDS_CLOSED(Clause.OWN_HAND, Clause.STATES) {
    @Override
    String tell(String text) {
      return text.startsWith("{\"Statusupdate\"")
          ? text.replaceAll("\"Rohstoffe\":\\{[^}]*\\}", "\"Rohstoffe\":{\"Unbekannt\":3}")
          : text;
    }
  },
  HANDS_OPEN(Clause.HIDDEN_HANDS, Clause.HIDDEN_THEFT) {
    @Override
    String tell(String text) {
      return text.replace("\"Rohstoffe\":{\"Unbekannt\"", "\"Rohstoffe\":{\"Holz\"");
    }
  },
  MORE_POINTS(Clause.POINTS, Clause.HIDDEN_POINTS) {
    @Override
    String tell(String text) {
      return text.replace("\"Siegpunkte\":2", "\"Siegpunkte\":3");
    }
  },
  AWARDS_FOR_ALL(Clause.AWARDS, Clause.LONGEST_ROAD, Clause.LARGEST_ARMY) {
    @Override
    String tell(String text) {
      return text.replace("\"Größte Rittermacht\":false", "\"Größte Rittermacht\":true")
          .replace("\"Längste Handelsstraße\":false", "\"Längste Handelsstraße\":true");
    }
  },
  NOTHING_BUILT_FOR_ONE(Clause.EVERYBODY_SEES) {
    @Override
    List<String> tell(int line, int own, String text) {
      return line == 1 && text.startsWith("{\"Räuber versetzt\"") ? List.of() : List.of(text);
    }
  },
  NO_MONEY(Clause.FIRST_YIELD, Clause.COSTS) {
    @Override
    String tell(String text) {
      return text.startsWith("{\"Ertrag\"") || text.startsWith("{\"Kosten\"") ? "" : text;
    }
  },
  MONOPOLIES_FOR_ALL_TO_SEE(Clause.DECK, Clause.HIDDEN_CARD) {
    @Override
    String tell(String text) {
      return text.startsWith("{\"Entwicklungskarte gekauft\"")
          ? text.replaceFirst(
              "\"Entwicklungskarte\":\"[^\"]*\"", "\"Entwicklungskarte\":\"Monopol\"")
          : text;
    }
  },
  ROBBER_WITHOUT_ASKING(Clause.ROBBER_ASKED) {
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
  ASKED_WITHOUT_NEED(Clause.SEVEN) {
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
  SECOND_CARDS_GRANTED(Clause.ONE_CARD) {
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
  LATE_GUESTS(Clause.RUNNING_GAME) {
    @Override
    List<String> tell(int line, int own, String text) {
      return List.of(line == 3 ? text.replaceAll("\"id\":\\d+,", "\"id\":2,") : text);
    }
  },
  NO_WINNER(Clause.THE_END) {
    @Override
    String tell(String text) {
      return text.replace("\"Sieger\":", "\"Dieb\":");
    }
  },
  NO_WORD_OF_THE_LOST(Clause.LOST) {
    @Override
    String tell(String text) {
      return text.contains("\"Verbindung verloren\"") ? "" : text;
    }
  };

  @SuppressWarnings("ImmutableEnumChecker") // a list that nobody can change
  private final List<Clause> broken;

  Lie(Clause... broken) {
    this.broken = List.of(broken);
  }

  /// The clauses that are found wrong.
  List<Clause> broken() {
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
