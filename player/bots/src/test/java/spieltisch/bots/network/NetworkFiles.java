package spieltisch.bots.network;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.zip.CRC32;

/// Makes files of network weights for tests.
public final class NetworkFiles {
  private NetworkFiles() {}

  /// A file with the given header, after the four letters, and the given weights.
  public static byte[] file(int[] header, float... weights) {
    var bytes = new ByteArrayOutputStream();
    var out = new DataOutputStream(bytes);
    try {
      out.writeBytes("SpWN");
      for (int number : header) out.writeInt(number);
      for (float weight : weights) out.writeFloat(weight);
      var checksum = new CRC32();
      checksum.update(bytes.toByteArray());
      out.writeInt((int) checksum.getValue());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /// A network with one neuron in each layer, whose strength is the first input of a seat.
  public static byte[] firstInput(int version, int inputs) {
    var weights = new float[inputs + 1 + 2 + 4 + 2];
    weights[0] = 1;
    weights[inputs + 1] = 1;
    weights[inputs + 3] = 1;
    weights[inputs + 7] = 1;
    return file(new int[] {version, inputs, 1, 1, 1}, weights);
  }

  static byte[] shortened(byte[] file, int by) {
    return Arrays.copyOf(file, file.length - by);
  }
}
