package spieltisch.analysis.value;

import java.util.Arrays;

/// For every seat a number: the chance that the seat wins, between 0 and 1, or a change of it.
public final class WinChances {
  private final double[] values;

  private WinChances(double[] values) {
    this.values = values;
  }

  public static WinChances of(double[] values) {
    return new WinChances(values.clone());
  }

  public int seats() {
    return values.length;
  }

  public double of(int seat) {
    return values[seat];
  }

  public WinChances minus(WinChances other) {
    var difference = values.clone();
    for (int seat = 0; seat < difference.length; seat++) difference[seat] -= other.values[seat];
    return new WinChances(difference);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof WinChances chances && Arrays.equals(values, chances.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return Arrays.toString(values);
  }
}
