import type { Access } from './access.ts';
import type { Writer } from './writer.ts';

/** What the parts of a store work with. */
export interface StoreParts {
  /** Reads by single statements. */
  read: <T>(work: (access: Access) => Promise<T>) => Promise<T>;
  writer: Writer;
}
