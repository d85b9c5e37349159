import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';

/** Few recipes have a video. */
export const videoChunk = lazyChunk(() => import('./PreparationVideo.tsx'));
