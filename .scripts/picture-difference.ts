import sharp from 'sharp';

/** So far may a channel be off before a pixel counts as another one: text is not drawn alike every time. */
const TOLERANCE = 24;

export interface Difference {
  /** Pixels that are not alike, 0 to 1; 1 when the sizes differ. */
  share: number;
  /** PNG of what differs, light on black; null when the sizes differ. */
  picture: Buffer | null;
}

/** Compares two PNG pictures pixel by pixel. */
export async function pictureDifference(one: Buffer, other: Buffer): Promise<Difference> {
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!first || !second) throw new Error('two pictures are compared');
  const { width, height, channels } = first.info;
  if (width !== second.info.width || height !== second.info.height) return { share: 1, picture: null };

  const marks = Buffer.alloc(width * height);
  let differing = 0;
  for (let pixel = 0; pixel < marks.length; pixel += 1) {
    let widest = 0;
    for (let channel = 0; channel < channels; channel += 1) {
      const at = pixel * channels + channel;
      widest = Math.max(widest, Math.abs((first.data[at] ?? 0) - (second.data[at] ?? 0)));
    }
    if (widest <= TOLERANCE) continue;
    marks[pixel] = 255;
    differing += 1;
  }
  const picture = await sharp(marks, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return { share: differing / marks.length, picture };
}
