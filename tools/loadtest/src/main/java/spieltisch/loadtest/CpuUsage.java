package spieltisch.loadtest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;

/// The CPU time that the threads of a process have used, by what they are there for. Times are in
/// ticks of a hundredth of a second, as the system counts them; where it does not tell, there are
/// none.
///
/// @param system what of it the system has used for them
record CpuUsage(Map<Group, Long> ticks, long system) {
  /// What threads of a server do; the names, as patterns, are those that the system keeps, 15
  /// letters at most.
  enum Group {
    EVENT_LOOP("event loop", "vert\\.x-eventloo.*"),
    LOG_WRITER("log writer", "log-writer"),
    TABLES("tables", "ForkJoinPool.*"),
    BOTS("bots", "thinker.*"),
    COMPILER("compiler", "C[12] .*"),
    COLLECTOR("collector", "VM Thread|G[C1] .*|Z(Worker|Driver).*"),
    OTHERS("others", ".*");

    private final String title;
    private final String names;

    Group(String title, String names) {
      this.title = title;
      this.names = names;
    }

    private static Group of(String thread) {
      for (var group : values()) if (thread.matches(group.names)) return group;
      return OTHERS;
    }
  }

  private static final double MICROS_A_TICK = 10_000;
  // What is counted in user mode and in the system stands at these places after the name.
  private static final int USER = 11;
  private static final int SYSTEM = 12;

  static final CpuUsage NONE = new CpuUsage(Map.of(), 0);

  static CpuUsage of(long process) {
    var shares = NONE;
    try (var threads = Files.newDirectoryStream(Path.of("/proc", "" + process, "task"))) {
      for (var thread : threads) shares = shares.withThread(thread);
      return shares;
    } catch (IOException _) {
      return NONE;
    }
  }

  private CpuUsage withThread(Path thread) {
    try {
      return plus(Files.readString(thread.resolve("stat")));
    } catch (IOException _) {
      return this; // it has just ended
    }
  }

  /// With one thread more, as the system describes it in its `stat`.
  CpuUsage plus(String stat) {
    var name = stat.substring(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    var fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
    long inSystem = Long.parseLong(fields[SYSTEM]);
    var more = new EnumMap<Group, Long>(Group.class);
    more.putAll(ticks);
    more.merge(Group.of(name), Long.parseLong(fields[USER]) + inSystem, Long::sum);
    return new CpuUsage(more, system + inSystem);
  }

  /// What was used since then, in microseconds for each of so many actions.
  String since(CpuUsage before, int actions) {
    var text = new StringJoiner(", ");
    for (var group : Group.values()) {
      long used = ticks.getOrDefault(group, 0L) - before.ticks.getOrDefault(group, 0L);
      text.add(group.title + " " + micros(used, actions));
    }
    return text + "; in the system " + micros(system - before.system, actions);
  }

  private static String micros(long ticks, int actions) {
    return String.format(Locale.ROOT, "%.1f", ticks * MICROS_A_TICK / Math.max(1, actions));
  }
}
