import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';

export const partySheetChunk = lazyChunk(() => import('./PartySheet.tsx'));
