import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureDifference } from './picture-difference.ts';

const plain = (background: string, width = 10) =>
  sharp({ create: { width, height: 10, channels: 3, background } });
const dot = { create: { width: 5, height: 2, channels: 3, background: 'black' } } as const;

describe('two pictures of a screen', () => {
  test('are alike when every pixel is', async () => {
    const white = await plain('white').png().toBuffer();
    expect((await pictureDifference(white, await plain('#fafafa').png().toBuffer())).share).toBe(0);
  });

  test('differ by the share of their pixels, which are marked', async () => {
    const white = await plain('white').png().toBuffer();
    const dotted = await plain('white')
      .composite([{ input: dot, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { share, picture } = await pictureDifference(white, dotted);
    expect(share).toBe(0.1);
    const marks = await sharp(picture ?? Buffer.alloc(0))
      .raw()
      .toBuffer();
    expect([marks[0], marks.at(-1)]).toEqual([255, 0]);
  });

  test('differ altogether when their sizes do', async () => {
    const [narrow, wide] = await Promise.all(
      [plain('white'), plain('white', 20)].map((one) => one.png().toBuffer()),
    );
    expect(await pictureDifference(narrow ?? Buffer.alloc(0), wide ?? Buffer.alloc(0))).toEqual({
      share: 1,
      picture: null,
    });
  });
});
