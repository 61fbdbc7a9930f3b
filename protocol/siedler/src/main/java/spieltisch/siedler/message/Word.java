package spieltisch.siedler.message;

/// The German words of the protocol in the spelling with umlauts. `DialectSpelling` defines which
/// words a dialect has and how it spells them.
///
/// A German word may occur twice, as a message name and as a field name, because a dialect may
/// change only one of the two.
public enum Word {
  // Messages of both sides.
  HELLO("Hallo"),
  PLAY_KNIGHT("Ritter ausspielen"),
  PLAY_ROAD_BUILDING("Straßenbaukarte ausspielen"),
  PLAY_MONOPOLY("Monopol"),
  PLAY_INVENTION("Erfindung"),

  // Messages of the client.
  SEND_CHAT("Chatnachricht senden"),
  SET_PROFILE("Spieler"),
  START("Spiel starten"),
  ROLL("Würfeln"),
  DISCARD("Karten abgeben"),
  MOVE_ROBBER("Räuber versetzen"),
  END_TURN("Zug beenden"),
  BUILD("Bauen"),
  BUY_CARD("Entwicklungskarte kaufen"),
  TRADE_WITH_BANK("Seehandel"),
  OFFER("Handel anbieten"),
  ANSWER_OFFER("Handel annehmen"),
  CONCLUDE("Handel abschließen"),
  WITHDRAW("Handel abbrechen"),

  // Messages of the server.
  WELCOME("Willkommen"),
  ANSWER("Serverantwort"),
  OK("OK"),
  FAILURE("Fehler"),
  CHAT("Chatnachricht"),
  STATUS_UPDATE("Statusupdate"),
  GAME_STARTED("Spiel gestartet"),
  GAME_ENDED("Spiel beendet"),
  DICE_ROLLED("Würfelwurf"),
  GAINED("Ertrag"),
  LOST("Kosten"),
  ROBBER_MOVED("Räuber versetzt"),
  BUILT("Bauvorgang"),
  CARD_BOUGHT("Entwicklungskarte gekauft"),
  LONGEST_ROAD("Längste Handelsstraße"),
  LARGEST_ARMY("Größte Rittermacht"),
  OFFERED("Handelsangebot"),
  OFFER_ANSWERED("Handelsangebot angenommen"),
  TRADED("Handel ausgeführt"),
  WITHDRAWN("Handelsangebot abgebrochen"),

  // Fields.
  VERSION("Version"),
  PROTOCOL("Protokoll"),
  ID("id"),
  MESSAGE("Nachricht"),
  REPORT("Meldung"),
  SENDER("Absender"),
  NAME("Name"),
  COLOUR("Farbe"),
  STATUS("Status"),
  POINTS("Siegpunkte"),
  RESOURCES("Rohstoffe"),
  KNIGHTS("Rittermacht"),
  CARDS("Entwicklungskarten"),
  HAS_LARGEST_ARMY("Größte Rittermacht"),
  HAS_LONGEST_ROAD("Längste Handelsstraße"),
  HAS_GREATEST_ROAD("Größte Handelsstraße"),
  UNKNOWN("Unbekannt"),
  MAP("Karte"),
  FIELDS("Felder"),
  BUILDINGS("Gebäude"),
  HARBOURS("Häfen"),
  ROBBER("Räuber"),
  PLACE("Ort"),
  X("x"),
  Y("y"),
  TYPE("Typ"),
  NUMBER("Zahl"),
  OWNER("Eigentümer"),
  BUILDING("Gebäude"),
  PLAYER("Spieler"),
  CARD_PLAYER("Spieler"),
  WINNER("Sieger"),
  DICE("Wurf"),
  TARGET("Ziel"),
  CARD("Entwicklungskarte"),
  DISCARDED("Abgeben"),
  GIVE("Angebot"),
  WANT("Nachfrage"),
  OFFER_ID("Handel id"),
  ACCEPTS("Annehmen"),
  ACCEPTOR("Mitspieler"),
  PARTNER("Mitspieler"),
  FIRST_ROAD("Straße 1"),
  SECOND_ROAD("Straße 2"),
  RESOURCE("Rohstoff"),

  // Player status.
  STATUS_START("Spiel starten"),
  STATUS_AWAITS_START("Wartet auf Spielbeginn"),
  STATUS_SETTLEMENT("Dorf bauen"),
  STATUS_ROAD("Straße bauen"),
  STATUS_ROLL("Würfeln"),
  STATUS_DISCARD("Karten wegen Räuber abgeben"),
  STATUS_ROBBER("Räuber versetzen"),
  STATUS_TURN("Handeln oder Bauen"),
  STATUS_BUILD("Bauen"),
  STATUS_WAIT("Warten"),
  STATUS_CONNECTION_LOST("Verbindung verloren"),

  // Terrain.
  FOREST("Wald"),
  HILLS("Hügelland"),
  PASTURE("Weideland"),
  FARMLAND("Ackerland"),
  MOUNTAINS("Gebirge"),
  DESERT("Wüste"),
  SEA("Meer"),

  // Buildings.
  ROAD("Straße"),
  SETTLEMENT("Dorf"),
  CITY("Stadt"),

  // Colours.
  RED("Rot"),
  ORANGE("Orange"),
  BLUE("Blau"),
  WHITE("Weiß"),
  GREEN("Grün"),
  BROWN("Braun"),

  // Resources.
  WOOD("Holz"),
  BRICK("Lehm"),
  WOOL("Wolle"),
  GRAIN("Getreide"),
  ORE("Erz"),

  // Harbours.
  HARBOUR("Hafen"),
  WOOD_HARBOUR("Holz Hafen"),
  BRICK_HARBOUR("Lehm Hafen"),
  WOOL_HARBOUR("Wolle Hafen"),
  GRAIN_HARBOUR("Getreide Hafen"),
  ORE_HARBOUR("Erz Hafen"),

  // Development cards.
  KNIGHT("Ritter"),
  ROAD_BUILDING("Straßenbau"),
  MONOPOLY("Monopol"),
  INVENTION("Erfindung"),
  VICTORY_POINT("Siegpunkt"),

  // Names of extensions.
  EXTENSIONS("Erweiterungen"),
  RETURN("Wiederkehr"),
  TABLE_CHOICE("Tischwahl"),
  SPECTATOR("Zuschauer"),
  MOVE_LIST("Zugliste"),
  TIME_LEFT("Restzeit"),
  DICE_COMMITMENT("Würfelpfand"),
  EVENT_NUMBER("Ereignisnummer"),
  BANK("Bank"),
  REMATCH("Revanche"),
  PAUSE("Pause"),
  DICE_CONTRIBUTION("Würfelbeitrag"),
  NEGOTIATION("Verhandlung"),
  UNDO("Rücknahme"),

  // Other messages and fields of extensions.
  JOIN("Beitreten"),
  OFFER_TO("Handel vorschlagen"),
  COUNTER_OFFER("Gegenangebot"),
  TAKE_BACK("Zurücknehmen"),
  TAKEN_BACK("Zurückgenommen"),
  ANSWER_TIME("Handelsfrist"),
  ANSWERED_FOR("Handelsantwort"),
  REASON("Grund"),
  NOT_ASKED("nicht gefragt"),
  TOO_LATE("keine Antwort"),
  TABLES("Tische"),
  DICE_SEED("Würfelsaat"),
  DICE_CONTRIBUTIONS("Würfelbeiträge"),
  IS_PAUSED("Angehalten"),
  AGREED("Zugestimmt"),
  ABSENCE("Vertretung"),
  TURNS("Züge"),
  TABLE("Tisch"),
  TOKEN("Kennung"),
  PASSWORD("Passwort"),
  SEATS("Plätze"),
  PLAYERS("Spieler"),
  IS_RUNNING("Läuft"),
  COUNT("Anzahl"),
  MOVES("Aktionen"),
  MILLISECONDS("Millisekunden"),
  DIGEST("Prüfsumme"),
  SEED("Saat"),
  CONTRIBUTIONS("Beiträge"),
  RANDOM("Zufall"),
  FACE_DOWN("Verdeckt"),
  BANK_CARDS("Entwicklungskarten");

  private final String german;

  Word(String german) {
    this.german = german;
  }

  public String german() {
    return german;
  }
}
