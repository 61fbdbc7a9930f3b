package spieltisch.catan;

import spieltisch.kernel.RefusalReason;

/// The reason why an action is illegal, with a sentence for the player.
public enum Refusal implements RefusalReason {
  GAME_OVER("Das Spiel ist beendet.", "The game is over."),
  NOT_YOUR_TURN("Du bist nicht am Zug.", "It is not your turn."),
  SETTLEMENT_FIRST("Du musst erst ein Dorf bauen.", "Place your settlement first."),
  ROAD_FIRST("Du musst erst eine Straße bauen.", "Place your road first."),
  ROLL_FIRST("Du musst erst würfeln.", "Roll the dice first."),
  ALREADY_ROLLED("Du hast schon gewürfelt.", "You have rolled already."),
  DISCARDS_PENDING(
      "Es müssen erst alle Spieler ihre Karten abgeben.",
      "First all players must give back their cards."),
  ROBBER_FIRST("Du musst erst den Räuber versetzen.", "Move the robber first."),
  ONLY_BUILDING(
      "In der außerordentlichen Bauphase darf nur gebaut werden.", "You may only build now."),
  ROBBER_NOT_YOURS(
      "Du darfst den Räuber jetzt nicht versetzen.", "You may not move the robber now."),
  NOTHING_TO_DISCARD("Du musst keine Karten abgeben.", "You need not give back cards."),
  NOT_IN_VARIANT(
      "Das gibt es in dieser Spielvariante nicht.", "This variant of the game does not have that."),
  NO_SUCH_PLACE("Diesen Ort gibt es nicht.", "There is no such place."),
  TAKEN("Schon belegt.", "Somebody is there already."),
  TOO_CLOSE("Zu nah an einem anderen Gebäude.", "Too close to another building."),
  NOT_INLAND(
      "Die ersten Dörfer müssen zwischen drei Landfeldern liegen.",
      "The first settlements must lie between three land hexagons."),
  NOT_CONNECTED(
      "Der Ort ist nicht mit deinen Straßen verbunden.", "That is not connected to your roads."),
  NOT_AT_SETTLEMENT(
      "Die Straße muss am neuen Dorf liegen.", "The road must touch the new settlement."),
  NOT_YOUR_SETTLEMENT("Dort steht kein Dorf von dir.", "You have no settlement there."),
  NO_PIECES("Du hast keine Figur dieser Art mehr.", "You have no such piece left."),
  TOO_POOR("Ungenügend Rohstoffe.", "Not enough resources."),
  BAD_AMOUNT("Die Anzahl der Rohstoffe ist ungültig.", "That number of cards is not possible."),
  WRONG_COUNT(
      "Du musst genau die Hälfte deiner Karten abgeben.", "Give back exactly half of your cards."),
  NOT_YOUR_CARDS("Du hast diese Rohstoffe nicht.", "You do not have these cards."),
  SAME_HEX("Der Räuber muss auf ein anderes Feld.", "The robber must move to another hexagon."),
  NOT_LAND("Der Räuber muss auf ein Landfeld.", "The robber must move to land."),
  BAD_VICTIM("Diesen Spieler kannst du dort nicht bestehlen.", "You cannot rob this player there."),
  VICTIM_EMPTY("Dieser Spieler hat keine Rohstoffe.", "This player has no cards."),
  DECK_EMPTY("Es gibt keine Entwicklungskarten mehr.", "There are no development cards left."),
  NO_SUCH_CARD("Du hast diese Entwicklungskarte nicht.", "You do not have this development card."),
  CARD_TOO_NEW(
      "Diese Karte hast du erst in diesem Zug gekauft.", "You bought this card in this very turn."),
  CARD_ALREADY_PLAYED(
      "Du hast in diesem Zug schon eine Entwicklungskarte gespielt.",
      "You have played a card in this turn."),
  BANK_LACKS("Die Bank hat diese Rohstoffe nicht.", "The bank does not have these cards."),
  BAD_RATE("Zu diesem Kurs tauscht die Bank nicht.", "The bank does not trade at this rate."),
  GIFT("Beide Seiten müssen etwas geben.", "Both sides must give something."),
  SAME_KIND("Derselbe Rohstoff steht auf beiden Seiten.", "The same resource is on both sides."),
  TOO_MANY_OFFERS("Zu viele offene Angebote.", "Too many open offers."),
  OFFERS_USED_UP(
      "Du hast in diesem Zug schon so viele Angebote gemacht, wie an diesem Tisch erlaubt sind.",
      "You have made as many offers in this turn as this table allows."),
  NO_SUCH_OFFER("Dieses Angebot gibt es nicht.", "There is no such offer."),
  OWN_OFFER("Das ist dein eigenes Angebot.", "That is your own offer."),
  NOT_ACCEPTED("Dieser Spieler hat nicht angenommen.", "This player has not accepted."),
  PARTNER_LACKS(
      "Der Mitspieler hat die Rohstoffe nicht mehr.", "The partner no longer has the cards.");

  private final String german;
  private final String english;

  Refusal(String german, String english) {
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
