import type { BackupList, Site, StoredBackup } from '#openapi/generated/model.ts';
import type { CocktailSheet, SheetOptions } from '#server/sheets/read-cocktail-sheet.ts';
import type { Store, StoredCatalogue, Picture, VariantKey } from '#server/catalogue/ports/store.ts';
import type { LiveCatalogue } from './live/live-catalogue.ts';

export interface Services {
  live: LiveCatalogue;
  store: Store;
  site: Site;
  now: () => Date;
  log: Log;
  passwords: PasswordService;
  tokens: TokenService;
  pictures: PictureService;
  sheets: SheetService;
  /** The backup is made while it is sent. */
  streamBackup: () => AsyncIterable<Uint8Array>;
  /** Null where the operator stores no backups. */
  storedBackups: BackupService | null;
  /** The signal aborts when the process gets a signal to end. */
  stopping?: AbortSignal;
  /** The signal aborts shortly before the process ends, for work that could not be finished since `stopping`. */
  deadline?: AbortSignal;
}

/** Pino's loggers have these methods. */
export type Log = Record<'debug' | 'warn' | 'error', (facts: object, words: string) => void>;

export interface BackupService {
  list(): Promise<BackupList>;
  /** Throws a Refusal that says why no backup can be made. */
  make(): Promise<StoredBackup>;
  /** Returns null if there is no backup of this name. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  /**
   * Checks the backup as a restore does. Returns null if there is no backup of this name. Throws a Refusal if
   * it cannot be restored.
   */
  open<T>(name: string, work: (contents: BackupContents) => Promise<T>): Promise<T | null>;
}

export interface BackupContents {
  items: StoredCatalogue['items'];
  findPicture: (id: string) => Promise<Picture | null>;
}

export interface PasswordService {
  /**
   * Throws a RequestProblem 429 or 503 when too many checks wait.
   * @param clientKey The client whose turn the check takes.
   * @param stored The stored hash, which wins over the configured password.
   */
  isRight(password: string, clientKey: string, stored: string | null): Promise<boolean>;
  hash(password: string): Promise<string>;
  /** Returns true for a listed password, and for one made of common words, the site's name and little more. */
  isCommon(password: string): boolean;
  /** In demo mode, only this password opens the site. It is public, and nobody can change it. */
  demoPassword: string | null;
}

export interface TokenService {
  create(): string;
  hashOf(token: string): string;
}

export interface PictureService {
  /** Detects the type by the content, turns it upright and strips it. Throws a Refusal that names `field`. */
  prepare(bytes: Uint8Array, field: string): Promise<Picture>;
  /**
   * Encodes a picture. The crop for a link is a JPEG of exactly LINK_SIZE, small enough for every preview of
   * links.
   */
  encode(bytes: Uint8Array, variant: VariantOptions): Promise<Uint8Array>;
}

/** `width` is in pixels. */
export type VariantOptions = Pick<VariantKey, 'width' | 'mime' | 'crop'>;

export interface SheetService {
  /**
   * Reads a file. Throws a SheetError when nothing of it can be used. The reading ends when `signal` aborts.
   */
  read(bytes: Uint8Array, options: SheetOptions, signal?: AbortSignal): Promise<CocktailSheet>;
  /** Makes an .xlsx workbook. The first row has the names of the columns. */
  write(rows: readonly (readonly string[])[]): Promise<Uint8Array>;
}
