import { contentTag } from '#server/catalogue/content-tag.ts';
import { PICTURE_PATH } from '#server/catalogue/item.ts';
import { addressBlocks } from './pipeline/fair-queue.ts';
import { keepAnswer } from './live/live-catalogue.ts';
import type { Operations, OperationRequest } from './operation.ts';
import { RequestProblem } from './pipeline/request-problem.ts';
import type { Services, PictureService } from './services.ts';
import type { BodyName } from '#openapi/generated/bodies.ts';
import { bodyField } from '#openapi/validation/body-field.ts';
import { FILE_PART } from '#openapi/validation/normalise-body.ts';
import type { Picture } from '#server/catalogue/store/store.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const VARIANT_WIDTHS_PX = [160, 320, 480, 640, 960, 1280, 1920, 2560] as const;

export function createPictureOperations({ catalogue, store, pictures }: Services) {
  const variants = new SharedBytes();

  const missing = (id: string): RequestProblem =>
    new RequestProblem(404, `There is no picture with the id "${id}".`);

  /** Read just before it is encoded, since hundreds of requests may wait. */
  const original = (id: string) => async (): Promise<Uint8Array> => {
    const picture = await store.pictures.find(id);
    if (!picture) throw missing(id);
    return picture.bytes;
  };

  return {
    async createImage({ files: { image: file }, repeatable }) {
      if (!file) throw fileMissing('ImageUpload', 'image');
      const picture = await pictures.prepare(file.bytes, 'image');
      await store.pictures.save(picture);
      const image = `${PICTURE_PATH}${picture.id}`;
      // A picture is stored by its content, so a crash between the two loses nothing.
      return keepAnswer(
        catalogue,
        { status: 201, headers: { Location: image }, body: { image } },
        repeatable,
      );
    },

    async getImage({ params: { id = '' }, query, headers, client }) {
      const mime = pictures.formatFor(headers['accept']);
      const ownWidth = await store.pictures.findWidth(id);
      if (ownWidth === null) throw missing(id);
      const width = widthFor(query['width'] as number | undefined, ownWidth);
      const bytes = await variants.find(`${id} ${width} ${mime}`, async () => {
        const stored = await store.pictures.findVariant(id, width, mime);
        if (stored) return stored;
        const asker = addressBlocks(client.address).client;
        const encoded = await pictures.encode(asker, original(id), { width, mime });
        await store.pictures.saveVariant({ pictureId: id, width, mime, bytes: encoded });
        return encoded;
      });
      return {
        status: 200,
        headers: {
          'Content-Type': mime,
          'Cache-Control': ONE_YEAR,
          Vary: 'Accept',
          ETag: contentTag(`${id} ${width} ${mime}`),
        },
        bytes,
      };
    },
  } satisfies Partial<Operations>;
}

function widthFor(asked: number | undefined, ownWidth: number): number {
  if (asked === undefined) return ownWidth;
  return Math.min(VARIANT_WIDTHS_PX.find((width) => width >= asked) ?? ownWidth, ownWidth);
}

/** Requests at the same time share one read, and one copy as long as it is being sent. */
class SharedBytes {
  readonly #reading = new Map<string, Promise<Uint8Array>>();
  readonly #held = new Map<string, WeakRef<Uint8Array>>();
  readonly #released = new FinalizationRegistry<string>((key) => {
    if (!this.#held.get(key)?.deref()) this.#held.delete(key);
  });

  async find(key: string, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const held = this.#held.get(key)?.deref();
    if (held) return held;
    const known = this.#reading.get(key);
    if (known) return known;
    const reading = read().finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    const bytes = await reading;
    this.#held.set(key, new WeakRef(bytes));
    this.#released.register(bytes, key);
    return bytes;
  }
}

export async function prepareUploads(
  { body, files }: Pick<OperationRequest, 'body' | 'files'>,
  service: PictureService,
): Promise<{ body: Readonly<Record<string, unknown>>; pictures: readonly Picture[] }> {
  const prepared: Record<string, unknown> = { ...(body as object) };
  const pictures: Picture[] = [];
  for (const [field, value] of Object.entries(prepared)) {
    const file = files[field];
    if (value !== FILE_PART || !file) continue;
    const picture = await service.prepare(file.bytes, field);
    prepared[field] = `${PICTURE_PATH}${picture.id}`;
    pictures.push(picture);
  }
  return { body: prepared, pictures };
}

export function fileMissing(body: BodyName, field: string): RequestProblem {
  const message = bodyField(body, field)['x-message'] ?? '';
  return new RequestProblem(400, message, {
    code: 'fields-invalid',
    errors: [{ field, code: 'required', message }],
  });
}
