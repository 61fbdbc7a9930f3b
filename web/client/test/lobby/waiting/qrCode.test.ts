import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrModules, qrPath, qrSize } from '../../../src/lobby/waiting/qrCode';

const SCALE = 4;
const MARGIN = 4;

/** The pixels of an image of the code. */
function image(modules: readonly (readonly boolean[])[]): [Uint8ClampedArray, number] {
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

function roundTrip(text: string): string | undefined {
  const [pixels, side] = image(qrModules(text));
  return jsQR(pixels, side, side)?.data;
}

describe('a QR code', () => {
  it.each([1, 10, 14, 15, 26, 27, 42, 60, 62, 84, 106, 122, 152, 180, 200, 213])(
    'of %i bytes is decoded by an independent library',
    (length) => {
      const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 7) % 90))).join(
        '',
      );
      expect(roundTrip(text)).toBe(text);
    },
  );

  it('encodes a link with an umlaut', () => {
    const link = 'https://spiele.example/table/Kaffeekränzchen%20am%20Freitag';
    expect(roundTrip(link)).toBe(link);
    expect(qrPath(link)).toMatch(/^M0 0h1v1h-1z/);
  });

  it('grows with the text and is empty for a text that is too long', () => {
    expect(qrSize('a')).toBe(21);
    expect(qrSize('a'.repeat(213))).toBe(57);
    expect(qrSize('a'.repeat(214))).toBe(0);
    expect(qrModules('a'.repeat(214))).toEqual([]);
  });
});
