package spieltisch.bench;

import spieltisch.siedler.codec.Dialect;

/// Reading and writing typical messages of the Catan protocol.
public final class CodecBench {
  private static final int ROUNDS = 5;

  private CodecBench() {}

  public static BenchReport run(int messages) {
    var codec = new CodecWorkload(Dialect.V1_0);
    long sum = codec.spell(messages) + codec.read(messages);
    var spelling = new Meter(Long.MAX_VALUE, 0);
    var reading = spelling;
    for (int i = 0; i < ROUNDS; i++) {
      var start = Meter.now();
      sum += codec.spell(messages);
      var middle = Meter.now();
      sum += codec.read(messages);
      spelling = quicker(spelling, middle.since(start));
      reading = quicker(reading, Meter.now().since(middle));
    }
    return new BenchReport("codec")
        .with("ns per message written", (double) spelling.cpuNanos() / messages)
        .with("bytes per message written", (double) spelling.allocatedBytes() / messages)
        .with("ns per message read", (double) reading.cpuNanos() / messages)
        .with("bytes per message read", (double) reading.allocatedBytes() / messages)
        .with("check", (double) (sum & 0xff));
  }

  private static Meter quicker(Meter a, Meter b) {
    return a.cpuNanos() <= b.cpuNanos() ? a : b;
  }
}
