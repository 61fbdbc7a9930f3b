package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.ClientMessage;

class JoinSequenceTest {
  private final JoinSequence joinSequence =
      new JoinSequence(new GameTracker(Dialect.V1_0, _ -> {}), ScriptedGame.SETTINGS);

  @Test
  void a_player_contributes_once_after_a_commitment_and_before_it_is_ready() {
    joinSequence.commitmentReceived();
    assertInstanceOf(ClientMessage.SetProfile.class, joinSequence.next().orElseThrow());
    joinSequence.nameAndColourAccepted();
    var contribution =
        assertInstanceOf(ClientMessage.DiceContribution.class, joinSequence.next().orElseThrow());
    assertTrue(contribution.random().matches("[0-9a-f]{64}"), contribution.random());
    joinSequence.contributed();
    assertEquals(Optional.of(new ClientMessage.Start()), joinSequence.next());
    joinSequence.startAccepted();
    joinSequence.commitmentReceived();
    assertEquals(Optional.empty(), joinSequence.next());
  }

  @Test
  void without_a_commitment_there_is_no_contribution() {
    joinSequence.nameAndColourAccepted();
    assertEquals(Optional.of(new ClientMessage.Start()), joinSequence.next());
  }
}
