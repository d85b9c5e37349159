import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';

/** Read after the page is there: when the browser prints it, it is too late. */
export const printLinkChunk = lazyChunk(() => import('./PrintLink.tsx'));
