import { loadSharp } from './load-sharp.ts';

export type PictureFormat = 'image/avif' | 'image/webp' | 'image/jpeg';

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

/** Scales a picture to `width` pixels, never up, and encodes it. */
export async function encodePicture(bytes: Uint8Array, width: number, mime: string): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const resized = sharp(bytes).resize({ width, withoutEnlargement: true });
  if (mime === 'image/avif') return resized.avif({ quality: 55, effort: 3 }).toBuffer();
  if (mime === 'image/webp') return resized.webp({ quality: 78 }).toBuffer();
  return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
