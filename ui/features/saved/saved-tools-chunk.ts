import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';

/** What adds up what is to be bought, and what takes it along, comes after the page: a first load needs none of it. */
export const savedToolsChunk = lazyChunk(() => import('./SavedTools.tsx'));
