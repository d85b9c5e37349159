import { contentTag } from '#server/catalogue/content-tag.ts';
import { PICTURE_PATH } from '#server/catalogue/item.ts';
import { addressBlocks } from './pipeline/address-blocks.ts';
import type { Operations, OperationRequest } from './operation.ts';
import { RequestProblem } from './pipeline/request-problem.ts';
import type { Services, PictureService } from './services.ts';
import { FILE_PART } from '#openapi/validation/normalise-body.ts';
import type { Picture } from '#server/catalogue/store/store.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';
/** The preview of a link. No other variant has its width. */
const LINK = { width: 1200, height: 630, mime: 'image/jpeg' };
const VARIANT_WIDTHS_PX = [160, 320, 480, 640, 960, 1280, 1920, 2560] as const;

export function createPictureOperations({ store, pictures }: Services) {
  const variants = new SharedBytes();

  const missing = (id: string): RequestProblem =>
    new RequestProblem(404, `There is no picture with the id "${id}".`);

  /** Reads the original just before it is encoded, since hundreds of requests may wait. */
  const encode = async (id: string, width: number, mime: string): Promise<Uint8Array> => {
    const picture = await store.pictures.find(id);
    if (!picture) throw missing(id);
    return width === LINK.width
      ? pictures.encodeForLink(picture.bytes, LINK)
      : pictures.encode(picture.bytes, { width, mime });
  };

  return {
    async createImage({ files: { image: file } }) {
      if (!file) throw new Error('the contract asks for a file');
      const picture = await pictures.prepare(file.bytes, 'image');
      await store.pictures.save(picture);
      const image = `${PICTURE_PATH}${picture.id}`;
      return { status: 201, headers: { Location: image }, body: { image } };
    },

    async getImage({ params: { id = '' }, query, headers, client }) {
      const isForLink = query['crop'] === 'link';
      const mime = isForLink ? LINK.mime : pictures.formatFor(headers['accept']);
      const ownWidth = await store.pictures.findWidth(id);
      if (ownWidth === null) throw missing(id);
      const width = isForLink ? LINK.width : widthFor(query['width'] as number | undefined, ownWidth);
      const name = `${id} ${width} ${mime}`;
      const asker = addressBlocks(client.address).client;
      const known = (): Promise<Uint8Array | null> => store.pictures.findVariant(id, width, mime);
      const bytes = await variants.find(name, asker, async () => {
        const stored = await known();
        if (stored) return stored;
        const encoded = await pictures.inTurn(asker, async () => {
          // Another client may have waited for the same.
          const meanwhile = variants.held(name) ?? (await known());
          return meanwhile ?? variants.hold(name, await encode(id, width, mime));
        });
        // Where it fails, as on a full disk, it is encoded again; the store tells of the failure itself.
        await store.pictures
          .saveVariant({ pictureId: id, width, mime, bytes: encoded })
          .catch(() => undefined);
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

/** Requests of a client at the same time share one read, and those of all clients one copy as long as it is being sent. */
class SharedBytes {
  readonly #reading = new Map<string, Promise<Uint8Array>>();
  readonly #held = new Map<string, WeakRef<Uint8Array>>();
  readonly #released = new FinalizationRegistry<string>((name) => {
    if (!this.held(name)) this.#held.delete(name);
  });

  held(name: string): Uint8Array | undefined {
    return this.#held.get(name)?.deref();
  }

  hold(name: string, bytes: Uint8Array): Uint8Array {
    this.#held.set(name, new WeakRef(bytes));
    this.#released.register(bytes, name);
    return bytes;
  }

  async find(name: string, client: string, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const held = this.held(name);
    if (held) return held;
    const ownName = `${client} ${name}`;
    const known = this.#reading.get(ownName);
    if (known) return known;
    const reading = read().finally(() => this.#reading.delete(ownName));
    this.#reading.set(ownName, reading);
    const bytes = await reading;
    return this.held(name) ?? this.hold(name, bytes);
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
