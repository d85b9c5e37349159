import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';

export const savedToolsChunk = lazyChunk(() => import('./SavedTools.tsx'));
