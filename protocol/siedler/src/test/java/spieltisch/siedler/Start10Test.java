package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.ReadingAssertions.only;
import static spieltisch.siedler.ReadingAssertions.read;
import static spieltisch.siedler.ReadingAssertions.types;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Colour;
import spieltisch.kernel.Rule;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;

/// Requirements of document 1.0 on the start and the end of a game, one test each.
class Start10Test {
  private static final MessageCodec CODEC = new MessageCodec(Dialect.V1_0);

  private static TranscriptTable play(String name) {
    return Transcripts.play(name, Dialect.V1_0);
  }

  @Test
  @Rule("1.0 §8")
  void colours_are_those_of_the_list() {
    var names = List.of("Rot", "Orange", "Blau", "Weiß", "Grün", "Braun");
    for (int i = 0; i < names.size(); i++) {
      var text = "{\"Spieler\":{\"Farbe\":\"" + names.get(i) + "\"}}";
      assertEquals(
          new ClientMessage.SetProfile(Optional.empty(), Optional.of(Colour.values()[i])),
          read(CODEC.decodeClient(text)));
    }
  }

  @Test
  @Rule("1.0 §8")
  void every_change_of_name_or_colour_is_a_status_update_to_all() {
    var table = play("colours");
    var first = only("Statusupdate", table.received(0)).getFirst();
    assertTrue(first.contains("\"Farbe\":\"Weiß\",\"Name\":\"Han\""));
    assertEquals(
        only("Statusupdate", table.received(0)).size(),
        only("Statusupdate", table.received(1)).size());
  }

  @Test
  @Rule("1.0 §8.1")
  void a_start_is_refused_with_a_failure_if_the_colour_is_taken() {
    assertEquals(
        List.of("{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}"),
        refusals(play("colours").received(0)));
  }

  @Test
  void a_taken_colour_is_refused_with_one_message_in_every_dialect() {
    for (var dialect : List.of(Dialect.V1_0, Dialect.ASCII_1_0, Dialect.V0_4, Dialect.V0_1)) {
      var received = Transcripts.play("colours", dialect).received(0);
      assertEquals(1, refusals(received).size(), dialect.name());
    }
  }

  private static List<String> refusals(List<String> received) {
    return received.stream().filter(it -> it.contains("Farbe bereits vergeben")).toList();
  }

  @Test
  @Rule("1.0 §8.2")
  void the_map_is_sent_to_all_before_the_starting_rolls() {
    var types = types(play("start").received(1));
    assertEquals("Spiel gestartet", types.getFirst());
    assertEquals(List.of("Würfelwurf", "Würfelwurf", "Würfelwurf"), types.subList(1, 4));
    assertEquals(3, types.stream().filter("Statusupdate"::equals).count());
  }

  @Test
  @Rule("1.0 §8.3")
  void the_winner_is_sent_to_all_as_the_last_message() {
    for (int seat = 0; seat < 3; seat++)
      assertEquals(
          "{\"Spiel beendet\":{\"Nachricht\":\"Spieler Leia hat das Spiel gewonnen.\",\"Sieger\":42}}",
          play("victory").received(seat).getLast());
  }

  @Test
  @Rule("1.0 §8.3")
  void a_player_who_returns_after_the_end_receives_the_winner_as_the_last_message() {
    var table = play("victory");
    for (int seat = 0; seat < 3; seat++)
      assertEquals(
          new ServerMessage.GameEnded("Spieler Leia hat das Spiel gewonnen.", OptionalInt.of(42)),
          table.lobby().resumed(table.view(seat), table.roster()).getLast());
  }
}
