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

/// Requirements on a game that several documents share, tested in every edition with the messages.
class GameInEveryEditionTest {
  /// Messages that change a player and so require a status update.
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
    return edition.words().spelling(word);
  }

  private static List<String> received(String dialogue, Dialect edition, int seat) {
    return Transcripts.play(dialogue, edition).received(seat);
  }

  private static List<Transcripts.Dialogue> dialogues(Dialect edition) {
    return Transcripts.all().stream().filter(it -> edition.words().has(it.needs())).toList();
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §7.1", "0.4 §6.1", "0.1 §5.1"})
  void every_action_is_confirmed_after_its_consequences(Dialect edition) {
    var ok = " < " + new MessageCodec(edition).encode(ServerMessage.Answer.OK).orElseThrow();
    for (var dialogue : dialogues(edition)) {
      if (!ACTIONS.contains(dialogue.name())) continue;
      var lines = dialogue.play(edition).transcript().lines().toList();
      for (int i = 0; i < lines.size(); i++)
        if (i + 1 == lines.size() || lines.get(i + 1).contains(" > "))
          assertTrue(lines.get(i).endsWith(ok), dialogue.name() + " " + lines.get(i));
    }
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §9.1", "0.4 §8.1", "0.1 §7.1"})
  void every_changed_player_gets_a_status_update_before_the_next_action(Dialect edition) {
    for (var dialogue : dialogues(edition))
      for (int seat = 0; seat < 3; seat++) {
        var owed = new TreeSet<String>();
        for (var line : dialogue.play(edition).transcript().lines().toList()) {
          if (line.contains(" > ")) assertEquals(Set.of(), owed, dialogue.name() + " " + line);
          int sign = line.indexOf(" < ");
          if (sign < 0 || !isFor(seat, line.substring(0, sign))) continue;
          var change = CHANGE.matcher(line.substring(sign + 3));
          var state = STATE.matcher(line.substring(sign + 3));
          if (change.matches()) owed.add(change.group(1));
          if (state.matches()) owed.remove(state.group(1));
        }
        assertEquals(Set.of(), owed, dialogue.name());
      }
  }

  private static boolean isFor(int seat, String recipients) {
    return recipients.equals("*") || List.of(recipients.split(" ", -1)).contains("" + seat);
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §9.1", "0.4 §8.1", "0.1 §7.1"})
  void the_status_drives_the_game(Dialect edition) {
    var received = received("end-of-turn", edition, 2);
    assertTrue(lastState(42, received).contains("\"Status\":\"Warten\""));
    var roll = "\"Status\":\"" + word(edition, Word.STATUS_ROLL) + "\"";
    assertTrue(lastState(13, received).contains(roll));
    var founding = received("set-up", edition, 0);
    assertTrue(founding.toString().contains("\"Status\":\"Dorf bauen\""));
    assertTrue(founding.toString().contains(word(edition, Word.STATUS_ROAD)));
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §9.3", "0.4 §8.3", "0.1 §7.3"})
  void a_player_who_gains_cards_receives_their_kinds(Dialect edition) {
    assertTrue(
        received("roll", edition, 1)
            .contains("{\"Ertrag\":{\"Spieler\":13,\"Rohstoffe\":{\"Lehm\":1}}}"));
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §9.6", "0.4 §8.6", "0.1 §7.4"})
  void every_building_is_sent_to_all_and_a_city_replaces_its_settlement(Dialect edition) {
    var table = Transcripts.play("building", edition);
    for (int seat = 0; seat < 3; seat++)
      assertEquals(3, only("Bauvorgang", table.received(seat)).size());
    var text = received("coming-back", edition, 1).getFirst();
    var map = ((ServerMessage.GameStarted) read(table.codec().decodeServer(text))).map();
    assertTrue(map.buildings().contains(new OwnedPiece.City(13, LetterMap.corner("NOR"))));
    assertFalse(map.buildings().contains(new OwnedPiece.Settlement(13, LetterMap.corner("NOR"))));
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §10.5", "0.4 §9.4"})
  void free_building_has_no_costs(Dialect edition) {
    for (int seat = 0; seat < 3; seat++)
      assertEquals(List.of(), only("Kosten", received("set-up", edition, seat)));
    int paid = edition.words().has(Word.LOST) ? 3 : 0;
    assertEquals(paid, only("Kosten", received("building", edition, 2)).size());
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §7.3", "0.4 §6.3", "0.1 §5.3"})
  void chat_is_sent_to_all_with_its_sender(Dialect edition) {
    for (int seat = 0; seat < 3; seat++)
      assertEquals(
          "{\"Chatnachricht\":{\"Absender\":42,\"Nachricht\":\"Hilf mir, \\\"Obi-Wan\\\"!\"}}",
          received("chat", edition, seat).getFirst());
  }

  @ParameterizedTest
  @MethodSource("editionsWithRobber")
  @Rule({"1.0 §10.2", "0.4 §9.2"})
  void after_a_seven_players_with_too_many_cards_must_discard(Dialect edition) {
    var mustDiscard = "\"Status\":\"" + word(edition, Word.STATUS_DISCARD) + "\"";
    var states = only("Statusupdate", received("seven-with-discards", edition, 0));
    assertEquals(
        Set.of("13", "7"),
        states.stream()
            .filter(it -> it.contains(mustDiscard))
            .map(it -> it.replaceAll(".*\"id\":(\\d+),.*", "$1"))
            .collect(Collectors.toSet()));
  }

  @ParameterizedTest
  @MethodSource("editionsWithRobber")
  @Rule({"1.0 §10.3", "0.4 §9.3"})
  void after_a_seven_the_roller_must_move_the_robber(Dialect edition) {
    var mustMove = "\"Status\":\"" + word(edition, Word.STATUS_ROBBER) + "\"";
    assertTrue(lastState(42, received("seven-without-discards", edition, 1)).contains(mustMove));
    assertTrue(lastState(42, received("seven-with-discards", edition, 1)).contains(mustMove));
  }

  @ParameterizedTest
  @MethodSource("editionsWithRobber")
  @Rule({"1.0 §10.3", "1.0 §12.1", "0.4 §9.3", "0.4 §11.1"})
  void only_thief_and_victim_see_the_stolen_card(Dialect edition) {
    for (var dialogue : List.of("robber-steals", "knight"))
      for (var type : List.of("Ertrag", "Kosten")) {
        for (int seat : new int[] {0, 1})
          assertTrue(
              only(type, received(dialogue, edition, seat)).getFirst().contains("{\"Holz\":1}"));
        var hidden = only(type, received(dialogue, edition, 2)).getFirst();
        assertFalse(hidden.contains("Holz"), hidden);
      }
  }

  @ParameterizedTest
  @MethodSource("editionsWithCards")
  @Rule({"1.0 §12.3", "0.4 §11.3"})
  void a_monopoly_names_only_a_resource(Dialect edition) {
    var text = "{\"Monopol\":{\"Rohstoff\":\"Holz\"}}";
    assertEquals(
        new ClientMessage.PlayMonopoly(Resource.WOOD),
        read(new MessageCodec(edition).decodeClient(text)));
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §12.5", "0.4 §11.5", "0.1 §1"})
  void there_is_no_message_to_play_a_victory_point(Dialect edition) {
    for (var name : List.of("Siegpunkt", "Siegpunkte", "Siegpunkt ausspielen"))
      malformed(new MessageCodec(edition).decodeClient("{\"" + name + "\":{}}"));
  }

  @ParameterizedTest
  @MethodSource("editionsWithTrade")
  @Rule({"1.0 §11.1", "0.4 §10.1"})
  void an_offer_is_sent_to_all_with_its_number(Dialect edition) {
    for (int seat = 0; seat < 3; seat++)
      assertEquals(
          "{\"Handelsangebot\":{\"Spieler\":42,\"Handel id\":256,"
              + "\"Angebot\":{\"Holz\":2},\"Nachfrage\":{\"Erz\":1}}}",
          received("trade", edition, seat).getFirst());
  }

  @ParameterizedTest
  @MethodSource("editionsWithTrade")
  @Rule({"1.0 §11.3", "0.4 §10.3"})
  void a_trade_is_sent_to_all_with_its_costs_and_gains(Dialect edition) {
    var done = "{\"" + word(edition, Word.TRADED) + "\":{\"Spieler\":42,\"Mitspieler\":13}}";
    for (int seat = 0; seat < 3; seat++) {
      var received = received("trade", edition, seat);
      assertTrue(received.contains(done), received.toString());
      assertEquals(2, only("Kosten", received).size());
      assertEquals(2, only("Ertrag", received).size());
    }
  }

  @ParameterizedTest
  @MethodSource("editionsWithTrade")
  @Rule({"1.0 §10.8", "0.4 §9.7"})
  void a_bank_trade_is_sent_to_all_as_cost_and_gain(Dialect edition) {
    for (int seat = 0; seat < 3; seat++)
      assertEquals(
          List.of(
              "{\"Kosten\":{\"Spieler\":42,\"Rohstoffe\":{\"Holz\":4}}}",
              "{\"Ertrag\":{\"Spieler\":42,\"Rohstoffe\":{\"Erz\":1}}}"),
          received("trade-with-bank", edition, seat).subList(0, 2));
  }
}
