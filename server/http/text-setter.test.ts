import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { PICTURE_FONTS, produceFonts } from '../../.tooling/subset-fonts.ts';
import { createTextSetter } from './text-setter.ts';

const setText = createTextSetter(PICTURE_FONTS);
const box = { font: 'Figtree Light, Semi-Bold 42', width: 300, height: 100 };

beforeAll(produceFonts);

async function inkOf(text: string) {
  const { href, width, height } = await setText({ ...box, text });
  const picture = sharp(Buffer.from(href.slice(href.indexOf(',') + 1), 'base64'));
  const [metadata, { channels }] = await Promise.all([picture.metadata(), picture.stats()]);
  expect([metadata.width, metadata.height]).toEqual([width, height]);
  return { width, height, opacity: channels[3]?.mean ?? 0 };
}

it('sets short words as large as the font says, and many words smaller', async () => {
  const short = await inkOf('1 oz gin');
  expect(short.width).toBeGreaterThan(130);
  expect(short.width).toBeLessThan(170);
  expect(short.opacity).toBeGreaterThan(30);
  const long = await inkOf('four fresh limes, '.repeat(20));
  expect(long.width).toBeLessThanOrEqual(box.width);
  expect(long.height).toBeLessThanOrEqual(box.height);
  expect(long.opacity).toBeGreaterThan(10);
});

it('has the letters of every font file, and reads Pango’s markup', async () => {
  // A box with figures in the place of a letter that no file has is wider than the letter.
  const lacking = await inkOf('日');
  for (const letter of ['i', 'ì', 'ī']) expect((await inkOf(letter)).width).toBeLessThan(lacking.width / 2);
  expect(await inkOf('<span foreground="#0f2a22">&#60;i&#62;</span>')).toEqual(await inkOf('&lt;i&gt;'));
});
