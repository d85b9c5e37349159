import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';

/** Few lists have more than one page. */
export const pageLinksChunk = lazyChunk(() => import('./PageLinks.tsx'));
