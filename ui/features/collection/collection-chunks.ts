import { lazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';

export const largeCollectionChunk = lazyChunk(() => import('./LargeCollection.tsx'));

/** The first view is the menu; this comes when it is narrowed or sorted. */
export const resultsChunk = lazyChunk(() => import('./CollectionResults.tsx'));
