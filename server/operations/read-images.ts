import { tagOf } from '#server/domain/etag.ts';
import { encodeVariant, formatFor, widthFor } from '#server/domain/picture-variants.ts';
import { keepVariant, readImage, readVariant } from '#server/storage/images.ts';
import type { Operation, Services } from './operation.ts';
import { HttpProblem } from './problem.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pictures, resized and encoded on the first request for a size and kept for all later ones. */
export function createImageReads({ storage }: Services): Record<'getImage', Operation> {
  const underWay = new Map<string, Promise<Buffer>>();

  return {
    async getImage({ params: { id = '' }, query, headers }) {
      const mime = formatFor(headers.accept);
      const { value: image } = await storage.readCatalogue((access) => readImage(access, id));
      if (!image) throw new HttpProblem(404, `There is no picture with the id "${id}".`);
      const width = widthFor(query['width'] as number | undefined, image.width);
      const key = { imageId: id, width, mime };
      const { value: kept } = await storage.readCatalogue((access) => readVariant(access, key));
      const bytes = kept ?? (await once(`${id} ${width} ${mime}`, () => encode(image.bytes, key)));
      return {
        status: 200,
        headers: { 'Content-Type': mime, 'Cache-Control': FOR_EVER, Vary: 'Accept', ETag: tagOf(bytes) },
        body: bytes,
      };
    },
  };

  async function encode(
    bytes: Buffer,
    key: { imageId: string; width: number; mime: ReturnType<typeof formatFor> },
  ) {
    const encoded = await encodeVariant(bytes, key.width, key.mime);
    await storage.write((access) => keepVariant(access, { ...key, bytes: encoded }));
    return encoded;
  }

  /** Many who ask for the same at once wait for one encoding. */
  function once(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = underWay.get(name);
    if (known) return known;
    const made = make().finally(() => underWay.delete(name));
    underWay.set(name, made);
    return made;
  }
}
