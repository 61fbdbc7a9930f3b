package spieltisch.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class SqliteLogTest extends LogContract {
  @TempDir private Path folder = Path.of(".");

  @Override
  Log open() {
    return new SqliteLog(folder.resolve("log.db"));
  }
}
