import sharp from 'sharp';
import type { Pixels } from './fingerprint.ts';

/** So far may a channel be off before a pixel counts as another one: text is not drawn alike every time. */
const TOLERANCE = 24;
/** What is alike is shown as pale as this, so that the marks stand out. */
const PALE_SHARE = 0.25;
const MARK = [221, 0, 51] as const;

export interface Difference {
  /** Pixels that are not alike, 0 to 1, of an area that holds both pictures. */
  share: number;
  /** PNG of the new picture, pale, with what differs in red; null when the two are the same bytes. */
  picture: Buffer | null;
}

/** The pixels of a PNG picture. */
export async function readPixels(png: Buffer): Promise<Pixels> {
  const picture = sharp(png).removeAlpha().toColourspace('srgb').raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The widest difference of a channel; what only one of the pictures reaches differs altogether. */
function distance(one: Pixels, other: Pixels, x: number, y: number): number {
  if (x >= one.width || y >= one.height) return 255;
  if (x >= other.width || y >= other.height) return 255;
  let widest = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const first = one.data[(y * one.width + x) * 3 + channel] ?? 0;
    const second = other.data[(y * other.width + x) * 3 + channel] ?? 0;
    widest = Math.max(widest, Math.abs(first - second));
  }
  return widest;
}

/** Compares two PNG pictures pixel by pixel, from their upper left corner. */
export async function pictureDifference(before: Buffer, after: Buffer): Promise<Difference> {
  if (before.equals(after)) return { share: 0, picture: null };
  const [one, other] = await Promise.all([readPixels(before), readPixels(after)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const shown = Buffer.alloc(width * height * 3, 255);
  let differing = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isOther = distance(one, other, x, y) > TOLERANCE;
      if (isOther) differing += 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = other.data[(y * other.width + x) * 3 + channel] ?? 255;
        const pale = 255 - (255 - value) * PALE_SHARE;
        shown[(y * width + x) * 3 + channel] = isOther ? (MARK[channel] ?? 0) : pale;
      }
    }
  }
  const picture = await sharp(shown, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
  return { share: differing / (width * height), picture };
}
