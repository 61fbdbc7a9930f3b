package spieltisch.loadtest.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import spieltisch.store.StoreException;

/// Runs the log on a real file with a disk that fails at random, and counts lost entries.
public final class DiskSoak {
  private static final int PROGRESS_SEEDS = 1_000;

  private final Path folder;
  private final Consumer<String> progress;
  private final AtomicLong seedsRun = new AtomicLong();
  private final AtomicLong confirmed = new AtomicLong();
  private final AtomicLong faults = new AtomicLong();
  private final AtomicLong crashes = new AtomicLong();
  private final List<String> violations = Collections.synchronizedList(new ArrayList<>());

  /// @param folder the folder for temporary files
  public DiskSoak(Path folder, Consumer<String> progress) {
    this.folder = folder;
    this.progress = progress;
  }

  /// Runs the seeds `first` to `first + count - 1`, or as many seeds as the time allows, and
  /// returns the violations.
  public List<String> run(long first, long count, long maxSeconds) {
    long end = System.nanoTime() + maxSeconds * 1_000_000_000L;
    LongStream.range(first, first + count)
        .parallel()
        .filter(_ -> System.nanoTime() < end)
        .forEach(this::runSeed);
    progress.accept(
        "%,d seeds: %,d confirmed appends, %,d disk faults, %,d crashes with a torn write, %,d violations"
            .formatted(
                seedsRun.get(), confirmed.get(), faults.get(), crashes.get(), violations.size()));
    return List.copyOf(violations);
  }

  private void runSeed(long seed) {
    var seedFolder = folder.resolve("seed-" + seed);
    try {
      Files.createDirectories(seedFolder);
      var run = new DiskSoakRun(seedFolder, seed);
      run.run();
      confirmed.addAndGet(run.confirmed());
      faults.addAndGet(run.faults());
      crashes.addAndGet(run.crashes());
      delete(seedFolder);
    } catch (IOException | StoreException | IllegalStateException e) {
      violations.add("seed " + seed + ": " + e.getMessage());
    }
    long done = seedsRun.incrementAndGet();
    if (done % PROGRESS_SEEDS == 0)
      progress.accept("%,d seeds, %,d violations".formatted(done, violations.size()));
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (var path : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
