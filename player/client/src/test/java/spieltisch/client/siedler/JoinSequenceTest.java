package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.client.siedler.tracking.GameTracker;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

class JoinSequenceTest {
  private final JoinSequence joinSequence =
      new JoinSequence(
          new GameTracker(Dialect.V1_0, _ -> {}),
          ScriptedGame.SETTINGS,
          new PlayTimer(ScriptedGame.TIMEOUTS, () -> 0));

  /// Answers the next request and returns it.
  private ClientMessage answer(ServerMessage.Answer answer) {
    var request = joinSequence.next().orElseThrow();
    var effect = new ExpectedEffect(1, request, PlayerStatus.START);
    var pending = new PendingRequest(effect, new ServerQuirks(), ScriptedGame.TIMEOUTS, 0);
    pending.received(answer, 0);
    joinSequence.complete(pending);
    return request;
  }

  @Test
  void a_player_contributes_once_after_a_commitment_and_before_it_is_ready() {
    joinSequence.commitmentReceived();
    assertInstanceOf(ClientMessage.SetProfile.class, answer(ServerMessage.Answer.OK));
    var contribution =
        assertInstanceOf(ClientMessage.DiceContribution.class, answer(ServerMessage.Answer.OK));
    assertTrue(contribution.random().matches("[0-9a-f]{64}"), contribution.random());
    assertEquals(new ClientMessage.Start(), answer(ServerMessage.Answer.OK));
    joinSequence.commitmentReceived();
    assertEquals(Optional.empty(), joinSequence.next());
  }

  @Test
  void a_player_goes_on_after_a_refused_contribution() {
    joinSequence.commitmentReceived();
    answer(ServerMessage.Answer.OK);
    answer(new ServerMessage.Answer("Du hast schon einen Würfelbeitrag gegeben."));
    assertEquals(Optional.of(new ClientMessage.Start()), joinSequence.next());
  }

  @Test
  void without_a_commitment_there_is_no_contribution() {
    answer(ServerMessage.Answer.OK);
    assertEquals(Optional.of(new ClientMessage.Start()), joinSequence.next());
  }
}
