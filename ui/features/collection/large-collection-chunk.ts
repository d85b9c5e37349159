import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';

export const largeCollectionChunk = lazyChunk(() => import('./LargeCollection.tsx'));
