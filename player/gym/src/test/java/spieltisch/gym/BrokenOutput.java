package spieltisch.gym;

import java.io.IOException;
import java.io.OutputStream;

/// An output whose reader is gone.
final class BrokenOutput extends OutputStream {
  @Override
  public void write(int value) throws IOException {
    throw new IOException("broken");
  }
}
