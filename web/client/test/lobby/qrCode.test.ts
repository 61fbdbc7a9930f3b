import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qr, qrPath, qrSize } from '../../src/lobby/qrCode';

const SCALE = 4;
const MARGIN = 4;

/** A photograph of the code, as a reader sees it. */
function photograph(modules: readonly (readonly boolean[])[]): [Uint8ClampedArray, number] {
  const side = (modules.length + 2 * MARGIN) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const isDark =
        modules[Math.floor(y / SCALE) - MARGIN]?.[Math.floor(x / SCALE) - MARGIN] ?? false;
      if (isDark) pixels.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
    }
  return [pixels, side];
}

function read(text: string): string | undefined {
  const [pixels, side] = photograph(qr(text));
  return jsQR(pixels, side, side)?.data;
}

describe('a QR code', () => {
  it.each([1, 10, 14, 15, 26, 27, 42, 60, 62, 84, 106, 122, 152, 180, 200, 213])(
    'of %i bytes is read by an independent reader',
    (length) => {
      const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 7) % 90))).join(
        '',
      );
      expect(read(text)).toBe(text);
    },
  );

  it('holds a link with an umlaut', () => {
    const link = 'https://spiele.example/table/Kaffeekränzchen%20am%20Freitag';
    expect(read(link)).toBe(link);
    expect(qrPath(link)).toMatch(/^M0 0h1v1h-1z/);
  });

  it('grows with the text, and there is none for a text that is too long', () => {
    expect(qrSize('a')).toBe(21);
    expect(qrSize('a'.repeat(213))).toBe(57);
    expect(qrSize('a'.repeat(214))).toBe(0);
    expect(qr('a'.repeat(214))).toEqual([]);
  });
});
