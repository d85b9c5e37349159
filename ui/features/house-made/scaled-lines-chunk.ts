import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';

export const scaledLinesChunk = lazyChunk(() => import('./ScaledLines.tsx'));
