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
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Rule;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ClientMessage;

/// Requirements of document 1.0 on development cards, one test each.
class Cards10Test {
  private static final MessageCodec CODEC = new MessageCodec(Dialect.V1_0);

  private static TranscriptTable play(String name) {
    return Transcripts.play(name, Dialect.V1_0);
  }

  @Test
  @Rule("1.0 §12.1")
  void a_knight_is_sent_to_all_with_its_player() {
    assertEquals(
        "{\"Ritter ausspielen\":{\"Spieler\":42,\"Ort\":{\"x\":0,\"y\":-1},\"Ziel\":13}}",
        play("knight").received(2).getFirst());
  }

  @Test
  @Rule("1.0 §12.2")
  void the_second_road_may_be_omitted_and_up_to_two_buildings_follow() {
    var received = play("road-building").received(2);
    assertEquals(
        List.of(
            "Straßenbaukarte ausspielen",
            "Bauvorgang",
            "Bauvorgang",
            "Statusupdate",
            "Straßenbaukarte ausspielen",
            "Bauvorgang",
            "Statusupdate"),
        types(received));
    assertFalse(received.get(4).contains("Straße 2"));
  }

  @Test
  @Rule("1.0 §12.3")
  void a_monopoly_is_sent_before_its_costs_and_its_gain() {
    assertEquals(
        List.of("Monopol", "Kosten", "Statusupdate", "Kosten", "Statusupdate", "Ertrag"),
        types(play("monopoly").received(2)).subList(0, 6));
    assertEquals(
        List.of("{\"Ertrag\":{\"Spieler\":42,\"Rohstoffe\":{\"Holz\":5}}}"),
        only("Ertrag", play("monopoly").received(2)));
  }

  @Test
  @Rule("1.0 §12.4")
  void others_receive_only_the_card_count_of_an_invention() {
    var table = play("invention");
    assertEquals(
        "{\"Erfindung\":{\"Spieler\":42,\"Rohstoffe\":{\"Holz\":1,\"Erz\":1}}}",
        table.received(1).getFirst());
    assertTrue(only("Ertrag", table.received(1)).getFirst().contains("{\"Unbekannt\":2}"));
    assertTrue(only("Ertrag", table.received(0)).getFirst().contains("{\"Holz\":1,\"Erz\":1}"));
  }

  @Test
  @Rule("1.0 §12.5")
  void victory_point_cards_cannot_be_played_and_count_for_all_at_the_victory() {
    malformed(CODEC.decodeClient("{\"Siegpunkt\":{}}"));
    var table = Transcripts.turn(new TranscriptTable(Dialect.V1_0), Transcripts.LEIA);
    table.given(new Observation.CardBought(Transcripts.LEIA, Optional.of(Card.VICTORY_POINT)));
    assertEquals(1, table.view(1).points(Transcripts.LEIA));
    assertTrue(lastState(42, play("victory").received(1)).contains("\"Siegpunkte\":3"));
  }

  @Test
  @Rule("1.0 §12.3")
  void a_monopoly_names_only_a_resource_and_is_sent_to_all_with_its_player() {
    var text = "{\"Monopol\":{\"Rohstoff\":\"Holz\"}}";
    assertEquals(new ClientMessage.PlayMonopoly(Resource.WOOD), read(CODEC.decodeClient(text)));
    assertEquals(
        "{\"Monopol\":{\"Spieler\":42,\"Rohstoff\":\"Holz\"}}",
        play("monopoly").received(1).getFirst());
  }
}
