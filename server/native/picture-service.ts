import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { LINK_SIZE, MAX_STORED_SIDE_PX } from '#openapi/pictures.ts';
import { oneAtATime } from '#server/concurrency/one-at-a-time.ts';
import { Refusal } from '#server/catalogue/decisions/refusal.ts';
import { pictureIdOf } from '#server/catalogue/items/pictures.ts';
import type { Picture } from '#server/catalogue/ports/store.ts';
import type { PictureService, VariantOptions } from '#server/operations/services.ts';

const PICTURE = contract.components.schemas.Picture;
const TOO_LARGE = PICTURE['x-message-too-large'];
/** The message names these numbers. A very long picture takes more memory than its pixels. */
const MAX_PICTURE_PIXELS = 40_000_000;
const MAX_PICTURE_SIDE_PX = 20_000;
const STORED_QUALITY = 90;

/**
 * Prepares pictures one at a time, since a large one takes much memory. `receive-body.ts` bounds the bytes of
 * those that wait.
 */
export function createPictureService(): PictureService {
  const inSequence = oneAtATime();
  return {
    prepare: (bytes, field) => inSequence(() => preparePicture(bytes, field)),
    encode: (bytes, variant) =>
      variant.crop === 'link' ? encodeForLink(bytes) : encodeWhole(bytes, variant),
  };
}

async function preparePicture(upload: Uint8Array, field: string): Promise<Picture> {
  const refusalOfPicture = (reason: Refusal['reason'], message: string): Refusal => {
    const code = reason === 'too large' ? 'tooLarge' : 'unsupported';
    return new Refusal(reason, message, { errors: [{ field, code, message }] });
  };
  if (upload.length > PICTURE['x-max-bytes']) throw refusalOfPicture('too large', TOO_LARGE);
  const problem = await problemOfType(upload);
  if (problem !== null) throw refusalOfPicture('unsupported', problem);
  const sharp = await loadSharp();
  const input = () => sharp(upload, { limitInputPixels: false, failOn: 'error' });
  try {
    const { width, height } = await input().metadata();
    if (width * height > MAX_PICTURE_PIXELS || Math.max(width, height) > MAX_PICTURE_SIDE_PX)
      throw refusalOfPicture('too large', TOO_LARGE);
    const { data, info } = await input()
      .rotate()
      .resize(MAX_STORED_SIDE_PX, MAX_STORED_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: STORED_QUALITY })
      .toBuffer({ resolveWithObject: true });
    const id = await pictureIdOf(data);
    return { id, bytes: data, mime: 'image/webp', width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refusalOfPicture(
      'invalid',
      'The picture cannot be read: it is broken or incomplete. Please save it again.',
    );
  }
}

async function problemOfType(upload: Uint8Array): Promise<string | null> {
  if (upload.length === 0) return PICTURE['x-message-empty'];
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(upload))?.mime;
  if (mime === 'image/heic' || mime === 'image/heif')
    return 'This is a HEIC picture, which browsers cannot show. Please send it as JPEG; a phone does that when asked for "most compatible".';
  return mime !== undefined && PICTURE['x-media-types'].includes(mime)
    ? null
    : PICTURE['x-message-unsupported'];
}

async function encodeWhole(bytes: Uint8Array, { width, mime }: VariantOptions): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const resized = sharp(bytes).resize({ width, withoutEnlargement: true });
  if (mime === 'image/avif') return resized.avif({ quality: 55, effort: 3 }).toBuffer();
  if (mime === 'image/webp') return resized.webp({ quality: 78 }).toBuffer();
  return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/** WhatsApp shows no preview for a larger file. */
const LINK_MAX_BYTES = 300_000;

async function encodeForLink(bytes: Uint8Array, quality = 80): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const cropped = sharp(bytes).resize({ ...LINK_SIZE, fit: 'cover', position: 'attention' });
  const encoded = await cropped
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  return encoded.length < LINK_MAX_BYTES || quality <= 20 ? encoded : encodeForLink(bytes, quality - 15);
}

/** Loads sharp on demand, since it takes much memory. Its cache is off, because it would take more. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
