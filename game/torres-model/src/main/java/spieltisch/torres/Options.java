package spieltisch.torres;

import java.util.ArrayList;
import java.util.List;

/// The deviations of a game from the default rules, one bit for each [Variant].
public record Options(int bits) {
  public static final Options STANDARD = new Options(0);

  public Options {
    if (bits >>> Variant.ALL.size() != 0)
      throw new IllegalArgumentException("unknown variants in " + bits);
  }

  public static Options of(Variant... variants) {
    var options = STANDARD;
    for (var variant : variants) options = options.with(variant);
    return options;
  }

  /// These options with one more variant, which replaces a variant of the same topic.
  public Options with(Variant added) {
    int kept = bits;
    for (var variant : Variant.ALL) if (variant.topic() == added.topic()) kept &= ~variant.bit();
    return new Options(kept | added.bit());
  }

  public boolean has(Variant variant) {
    return (bits & variant.bit()) != 0;
  }

  public List<Variant> variants() {
    var variants = new ArrayList<Variant>();
    for (var variant : Variant.ALL) if (has(variant)) variants.add(variant);
    return List.copyOf(variants);
  }
}
