package spieltisch.bench;

import spieltisch.siedler.codec.Dialect;

/// Measures how fast typical messages of the Catan protocol are encoded and decoded.
public final class CodecBench {
  private static final int ROUNDS = 5;

  private CodecBench() {}

  public static BenchReport run(int messages) {
    var codec = new CodecWorkload(Dialect.V1_0);
    long sum = codec.encode(messages) + codec.decode(messages);
    var encoding = new Meter(Long.MAX_VALUE, 0);
    var decoding = encoding;
    for (int i = 0; i < ROUNDS; i++) {
      var start = Meter.now();
      sum += codec.encode(messages);
      var middle = Meter.now();
      sum += codec.decode(messages);
      encoding = faster(encoding, middle.since(start));
      decoding = faster(decoding, Meter.now().since(middle));
    }
    return new BenchReport("codec")
        .with("ns per message written", (double) encoding.cpuNanos() / messages)
        .with("bytes per message written", (double) encoding.allocatedBytes() / messages)
        .with("ns per message read", (double) decoding.cpuNanos() / messages)
        .with("bytes per message read", (double) decoding.allocatedBytes() / messages)
        .with("check", (double) (sum & 0xff));
  }

  private static Meter faster(Meter a, Meter b) {
    return a.cpuNanos() <= b.cpuNanos() ? a : b;
  }
}
