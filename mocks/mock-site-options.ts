import type { Change } from '#openapi/generated/model/index.ts';
import type { CatalogueContents } from '#server/catalogue/first-items.ts';
import type { KeyValueStorage } from '#mocks/memory-persistence.ts';

export interface MockSiteOptions {
  /** The starter catalogue when absent. */
  contents?: CatalogueContents;
  /** Newest first; references are ids. */
  history?: readonly Change[];
  /** Survives a reload; without it, the site ends with the page. */
  storage?: KeyValueStorage;
}
