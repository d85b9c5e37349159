import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';

/** The first view of the collection is the menu; drawn lines and cards come when it is narrowed, sorted or shown so. */
export const resultsChunk = lazyChunk(() => import('./results/results.ts'));
