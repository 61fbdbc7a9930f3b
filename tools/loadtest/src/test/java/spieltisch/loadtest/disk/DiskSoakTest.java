package spieltisch.loadtest.disk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiskSoakTest {
  @TempDir private Path folder = Path.of(".");

  @Test
  void on_a_faulty_disk_no_confirmed_append_is_lost() {
    var printed = new ArrayList<String>();
    assertEquals(List.of(), new DiskSoak(folder, printed::add).run(1, 20, 600));
    assertTrue(printed.getLast().startsWith("20 seeds: "), printed.getLast());
    assertTrue(printed.getLast().endsWith(" 0 violations"), printed.getLast());
  }
}
