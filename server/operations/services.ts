import type { BackupList, Site, StoredBackup } from '#openapi/generated/model.ts';
import type { CocktailSheet, SheetOptions } from '#server/sheets/read-cocktail-rows.ts';
import type { Store, StoredCatalogue, Picture, VariantKey } from '#server/catalogue/store/store.ts';
import type { LiveCatalogue } from './live/live-catalogue.ts';
import type { RequestProblem } from './pipeline/request-problem.ts';

export interface Services {
  catalogue: LiveCatalogue;
  store: Store;
  site: Site;
  now: () => Date;
  passwords: PasswordService;
  tokens: TokenService;
  pictures: PictureService;
  sheets: SheetService;
  backup: () => AsyncIterable<Uint8Array>;
  /** `request`: method and path, for the log. */
  problemOf: (error: unknown, request?: string) => RequestProblem;
  /** Null where the operator wants none. */
  backups: BackupService | null;
  /** Whether the process was told to end. */
  isStopping?: () => boolean;
}

export interface BackupService {
  list(): Promise<BackupList>;
  /** Throws a RequestProblem 409 that says why it cannot. */
  make(): Promise<StoredBackup>;
  /** Null when there is none of this name. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Checks it as a restore does. Null when there is none of this name; throws a RequestProblem 409 when it cannot be restored. */
  open<T>(name: string, work: (contents: BackupContents) => Promise<T>): Promise<T | null>;
}

export interface BackupContents {
  items: StoredCatalogue['items'];
  findPicture: (id: string) => Promise<Picture | null>;
}

export interface PasswordService {
  /**
   * @param client whose turn it takes
   * @param stored the hash that goes before the configured password, if there is one
   */
  check(password: string, client: string, stored: string | null): Promise<'right' | 'wrong' | 'busy'>;
  hash(password: string): Promise<string>;
  /** Listed, or little more than common words and the name of the site. */
  isCommon(password: string): boolean;
  /** True in demo mode: only the configured password opens the site. */
  isFixed: boolean;
  /** Added to the login error in demo mode. */
  hint: string;
}

export interface TokenService {
  create(): string;
  hashOf(token: string): string;
}

export interface PictureService {
  /** Recognises a picture by its content, turns it upright and strips it. Throws a RequestProblem 400, 413 or 415 that names `field`. */
  prepare(bytes: Uint8Array, field: string): Promise<Picture>;
  formatFor(accept: string | undefined): string;
  /** One after the other, and clients alternate. Throws a RequestProblem 429 or 503. */
  inTurn(client: string, work: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** The crop for a link is a JPEG of exactly LINK_SIZE, small enough for every preview of links. */
  encode(bytes: Uint8Array, form: PictureForm): Promise<Uint8Array>;
}

/** `width` in pixels. */
export type PictureForm = Pick<VariantKey, 'width' | 'mime' | 'crop'>;

/** The size in pixels that previews of links want. */
export const LINK_SIZE = { width: 1200, height: 630 };

export interface SheetService {
  /** Makes ready for a sheet that may come soon. */
  prepare?(): void;
  /** Throws a SheetError when nothing of the file can be used. The reading ends when `signal` aborts. */
  read(bytes: Uint8Array, options: SheetOptions, signal?: AbortSignal): Promise<CocktailSheet>;
  /** The .xlsx workbook of rows, the names of the columns first. */
  write(rows: readonly (readonly string[])[]): Promise<Uint8Array>;
}
