import type { Site } from '#openapi/generated/model.ts';
import { bodyField } from '#openapi/validation/body-field.ts';
import { contentTag } from '#server/catalogue/content-tag.ts';
import { readCocktailRows } from '#server/sheets/read-cocktail-rows.ts';
import type { Store, StoredCatalogue, Picture } from '#server/catalogue/store/store.ts';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { RequestProblem, unexpectedProblem } from '#server/operations/pipeline/request-problem.ts';
import type {
  PasswordService,
  PictureService,
  Services,
  BackupService,
} from '#server/operations/services.ts';
import { exampleOf } from '#mocks/contract-answers.ts';

/** The server's demo mode has the same password. */
const PASSWORD = 'cheers';
const TOKEN_BYTES = 32;
const RASTER: readonly (readonly [mime: string, start: readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46]],
  ['image/avif', [0x00, 0x00, 0x00]],
];

/**
 * The services of the operations in a page. They differ from the server's (server/tests/support/mock-parity.test.ts asks both): passwords and tokens
 * are stored as they are and a lockout lasts as long as the page; pictures have one size; sheets are read without bounds; a backup is JSON,
 * which no server can restore; answers lack headers of a connection or a log.
 */
export function createMockServices(store: Store, catalogue: LiveCatalogue, now: () => Date): Services {
  return {
    store,
    catalogue,
    now,
    site: exampleOf<Site>('getSite'),
    passwords,
    tokens: { create: createToken, hashOf: (token) => token },
    pictures,
    sheets: {
      read: (bytes, options) => readCocktailRows(bytes, options),
      // The library is large: it is loaded only for a workbook.
      write: async (rows) => (await import('#server/sheets/write/write-xlsx.ts')).writeXlsx(rows),
    },
    async *backup() {
      yield bytesOf(await store.load());
    },
    backups: mockBackups(store, now),
    problemOf: unexpectedProblem,
  };
}

const passwords: PasswordService = {
  check: (password) => Promise.resolve(password === PASSWORD ? 'right' : 'wrong'),
  hash: (password) => Promise.resolve(password),
  isCommon: () => false,
  isFixed: true,
  hint: ` Use ${PASSWORD} for demo access.`,
};

const pictures: PictureService = {
  prepare(bytes, field) {
    const [mime] = RASTER.find(([, start]) => start.every((byte, at) => bytes[at] === byte)) ?? [];
    if (mime === undefined) {
      const rules = bodyField('ImageUpload', 'image');
      const message = (bytes.length === 0 ? rules['x-message-empty'] : rules['x-message-unsupported']) ?? '';
      return Promise.reject(
        new RequestProblem(415, message, { errors: [{ field, code: 'unsupported', message }] }),
      );
    }
    const tag = contentTag(String.fromCharCode(...bytes.subarray(0, 10_000))).replaceAll(/\W/g, '');
    // The contract's addresses of pictures end with 32 hexadecimal digits.
    const id = Array.from(tag, (letter) => letter.charCodeAt(0).toString(16))
      .join('')
      .padEnd(32, '0')
      .slice(0, 32);
    return Promise.resolve({ id, bytes, mime, width: 1, height: 1 });
  },
  formatFor: () => 'image/png',
  inTurn: (_client, work) => work(),
  encode: (bytes) => Promise.resolve(bytes),
};

function createToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(catalogue: StoredCatalogue): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(catalogue));
}

interface MockBackup {
  createdAt: string;
  catalogue: StoredCatalogue;
}

export function mockBackups(store: Store, now: () => Date): BackupService {
  const stored = new Map<string, MockBackup>();
  const factsOf = (name: string, { createdAt, catalogue }: MockBackup) => ({
    name,
    size: bytesOf(catalogue).length,
    createdAt,
  });
  return {
    list: () =>
      Promise.resolve({
        configured: true,
        backups: [...stored].map(([name, backup]) => factsOf(name, backup)).reverse(),
        failure: null,
      }),
    async make() {
      const createdAt = now().toISOString();
      const time = stored.size === 0 ? '' : `-${createdAt.slice(11, 19).replaceAll(':', '')}`;
      const name = `tasting-house-${createdAt.slice(0, 10)}${time}.backup.gz`;
      const backup = { createdAt, catalogue: await store.load() };
      stored.set(name, backup);
      return factsOf(name, backup);
    },
    read(name) {
      const backup = stored.get(name);
      return Promise.resolve(backup ? oneChunk(bytesOf(backup.catalogue)) : null);
    },
    async open(name, work) {
      const backup = stored.get(name);
      return backup
        ? work({
            items: backup.catalogue.items,
            findPicture: (id): Promise<Picture | null> => store.pictures.find(id),
          })
        : null;
    },
  };
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
