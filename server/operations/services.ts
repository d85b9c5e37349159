import type { Site } from '#openapi/generated/model/index.ts';
import type { Picture, Store } from '#server/catalogue/store.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

/** What operations work with. The server and the mock site hand in different ones; the operations are the same. */
export interface Services {
  catalogue: LiveCatalogue;
  store: Store;
  site: Site;
  now: () => Date;
  passwords: PasswordService;
  tokens: TokenService;
  pictures: PictureService;
  sheets: SheetService;
  /** The whole site as one file, while it is read. */
  backup: () => AsyncIterable<Uint8Array>;
}

export interface PasswordService {
  /** 'busy' when too many passwords are being checked at the moment: the client is to try again. */
  check(password: string): Promise<'right' | 'wrong' | 'busy'>;
  /** What the login error adds in demo mode; empty elsewhere. */
  hint: string;
}

/** Session tokens: random, and stored by their hash alone. */
export interface TokenService {
  create(): string;
  hashOf(token: string): string;
}

export interface PictureService {
  /** Recognises a picture by its content, turns it upright and strips it. Throws a RequestProblem 413 or 415. */
  prepare(bytes: Uint8Array): Promise<Picture>;
  /** The type that suits an Accept header. */
  formatFor(accept: string | undefined): string;
  /** Scales and encodes; `width` in pixels. */
  encode(bytes: Uint8Array, width: number, mime: string): Promise<Uint8Array>;
}

/** Reading and writing of files; the rules that make cocktails of rows stand in `server/catalogue/sheets`. */
export interface SheetService {
  // Filled in by the operations' room: read(bytes, options), writeWorkbook(rows) …
}
