package spieltisch.local;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/// A page that keeps what the tables tell it. Its random numbers are scripted.
final class RecordingPage implements LocalTables.Page {
  final Map<String, List<String>> journals = new TreeMap<>();
  final List<String> sent = new ArrayList<>();
  final List<Integer> closed = new ArrayList<>();
  private int drawn;

  List<String> journal(String table) {
    return journals.getOrDefault(table, List.of());
  }

  @Override
  public void send(int connection, String text) {
    sent.add(text);
  }

  @Override
  public void close(int connection, int code, String reason) {
    closed.add(code);
  }

  @Override
  public void append(String table, int version, String entry) {
    var journal = journals.computeIfAbsent(table, _ -> new ArrayList<>());
    if (journal.size() != version - 1) throw new IllegalStateException("gap at " + version);
    journal.add(entry);
  }

  @Override
  public void truncate(String table, int version) {
    var journal = Objects.requireNonNull(journals.get(table));
    journal.subList(version, journal.size()).clear();
  }

  @Override
  public String random(int bytes) {
    drawn++;
    return String.format("%02x", drawn).repeat(bytes);
  }

  @Override
  public long now() {
    return 1_000;
  }
}
