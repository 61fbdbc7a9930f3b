package spieltisch.catan.cards;

/// Five small counts in one `int`, six bits each: a hand of resources or of development cards.
///
/// Each field holds 0 to 31; its sixth bit is a guard that is clear in every valid pack. Packs can
/// be added and subtracted as plain ints as long as no field leaves its range. [#covers] tells for
/// all five fields at once whether a subtraction stays in range.
public final class PackedCounts {
  /// The empty pack.
  public static final int NONE = 0;

  /// The pack that stands for an impossible amount. The guard bits of this pack are set, so that no
  /// pack covers it.
  public static final int INVALID = 0x20820820;

  /// The maximum count in a field.
  public static final int MOST = 31;

  private static final int FIELDS = 5;
  private static final int WIDTH = 6;
  private static final int GUARDS = 0x20820820;
  private static final int FIELD = 0x3f;
  private static final int ONES = GUARDS >>> 5;
  private static final int EVEN = 0x3f03f03f;
  private static final int SUM = 1 << 24 | 1 << 12 | 1;
  private static final int GATHER = 1 << 27 | 1 << 22 | 1 << 17 | 1 << 12 | 1 << 7;

  private static final int[] KINDS_IN_ORDER = kindsInOrder();

  private PackedCounts() {}

  /// A table that lists, for each set of fields, the members of the set in ascending order, with
  /// four bits for each member.
  private static int[] kindsInOrder() {
    var lists = new int[1 << FIELDS];
    for (int set = 0; set < lists.length; set++)
      for (int field = FIELDS - 1; field >= 0; field--)
        if ((set >> field & 1) != 0) lists[set] = lists[set] << 4 | field;
    return lists;
  }

  public static int of(int a, int b, int c, int d, int e) {
    int all = a | b | c | d | e;
    if (all < 0 || a > MOST || b > MOST || c > MOST || d > MOST || e > MOST) return INVALID;
    return a | b << WIDTH | c << 2 * WIDTH | d << 3 * WIDTH | e << 4 * WIDTH;
  }

  /// A pack with a count in one field.
  public static int of(int field, int count) {
    return count << field * WIDTH;
  }

  /// A pack with 1 in one field.
  public static int one(int field) {
    return 1 << field * WIDTH;
  }

  public static int count(int pack, int field) {
    return pack >>> field * WIDTH & FIELD;
  }

  public static boolean isValid(int pack) {
    return (pack & GUARDS) == 0;
  }

  /// Whether every field of `pack` is at least as large as the same field of `part`. No pack covers
  /// an invalid part.
  public static boolean covers(int pack, int part) {
    return ((pack | GUARDS) - part & GUARDS) == GUARDS && isValid(part);
  }

  /// The guard bits of the fields in which `pack` has less than the valid pack `part`; 0 if `pack`
  /// covers `part`.
  public static int lacking(int pack, int part) {
    return ~((pack | GUARDS) - part) & GUARDS;
  }

  /// The sum of the fields of a valid pack. Pairs of fields are added first; one multiplication
  /// then adds the pairs in the top byte.
  public static int total(int pack) {
    int pairs = (pack & EVEN) + (pack >>> WIDTH & EVEN);
    return pairs * SUM >>> 24;
  }

  /// A pack with the smaller count of both packs in each field.
  public static int common(int pack, int other) {
    if (covers(other, pack)) return pack;
    int common = NONE;
    for (int field = 0; field < FIELDS; field++)
      common += of(field, Math.min(count(pack, field), count(other, field)));
    return common;
  }

  /// The fields that are not zero, as a set of five bits.
  public static int kinds(int pack) {
    return kindsWith(pack, 1);
  }

  /// The fields with at least a given count, as a set of five bits.
  public static int kindsWith(int pack, int least) {
    return gather((pack | GUARDS) - least * ONES & GUARDS);
  }

  /// The member with the given rank in a set of five bits. The smallest member has the rank 0.
  public static int kindAt(int kinds, int rank) {
    return KINDS_IN_ORDER[kinds] >>> 4 * rank & 0xf;
  }

  /// Gathers the five guard bits in the lowest five bits. The multiplication moves each guard bit
  /// to its place at the top; no other partial product falls on one of these places.
  private static int gather(int guards) {
    return (guards >>> 5) * GATHER >>> 27;
  }

  /// Sorts all cards by field and returns the field of the card at the given index.
  public static int fieldAt(int pack, int index) {
    int left = index;
    for (int field = 0; field < FIELDS; field++) {
      left -= count(pack, field);
      if (left < 0) return field;
    }
    throw new IllegalArgumentException("no card " + index + " among " + total(pack));
  }
}
