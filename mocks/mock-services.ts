import type { Site, StoredBackup } from '#openapi/generated/model.ts';
import { DEMO_PASSWORD } from '#openapi/starter/demo-password.ts';
import { bodyField } from '#openapi/validation/body-field.ts';
import { readCocktailSheet } from '#server/sheets/read-cocktail-sheet.ts';
import { hexOf, pictureIdOf } from '#server/catalogue/items/pictures.ts';
import type { Store, StoredCatalogue } from '#server/catalogue/ports/store.ts';
import { backupName } from '#server/operations/site/backup-name.ts';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { Refusal } from '#server/catalogue/decisions/refusal.ts';
import type {
  PasswordService,
  PictureService,
  Services,
  BackupService,
} from '#server/operations/services.ts';
import { exampleOf } from './contract-responses.ts';

/** The first bytes of each kind of picture that browsers show, in hexadecimal digits. */
const PICTURES = {
  '89504e47': 'image/png',
  ffd8ff: 'image/jpeg',
  '47494638': 'image/gif',
  '52494646': 'image/webp',
};

/**
 * These services differ from the server's: passwords and tokens are stored in plain text, and a lockout ends
 * with the page. Pictures stay as they are sent, and sheets are read without limits of time and memory. A backup
 * is JSON, which no server can restore. Only failures are logged. Responses lack the headers of connections,
 * and lists have no ETag.
 */
export function createMockServices(store: Store, live: LiveCatalogue, now: () => Date): Services {
  return {
    store,
    live,
    now,
    log: { debug: ignore, warn: ignore, error: (facts) => console.error(facts) },
    site: exampleOf<Site>('getSite'),
    passwords,
    tokens: { create: createToken, hashOf: (token) => token },
    pictures,
    sheets: {
      read: (bytes, options) => readCocktailSheet(bytes, options),
      // The library is large, so it is loaded only for a workbook.
      write: async (rows) => (await import('#server/sheets/write/write-xlsx.ts')).writeXlsx(rows),
    },
    streamBackup: () => oneChunk(store.load()),
    storedBackups: createMockBackups(store, now),
  };
}

const ignore = () => undefined;

const passwords: PasswordService = {
  isRight: (password) => Promise.resolve(password === DEMO_PASSWORD),
  hash: (password) => Promise.resolve(password),
  isCommon: () => false,
  demoPassword: DEMO_PASSWORD,
};

const pictures: PictureService = {
  async prepare(bytes, field) {
    const start = hexOf(bytes.subarray(0, 4));
    const [, mime] = Object.entries(PICTURES).find(([magic]) => start.startsWith(magic)) ?? [];
    if (mime === undefined) {
      const rules = bodyField('ImageUpload', 'image');
      const message = (bytes.length === 0 ? rules['x-message-empty'] : rules['x-message-unsupported']) ?? '';
      throw new Refusal('unsupported', message, { errors: [{ field, code: 'unsupported', message }] });
    }
    return { id: await pictureIdOf(bytes), bytes, mime, width: 1, height: 1 };
  },
  encode: (bytes) => Promise.resolve(bytes),
};

/** Returns 43 characters, as on the server. */
function createToken(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(22))).slice(1);
}

const bytesOf = (catalogue: StoredCatalogue): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(catalogue));

export function createMockBackups(store: Store, now: () => Date): BackupService {
  const stored = new Map<string, { summary: StoredBackup; catalogue: StoredCatalogue }>();
  return {
    list() {
      const backups = [...stored.values()].map(({ summary }) => summary).reverse();
      return Promise.resolve({ configured: true, backups, failure: null });
    },
    async make() {
      const at = now();
      const name = backupName(at, { isExtra: stored.size > 0 });
      const catalogue = await store.load();
      const summary = { name, size: bytesOf(catalogue).length, createdAt: at.toISOString() };
      stored.set(name, { summary, catalogue });
      return summary;
    },
    read(name) {
      const backup = stored.get(name);
      return Promise.resolve(backup ? oneChunk(backup.catalogue) : null);
    },
    async open(name, work) {
      const items = stored.get(name)?.catalogue.items;
      return items ? work({ items, findPicture: (id) => store.pictures.find(id) }) : null;
    },
  };
}

async function* oneChunk(catalogue: StoredCatalogue | Promise<StoredCatalogue>): AsyncGenerator<Uint8Array> {
  yield bytesOf(await catalogue);
}
