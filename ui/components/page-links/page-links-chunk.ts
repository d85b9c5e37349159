import { lazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';

export const pageLinksChunk = lazyChunk(() => import('./PageLinks.tsx'));
