import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';

export const videoChunk = lazyChunk(() => import('./PreparationVideo.tsx'));
