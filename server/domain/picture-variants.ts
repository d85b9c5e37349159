import { loadSharp } from './load-sharp.ts';

export type PictureFormat = 'image/avif' | 'image/webp' | 'image/jpeg';

/** Widths in pixels that a picture is kept in, beside its own. */
export const VARIANT_WIDTHS_PX = [160, 320, 480, 640, 960, 1280, 1920, 2560] as const;

/** The best format that an Accept header takes; JPEG is what every program can show. */
export function formatFor(accept: string | undefined): PictureFormat {
  const header = (accept ?? '').toLowerCase();
  const takes = (format: string) => {
    const range = header.split(',').find((part) => part.trim().split(';')[0]?.trim() === format);
    return range !== undefined && !/;\s*q=0(?:\.0+)?\s*(?:;|$)/.test(range);
  };
  if (takes('image/avif')) return 'image/avif';
  return takes('image/webp') ? 'image/webp' : 'image/jpeg';
}

/** The width to serve: the next kept one from `asked` up, never more than the picture has. */
export function widthFor(asked: number | undefined, ownWidth: number): number {
  if (asked === undefined) return ownWidth;
  return Math.min(VARIANT_WIDTHS_PX.find((width) => width >= asked) ?? ownWidth, ownWidth);
}

let last: Promise<unknown> = Promise.resolve();

/** Encodes one picture after the other, so that encoding leaves the machine to those who read. */
export function encodeVariant(bytes: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const result = last.then(async () => {
    const sharp = await loadSharp();
    const resized = sharp(bytes).resize({ width, withoutEnlargement: true });
    if (format === 'image/avif') return resized.avif({ quality: 55, effort: 3 }).toBuffer();
    if (format === 'image/webp') return resized.webp({ quality: 78 }).toBuffer();
    return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  });
  last = result.catch(() => undefined);
  return result;
}
