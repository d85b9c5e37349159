import type { Site } from '#openapi/generated/model/index.ts';
import type { CocktailSheet, SheetOptions } from '#server/sheets/read-cocktail-rows.ts';
import type { Picture, Store } from '#server/catalogue/store.ts';
import type { LiveCatalogue } from './live/live-catalogue.ts';

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
  /**
   * Compares a password as it was sent. `attempt` counts the client's attempts, from 1: the fewer, the earlier its turn.
   * 'busy' when too many passwords wait to be checked: the client is to try again.
   */
  check(password: string, attempt: number): Promise<'right' | 'wrong' | 'busy'>;
  /** What the login error adds in demo mode; empty elsewhere. */
  hint: string;
}

/** Session tokens: random, and stored by their hash alone. */
export interface TokenService {
  create(): string;
  hashOf(token: string): string;
}

export interface PictureService {
  /**
   * Recognises a picture by its content, turns it upright and strips it. Throws a RequestProblem 400, 413 or 415 that names `field`.
   */
  prepare(bytes: Uint8Array, field: string): Promise<Picture>;
  /** The type that suits an Accept header. */
  formatFor(accept: string | undefined): string;
  /** Scales and encodes what `read` gives, in the turn of the client; `width` in pixels. Throws a RequestProblem 429 or 503. */
  encode(
    client: string,
    read: () => Promise<Uint8Array>,
    size: { width: number; mime: string },
  ): Promise<Uint8Array>;
}

/** Reading of uploaded sheets, bounded in time and memory. */
export interface SheetService {
  /** Throws a SheetError when nothing of the file can be used. */
  read(bytes: Uint8Array, options: SheetOptions): Promise<CocktailSheet>;
}
