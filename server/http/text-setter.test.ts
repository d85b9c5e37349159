import { beforeAll, expect, it } from 'vitest';
import { PICTURE_FONTS, produceFonts } from '../../.scripts/vite/subset-fonts.ts';
import { createTextSetter } from './text-setter.ts';

const setText = createTextSetter(PICTURE_FONTS);
const box = { font: 'Figtree Light, Semi-Bold 42', width: 300, height: 100 };
const widthOf = async (text: string) => (await setText({ ...box, text })).width;

beforeAll(produceFonts);

it('draws short words in the size of the font, and many words smaller', async () => {
  expect(Math.abs((await widthOf('1 oz gin')) - 150)).toBeLessThan(20);
  const { width, height } = await setText({ ...box, text: 'four fresh limes, '.repeat(20) });
  expect([width > box.width, height > box.height]).toEqual([false, false]);
});

it("has the letters of every font file, and reads Pango's markup", async () => {
  // For a letter that no font has, a box with digits is drawn, which is wider than the letter.
  const lacking = await widthOf('日');
  for (const letter of ['i', 'ì', 'ī']) expect(await widthOf(letter)).toBeLessThan(lacking / 2);
  expect(await widthOf('<span foreground="#0f2a22">&#60;i&#62;</span>')).toBe(await widthOf('&lt;i&gt;'));
});
