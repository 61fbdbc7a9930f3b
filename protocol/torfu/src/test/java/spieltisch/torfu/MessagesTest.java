package spieltisch.torfu;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.torfu.ServerMessage.*;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Colour;
import spieltisch.torres.PackedAction;
import spieltisch.torres.Square;
import spieltisch.torres.cards.Card;
import spieltisch.torres.rules.Notation;
import spieltisch.torres.rules.Torres;

/// Golden files of every message with its lines.
class MessagesTest {
  private static final Square FROM = Square.at(3, 4);
  private static final Square TO = Square.at(5, 6);

  @Test
  void every_server_message_has_its_lines() throws IOException {
    var written = new ArrayList<String>();
    var writer = new ServerWriter(KeywordSpelling.STANDARD);
    for (var message : messages()) {
      written.add("= " + message);
      for (var line : writer.lines(message)) written.add("< " + line);
      written.add("");
    }
    GoldenFile.check("server-messages.txt", written);
  }

  @Test
  void every_client_dialogue_decodes_to_its_messages() throws IOException {
    var written = new ArrayList<String>();
    var reader = new ClientReader(KeywordSpelling.STANDARD);
    for (var line : GoldenFile.read("client-messages.txt")) {
      if (line.startsWith("= ")) continue;
      written.add(line);
      if (line.startsWith("> "))
        for (var message : reader.read(new TextLine.Text(line.substring(2))))
          written.add("= " + message);
    }
    GoldenFile.check("client-messages.txt", written);
  }

  private static List<ServerMessage> messages() {
    var messages = new ArrayList<ServerMessage>();
    messages.add(new GameCreated());
    messages.add(new GameListed("burg", 4, 2, false, false));
    messages.add(new GameListed("turm", 2, 2, false, true));
    messages.add(new GameListed("ruine", 3, 3, true, true));
    messages.add(new PlayerJoined());
    messages.add(new SpectatorJoined("zoe"));
    messages.addAll(List.of(new KnightCall(), new KingCall(), new TurnCall()));
    messages.addAll(List.of(new TurnEnded(), new RoundEnded(), new GameEnded()));
    for (var kind : EnumSet.complementOf(EnumSet.of(ActionKind.END_TURN))) messages.add(done(kind));
    for (var card : Card.ALL) messages.add(new CardDrawn(card));
    for (var sender : Sender.values()) messages.add(new Said(sender, "Grüße"));
    messages.add(
        new Status(
            "burg",
            2,
            1,
            2,
            "bert",
            60_000,
            List.of(new StatusRow(0, "anna", 17, 30, 3), new StatusRow(1, "bert", 21, 25, 2)),
            List.of("zoe", "yves")));
    messages.add(TorfuDocumentTest.plan());
    messages.add(new TimeLeft(23_000));
    messages.add(new Rematch("burg"));
    for (var code : ErrorCode.values()) messages.add(new Failed(code));
    return messages;
  }

  private static ServerMessage done(ActionKind kind) {
    var action = PackedAction.action(kind, FROM, TO);
    return KeywordSpelling.hasColour(kind) ? new DoneBy(Colour.GREEN, action) : new Done(action);
  }

  @Test
  void a_client_that_joins_a_finished_game_receives_its_end() {
    var state =
        Notation.read(
            "00001000/00000000/00100100/10000000/00000001/00100100/00000000/00010000 22 37/03 5/3"
                + " 3.3.3.0/3.3.3.3 0/0 40 0000000000 O.-.3.4.1.0.0.3.0.0 -"
                + " 0000000000/0000000000 0000000000 4444444444");
    for (var viewer : List.of(Viewer.spectator(), Viewer.of(Seat.of(1))))
      assertEquals(
          Optional.of(new ServerMessage.GameEnded()),
          MessageMapper.callOrEnd(new Torres().view(state, viewer)));
  }
}
