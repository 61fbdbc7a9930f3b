package spieltisch.bots.network;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.CRC32;

/// The weights of a [WinNetwork], as they are in a file that `training/train.py` wrote.
///
/// The file has big-endian numbers: the four letters `SpWN`, the version of the features, the
/// counts of inputs of a seat and of outputs of the three hidden layers, as 32-bit integers; for
/// each layer its weights, input by input, and its biases, as 32-bit floats; and the CRC-32 of all
/// bytes before.
public record NetworkWeights(
    int featureVersion, Layer first, Layer second, Layer join, Layer strength) {
  private static final int MAGIC = 'S' << 24 | 'p' << 16 | 'W' << 8 | 'N';
  private static final int CHECKSUM_BYTES = 4;
  private static final int HEADER_BYTES = 6 * 4;
  private static final int MOST = 1024;

  /// A file of weights that cannot be used. The message says why.
  public static final class UnusableException extends Exception {
    private static final long serialVersionUID = 1;

    UnusableException(String message) {
      super(message);
    }
  }

  /// Reads a file of weights that is shipped with the players. The parameters are those of [#read].
  public static NetworkWeights ofResource(String name, int featureVersion, int inputs)
      throws UnusableException {
    try (var resource = NetworkWeights.class.getResourceAsStream(name)) {
      if (resource == null) throw new UnusableException(name + " is missing");
      return read(resource.readAllBytes(), featureVersion, inputs);
    } catch (IOException e) {
      throw new UnusableException(name + " cannot be read: " + e.getMessage());
    }
  }

  /// Reads a file of weights.
  ///
  /// @param featureVersion the version of the features that the network must be trained with
  /// @param inputs the count of numbers for each seat
  public static NetworkWeights read(byte[] file, int featureVersion, int inputs)
      throws UnusableException {
    try (var in = new DataInputStream(new ByteArrayInputStream(file))) {
      if (file.length < HEADER_BYTES + CHECKSUM_BYTES || in.readInt() != MAGIC)
        throw new UnusableException("it is not a file of network weights");
      if (checksum(file) != storedChecksum(file)) throw new UnusableException("it is damaged");
      int version = in.readInt();
      int count = in.readInt();
      if (version != featureVersion)
        throw new UnusableException(
            "it needs version " + version + " of the features, not " + featureVersion);
      if (count != inputs)
        throw new UnusableException("it needs " + count + " features, not " + inputs);
      return read(in, version, count);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static NetworkWeights read(DataInputStream in, int version, int inputs)
      throws IOException, UnusableException {
    int first = in.readInt();
    int second = in.readInt();
    int join = in.readInt();
    boolean isSane = Math.min(first, Math.min(second, join)) > 0;
    if (!isSane || Math.max(first, Math.max(second, join)) > MOST)
      throw new UnusableException("it has layers of an impossible size");
    long floats =
        (inputs + 1L) * first + (first + 1L) * second + (3L * second + 1) * join + join + 1;
    if (in.available() != floats * Float.BYTES + CHECKSUM_BYTES)
      throw new UnusableException("it is not as long as its layers need");
    return new NetworkWeights(
        version,
        layer(in, inputs, first),
        layer(in, first, second),
        layer(in, 3 * second, join),
        layer(in, join, 1));
  }

  private static Layer layer(DataInputStream in, int inputs, int outputs)
      throws IOException, UnusableException {
    return new Layer(floats(in, inputs * outputs), floats(in, outputs));
  }

  private static float[] floats(DataInputStream in, int count)
      throws IOException, UnusableException {
    var values = new float[count];
    for (int i = 0; i < count; i++) {
      values[i] = in.readFloat();
      if (!Float.isFinite(values[i]))
        throw new UnusableException("it contains a weight that is not a finite number");
    }
    return values;
  }

  private static int checksum(byte[] file) {
    var checksum = new CRC32();
    checksum.update(file, 0, file.length - CHECKSUM_BYTES);
    return (int) checksum.getValue();
  }

  private static int storedChecksum(byte[] file) {
    int sum = 0;
    for (int i = file.length - CHECKSUM_BYTES; i < file.length; i++)
      sum = sum << 8 | file[i] & 0xff;
    return sum;
  }
}
