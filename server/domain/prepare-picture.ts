import { loadSharp } from './load-sharp.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, PICTURE_TOO_LARGE } from './picture-limits.ts';

/** Widest that a picture is kept; no page shows one larger, not even on a fine screen. */
const MAX_KEPT_SIDE_PX = 2560;
const KEPT_QUALITY = 90;
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);
const ACCEPTED_WORDS = 'Please send a picture as JPEG, PNG, WebP, AVIF or GIF.';

/** A picture made ready to be kept. */
export interface PreparedPicture {
  bytes: Buffer;
  mime: string;
  width: number;
  height: number;
}

/** Why an upload is refused, with the HTTP status that says so. */
export class PictureError extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Makes an uploaded picture ready: recognised by its content, turned upright, without metadata, at most 2560 px a
 * side, as WebP. Throws PictureError for what is no picture, too large or broken.
 */
export async function preparePicture(upload: Buffer): Promise<PreparedPicture> {
  if (upload.length > MAX_PICTURE_BYTES) throw new PictureError(413, PICTURE_TOO_LARGE);
  await checkType(upload);
  const sharp = await loadSharp();
  const input = () => sharp(upload, { limitInputPixels: false, failOn: 'error' });
  try {
    const { width, height } = await input().metadata();
    if (width * height > MAX_PICTURE_PIXELS) throw new PictureError(413, PICTURE_TOO_LARGE);
    const { data, info } = await input()
      .rotate()
      .resize({ width: MAX_KEPT_SIDE_PX, height: MAX_KEPT_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: KEPT_QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, mime: 'image/webp', width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(
      400,
      'The picture cannot be read: it is broken or incomplete. Please save it again.',
    );
  }
}

async function checkType(upload: Buffer): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(upload))?.mime;
  if (mime === 'image/heic' || mime === 'image/heif') {
    throw new PictureError(
      415,
      'This is a HEIC picture, which browsers cannot show. Please send it as JPEG; a phone does that when asked for "most compatible".',
    );
  }
  if (mime === undefined || !ACCEPTED.has(mime)) throw new PictureError(415, ACCEPTED_WORDS);
}
