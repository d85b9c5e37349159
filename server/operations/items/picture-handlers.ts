import { LRUCache } from 'lru-cache';
import { clientKeyOf } from '../requests/client-address.ts';
import type { OperationHandlers } from '../operation-handler.ts';
import { FairQueue } from '../requests/fair-queue.ts';
import { RequestProblem } from '../responses/request-problem.ts';
import type { Services } from '../services.ts';
import { LINK_SIZE, PICTURE_PATH, VARIANT_WIDTHS_PX } from '#openapi/pictures.ts';
import type { VariantKey } from '#server/catalogue/ports/store.ts';

/** A page may show a hundred pictures that were never encoded in this size. */
const ENCODING_QUEUE = { maxActive: 1, maxWaitingOfClient: 200, maxWaiting: 1000 };
const ONE_YEAR = 'public, max-age=31536000, immutable';
/** A page of a hundred pictures needs less, at 30 kB each. */
const MAX_VARIANT_BYTES = 8 * 1024 * 1024;

export function createPictureHandlers({ store, pictures }: Services) {
  const encodings = new FairQueue(ENCODING_QUEUE);
  /** All readers of a variant share its bytes, since reading them from the database costs CPU. */
  const variants = new LRUCache<string, Uint8Array>({
    maxSize: MAX_VARIANT_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });

  const missingPictureProblem = (id: string): RequestProblem =>
    new RequestProblem(404, `There is no picture with the id "${id}".`);

  return {
    async createImage({ files: { image: file } }) {
      if (!file) throw new Error('the contract asks for a file');
      const picture = await pictures.prepare(file.bytes, 'image');
      await store.pictures.store(picture);
      const image = `${PICTURE_PATH}${picture.id}`;
      return { status: 201, headers: { Location: image }, body: { image } };
    },

    async getImage({ params: { id }, query, headers, client }) {
      const ownWidth = await store.pictures.findWidth(id);
      if (ownWidth === null) throw missingPictureProblem(id);
      const key: VariantKey =
        query.crop === 'link'
          ? { pictureId: id, width: LINK_SIZE.width, mime: 'image/jpeg', crop: 'link' }
          : {
              pictureId: id,
              width: widthFor(query.width, ownWidth),
              mime: formatFor(headers['accept']),
              crop: '',
            };
      const name = `${id}-${key.width}-${key.mime}-${key.crop}`;
      const find = async (): Promise<Uint8Array | null> =>
        variants.get(name) ?? (await store.pictures.findVariant(key));
      const make = async (): Promise<Uint8Array> => {
        // Another client may have made it while this one waited.
        const meanwhile = await find();
        if (meanwhile) return meanwhile;
        // The original is read only now, because hundreds of waiting requests would fill the memory.
        const picture = await store.pictures.find(id);
        if (!picture) throw missingPictureProblem(id);
        const encoded = await pictures.encode(picture.bytes, key);
        // A variant that cannot be stored, as on a full disk, is encoded again next time. The store logs the
        // failure.
        await store.pictures.storeVariant({ ...key, bytes: encoded }).catch(() => undefined);
        return encoded;
      };
      const bytes = (await find()) ?? (await encodings.run(clientKeyOf(client), make));
      variants.set(name, bytes);
      return {
        status: 200,
        headers: { 'Content-Type': key.mime, 'Cache-Control': ONE_YEAR, Vary: 'Accept', ETag: `"${name}"` },
        bytes,
      };
    },
  } satisfies Partial<OperationHandlers>;
}

function widthFor(wanted: number | undefined, ownWidth: number): number {
  if (wanted === undefined) return ownWidth;
  return Math.min(VARIANT_WIDTHS_PX.find((width) => width >= wanted) ?? ownWidth, ownWidth);
}

/**
 * Returns the newest format that the browser names. Wildcards do not count, since browsers send them too for
 * formats that they cannot show.
 */
function formatFor(accept = ''): string {
  const ranges = accept.toLowerCase().split(',');
  const takes = (format: string): boolean =>
    ranges.some(
      (range) => range.split(';', 1)[0]?.trim() === format && !/;\s*q=0(?:\.0+)?\s*(?:;|$)/.test(range),
    );
  return ['image/avif', 'image/webp'].find(takes) ?? 'image/jpeg';
}
