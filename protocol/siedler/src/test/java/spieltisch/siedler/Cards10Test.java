package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.ReadingAssertions.lastState;
import static spieltisch.siedler.ReadingAssertions.malformed;
import static spieltisch.siedler.ReadingAssertions.only;
import static spieltisch.siedler.ReadingAssertions.read;
import static spieltisch.siedler.ReadingAssertions.types;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Observation;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;
import spieltisch.kernel.Rule;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ClientMessage;

/// The document 1.0 on playing development cards: one test for each sentence that says must, may,
/// only, always or shall.
class Cards10Test {
  private static final MessageCodec MESSAGE_CODEC = new MessageCodec(Dialect.V1_0);

  private static TranscriptTable scene(String name) {
    return Transcripts.play(name, Dialect.V1_0);
  }

  @Test
  @Rule("1.0 §12.1")
  void a_knight_goes_to_all_with_the_player_added() {
    assertEquals(
        "{\"Ritter ausspielen\":{\"Spieler\":42,\"Ort\":{\"x\":0,\"y\":-1},\"Ziel\":13}}",
        scene("knight").heard(2).getFirst());
  }

  @Test
  @Rule("1.0 §12.2")
  void the_second_road_may_be_left_out_and_up_to_two_buildings_follow() {
    var heard = scene("road-building").heard(2);
    assertEquals(
        List.of(
            "Straßenbaukarte ausspielen",
            "Bauvorgang",
            "Bauvorgang",
            "Statusupdate",
            "Straßenbaukarte ausspielen",
            "Bauvorgang",
            "Statusupdate"),
        types(heard));
    assertFalse(heard.get(4).contains("Straße 2"));
  }

  @Test
  @Rule("1.0 §12.3")
  void a_monopoly_is_told_first_then_what_it_takes_and_gives() {
    assertEquals(
        List.of("Monopol", "Kosten", "Statusupdate", "Kosten", "Statusupdate", "Ertrag"),
        types(scene("monopoly").heard(2)).subList(0, 6));
    assertEquals(
        List.of("{\"Ertrag\":{\"Spieler\":42,\"Rohstoffe\":{\"Holz\":5}}}"),
        only("Ertrag", scene("monopoly").heard(2)));
  }

  @Test
  @Rule("1.0 §12.4")
  void the_yield_of_an_invention_should_be_only_a_number_to_others() {
    var transcriptTable = scene("invention");
    assertEquals(
        "{\"Erfindung\":{\"Spieler\":42,\"Rohstoffe\":{\"Holz\":1,\"Erz\":1}}}",
        transcriptTable.heard(1).getFirst());
    assertTrue(only("Ertrag", transcriptTable.heard(1)).getFirst().contains("{\"Unbekannt\":2}"));
    assertTrue(
        only("Ertrag", transcriptTable.heard(0)).getFirst().contains("{\"Holz\":1,\"Erz\":1}"));
  }

  @Test
  @Rule("1.0 §12.5")
  void victory_points_cannot_be_played_and_show_with_the_victory() {
    malformed(MESSAGE_CODEC.readClient("{\"Siegpunkt\":{}}"));
    var transcriptTable = Transcripts.turn(new TranscriptTable(Dialect.V1_0), Transcripts.LEIA);
    transcriptTable.given(
        new Observation.CardBought(Transcripts.LEIA, Optional.of(Card.VICTORY_POINT)));
    assertEquals(1, transcriptTable.view(1).points(Transcripts.LEIA));
    assertTrue(lastState(42, scene("victory").heard(1)).contains("\"Siegpunkte\":3"));
  }

  @Test
  @Rule("1.0 §12.3")
  void a_monopoly_must_name_only_a_resource_and_all_hear_who_played_it() {
    var text = "{\"Monopol\":{\"Rohstoff\":\"Holz\"}}";
    assertEquals(
        new ClientMessage.PlayMonopoly(Resource.WOOD), read(MESSAGE_CODEC.readClient(text)));
    assertEquals(
        "{\"Monopol\":{\"Spieler\":42,\"Rohstoff\":\"Holz\"}}",
        scene("monopoly").heard(1).getFirst());
  }
}
