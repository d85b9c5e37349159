import type { Change } from './change.ts';
import type { Item } from './item.ts';
import type { ResourceName } from './resources.ts';
import type { StoredCatalogue } from './store.ts';

/**
 * The whole catalogue at one revision: an immutable value. Every public read is a synchronous function of it and of the
 * query. A write makes the next snapshot, which shares with this one whatever did not change.
 */
export interface Catalogue {
  readonly revision: number;
  readonly collections: Readonly<Record<ResourceName, Collection>>;
}

/** The items of one resource. */
export interface Collection {
  readonly size: number;
  get(id: string): Item | undefined;
  /** All of them in the order of their names. */
  readonly sorted: readonly Item[];
  /** The item with this identity (see `identityOf`). */
  findByIdentity(identity: string): Item | undefined;
  /** The item that a person means by its id or its name, whatever the case; an id wins over another item's name. */
  resolve(idOrName: string): Item | undefined;
}

/** When a write happens: the revision that it makes, and its ISO time. */
export interface Moment {
  readonly revision: number;
  readonly at: string;
}

/** The next snapshot, and what it invalidates. */
export interface Applied {
  readonly catalogue: Catalogue;
  /** Resources ('cocktails') and items ('cocktails/negroni') that changed; null when they are too many to be named. */
  readonly touched: ReadonlySet<string> | null;
}

export declare function emptyCatalogue(): Catalogue;
export declare function catalogueOf(stored: StoredCatalogue): Catalogue;
export declare function apply(catalogue: Catalogue, changes: readonly Change[], moment: Moment): Applied;
