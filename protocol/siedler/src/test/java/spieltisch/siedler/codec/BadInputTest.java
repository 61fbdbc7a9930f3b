package spieltisch.siedler.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.ReadingAssertions.malformed;
import static spieltisch.siedler.ReadingAssertions.read;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.codec.json.JsonFramer;
import spieltisch.siedler.message.ClientMessage;

/// Malformed client messages, each answered with one German sentence that names the field.
class BadInputTest {
  private static final MessageCodec CODEC = new MessageCodec(Dialect.V1_0);

  @ParameterizedTest(name = "{1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // wrong case
        "{\"Spiel Starten\":{}} | „Spiel Starten“ muss „Spiel starten“ geschrieben werden.",
        "{\"Bauen\":{\"typ\":\"Dorf\",\"Ort\":[]}} | „Bauen.typ“ muss „Typ“ geschrieben werden.",
        "{\"Räuber versetzen\":{\"Ort\":{\"x\":0,\"y\":1},\"ziel\":3}} | „Räuber versetzen.ziel“"
            + " muss „Ziel“ geschrieben werden.",
        "{\"Monopol\":{\"Rohstoff\":\"holz\"}} | „Monopol.Rohstoff“ hat den unbekannten Wert"
            + " „holz“.",
        "{\"Karten abgeben\":{\"Abgeben\":{\"holz\":2}}} | „Karten abgeben.Abgeben.holz“ muss"
            + " „Holz“ geschrieben werden.",
        // unknown words
        "{\"Tanzen\":{}} | Den Nachrichtentyp „Tanzen“ gibt es nicht.",
        "{\"Bauen\":{\"Typ\":\"Burg\",\"Ort\":[]}} | „Bauen.Typ“ hat den unbekannten Wert „Burg“.",
        "{\"Spieler\":{\"Name\":\"A\",\"Farbe\":\"Lila\"}} | „Spieler.Farbe“ hat den unbekannten"
            + " Wert „Lila“.",
        "{\"Seehandel\":{\"Angebot\":{\"Gold\":4},\"Nachfrage\":{\"Erz\":1}}} |"
            + " „Seehandel.Angebot.Gold“ ist kein Rohstoff.",
        "{\"Karten abgeben\":{\"Abgeben\":{\"Unbekannt\":2}}} | „Karten abgeben.Abgeben.Unbekannt“"
            + " ist kein Rohstoff.",
        // places
        "{\"Bauen\":{\"Typ\":\"Dorf\",\"Ort\":[{\"x\":0,\"y\":0},{\"x\":1,\"y\":0}]}} | „Bauen.Ort“"
            + " muss genau 3 Felder nennen, nicht 2.",
        "{\"Bauen\":{\"Typ\":\"Straße\",\"Ort\":[]}} | „Bauen.Ort“ muss genau 2 Felder nennen,"
            + " nicht 0.",
        "{\"Bauen\":{\"Typ\":\"Straße\",\"Ort\":\"HI\"}} | „Bauen.Ort“ muss eine Liste sein.",
        "{\"Bauen\":{\"Typ\":\"Straße\",\"Ort\":[{\"x\":0,\"y\":0},{\"x\":1}]}} | „Bauen.Ort[1].y“"
            + " fehlt.",
        "{\"Räuber versetzen\":{\"Ort\":[{\"x\":0,\"y\":0}]}} | „Räuber versetzen.Ort“ muss ein"
            + " Objekt sein.",
        // numbers
        "{\"Räuber versetzen\":{\"Ort\":{\"x\":0.5,\"y\":1}}} | „Räuber versetzen.Ort.x“ muss eine"
            + " ganze Zahl sein.",
        "{\"Räuber versetzen\":{\"Ort\":{\"x\":1.0,\"y\":1}}} | „Räuber versetzen.Ort.x“ muss eine"
            + " ganze Zahl sein.",
        "{\"Räuber versetzen\":{\"Ort\":{\"x\":\"0\",\"y\":1}}} | „Räuber versetzen.Ort.x“ muss"
            + " eine ganze Zahl sein.",
        "{\"Handel abbrechen\":{\"Handel id\":4294967296}} | „Handel abbrechen.Handel id“ ist eine"
            + " zu große Zahl.",
        "{\"Handel abbrechen\":{\"Handel id\":99999999999999999999999}} | „Handel abbrechen.Handel"
            + " id“ ist eine zu große Zahl.",
        "{\"Handel abbrechen\":{\"Handel id\":1e3}} | „Handel abbrechen.Handel id“ muss eine ganze"
            + " Zahl sein.",
        "{\"Handel abbrechen\":{\"Handel id\":true}} | „Handel abbrechen.Handel id“ muss eine ganze"
            + " Zahl sein.",
        // other types
        "{\"Chatnachricht senden\":{\"Nachricht\":7}} | „Chatnachricht senden.Nachricht“ muss ein"
            + " Text sein.",
        "{\"Handel annehmen\":{\"Handel id\":1,\"Annehmen\":\"ja\"}} | „Handel annehmen.Annehmen“"
            + " muss true oder false sein.",
        "{\"Würfeln\":[]} | „Würfeln“ muss ein Objekt sein.",
        "{\"Zug beenden\":null} | „Zug beenden“ muss ein Objekt sein.",
        "{\"Seehandel\":{\"Angebot\":4,\"Nachfrage\":{}}} | „Seehandel.Angebot“ muss ein Objekt"
            + " sein.",
        "{\"Hallo\":{\"Version\":\"x\",\"Erweiterungen\":\"alle\"}} | „Hallo.Erweiterungen“ muss"
            + " eine Liste sein.",
        "[] | Die Nachricht muss ein Objekt sein.",
        "7 | Die Nachricht muss ein Objekt sein.",
        // missing
        "{\"Hallo\":{}} | „Hallo.Version“ fehlt.",
        "{\"Spieler\":{}} | „Spieler.Name“ fehlt.",
        "{\"Bauen\":{\"Ort\":[]}} | „Bauen.Typ“ fehlt.",
        "{\"Bauen\":{\"Typ\":\"Dorf\"}} | „Bauen.Ort“ fehlt.",
        "{\"Karten abgeben\":{}} | „Karten abgeben.Abgeben“ fehlt.",
        "{\"Handel anbieten\":{\"Angebot\":{}}} | „Handel anbieten.Nachfrage“ fehlt.",
        "{\"Handel abschließen\":{\"Handel id\":0}} | „Handel abschließen.Mitspieler“ fehlt.",
        "{\"Straßenbaukarte ausspielen\":{}} | „Straßenbaukarte ausspielen.Straße 1“ fehlt.",
        "{\"Monopol\":{\"Rohstoff\":null}} | „Monopol.Rohstoff“ fehlt.",
        "{\"Spieler\":{\"Name\":\"  \"}} | „Spieler.Name“ darf nicht leer sein.",
        "{\"Chatnachricht senden\":{\"Nachricht\":\"\\u0000\\n"
            + "\"}} | „Chatnachricht senden.Nachricht“ darf nicht leer sein.",
        "{} | Die Nachricht ist leer.",
        // too much
        "{\"Würfeln\":{},\"Zug beenden\":{}} | Ein Objekt darf nur eine Nachricht enthalten, nicht"
            + " „Würfeln“ und „Zug beenden“.",
        "{\"Würfeln\":{},\"Würfeln\":{}} | „Würfeln“ steht doppelt da.",
        "{\"Bauen\":{\"Typ\":\"Dorf\",\"Typ\":\"Stadt\"}} | „Bauen.Typ“ steht doppelt da.",
        "{\"Bauen\":{\"Ort\":[{\"x\":0,\"x\":1}]}} | „Bauen.Ort[0].x“ steht doppelt da.",
        "{\"Würfeln\":{}} {\"Würfeln\":{}} | Nach dem Ende der Nachricht steht noch etwas.",
        "{\"Würfeln\":{}} x | Kein gültiges JSON, etwa bei Zeichen 16.",
        // no JSON
        "{\"Bauen\":{\"Typ\":Dorf}} | Kein gültiges JSON in „Bauen.Typ“, etwa bei Zeichen 20.",
        "{\"Würfeln\":{} | Kein gültiges JSON in „Würfeln“, etwa bei Zeichen 13.",
        "{\"Würfeln\":{},} | Kein gültiges JSON in „Würfeln“, etwa bei Zeichen 15.",
        "{'Würfeln':{}} | Kein gültiges JSON, etwa bei Zeichen 2.",
      })
  void is_answered_with_one_sentence_that_names_the_field(String text, String sentence) {
    assertEquals(sentence, malformed(CODEC.decodeClient(text)).sentence());
  }

  @Test
  void an_empty_text_is_no_message() {
    assertEquals("Die Nachricht ist leer.", malformed(CODEC.decodeClient(" ")).sentence());
  }

  @Test
  void a_text_beyond_the_limit_is_rejected() {
    var text = "{\"Würfeln\":{\"x\":\"" + "x".repeat(JsonFramer.MAX_BYTES) + "\"}}";
    assertEquals("Die Nachricht ist zu lang.", malformed(CODEC.decodeClient(text)).sentence());
  }

  @Test
  void too_deep_nesting_is_rejected() {
    var text = "{\"Würfeln\":" + "[".repeat(200) + "]".repeat(200) + "}";
    assertTrue(malformed(CODEC.decodeClient(text)).path().startsWith("Würfeln[0]"));
  }

  @Test
  void an_object_with_too_many_fields_is_rejected() {
    var text = new StringBuilder("{\"Würfeln\":{\"a\":0");
    for (int i = 0; i < 5000; i++) text.append(",\"a").append(i).append("\":0");
    var wrong = malformed(CODEC.decodeClient(text.append("}}").toString()));
    assertEquals("Bei „Würfeln.a63“ sind es zu viele Felder.", wrong.sentence());
  }

  @Test
  void input_is_quoted_shortened_and_without_control_characters() {
    var wrong = malformed(CODEC.decodeClient("{\"" + "a\\u0007b".repeat(2000) + "\":{}}"));
    assertTrue(wrong.sentence().length() < 120, wrong.sentence());
    assertTrue(wrong.sentence().chars().noneMatch(Character::isISOControl), wrong.sentence());
  }

  @Test
  void unknown_fields_are_ignored() {
    assertEquals(
        new ClientMessage.MoveRobber(new Hex(0, 1), OptionalInt.of(13)),
        read(
            CODEC.decodeClient(
                "{\"Räuber"
                    + " versetzen\":{\"Ort\":{\"x\":0,\"y\":1,\"z\":9},\"Ziel\":13,\"Laune\":[]}}")));
  }

  @Test
  void a_missing_target_may_be_a_negative_number_or_null() {
    var noTarget = new ClientMessage.MoveRobber(new Hex(0, 1), OptionalInt.empty());
    for (var target : new String[] {"-1", "null"})
      assertEquals(
          noTarget,
          read(
              CODEC.decodeClient(
                  "{\"Räuber versetzen\":{\"Ort\":{\"x\":0,\"y\":1},\"Ziel\":" + target + "}}")));
  }

  @Test
  void negative_card_counts_are_decoded_and_left_to_the_rules() {
    assertEquals(
        new ClientMessage.Offer(new Resources(-1, 0, 0, 0, 0), new Resources(0, 0, 0, 0, 1)),
        read(
            CODEC.decodeClient(
                "{\"Handel anbieten\":{\"Angebot\":{\"Holz\":-1},\"Nachfrage\":{\"Erz\":1}}}")));
  }
}
