import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';

/** Few houses have a collection that is too large for one menu. */
export const largeCollectionChunk = lazyChunk(() => import('./LargeCollection.tsx'));
