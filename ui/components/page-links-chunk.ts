import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';

export const pageLinksChunk = lazyChunk(() => import('./PageLinks.tsx'));
