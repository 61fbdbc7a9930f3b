// Encodes QR codes: byte mode, error correction level M, versions 1 to 10 (up to 213 bytes).
//
// The data is split into blocks. Each block gets check bytes of a Reed-Solomon code over GF(256).
// The bits of all blocks fill the square in a zigzag around the fixed patterns. Of the eight masks
// the encoder takes the one with the lowest penalty.

type Version = {
  /** Check bytes per block. */
  check: number;
  /** Data bytes of each block. */
  blocks: readonly number[];
  /** Rows and columns of the alignment patterns. */
  centres: readonly number[];
};

const VERSIONS: readonly Version[] = [
  { check: 10, blocks: [16], centres: [] },
  { check: 16, blocks: [28], centres: [6, 18] },
  { check: 26, blocks: [44], centres: [6, 22] },
  { check: 18, blocks: [32, 32], centres: [6, 26] },
  { check: 24, blocks: [43, 43], centres: [6, 30] },
  { check: 16, blocks: [27, 27, 27, 27], centres: [6, 34] },
  { check: 18, blocks: [31, 31, 31, 31], centres: [6, 22, 38] },
  { check: 22, blocks: [38, 38, 39, 39], centres: [6, 24, 42] },
  { check: 22, blocks: [36, 36, 36, 37, 37], centres: [6, 26, 46] },
  { check: 26, blocks: [43, 43, 43, 43, 44], centres: [6, 28, 50] },
];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Modules per side; 0 if the text is too long. */
export function qrSize(text: string): number {
  const version = versionFor(new TextEncoder().encode(text).length);
  return version === undefined ? 0 : 17 + 4 * version;
}

/** The dark modules as an SVG path. */
export function qrPath(text: string): string {
  return qrModules(text)
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}

/** The modules row by row; true is dark. Empty if the text is too long. */
export function qrModules(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const number = versionFor(bytes.length);
  const version = number === undefined ? undefined : VERSIONS[number - 1];
  if (number === undefined || !version) return [];
  const bits = interleaved(version, codewords(bytes, number, version));
  const squares = MASKS.map((_, mask) => new QrSymbol(number, version, bits, mask).modules);
  return squares.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

function versionFor(length: number): number | undefined {
  const index = VERSIONS.findIndex((version, i) => {
    const room = sum(version.blocks) * 8 - 4 - lengthBits(i + 1);
    return length * 8 <= room;
  });
  return index < 0 ? undefined : index + 1;
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** The data codewords: mode, length, text, terminator and padding. */
function codewords(bytes: readonly number[], number: number, version: Version): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(number));
  bytes.forEach((byte) => put(byte, 8));
  const room = sum(version.blocks) * 8;
  put(0, Math.min(4, room - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  for (let i = 0; bits.length < room; i++) put(i % 2 === 0 ? 0xec : 0x11, 8);
  const words = [];
  for (let i = 0; i < bits.length; i += 8)
    words.push(bits.slice(i, i + 8).reduce((word, bit) => 2 * word + bit, 0));
  return words;
}

/** The bits of all blocks, interleaved codeword by codeword; the check codewords come last. */
function interleaved(version: Version, words: readonly number[]): number[] {
  const blocks: number[][] = [];
  let from = 0;
  for (const size of version.blocks) {
    blocks.push(words.slice(from, from + size));
    from += size;
  }
  const checkWords = blocks.map((block) => checkCodewords(block, version.check));
  const mixed = (columns: number[][]) => {
    const longest = Math.max(...columns.map((column) => column.length));
    return Array.from({ length: longest }, (_, i) =>
      columns.flatMap((column) => column[i] ?? []),
    ).flat();
  };
  return [...mixed(blocks), ...mixed(checkWords)].flatMap((word) =>
    Array.from({ length: 8 }, (_, i) => (word >> (7 - i)) & 1),
  );
}

// Reed-Solomon over GF(256) with the polynomial x^8 + x^4 + x^3 + x^2 + 1.

function multiply(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ (product >> 7 > 0 ? 0x11d : 0);
    if ((b >> i) & 1) product ^= a;
  }
  return product & 0xff;
}

function checkCodewords(block: readonly number[], count: number): number[] {
  let generator = [1];
  let root = 1;
  for (let i = 0; i < count; i++) {
    const shifted = [...generator, 0];
    generator = shifted.map((c, j) => c ^ multiply(j > 0 ? (generator[j - 1] ?? 0) : 0, root));
    root = multiply(root, 2);
  }
  const rest = [...block, ...Array.from({ length: count }, () => 0)];
  for (let i = 0; i < block.length; i++) {
    const factor = rest[i] ?? 0;
    generator.forEach((c, j) => (rest[i + j] = (rest[i + j] ?? 0) ^ multiply(c, factor)));
  }
  return rest.slice(block.length);
}

/** The modules of one code: patterns, format and version information, and masked data. */
class QrSymbol {
  readonly modules: boolean[][];
  private readonly fixed: boolean[][];
  private readonly size: number;

  constructor(number: number, version: Version, bits: readonly number[], mask: number) {
    this.size = 17 + 4 * number;
    const empty = () =>
      Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false));
    this.modules = empty();
    this.fixed = empty();
    this.finders();
    this.alignment(version.centres);
    this.timing();
    this.format(mask);
    if (number >= 7) this.version(number);
    this.data(bits, mask);
  }

  private set(row: number, column: number, isDark: boolean): void {
    const line = this.modules[row];
    const fixed = this.fixed[row];
    if (!line || !fixed || line[column] === undefined) return;
    line[column] = isDark;
    fixed[column] = true;
  }

  private finders(): void {
    const far = this.size - 7;
    for (const [top, left] of [
      [0, 0],
      [0, far],
      [far, 0],
    ] as const)
      for (let r = -1; r <= 7; r++)
        for (let c = -1; c <= 7; c++) {
          const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
          this.set(top + r, left + c, ring !== 2 && ring !== 4);
        }
  }

  private alignment(centres: readonly number[]): void {
    const last = centres.at(-1);
    for (const row of centres)
      for (const column of centres) {
        const isFinder =
          (row === 6 && column === 6) ||
          (row === 6 && column === last) ||
          (row === last && column === 6);
        if (isFinder) continue;
        for (let r = -2; r <= 2; r++)
          for (let c = -2; c <= 2; c++)
            this.set(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
      }
  }

  private timing(): void {
    for (let i = 8; i < this.size - 8; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
  }

  /** The format information: level M is 00, so its five bits are the mask. */
  private format(mask: number): void {
    const bits = withCheck(mask, 10, 0x537) ^ 0x5412;
    const bit = (i: number) => ((bits >> i) & 1) === 1;
    for (let i = 0; i < 15; i++) {
      const row = i < 6 ? i : i < 8 ? i + 1 : this.size - 15 + i;
      this.set(row, 8, bit(i));
      const column = i < 8 ? this.size - 1 - i : i === 8 ? 7 : 14 - i;
      this.set(8, column, bit(i));
    }
    this.set(this.size - 8, 8, true);
  }

  private version(number: number): void {
    const bits = withCheck(number, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const isDark = ((bits >> i) & 1) === 1;
      const a = this.size - 11 + (i % 3);
      const b = Math.floor(i / 3);
      this.set(a, b, isDark);
      this.set(b, a, isDark);
    }
  }

  /** Fills columns of two from the right, alternately up and down, without the timing column. */
  private data(bits: readonly number[], mask: number): void {
    let next = 0;
    let isUp = true;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let i = 0; i < this.size; i++)
        for (const column of [right, right - 1]) {
          const row = isUp ? this.size - 1 - i : i;
          if (this.fixed[row]?.[column]) continue;
          const isDark = (bits[next++] ?? 0) === 1;
          const line = this.modules[row];
          if (line) line[column] = isDark !== (MASKS[mask]?.(row, column) ?? false);
        }
      isUp = !isUp;
    }
  }
}

/**
 * A value followed by its check bits, which are the remainder of its division by a polynomial of
 * degree `bits`.
 */
function withCheck(value: number, bits: number, polynomial: number): number {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); i >= bits; i--)
    if ((rest >> i) & 1) rest ^= polynomial << (i - bits);
  return (value << bits) | rest;
}

/** The penalty of the standard: runs, blocks of one colour, false finder patterns, imbalance. */
function penalty(modules: readonly (readonly boolean[])[]): number {
  const columns = modules.map((_, c) => modules.map((row) => row[c] ?? false));
  const lines = [...modules, ...columns];
  const dark = modules.flat().filter(Boolean).length / modules.length ** 2;
  return (
    sum(lines.map(runs)) +
    3 * blocksOfOneColour(modules) +
    40 * sum(lines.map(falseFinders)) +
    10 * Math.floor(Math.abs(dark * 100 - 50) / 5)
  );
}

function runs(line: readonly boolean[]): number {
  let points = 0;
  let length = 0;
  line.forEach((isDark, i) => {
    length = i > 0 && isDark === line[i - 1] ? length + 1 : 1;
    if (length === 5) points += 3;
    else if (length > 5) points++;
  });
  return points;
}

function blocksOfOneColour(modules: readonly (readonly boolean[])[]): number {
  let count = 0;
  for (let r = 0; r + 1 < modules.length; r++)
    for (let c = 0; c + 1 < modules.length; c++) {
      const colour = modules[r]?.[c];
      if (
        colour === modules[r]?.[c + 1] &&
        colour === modules[r + 1]?.[c] &&
        colour === modules[r + 1]?.[c + 1]
      )
        count++;
    }
  return count;
}

function falseFinders(line: readonly boolean[]): number {
  const text = line.map((isDark) => (isDark ? '1' : '0')).join('');
  let count = 0;
  for (const pattern of ['10111010000', '00001011101'])
    for (let i = text.indexOf(pattern); i >= 0; i = text.indexOf(pattern, i + 1)) count++;
  return count;
}
