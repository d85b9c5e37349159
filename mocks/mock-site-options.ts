import type { Change } from '#openapi/generated/model/index.ts';
import type { CatalogueContents } from '#server/catalogue/first-items.ts';
import type { KeyValueStorage } from '#mocks/memory-persistence.ts';

export interface MockSiteOptions {
  /** What the site holds when it begins; without it, the starter catalogue. */
  contents?: CatalogueContents;
  /** What its history begins with, newest first; references are ids. */
  history?: readonly Change[];
  /** Where the site outlives a reload; without it, it ends with the page. */
  storage?: KeyValueStorage;
}
