package spieltisch.table;

import spieltisch.kernel.RefusalReason;

/// The reasons for which a table refuses a command without consulting the rules of the game.
public enum TableRefusal implements RefusalReason {
  TABLE_FULL("Der Tisch ist voll.", "The table is full."),
  GAME_RUNNING("Das Spiel hat schon begonnen.", "The game has begun already."),
  GAME_NOT_RUNNING("Das Spiel hat noch nicht begonnen.", "The game has not begun."),
  GAME_OVER("Das Spiel ist beendet.", "The game is over."),
  GAME_NOT_OVER("Das Spiel ist noch nicht zu Ende.", "The game is not over yet."),
  CONTINUED_ALREADY(
      "Weitergespielt wird schon an einem anderen Tisch.",
      "The game goes on at another table already."),
  JOINING_TOO_OFTEN(
      "Von deiner Adresse kommen gerade sehr viele an diesen Tisch. Bitte warte eine Minute.",
      "Very many come to this table from your address. Please wait a minute."),
  CHATTING_TOO_FAST(
      "Bitte etwas langsamer: So viel kann niemand lesen.",
      "A little slower, please: nobody can read that much."),
  PAUSED("Das Spiel ist angehalten.", "The game is paused."),
  NOT_PAUSED("Das Spiel ist nicht angehalten.", "The game is not paused."),
  PAUSE_ASKED_ALREADY(
      "Du hast schon um eine Pause gebeten.", "You have asked for a pause already."),
  CANNOT_PAUSE(
      "Hier geht keine Pause: Ein Mitspieler kann ihr nicht zustimmen.",
      "No pause is possible here: a player has no means to agree to it."),
  OPTIONS_AGREED(
      "Ein Mitspieler ist schon bereit: Die Regeln stehen fest.",
      "A player is ready already, so the rules are fixed."),
  OPTIONS_UNCHANGED("So ist der Tisch schon eingestellt.", "The table has these options already."),
  RULES_NEED_MORE_MESSAGES(
      "Solange andere am Tisch sind, können weder Räuber, Handel oder Karten dazukommen, noch kann"
          + " die Insel eine andere werden: Nicht jedes Programm kann das spielen.",
      "While others are at the table, the robber, trade or cards cannot be added, and the island"
          + " cannot become another one: not every program can play that."),
  OPTIONS_NEED_PAUSE(
      "Im Spiel lässt sich das nur in einer Pause ändern.",
      "During the game this can be changed only in a pause."),
  ONLY_PACE(
      "Im Spiel lassen sich nur Bedenkzeit und Tempo ändern.",
      "During the game only the time limits and the speed can be changed."),
  NO_UNDO("An diesem Tisch wird nichts zurückgenommen.", "This table allows no undo."),
  NOTHING_TO_UNDO("Zurücknehmen geht jetzt nicht.", "There is nothing to undo now."),
  UNDONE_TOO_OFTEN(
      "In diesem Zug hast du schon oft genug zurückgenommen.",
      "You have undone enough in this turn."),
  NOT_AT_THE_TABLE("Du spielst an diesem Tisch nicht mit.", "You do not play at this table."),
  WRONG_PASSWORD("Falsches Passwort.", "Wrong password."),
  TOO_MANY_GUESSES(
      "Zu oft ein falsches Passwort. Bitte warte eine Minute.",
      "Too many wrong passwords. Please wait a minute."),
  PRIVATE_TABLE(
      "Dieser Tisch ist privat: Dafür braucht es das Passwort oder einen Platz am Tisch.",
      "This table is private: it takes the password or a seat at the table."),
  NO_SPECTATORS("An diesem Tisch sind keine Zuschauer erlaubt.", "This table takes no spectators."),
  NAME_MISSING("Du musst erst einen Namen wählen.", "Choose a name first."),
  NAME_TAKEN("Name bereits vergeben", "This name is taken."),
  NAME_RESERVED("So heißt hier nur der Server.", "Only the server has this name."),
  NAME_UNREADABLE("Diesen Namen kann man nicht lesen.", "This name cannot be read."),
  COLOUR_MISSING("Du musst erst eine Farbe wählen.", "Choose a colour first."),
  COLOUR_TAKEN("Farbe bereits vergeben", "This colour is taken."),
  COLOUR_OF_THE_EXTENSION(
      "Diese Farbe gibt es nur mit fünf oder sechs Spielern.",
      "This colour is for five or six players."),
  NOT_THE_HOST(
      "Das kann nur, wer als Erstes am Tisch saß.",
      "Only the first player of the table may do that."),
  NOT_YOURSELF("Dich selbst kannst du nicht vom Tisch nehmen.", "You cannot remove yourself."),
  KICKED(
      "Du wurdest von diesem Tisch genommen. Bitte such dir einen anderen.",
      "You were removed from this table. Please choose another one."),
  ALREADY_READY("Du hast das Spiel schon gestartet.", "You are ready already."),
  CONTRIBUTED_ALREADY(
      "Du hast schon einen Würfelbeitrag gegeben.", "You have contributed to the dice already."),
  NO_CONTRIBUTIONS(
      "Dieser Tisch nimmt keine Würfelbeiträge an.",
      "This table takes no contributions to the dice."),
  WRONG_GAME("An diesem Tisch wird etwas anderes gespielt.", "This table plays another game."),
  TABLE_NAME_TAKEN(
      "Einen Tisch mit diesem Namen gibt es schon.", "There is a table of that name already."),
  TABLE_NAME_RESERVED(
      "Ein Name mit „~“ am Anfang gehört einem Tisch im Browser. Bitte wähle einen anderen.",
      "A name that begins with “~” belongs to a table in a browser. Please choose another one."),
  OPENING_TOO_FAST(
      "Von dieser Adresse kommen zu viele neue Tische. Bitte warte eine Minute.",
      "Too many new tables come from this address. Please wait a minute."),
  TOO_MANY_TABLES_OF_ADDRESS(
      "Von dieser Adresse sind zu viele Tische offen. Bitte warte, bis einer zu Ende ist.",
      "This address has too many open tables. Please wait until one of them ends."),
  TOO_MANY_TABLES(
      "Auf diesem Server sind zu viele Tische offen. Bitte versuche es später noch einmal.",
      "This server has too many open tables. Please try again later."),
  TOO_MANY_BOTS_OF_ADDRESS(
      "Von dieser Adresse spielen zu viele Computerspieler. Bitte warte, bis ein Spiel zu Ende ist.",
      "This address has too many computer players. Please wait until a game ends."),
  TOO_MANY_BOTS(
      "Auf diesem Server spielen zu viele Computerspieler. Bitte versuche es später noch einmal.",
      "This server has too many computer players. Please try again later."),
  NO_SUCH_TABLE("Diesen Tisch gibt es nicht.", "There is no such table."),
  PROTOCOL_TOO_SMALL(
      "Dein Protokoll hat für die Regeln dieses Tisches keine Nachrichten.",
      "Your protocol has no messages for the rules of this table."),
  BAD_TOKEN(
      "Dieser Platz lässt sich so nicht zurückholen.", "This seat cannot be taken back like that."),
  NO_SUCH_BOT("Einen solchen Computerspieler gibt es nicht.", "There is no such computer player."),
  COUNTERED_ALREADY(
      "Auf dieses Angebot hast du schon ein Gegenangebot gemacht.",
      "You have made a counter-offer to this offer already."),
  NOTHING_DUE("Dafür ist es noch zu früh.", "It is too early for that."),
  NOT_SAVED(
      "Der Server kann gerade nicht speichern. Bitte versuche es gleich noch einmal.",
      "The server cannot save at the moment. Please try again soon."),
  NEWER_VERSION(
      "Dieser Tisch braucht eine neuere Version des Servers. Bitte verbinde dich später noch einmal.",
      "This table needs a newer version of the server. Please connect again later.");

  private final String german;
  private final String english;

  TableRefusal(String german, String english) {
    this.german = german;
    this.english = english;
  }

  @Override
  public String german() {
    return german;
  }

  @Override
  public String english() {
    return english;
  }
}
