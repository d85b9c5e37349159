import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex, mixHex, toHex } from './oklab.ts';

describe('oklab', () => {
  it('comes back to the same hex for every sRGB colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`;
        expect(toHex(fromHex(hex))).toBe(hex);
      }),
    );
  });

  it('mixes as Chromium does color-mix(in oklab, …)', () => {
    expect(mixHex('#b8322f', '#fbfdfa', 0.34)).toBe('#ebbbb3');
    expect(mixHex('#b8322f', '#10241d', 0.38)).toBe('#513026');
    expect(mixHex('#ff0000', '#ffffff', 0.5)).toBe('#ffa191');
    expect(mixHex('#000000', '#ffffff', 0.5)).toBe('#636363');
    expect(mixHex('#123456', '#abcdef', 1)).toBe('#123456');
    expect(mixHex('#123456', '#abcdef', 0)).toBe('#abcdef');
  });
});
