package spieltisch.siedler;

import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.PlaceCodec;
import spieltisch.siedler.message.Word;

/// Malformed client message that exists in every edition, with the sentence that answers it.
enum ClientMistake {
  WRONG_CASE_OF_A_TYPE {
    @Override
    String text(Dialect dialect) {
      return "{\"zug beenden\":{}}";
    }

    @Override
    String sentence(Dialect dialect) {
      return "„zug beenden“ muss „Zug beenden“ geschrieben werden.";
    }
  },
  WRONG_CASE_OF_A_FIELD {
    @Override
    String text(Dialect dialect) {
      return "{\"Bauen\":{\"typ\":\"Dorf\",\"Ort\":" + place(dialect, 3) + "}}";
    }

    @Override
    String sentence(Dialect dialect) {
      return "„Bauen.typ“ muss „Typ“ geschrieben werden.";
    }
  },
  WRONG_CASE_OF_A_VALUE {
    @Override
    String text(Dialect dialect) {
      return "{\"Spieler\":{\"Name\":\"Leia\",\"Farbe\":\"rot\"}}";
    }

    @Override
    String sentence(Dialect dialect) {
      return "„Spieler.Farbe“ hat den unbekannten Wert „rot“.";
    }
  },
  UNKNOWN_TYPE {
    @Override
    String text(Dialect dialect) {
      return "{\"Tanzen\":{}}";
    }

    @Override
    String sentence(Dialect dialect) {
      return "Den Nachrichtentyp „Tanzen“ gibt es nicht.";
    }
  },
  TOO_FEW_FIELDS_FOR_A_SETTLEMENT {
    @Override
    String text(Dialect dialect) {
      return "{\"Bauen\":{\"Typ\":\"Dorf\",\"Ort\":" + place(dialect, 2) + "}}";
    }

    @Override
    String sentence(Dialect dialect) {
      return "„Bauen.Ort“ muss genau 3 Felder nennen, nicht 2.";
    }
  },
  TOO_MANY_FIELDS_FOR_A_ROAD {
    @Override
    String text(Dialect dialect) {
      var road = dialect.words().spelling(Word.ROAD);
      return "{\"Bauen\":{\"Typ\":\"" + road + "\",\"Ort\":" + place(dialect, 3) + "}}";
    }

    @Override
    String sentence(Dialect dialect) {
      return "„Bauen.Ort“ muss genau 2 Felder nennen, nicht 3.";
    }
  },
  A_FLOAT {
    @Override
    String text(Dialect dialect) {
      return number(dialect, "1.5");
    }

    @Override
    String sentence(Dialect dialect) {
      return noNumber(dialect, " muss eine ganze Zahl sein.");
    }
  },
  A_TEXT_FOR_A_NUMBER {
    @Override
    String text(Dialect dialect) {
      return hasNumbers(dialect) ? number(dialect, "\"1\"") : number(dialect, "[\"A\"]");
    }

    @Override
    String sentence(Dialect dialect) {
      return noNumber(dialect, " muss eine ganze Zahl sein.");
    }
  },
  A_HUGE_NUMBER {
    @Override
    String text(Dialect dialect) {
      return number(dialect, "99999999999999999999");
    }

    @Override
    String sentence(Dialect dialect) {
      return noNumber(dialect, " ist eine zu große Zahl.");
    }
  },
  A_KEY_TWICE {
    @Override
    String text(Dialect dialect) {
      return "{\"Bauen\":{\"Typ\":\"Dorf\",\"Typ\":\"Stadt\",\"Ort\":" + place(dialect, 3) + "}}";
    }

    @Override
    String sentence(Dialect dialect) {
      return "„Bauen.Typ“ steht doppelt da.";
    }
  },
  A_FIELD_MISSING {
    @Override
    String text(Dialect dialect) {
      return "{\"Bauen\":{\"Typ\":\"Stadt\"}}";
    }

    @Override
    String sentence(Dialect dialect) {
      return "„Bauen.Ort“ fehlt.";
    }
  },
  TWO_MESSAGES {
    @Override
    String text(Dialect dialect) {
      return "{\"" + dialect.words().spelling(Word.ROLL) + "\":{},\"Zug beenden\":{}}";
    }

    @Override
    String sentence(Dialect dialect) {
      return "Ein Objekt darf nur eine Nachricht enthalten, nicht „%s“ und „Zug beenden“."
          .formatted(dialect.words().spelling(Word.ROLL));
    }
  };

  abstract String text(Dialect dialect);

  abstract String sentence(Dialect dialect);

  /// Returns `count` adjacent fields.
  private static String place(Dialect dialect, int count) {
    return switch (dialect.places()) {
      case PlaceCodec.Letters _ -> "\"" + "ABE".substring(0, count) + "\"";
      case PlaceCodec.Axial _ ->
          "[{\"x\":0,\"y\":0},{\"x\":1,\"y\":0}" + (count == 3 ? ",{\"x\":1,\"y\":1}]" : "]");
    };
  }

  /// In edition 0.1 a client never sends a number. There the number takes the place of letters.
  private static boolean hasNumbers(Dialect dialect) {
    return dialect.words().has(Word.WITHDRAW);
  }

  private static String number(Dialect dialect, String number) {
    return hasNumbers(dialect)
        ? "{\"Handel abbrechen\":{\"Handel id\":" + number + "}}"
        : "{\"Bauen\":{\"Typ\":\"Dorf\",\"Ort\":" + number + "}}";
  }

  private static String noNumber(Dialect dialect, String reason) {
    return hasNumbers(dialect)
        ? "„Handel abbrechen.Handel id“" + reason
        : "„Bauen.Ort“ muss ein Text sein.";
  }
}
