package spieltisch.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import spieltisch.catan.Colour;

/// A behaviour of foreign servers, for one connection. Messages are those of protocol 1.0.
interface ForeignBehaviour {
  /// Closes the connection when it is sent to the client.
  String CLOSE = "close";

  String OK = "{\"Serverantwort\":\"OK\"}";
  String REFUSED = "{\"Serverantwort\":\"Unzulässige Aktion\"}";

  /// Returns the messages that replace a message of our server.
  default List<String> fromServer(int player, String text) {
    return List.of(text);
  }

  /// Returns the messages that answer a request; empty if our server answers it.
  ///
  /// @param quietMillis the time since the client received its last message
  default Optional<List<String>> answers(int player, String request, long quietMillis) {
    return Optional.empty();
  }

  /// The colour that a client wants first.
  default Colour colour(int number) {
    return List.of(Colour.RED, Colour.BLUE, Colour.WHITE).get(number);
  }

  /// All clients want the same colour, and a taken colour is refused with two messages.
  final class RefusesColoursTwice implements ForeignBehaviour {
    private static final String TAKEN = "Farbe bereits vergeben";
    private static final List<String> REFUSALS =
        List.of(
            "{\"Fehler\":{\"Meldung\":\"" + TAKEN + "\"}}",
            "{\"Serverantwort\":\"" + TAKEN + "\"}");

    @Override
    public Colour colour(int number) {
      return Colour.RED;
    }

    @Override
    public List<String> fromServer(int player, String text) {
      return text.contains(TAKEN) ? REFUSALS : List.of(text);
    }
  }

  /// The server closes the connection after the last message of a game.
  final class ClosesAfterTheEnd implements ForeignBehaviour {
    @Override
    public List<String> fromServer(int player, String text) {
      return text.startsWith("{\"Spiel beendet\"") ? List.of(text, CLOSE) : List.of(text);
    }
  }

  /// The players roll themselves for the order of play. The rolls are those of our server.
  final class OrderRolls implements ForeignBehaviour {
    private final List<String> held = new ArrayList<>();
    private boolean isRolling;

    private static String status(int player, String status) {
      return "{\"Statusupdate\":{\"Spieler\":{\"id\":"
          + player
          + ",\"Status\":\""
          + status
          + "\",\"Siegpunkte\":0,\"Rohstoffe\":{},\"Entwicklungskarten\":{}}}}";
    }

    @Override
    public List<String> fromServer(int player, String text) {
      // The last confirmation of the start follows the map, and a player may leave.
      boolean isPassed = text.equals(OK) || text.contains("\"Verbindung verloren\"");
      if (isRolling && isPassed) return List.of(text);
      if (isRolling) {
        held.add(text);
        return List.of();
      }
      isRolling = text.startsWith("{\"Spiel gestartet\"");
      return isRolling ? List.of(text, status(player, "Würfeln")) : List.of(text);
    }

    @Override
    public Optional<List<String>> answers(int player, String request, long quietMillis) {
      if (!isRolling) return Optional.empty();
      if (!request.startsWith("{\"Würfeln\"")) return Optional.of(List.of(REFUSED));
      isRolling = false;
      var answers = new ArrayList<String>();
      answers.add(status(player, "Warten"));
      answers.add(OK);
      answers.addAll(held);
      return Optional.of(answers);
    }
  }

  /// Sea fields have letters for places.
  final class LettersForSea implements ForeignBehaviour {
    @Override
    public List<String> fromServer(int player, String text) {
      return List.of(
          text.startsWith("{\"Spiel gestartet\"")
              ? text.replaceAll(
                  "\"Ort\":\\{[^}]*\\},\"Typ\":\"Meer\"", "\"Ort\":\"a\",\"Typ\":\"Meer\"")
              : text);
    }
  }

  /// The server fails if a request omits a resource.
  final class NeedsAllResources implements ForeignBehaviour {
    private static final Pattern RESOURCES =
        Pattern.compile("\"(?:Angebot|Nachfrage|Rohstoffe|Abgeben)\":\\{([^}]*)\\}");

    @Override
    public Optional<List<String>> answers(int player, String request, long quietMillis) {
      var resources = RESOURCES.matcher(request);
      while (resources.find())
        if (resources.group(1).split(",", -1).length != 5) return Optional.of(List.of(CLOSE));
      return Optional.empty();
    }
  }

  /// The server loses requests that come while it sends, and the first name and start anyway.
  final class LosesEarlyRequests implements ForeignBehaviour {
    static final int BUSY_MILLIS = 10;

    private boolean hasLostName;
    private boolean hasLostStart;

    @Override
    public Optional<List<String>> answers(int player, String request, long quietMillis) {
      boolean isName = request.startsWith("{\"Spieler\"");
      boolean isStart = request.startsWith("{\"Spiel starten\"");
      boolean isLost = isName && !hasLostName || isStart && !hasLostStart;
      hasLostName |= isName;
      hasLostStart |= isStart;
      boolean isEarly = player >= 0 && quietMillis < BUSY_MILLIS;
      return isLost || isEarly ? Optional.of(List.of()) : Optional.empty();
    }
  }

  /// Nobody can buy a card, and nobody hears of an offer.
  final class RefusesFavourites implements ForeignBehaviour {
    @Override
    public List<String> fromServer(int player, String text) {
      boolean isForeignOffer =
          text.startsWith("{\"Handelsangebot\"") && !text.contains("\"Spieler\":" + player + ",");
      return isForeignOffer ? List.of() : List.of(text);
    }

    @Override
    public Optional<List<String>> answers(int player, String request, long quietMillis) {
      return request.startsWith("{\"Entwicklungskarte kaufen\"")
          ? Optional.of(List.of(REFUSED))
          : Optional.empty();
    }
  }
}
