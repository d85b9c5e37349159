import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPictureService } from './picture-service.ts';

const LINK = { width: 1200, height: 630 };
const pictures = createPictureService();

/** Draws noise, which is harder to compress than any photo. */
const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

test.each([
  ['upright', 1200, 1500],
  ['small', 300, 200],
])('the preview of a link to a %s picture is 1200 × 630, and below 300 kB', async (_, width, height) => {
  const { bytes } = await pictures.prepare(await noise(width, height), 'image');
  const preview = await pictures.encode(bytes, { width: LINK.width, mime: 'image/jpeg', crop: 'link' });
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', ...LINK });
  expect(preview.length).toBeLessThan(300_000);
});
