import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrDataUrl } from './paper.ts';

it.each([
  'https://bar.example/recipe/negroni',
  `https://drinks.a-rather-long-name.example/recipe/${'long-name-'.repeat(9)}2`,
  'https://bar.example/recipe/%E3%82%AB%E3%82%AF%E3%83%86%E3%83%AB',
])('a reader finds %s in its code', async (url) => {
  const [, picture = ''] = qrDataUrl(url).split(',');
  const { data, info } = await sharp(Buffer.from(picture, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })).toBe(url);
});
