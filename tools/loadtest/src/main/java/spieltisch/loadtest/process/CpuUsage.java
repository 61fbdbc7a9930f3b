package spieltisch.loadtest.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;

/// The CPU time that the threads of a process used, by thread group, in kernel ticks of 10 ms. The
/// map is empty if the operating system has no `/proc`.
///
/// @param system the number of ticks that were spent in the kernel
public record CpuUsage(Map<Group, Long> ticks, long system) {
  /// The thread groups of a server, recognized by patterns for thread names. The kernel keeps only
  /// the first 15 characters of a thread name.
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

  private static final double MICROS_PER_TICK = 10_000;
  // The indices of user time and system time among the fields after the thread name in `stat`.
  private static final int USER = 11;
  private static final int SYSTEM = 12;

  static final CpuUsage NONE = new CpuUsage(Map.of(), 0);

  static CpuUsage of(long process) {
    var usage = NONE;
    try (var threads = Files.newDirectoryStream(Path.of("/proc", "" + process, "task"))) {
      for (var thread : threads) usage = usage.withThread(thread);
      return usage;
    } catch (IOException _) {
      return NONE;
    }
  }

  private CpuUsage withThread(Path thread) {
    try {
      return plus(Files.readString(thread.resolve("stat")));
    } catch (IOException _) {
      return this; // the thread has just ended
    }
  }

  /// Adds the ticks of one thread, read from the content of `/proc/PID/task/TID/stat`.
  CpuUsage plus(String stat) {
    var name = stat.substring(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    var fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
    long inSystem = Long.parseLong(fields[SYSTEM]);
    var sum = new EnumMap<Group, Long>(Group.class);
    sum.putAll(ticks);
    sum.merge(Group.of(name), Long.parseLong(fields[USER]) + inSystem, Long::sum);
    return new CpuUsage(sum, system + inSystem);
  }

  /// Describes the CPU time since an earlier measurement, in microseconds per action.
  public String since(CpuUsage before, int actions) {
    var text = new StringJoiner(", ");
    for (var group : Group.values()) {
      long used = ticks.getOrDefault(group, 0L) - before.ticks.getOrDefault(group, 0L);
      text.add(group.title + " " + micros(used, actions));
    }
    return text + "; system time " + micros(system - before.system, actions);
  }

  private static String micros(long ticks, int actions) {
    return String.format(Locale.ROOT, "%.1f", ticks * MICROS_PER_TICK / Math.max(1, actions));
  }
}
