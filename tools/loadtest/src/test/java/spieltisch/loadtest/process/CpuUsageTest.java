package spieltisch.loadtest.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import spieltisch.loadtest.process.CpuUsage.Group;

class CpuUsageTest {
  @Test
  void a_stat_line_counts_for_the_group_of_its_thread() {
    var loop = "31 (vert.x-eventloo) S 1 31 1 0 -1 4194368 9 0 0 0 120 30 0 0 20 0 27 0 77";
    var odd = "32 (a) b) R 1 31 1 0 -1 4194368 9 0 0 0 5 6 0 0 20 0 27 0 77";
    var usage = CpuUsage.NONE.plus(loop).plus(odd).plus(loop);
    assertEquals(Map.of(Group.EVENT_LOOP, 300L, Group.OTHERS, 11L), usage.ticks());
    assertEquals(66, usage.system());
  }

  @Test
  void usage_is_described_per_action_and_group() {
    var before = new CpuUsage(Map.of(Group.EVENT_LOOP, 100L), 40);
    var after = new CpuUsage(Map.of(Group.EVENT_LOOP, 110L, Group.COMPILER, 5L), 43);
    assertEquals(
        "event loop 100.0, log writer 0.0, tables 0.0, bots 0.0, compiler 50.0, collector 0.0,"
            + " others 0.0; system time 30.0",
        after.since(before, 1_000));
  }
}
