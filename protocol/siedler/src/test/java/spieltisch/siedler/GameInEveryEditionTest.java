package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.ReadingAssertions.lastState;
import static spieltisch.siedler.ReadingAssertions.malformed;
import static spieltisch.siedler.ReadingAssertions.only;
import static spieltisch.siedler.ReadingAssertions.read;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.catan.cards.Resource;
import spieltisch.kernel.Rule;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.RandomMessages;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// What the documents demand of a game in the same words, in every edition that has the words.
class GameInEveryEditionTest {
  /// What changes a player, and with it what everybody must hear of him.
  private static final Pattern CHANGE =
      Pattern.compile(
          "\\{\"(?:Ertrag|Kosten|Entwicklungskarte gekauft)\":\\{\"Spieler\":(\\d+),.*");

  private static final Pattern STATE =
      Pattern.compile("\\{\"Statusupdate\":\\{\"Spieler\":\\{\"id\":(\\d+),.*");

  private static final List<String> ACTIONS =
      List.of(
          "set-up",
          "roll",
          "building",
          "end-of-turn",
          "seven-with-discards",
          "seven-without-discards",
          "robber-steals",
          "robber-without-victim",
          "buying-a-card",
          "knight",
          "road-building",
          "monopoly",
          "invention",
          "trade-with-bank",
          "trade",
          "trade-taken-back",
          "longest-road");

  static List<Dialect> editions() {
    return RandomMessages.DIALECTS;
  }

  static List<Dialect> editionsWithRobber() {
    return having(Word.MOVE_ROBBER);
  }

  static List<Dialect> editionsWithCards() {
    return having(Word.BUY_CARD);
  }

  static List<Dialect> editionsWithTrade() {
    return having(Word.OFFER);
  }

  private static List<Dialect> having(Word word) {
    return RandomMessages.DIALECTS.stream().filter(it -> it.words().has(word)).toList();
  }

  private static String word(Dialect edition, Word word) {
    return edition.words().spell(word);
  }

  private static List<String> heard(String scene, Dialect edition, int seat) {
    return Transcripts.play(scene, edition).heard(seat);
  }

  private static List<Transcripts.Scene> scenes(Dialect edition) {
    return Transcripts.all().stream().filter(it -> edition.words().has(it.needs())).toList();
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §7.1", "0.4 §6.1", "0.1 §5.1"})
  void every_action_must_be_confirmed_after_all_its_consequences(Dialect edition) {
    var ok = " < " + new MessageCodec(edition).spell(ServerMessage.Answer.OK).orElseThrow();
    for (var scene : scenes(edition)) {
      if (!ACTIONS.contains(scene.name())) continue;
      var script = scene.play(edition).script().lines().toList();
      for (int i = 0; i < script.size(); i++)
        if (i + 1 == script.size() || script.get(i + 1).contains(" > "))
          assertTrue(script.get(i).endsWith(ok), scene.name() + " " + script.get(i));
    }
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §9.1", "0.4 §8.1", "0.1 §7.1"})
  void whoever_changes_is_told_with_his_new_state_before_the_next_action(Dialect edition) {
    for (var scene : scenes(edition))
      for (int seat = 0; seat < 3; seat++) {
        var owed = new TreeSet<String>();
        for (var line : scene.play(edition).script().lines().toList()) {
          if (line.contains(" > ")) assertEquals(Set.of(), owed, scene.name() + " " + line);
          int sign = line.indexOf(" < ");
          if (sign < 0 || !isFor(seat, line.substring(0, sign))) continue;
          var change = CHANGE.matcher(line.substring(sign + 3));
          var state = STATE.matcher(line.substring(sign + 3));
          if (change.matches()) owed.add(change.group(1));
          if (state.matches()) owed.remove(state.group(1));
        }
        assertEquals(Set.of(), owed, scene.name());
      }
  }

  private static boolean isFor(int seat, String audience) {
    return audience.equals("*") || List.of(audience.split(" ", -1)).contains("" + seat);
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §9.1", "0.4 §8.1", "0.1 §7.1"})
  void the_status_shall_steer_the_game(Dialect edition) {
    var heard = heard("end-of-turn", edition, 2);
    assertTrue(lastState(42, heard).contains("\"Status\":\"Warten\""));
    var roll = "\"Status\":\"" + word(edition, Word.STATUS_ROLL) + "\"";
    assertTrue(lastState(13, heard).contains(roll));
    var founding = heard("set-up", edition, 0);
    assertTrue(founding.toString().contains("\"Status\":\"Dorf bauen\""));
    assertTrue(founding.toString().contains(word(edition, Word.STATUS_ROAD)));
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §9.3", "0.4 §8.3", "0.1 §7.3"})
  void who_gets_cards_is_told_which(Dialect edition) {
    assertTrue(
        heard("roll", edition, 1)
            .contains("{\"Ertrag\":{\"Spieler\":13,\"Rohstoffe\":{\"Lehm\":1}}}"));
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §9.6", "0.4 §8.6", "0.1 §7.4"})
  void every_building_is_told_to_all_and_a_city_takes_the_place_of_a_settlement(Dialect edition) {
    var transcriptTable = Transcripts.play("building", edition);
    for (int seat = 0; seat < 3; seat++)
      assertEquals(3, only("Bauvorgang", transcriptTable.heard(seat)).size());
    var map = heard("coming-back", edition, 1).getFirst();
    var boardMap =
        ((ServerMessage.GameStarted) read(transcriptTable.speller().readServer(map))).chart();
    assertTrue(boardMap.buildings().contains(new OwnedPiece.City(13, LetterMap.corner("NOR"))));
    assertFalse(
        boardMap.buildings().contains(new OwnedPiece.Settlement(13, LetterMap.corner("NOR"))));
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §10.5", "0.4 §9.4"})
  void what_is_free_to_build_costs_nothing(Dialect edition) {
    for (int seat = 0; seat < 3; seat++)
      assertEquals(List.of(), only("Kosten", heard("set-up", edition, seat)));
    int paid = edition.words().has(Word.LOST) ? 3 : 0;
    assertEquals(paid, only("Kosten", heard("building", edition, 2)).size());
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §7.3", "0.4 §6.3", "0.1 §5.3"})
  void chat_goes_to_all_with_its_sender(Dialect edition) {
    for (int seat = 0; seat < 3; seat++)
      assertEquals(
          "{\"Chatnachricht\":{\"Absender\":42,\"Nachricht\":\"Hilf mir, \\\"Obi-Wan\\\"!\"}}",
          heard("chat", edition, seat).getFirst());
  }

  @ParameterizedTest
  @MethodSource("editionsWithRobber")
  @Rule({"1.0 §10.2", "0.4 §9.2"})
  void after_a_seven_all_with_too_many_cards_are_asked_for_half_of_them(Dialect edition) {
    var asked = "\"Status\":\"" + word(edition, Word.STATUS_DISCARD) + "\"";
    var states = only("Statusupdate", heard("seven-with-discards", edition, 0));
    assertEquals(
        Set.of("13", "7"),
        states.stream()
            .filter(it -> it.contains(asked))
            .map(it -> it.replaceAll(".*\"id\":(\\d+),.*", "$1"))
            .collect(Collectors.toSet()));
  }

  @ParameterizedTest
  @MethodSource("editionsWithRobber")
  @Rule({"1.0 §10.3", "0.4 §9.3"})
  void who_rolled_a_seven_must_move_the_robber(Dialect edition) {
    var must = "\"Status\":\"" + word(edition, Word.STATUS_ROBBER) + "\"";
    assertTrue(lastState(42, heard("seven-without-discards", edition, 1)).contains(must));
    assertTrue(lastState(42, heard("seven-with-discards", edition, 1)).contains(must));
  }

  @ParameterizedTest
  @MethodSource("editionsWithRobber")
  @Rule({"1.0 §10.3", "1.0 §12.1", "0.4 §9.3", "0.4 §11.1"})
  void only_thief_and_victim_see_what_was_stolen(Dialect edition) {
    for (var scene : List.of("robber-steals", "knight"))
      for (var type : List.of("Ertrag", "Kosten")) {
        for (int seat : new int[] {0, 1})
          assertTrue(only(type, heard(scene, edition, seat)).getFirst().contains("{\"Holz\":1}"));
        var closed = only(type, heard(scene, edition, 2)).getFirst();
        assertFalse(closed.contains("Holz"), closed);
      }
  }

  @ParameterizedTest
  @MethodSource("editionsWithCards")
  @Rule({"1.0 §12.3", "0.4 §11.3"})
  void a_monopoly_must_name_only_a_resource(Dialect edition) {
    var text = "{\"Monopol\":{\"Rohstoff\":\"Holz\"}}";
    assertEquals(
        new ClientMessage.PlayMonopoly(Resource.WOOD),
        read(new MessageCodec(edition).readClient(text)));
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §12.5", "0.4 §11.5", "0.1 §1"})
  void there_is_no_message_to_play_a_victory_point(Dialect edition) {
    for (var name : List.of("Siegpunkt", "Siegpunkte", "Siegpunkt ausspielen"))
      malformed(new MessageCodec(edition).readClient("{\"" + name + "\":{}}"));
  }

  @ParameterizedTest
  @MethodSource("editionsWithTrade")
  @Rule({"1.0 §11.1", "0.4 §10.1"})
  void an_offer_goes_to_all_with_its_number(Dialect edition) {
    for (int seat = 0; seat < 3; seat++)
      assertEquals(
          "{\"Handelsangebot\":{\"Spieler\":42,\"Handel id\":256,"
              + "\"Angebot\":{\"Holz\":2},\"Nachfrage\":{\"Erz\":1}}}",
          heard("trade", edition, seat).getFirst());
  }

  @ParameterizedTest
  @MethodSource("editionsWithTrade")
  @Rule({"1.0 §11.3", "0.4 §10.3"})
  void a_trade_is_confirmed_to_all_with_what_changes_hands(Dialect edition) {
    var done = "{\"" + word(edition, Word.TRADED) + "\":{\"Spieler\":42,\"Mitspieler\":13}}";
    for (int seat = 0; seat < 3; seat++) {
      var heard = heard("trade", edition, seat);
      assertTrue(heard.contains(done), heard.toString());
      assertEquals(2, only("Kosten", heard).size());
      assertEquals(2, only("Ertrag", heard).size());
    }
  }

  @ParameterizedTest
  @MethodSource("editionsWithTrade")
  @Rule({"1.0 §10.8", "0.4 §9.7"})
  void a_trade_with_the_bank_takes_and_gives_for_all_to_hear(Dialect edition) {
    for (int seat = 0; seat < 3; seat++)
      assertEquals(
          List.of(
              "{\"Kosten\":{\"Spieler\":42,\"Rohstoffe\":{\"Holz\":4}}}",
              "{\"Ertrag\":{\"Spieler\":42,\"Rohstoffe\":{\"Erz\":1}}}"),
          heard("trade-with-bank", edition, seat).subList(0, 2));
  }
}
