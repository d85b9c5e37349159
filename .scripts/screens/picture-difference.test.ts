import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureDifference } from './picture-difference.ts';

const plain = (background: string, width = 10) =>
  sharp({ create: { width, height: 10, channels: 3, background } });
const png = (background: string, width = 10) => plain(background, width).png().toBuffer();
const dot = { create: { width: 5, height: 2, channels: 3, background: 'black' } } as const;
const RED = [221, 0, 51];

async function pixelsOf(picture: Buffer | null): Promise<Buffer> {
  return sharp(picture ?? Buffer.alloc(0))
    .raw()
    .toBuffer();
}

describe('two pictures of a screen', () => {
  test('are alike when every pixel is', async () => {
    expect(await pictureDifference(await png('white'), await png('white'))).toEqual({
      share: 0,
      picture: null,
    });
    expect((await pictureDifference(await png('white'), await png('#fafafa'))).share).toBe(0);
  });

  test('differ by the share of their pixels, which are marked', async () => {
    const dotted = await plain('white')
      .composite([{ input: dot, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { share, picture } = await pictureDifference(await png('white'), dotted);
    expect(share).toBe(0.1);
    const pixels = await pixelsOf(picture);
    expect([...pixels.subarray(0, 3)]).toEqual(RED);
    expect([...pixels.subarray(-3)]).toEqual([255, 255, 255]);
  });

  test('differ by what only one of them reaches', async () => {
    const { share, picture } = await pictureDifference(await png('white'), await png('white', 20));
    expect(share).toBe(0.5);
    const pixels = await pixelsOf(picture);
    expect([...pixels.subarray(0, 3)]).toEqual([255, 255, 255]);
    expect([...pixels.subarray(-3)]).toEqual(RED);
  });
});
